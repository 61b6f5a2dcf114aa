# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_sawbones_global_optspecs
    string join \n h/help V/version
end

function __fish_sawbones_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_sawbones_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_sawbones_using_subcommand
    set -l cmd (__fish_sawbones_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c sawbones -n "__fish_sawbones_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_needs_command" -s V -l version -d 'Print version'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "hit" -d 'A blow and all that follows from it'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "conscious" -d 'The roll to stay conscious'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "stabilize" -d 'Keep the mortally wounded from dying (smith)'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "revive" -d 'Ways back from death (gadda)'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "heal" -d 'Ways to heal: by hand, by spell and by draught'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "rest" -d 'What time does: healing, losses, checks, waking'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "wound-box" -d 'Wound boxes in place of hit points, for d20 games'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "wh40k" -d 'Warhammer 40,000: lightly, heavily and critically wounded'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "roll" -d 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "save" -d 'Dice against a number'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "table" -d 'Tables to look things up in'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "rule" -d 'A rule in a few words, with its ruling; no ID lists them'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "new" -d 'A fresh sheet as JSON from flags'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "batch" -d 'A request of JSON a line in, an answer of JSON a line out'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "schema" -d 'The JSON Schema of a sheet, a request, a report or odds'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "completions" -d 'A completion script for a shell'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "man" -d 'The first page of the manual, or every page into a folder'
complete -c sawbones -n "__fish_sawbones_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l armor -d 'Points that armour stops' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l turn-damage -d 'Damage that the figure has taken already this turn' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l location -d 'Where it lands [default: body]' -r -f -a "body\t''
arm\t''
leg\t''
head\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l crippling-modifier -d 'Added to the roll for the location' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l rules -d 'Whose rules: gadda (the default) or smith' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l new-incident -d 'It begins another incident: what was not treated of the last one can no longer be'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l stay-conscious -d 'Play rule 4.3.1: at 0 or less a roll keeps the figure conscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l lingering -d 'Grave wounds may leave lingering injuries'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l simple-grave -d 'Play the simpler rule for grave wounds: more than 2/3 of ST in all'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l auto -d 'Saves have automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l subdual-blow -d 'It does subdual damage, which does not kill'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l crippling -d 'A crippling hit: 2 dice for its location tell whether it bleeds'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l desperate -d 'By the game master\'s leave it stays conscious without a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l rules -d 'Whose rules: gadda (the default) or smith' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l auto -d 'The roll has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l desperate -d 'By the game master\'s leave it stays conscious without a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -f -a "healer" -d 'A healer tries to stabilize the mortally wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -f -a "magic" -d 'Any healing spell, which needs no roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -f -a "natural" -d 'The one natural save, after lying still for 2 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -f -a "support" -d 'Support alone: no roll, and slower losses'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and not __fish_seen_subcommand_from healer magic natural support help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l skill -d 'What the healer knows' -r -f -a "unskilled\t''
first-aid\t''
physicker\t''
master-physicker\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l dx -d 'The healer\'s DX; with --self it may be left to the sheet' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l after -d 'When the treatment begins, after the mortal wound [default: late, without a bonus]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l failed -d 'Failed tries by this skill or better before, that the sheet does not tell of [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l pool -d 'Dice to roll, in place of those of the skill' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l tries -d 'Tries in a row, 5 minutes each, until the figure is no longer dying [default: 1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l self -d 'The wounded figure treats itself, on one more die'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l after -d 'How long it has lain still, mortally wounded [default: as its sheet says]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l support-hours -d 'A point is lost each so many hours [default: 1]' -r -f -a "1\t''
1.5\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from help" -f -a "healer" -d 'A healer tries to stabilize the mortally wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from help" -f -a "magic" -d 'Any healing spell, which needs no roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from help" -f -a "natural" -d 'The one natural save, after lying still for 2 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from help" -f -a "support" -d 'Support alone: no roll, and slower losses'
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "physicker" -d 'Five minutes\' work of one Physicker or two'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "spell" -d 'The Revival spell, within less than an hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "reattach" -d 'The Revival spell on a severed limb of the living'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "potion" -d 'A Revival potion, within the hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "wish" -d 'A Wish, within less than 12 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "antidote" -d 'A Universal Antidote for one whom poison killed'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "moved" -d 'A revived figure is moved more than 3 megahexes'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and not __fish_seen_subcommand_from physicker spell reattach potion wish antidote moved help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l dead -d 'How long the figure has been dead when the work starts: 3m, 12t, 30s' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l healer -d 'Who works: physicker,dx=12,iq=11 or master,dx=14,iq=13; twice for two together' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l elixirs -d 'Healing elixirs that are used, up to 3' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l again -d 'It has been revived before, if its sheet does not say so'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l auto -d 'Saves have automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l dead -d 'How long the figure has been dead when the work starts: 3m, 12t, 30s' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l caster-dx -d 'The caster\'s DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l lose -d 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l mangled -d 'The body is burned, mangled or has lost limbs: 4 dice'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l since -d 'How long ago it was severed' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l caster-dx -d 'The caster\'s DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l dead -d 'How long the figure has been dead when the work starts: 3m, 12t, 30s' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l doses -d '1, or 2 at once for certain [default: 1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l lose -d 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l dead -d 'How long the figure has been dead when the work starts: 3m, 12t, 30s' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l lose -d 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l dead -d 'How long the figure has been dead when the work starts: 3m, 12t, 30s' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l lose -d 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l auto -d 'The save has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "physicker" -d 'Five minutes\' work of one Physicker or two'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "spell" -d 'The Revival spell, within less than an hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "reattach" -d 'The Revival spell on a severed limb of the living'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "potion" -d 'A Revival potion, within the hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "wish" -d 'A Wish, within less than 12 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "antidote" -d 'A Universal Antidote for one whom poison killed'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "moved" -d 'A revived figure is moved more than 3 megahexes'
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "barber" -d 'A Barber dresses a wound: 1 point'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "physicker" -d 'A Physicker dresses a wound: up to 2 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "master-physicker" -d 'A Master Physicker dresses a wound: up to 3 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "disease" -d 'A Physicker treats a disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "heal-spell" -d 'The Heal spell: up to 3 normal points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "great-healing" -d 'The Great Healing spell: up to 6 points, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "cleansing" -d 'The Cleansing spell: no more disease, and a die of damage'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "regrowth" -d 'The Regrowth spell: a part, a grave wound or a lingering injury'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "salve" -d 'A dose of Healing Salve: a normal point, or a day for a grave wound'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "elixir" -d 'Healing Elixir: a point a dose, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "health-elixir" -d 'An Elixir of Health: 1d+1 points, and no more disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "first-aid" -d 'First aid for the most recent wound (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and not __fish_seen_subcommand_from barber physicker master-physicker disease heal-spell great-healing cleansing regrowth salve elixir health-elixir first-aid help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l healer-dx -d 'The healer\'s DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l no-kit -d 'There is no Physicker\'s kit'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l auto -d 'The roll has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l healer-dx -d 'The healer\'s DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l no-kit -d 'There is no Physicker\'s kit'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l auto -d 'The roll has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l healer-dx -d 'The healer\'s DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l no-kit -d 'There is no Physicker\'s kit'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l auto -d 'The roll has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l difficulty -d 'The dice of the disease, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l healer-iq -d 'The healer\'s IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l master -d 'The healer is a Master Physicker'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l naturalist -d 'The healer is a Naturalist or an Expert Naturalist'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l auto -d 'The roll has automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l points -d 'How many points the caster pays for' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l talent -d 'What the caster is besides [default: none]' -r -f -a "none\t''
physicker\t''
master-physicker\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l caster-dx -d 'The caster\'s DX: 3 dice against it must succeed [default: the spell works]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l points -d 'How many points the caster pays for' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l talent -d 'What the caster is besides [default: none]' -r -f -a "none\t''
physicker\t''
master-physicker\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l caster-dx -d 'The caster\'s DX: 3 dice against it must succeed [default: the spell works]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l hexes -d 'How many hexes, 1 to 7 [default: 1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l caster-dx -d 'The caster\'s DX: 3 dice against it must succeed [default: the spell works]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l part -d 'A part that is lost (40 ST and a week), or present (20 ST)' -r -f -a "lost\t''
present\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l to -d 'A grave wound: grave for the oldest, or grave:K' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l lingering -d 'The K-th lingering injury of the sheet' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l caster-dx -d 'The caster\'s DX: 3 dice against it must succeed [default: the spell works]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l doses -d 'How many doses [default: 1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l to -d 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l since -d 'How long ago the most recent wound was made [default: 0s]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "barber" -d 'A Barber dresses a wound: 1 point'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "physicker" -d 'A Physicker dresses a wound: up to 2 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "master-physicker" -d 'A Master Physicker dresses a wound: up to 3 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "disease" -d 'A Physicker treats a disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "heal-spell" -d 'The Heal spell: up to 3 normal points'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "great-healing" -d 'The Great Healing spell: up to 6 points, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "cleansing" -d 'The Cleansing spell: no more disease, and a die of damage'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "regrowth" -d 'The Regrowth spell: a part, a grave wound or a lingering injury'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "salve" -d 'A dose of Healing Salve: a normal point, or a day for a grave wound'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "elixir" -d 'Healing Elixir: a point a dose, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "health-elixir" -d 'An Elixir of Health: 1d+1 points, and no more disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "first-aid" -d 'First aid for the most recent wound (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l until -d 'Rest until it comes, and say when: healed, conscious, dead (gadda); healed, stable, dead (smith)' -r -f -a "healed\t''
conscious\t''
stable\t''
dead\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l interval -d 'With --moving: in what time a point is lost [default: 10m]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l support-hours -d 'With --support: a point is lost each so many hours [default: 1]' -r -f -a "1\t''
1.5\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l rules -d 'Whose rules: gadda (the default) or smith' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l active -d 'Up and about, in place of bed rest'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l salve -d 'A dose of Healing Salve for each day of bed rest'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l untended -d 'Nobody tends the figure: daily checks while it is unconscious at 0 or less'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l auto -d 'The daily checks have automatic results'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l moving -d 'The mortally wounded are moved roughly, and lose points faster'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l support -d 'Somebody with First Aid or better supports the figure, and losses slow'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l no-natural-save -d 'Do not roll the natural save when it is due'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l reopen -d 'The wounds of a figure in critical condition open again at the start'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "show" -d 'A character\'s boxes, its penalty and its state'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "hit" -d 'A blow: the Fortitude save, the wound and its box'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "heal" -d 'First aid, spells and points of healing'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "rest" -d 'Days of rest: bruises go, other wounds roll to become milder'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "stabilize" -d 'A Heal check keeps somebody near death from dying'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and not __fish_seen_subcommand_from show hit heal rest stabilize help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l attacker-size -d 'How big the attacker is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l dr -d 'Play armour: its damage reduction is added, and every number is 5 higher, with 0 too' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l points -d 'Count wound points and mark no box'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and not __fish_seen_subcommand_from first-aid magic points help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and not __fish_seen_subcommand_from first-aid magic points help" -f -a "first-aid" -d 'A Heal check after a combat takes away one of its bruises'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and not __fish_seen_subcommand_from first-aid magic points help" -f -a "magic" -d 'A Cure spell makes one wound one level milder'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and not __fish_seen_subcommand_from first-aid magic points help" -f -a "points" -d 'Other healing by hit points makes one wound one level milder'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and not __fish_seen_subcommand_from first-aid magic points help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l care -d 'The bonus of a healer with tools and place; it counts when it is higher than Fortitude' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l order -d 'Which wounds roll first [default: mild-first]' -r -f -a "mild-first\t''
severe-first\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l take-20 -d 'The wound on which 20 is taken, by two weeks of complete rest' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l until -d 'Rest until all wounds are healed' -r -f -a "healed\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l check -d 'The Heal bonus of whoever treats [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "show" -d 'A character\'s boxes, its penalty and its state'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "hit" -d 'A blow: the Fortitude save, the wound and its box'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "heal" -d 'First aid, spells and points of healing'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "rest" -d 'Days of rest: bruises go, other wounds roll to become milder'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "stabilize" -d 'A Heal check keeps somebody near death from dying'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "show" -d 'How a character stands: lightly, heavily or critically wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "hit" -d 'A hit and all that follows from it'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "heal" -d 'Medicae on an injury of the lightly or heavily wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "rest" -d 'Days of natural healing, extended care and critical care'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "move" -d 'Moved far, treated in the open or active while critically injured'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "card" -d 'The 3 x 5 card of a character, to print and keep at the table'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and not __fish_seen_subcommand_from show hit heal rest move card help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l type -d 'Its damage type: impact, rending, energy or explosive [default: I]' -r -f -a "I\t''
R\t''
E\t''
X\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l location -d 'Where it lands [default: body]' -r -f -a "head\t''
body\t''
left-arm\t''
right-arm\t''
left-leg\t''
right-leg\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l ap -d 'Armour points there' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l pen -d 'The weapon\'s penetration' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l toxic -d 'The weapon is Toxic: Toughness at -10 x N, and at least 1 Wound more' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l toxic-damage -d 'Wounds of a failed test against the toxin, dice or a number [default: 1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l fate -d 'A point of Fate or Infamy is spent: d10 + 1 off the damage'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l holy -d 'The weapon is blessed, holy or sanctified'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l true-grit -d 'The character uses True Grit'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l medicae -d 'The healer\'s Medicae' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l treat -d 'Which injury, 1 being the first [default: the first that may be treated]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l modifier -d 'Any other modifier to the test' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l degrees -d 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]' -r -f -a "modern\t''
classic\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l combat -d 'In combat or crisis: -20'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l until -d 'Rest until every injury is gone' -r -f -a "healed\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l medicae -d 'The carer\'s Medicae' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l int-bonus -d 'The carer\'s Intelligence Bonus: what a day of extended care heals' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l order -d 'Which injuries heal first [default: oldest]' -r -f -a "oldest\t''
largest\t''
smallest\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l degrees -d 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]' -r -f -a "modern\t''
classic\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l npc-care -d 'An NPC is the carer: every test succeeds with 1 degree'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l combat -d 'Care in combat or crisis: -20'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l degrees -d 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]' -r -f -a "modern\t''
classic\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "show" -d 'How a character stands: lightly, heavily or critically wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "hit" -d 'A hit and all that follows from it'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "heal" -d 'Medicae on an injury of the lightly or heavily wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "rest" -d 'Days of natural healing, extended care and critical care'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "move" -d 'Moved far, treated in the open or active while critically injured'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "card" -d 'The 3 x 5 card of a character, to print and keep at the table'
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l auto -d 'Very low sums succeed and very high ones fail, whatever the number'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "saves" -d 'How likely dice are to make each number'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "prices" -d 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "effects" -d 'What damage does to figures of each ST (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "wound-box" -d 'Wound boxes: penalties, saves, daily rolls, spells and prices'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "medicae" -d 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and not __fish_seen_subcommand_from saves prices effects wound-box medicae help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -l max-dice -d 'Up to so many dice, 1 to 100 [default: 9]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -l auto -d 'Very low sums succeed and very high ones fail, whatever the number'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from prices" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from prices" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from prices" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from prices" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -l st -d 'A figure of this ST, by the table and by the fractions' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from wound-box" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from wound-box" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from wound-box" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from wound-box" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from medicae" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from medicae" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from medicae" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from medicae" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "saves" -d 'How likely dice are to make each number'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "prices" -d 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "effects" -d 'What damage does to figures of each ST (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "wound-box" -d 'Wound boxes: penalties, saves, daily rolls, spells and prices'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "medicae" -d 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand rule" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand rule" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand rule" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand rule" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -f -a "gadda" -d 'A fresh sheet of Gadda\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -f -a "smith" -d 'A fresh sheet of Smith\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -f -a "wound-box" -d 'A fresh sheet with wound boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -f -a "wh40k" -d 'A fresh sheet of the Warhammer 40,000 rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and not __fish_seen_subcommand_from gadda smith wound-box wh40k help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l iq -d 'Its IQ' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l fresh -d 'Normal points of this incident that nobody has treated [all wounds]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l grave -d 'A grave wound: where and how many points; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l rules -d 'Whose rules: gadda, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l st -d 'Basic ST, 1 to 1000' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l wounds -d 'Points of wounds it has already' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l at -d 'Its ST now, in place of --wounds (smith: ST less wounds)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l fatigue -d 'Points of fatigue' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l dx -d 'Its DX' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l subdual -d 'Points of subdual damage' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l condition -d 'How bad its wounds are [default: mortal when wound ST is below 0]' -r -f -a "sound\t''
critical\t''
mortal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l death-at -d 'It dies at this wound ST, in place of minus half of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l scaled -d 'Its own saves are against 8, 11 or 14, or N, in place of ST' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l rules -d 'Whose rules: smith, which alone have this' -r -f -a "gadda\t''
smith\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l unconscious -d 'It is unconscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l bleeding -d 'It has an open bleeding critical'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l fractions -d 'Damage tells at fractions of ST, in place of the effects table'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l name -d 'The name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l wounds -d 'Maximum Wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l tb -d 'Toughness Bonus, without Unnatural Toughness' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l ut -d 'Unnatural Toughness, as a number to add (not as a multiplier)' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l daemonic -d 'The Daemonic trait' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l toughness -d 'The Toughness characteristic; without it tests of Toughness are named and not rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l injury -d 'An injury: points, damage type and location; repeatable, the oldest first' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l critical -d 'A critical injury: severity, damage type and location; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l suffered -d 'Wounds suffered, as one injury by impact to the body, in place of --injury' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l wound-fatigue -d 'Levels of fatigue from wounds' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l fatigue -d 'Levels of fatigue from anything else' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l autosanguine -d 'Has an Autosanguine implant'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from help" -f -a "gadda" -d 'A fresh sheet of Gadda\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from help" -f -a "smith" -d 'A fresh sheet of Smith\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from help" -f -a "wound-box" -d 'A fresh sheet with wound boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from help" -f -a "wh40k" -d 'A fresh sheet of the Warhammer 40,000 rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand batch" -l seed -d 'Roll on this seed, line n on its stream n; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand batch" -l first -d 'The number of the first line, if the file is a part of a larger one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand batch" -l jobs -d 'How many jobs share the work; the answers are the same' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand batch" -l brief -d 'Answer with the outcome alone, or the summary of the odds'
complete -c sawbones -n "__fish_sawbones_using_subcommand batch" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand schema" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "hit" -d 'A blow and all that follows from it'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "conscious" -d 'The roll to stay conscious'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "stabilize" -d 'Keep the mortally wounded from dying (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "revive" -d 'Ways back from death (gadda)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "heal" -d 'Ways to heal: by hand, by spell and by draught'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "rest" -d 'What time does: healing, losses, checks, waking'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "wound-box" -d 'Wound boxes in place of hit points, for d20 games'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "wh40k" -d 'Warhammer 40,000: lightly, heavily and critically wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "roll" -d 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "save" -d 'Dice against a number'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "table" -d 'Tables to look things up in'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "rule" -d 'A rule in a few words, with its ruling; no ID lists them'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "new" -d 'A fresh sheet as JSON from flags'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "batch" -d 'A request of JSON a line in, an answer of JSON a line out'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "schema" -d 'The JSON Schema of a sheet, a request, a report or odds'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "completions" -d 'A completion script for a shell'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "man" -d 'The first page of the manual, or every page into a folder'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and not __fish_seen_subcommand_from hit conscious stabilize revive heal rest wound-box wh40k roll save table rule new batch schema completions man" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from stabilize" -f -a "healer" -d 'A healer tries to stabilize the mortally wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from stabilize" -f -a "magic" -d 'Any healing spell, which needs no roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from stabilize" -f -a "natural" -d 'The one natural save, after lying still for 2 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from stabilize" -f -a "support" -d 'Support alone: no roll, and slower losses'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "physicker" -d 'Five minutes\' work of one Physicker or two'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "spell" -d 'The Revival spell, within less than an hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "reattach" -d 'The Revival spell on a severed limb of the living'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "potion" -d 'A Revival potion, within the hour'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "wish" -d 'A Wish, within less than 12 hours'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "antidote" -d 'A Universal Antidote for one whom poison killed'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from revive" -f -a "moved" -d 'A revived figure is moved more than 3 megahexes'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "barber" -d 'A Barber dresses a wound: 1 point'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "physicker" -d 'A Physicker dresses a wound: up to 2 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "master-physicker" -d 'A Master Physicker dresses a wound: up to 3 points'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "disease" -d 'A Physicker treats a disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "heal-spell" -d 'The Heal spell: up to 3 normal points'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "great-healing" -d 'The Great Healing spell: up to 6 points, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "cleansing" -d 'The Cleansing spell: no more disease, and a die of damage'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "regrowth" -d 'The Regrowth spell: a part, a grave wound or a lingering injury'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "salve" -d 'A dose of Healing Salve: a normal point, or a day for a grave wound'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "elixir" -d 'Healing Elixir: a point a dose, normal or grave'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "health-elixir" -d 'An Elixir of Health: 1d+1 points, and no more disease'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from heal" -f -a "first-aid" -d 'First aid for the most recent wound (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wound-box" -f -a "show" -d 'A character\'s boxes, its penalty and its state'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wound-box" -f -a "hit" -d 'A blow: the Fortitude save, the wound and its box'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wound-box" -f -a "heal" -d 'First aid, spells and points of healing'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wound-box" -f -a "rest" -d 'Days of rest: bruises go, other wounds roll to become milder'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wound-box" -f -a "stabilize" -d 'A Heal check keeps somebody near death from dying'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "show" -d 'How a character stands: lightly, heavily or critically wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "hit" -d 'A hit and all that follows from it'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "heal" -d 'Medicae on an injury of the lightly or heavily wounded'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "rest" -d 'Days of natural healing, extended care and critical care'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "move" -d 'Moved far, treated in the open or active while critically injured'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from wh40k" -f -a "card" -d 'The 3 x 5 card of a character, to print and keep at the table'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from table" -f -a "saves" -d 'How likely dice are to make each number'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from table" -f -a "prices" -d 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from table" -f -a "effects" -d 'What damage does to figures of each ST (smith)'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from table" -f -a "wound-box" -d 'Wound boxes: penalties, saves, daily rolls, spells and prices'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from table" -f -a "medicae" -d 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from new" -f -a "gadda" -d 'A fresh sheet of Gadda\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from new" -f -a "smith" -d 'A fresh sheet of Smith\'s rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from new" -f -a "wound-box" -d 'A fresh sheet with wound boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand help; and __fish_seen_subcommand_from new" -f -a "wh40k" -d 'A fresh sheet of the Warhammer 40,000 rules'
complete -c sawbones -n "__fish_sawbones_using_subcommand hit" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand conscious" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from healer" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from magic" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from natural" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand stabilize; and __fish_seen_subcommand_from support" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from physicker" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from spell" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from reattach" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from potion" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from wish" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from antidote" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand revive; and __fish_seen_subcommand_from moved" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from barber" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from physicker" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from master-physicker" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from disease" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from heal-spell" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from great-healing" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from cleansing" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from regrowth" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from salve" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from elixir" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from health-elixir" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand heal; and __fish_seen_subcommand_from first-aid" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rest" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from show" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from hit" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l check -d 'The Heal bonus of whoever treats [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l dc -d 'The number that the check must reach [default: 10]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l wound -d 'Which wound [default: the most severe that can be treated]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from first-aid" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l spell -d 'Which Cure spell' -r -f -a "minor\t''
light\t''
moderate\t''
serious\t''
critical\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l wound -d 'Which wound [default: the most severe that can be treated]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from magic" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l wound -d 'Which wound [default: the most severe that can be treated]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l name -d 'Its name' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l fort -d 'The bonus of its Fortitude save; needed where Fortitude is rolled' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l size -d 'How big it is [default: medium]' -r -f -a "fine\t''
diminutive\t''
tiny\t''
small\t''
medium\t''
large\t''
huge\t''
gargantuan\t''
colossal\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l boxes -d 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l feat -d 'A Toughness feat: one more box in that row; repeatable' -r -f -a "bruised\t''
lightly-wounded\t''
wounded\t''
incapacitated\t''
near-death\t''"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l mark -d 'A wound that it has, in the row where it belongs or in that one; repeatable' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -s s -l sheet -d 'Its sheet, or a report with it, as JSON; \'-\' is standard input' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l color -d 'When to use colour' -r -f -a "auto\t'On a terminal'
always\t'Always'
never\t'Never'"
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l vary -d 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l of -d 'With --vary: the outcome that is shown first, and in a grid' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l svg -d 'Draw the odds into this file too, as SVG' -r -F
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l seed -d 'Roll on this seed; without one the system gives one' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l stream -d 'Roll on this stream of the seed [default: 0]' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l dice -d 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or \'ask\'' -r -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l minor -d 'It is a minor character, whose rows may have any number of boxes'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -s i -l in-place -d 'Write the figure that comes out back to its sheet\'s file'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l json -d 'Answer as one JSON object'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l ascii -d 'Plain ASCII, also on a terminal'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -s q -l quiet -d 'Print the outcome word alone'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -l odds -d 'The exact odds of every outcome, in place of a roll'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -s e -l exit-status -d 'Exit with 1 if the answer is unfavourable'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from heal; and __fish_seen_subcommand_from points" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from rest" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wound-box; and __fish_seen_subcommand_from stabilize" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from show" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from hit" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from heal" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from rest" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from move" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand wh40k; and __fish_seen_subcommand_from card" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand roll" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand save" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from saves" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from prices" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from effects" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from wound-box" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand table; and __fish_seen_subcommand_from medicae" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand rule" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from gadda" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from smith" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wound-box" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand new; and __fish_seen_subcommand_from wh40k" -f
complete -c sawbones -n "__fish_sawbones_using_subcommand schema" -f -a "sheet request report odds"
complete -c sawbones -n "__fish_sawbones_using_subcommand completions" -f -a "bash elvish fish powershell zsh"
