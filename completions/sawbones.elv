
use builtin;
use str;

set edit:completion:arg-completer[sawbones] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'sawbones'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'sawbones'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print version'
            cand --version 'Print version'
            cand hit 'A blow and all that follows from it'
            cand conscious 'The roll to stay conscious'
            cand stabilize 'Keep the mortally wounded from dying (smith)'
            cand revive 'Ways back from death (gadda)'
            cand heal 'Ways to heal: by hand, by spell and by draught'
            cand rest 'What time does: healing, losses, checks, waking'
            cand wound-box 'Wound boxes in place of hit points, for d20 games'
            cand wh40k 'Warhammer 40,000: lightly, heavily and critically wounded'
            cand roll 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
            cand save 'Dice against a number'
            cand table 'Tables to look things up in'
            cand rule 'A rule in a few words, with its ruling; no ID lists them'
            cand new 'A fresh sheet as JSON from flags'
            cand batch 'A line of JSON for each request in, a line of JSON for each answer out'
            cand completions 'A completion script for a shell'
            cand man 'The manual: its first page on standard output, or every page into a folder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;hit'= {
            cand --armor 'Points that armour stops'
            cand --turn-damage 'Damage that the figure has taken already this turn'
            cand --location 'Where it lands [default: body]'
            cand --crippling-modifier 'Added to the roll for the location'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --new-incident 'It begins another incident: what was not treated of the last one can no longer be'
            cand --stay-conscious 'Play rule 4.3.1: at 0 or less a roll keeps the figure conscious'
            cand --lingering 'Grave wounds may leave lingering injuries'
            cand --simple-grave 'Play the simpler rule for grave wounds: more than 2/3 of ST in all'
            cand --auto 'Saves have automatic results'
            cand --subdual-blow 'It does subdual damage, which does not kill'
            cand --crippling 'A crippling hit: 2 dice for its location tell whether it bleeds'
            cand --desperate 'By the game master''s leave it stays conscious without a roll'
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;conscious'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --auto 'The roll has automatic results'
            cand --desperate 'By the game master''s leave it stays conscious without a roll'
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;stabilize'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand healer 'A healer tries to stabilize the mortally wounded'
            cand magic 'Any healing spell, which needs no roll'
            cand natural 'The one natural save, after lying still for 2 hours'
            cand support 'Support alone: no roll, and slower losses'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;stabilize;healer'= {
            cand --skill 'What the healer knows'
            cand --dx 'The healer''s DX; with --self it may be left to the sheet'
            cand --after 'When the treatment begins, after the mortal wound [default: late, without a bonus]'
            cand --failed 'Failed tries by this skill or better before, that the sheet does not tell of [default: 0]'
            cand --pool 'Dice to roll, in place of those of the skill'
            cand --tries 'Tries in a row, 5 minutes each, until the figure is no longer dying [default: 1]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --self 'The wounded figure treats itself, on one more die'
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;stabilize;magic'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;stabilize;natural'= {
            cand --after 'How long it has lain still, mortally wounded [default: as its sheet says]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;stabilize;support'= {
            cand --support-hours 'A point is lost each so many hours [default: 1]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;stabilize;help'= {
            cand healer 'A healer tries to stabilize the mortally wounded'
            cand magic 'Any healing spell, which needs no roll'
            cand natural 'The one natural save, after lying still for 2 hours'
            cand support 'Support alone: no roll, and slower losses'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;stabilize;help;healer'= {
        }
        &'sawbones;stabilize;help;magic'= {
        }
        &'sawbones;stabilize;help;natural'= {
        }
        &'sawbones;stabilize;help;support'= {
        }
        &'sawbones;stabilize;help;help'= {
        }
        &'sawbones;revive'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand physicker 'Five minutes'' work of one Physicker or two'
            cand spell 'The Revival spell, within less than an hour'
            cand reattach 'The Revival spell on a severed limb of the living'
            cand potion 'A Revival potion, within the hour'
            cand wish 'A Wish, within less than 12 hours'
            cand antidote 'A Universal Antidote for one whom poison killed'
            cand moved 'A revived figure is moved more than 3 megahexes'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;revive;physicker'= {
            cand --dead 'How long the figure has been dead when the work starts: 3m, 12t, 30s'
            cand --healer 'Who works: physicker,dx=12,iq=11 or master,dx=14,iq=13; twice for two together'
            cand --elixirs 'Healing elixirs that are used, up to 3'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --again 'It has been revived before, if its sheet does not say so'
            cand --auto 'Saves have automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;spell'= {
            cand --dead 'How long the figure has been dead when the work starts: 3m, 12t, 30s'
            cand --caster-dx 'The caster''s DX'
            cand --lose 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --mangled 'The body is burned, mangled or has lost limbs: 4 dice'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;reattach'= {
            cand --since 'How long ago it was severed'
            cand --caster-dx 'The caster''s DX'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;potion'= {
            cand --dead 'How long the figure has been dead when the work starts: 3m, 12t, 30s'
            cand --doses '1, or 2 at once for certain [default: 1]'
            cand --lose 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;wish'= {
            cand --dead 'How long the figure has been dead when the work starts: 3m, 12t, 30s'
            cand --lose 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;antidote'= {
            cand --dead 'How long the figure has been dead when the work starts: 3m, 12t, 30s'
            cand --lose 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;moved'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --auto 'The save has automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;revive;help'= {
            cand physicker 'Five minutes'' work of one Physicker or two'
            cand spell 'The Revival spell, within less than an hour'
            cand reattach 'The Revival spell on a severed limb of the living'
            cand potion 'A Revival potion, within the hour'
            cand wish 'A Wish, within less than 12 hours'
            cand antidote 'A Universal Antidote for one whom poison killed'
            cand moved 'A revived figure is moved more than 3 megahexes'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;revive;help;physicker'= {
        }
        &'sawbones;revive;help;spell'= {
        }
        &'sawbones;revive;help;reattach'= {
        }
        &'sawbones;revive;help;potion'= {
        }
        &'sawbones;revive;help;wish'= {
        }
        &'sawbones;revive;help;antidote'= {
        }
        &'sawbones;revive;help;moved'= {
        }
        &'sawbones;revive;help;help'= {
        }
        &'sawbones;heal'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand barber 'A Barber dresses a wound: 1 point'
            cand physicker 'A Physicker dresses a wound: up to 2 points'
            cand master-physicker 'A Master Physicker dresses a wound: up to 3 points'
            cand disease 'A Physicker treats a disease'
            cand heal-spell 'The Heal spell: up to 3 normal points'
            cand great-healing 'The Great Healing spell: up to 6 points, normal or grave'
            cand cleansing 'The Cleansing spell: no more disease, and a die of damage'
            cand regrowth 'The Regrowth spell: a part, a grave wound or a lingering injury'
            cand salve 'A dose of Healing Salve: a normal point, or a day for a grave wound'
            cand elixir 'Healing Elixir: a point a dose, normal or grave'
            cand health-elixir 'An Elixir of Health: 1d+1 points, and no more disease'
            cand first-aid 'First aid for the most recent wound (smith)'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;heal;barber'= {
            cand --healer-dx 'The healer''s DX'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --no-kit 'There is no Physicker''s kit'
            cand --auto 'The roll has automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;physicker'= {
            cand --healer-dx 'The healer''s DX'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --no-kit 'There is no Physicker''s kit'
            cand --auto 'The roll has automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;master-physicker'= {
            cand --healer-dx 'The healer''s DX'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --no-kit 'There is no Physicker''s kit'
            cand --auto 'The roll has automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;disease'= {
            cand --difficulty 'The dice of the disease, 1 to 1000'
            cand --healer-iq 'The healer''s IQ'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --master 'The healer is a Master Physicker'
            cand --naturalist 'The healer is a Naturalist or an Expert Naturalist'
            cand --auto 'The roll has automatic results'
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;heal-spell'= {
            cand --points 'How many points the caster pays for'
            cand --talent 'What the caster is besides [default: none]'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --caster-dx 'The caster''s DX: 3 dice against it must succeed [default: the spell works]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;great-healing'= {
            cand --points 'How many points the caster pays for'
            cand --talent 'What the caster is besides [default: none]'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --caster-dx 'The caster''s DX: 3 dice against it must succeed [default: the spell works]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;cleansing'= {
            cand --hexes 'How many hexes, 1 to 7 [default: 1]'
            cand --caster-dx 'The caster''s DX: 3 dice against it must succeed [default: the spell works]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;regrowth'= {
            cand --part 'A part that is lost (40 ST and a week), or present (20 ST)'
            cand --to 'A grave wound: grave for the oldest, or grave:K'
            cand --lingering 'The K-th lingering injury of the sheet'
            cand --caster-dx 'The caster''s DX: 3 dice against it must succeed [default: the spell works]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;salve'= {
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;elixir'= {
            cand --doses 'How many doses [default: 1]'
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;health-elixir'= {
            cand --to 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;first-aid'= {
            cand --since 'How long ago the most recent wound was made [default: 0s]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;heal;help'= {
            cand barber 'A Barber dresses a wound: 1 point'
            cand physicker 'A Physicker dresses a wound: up to 2 points'
            cand master-physicker 'A Master Physicker dresses a wound: up to 3 points'
            cand disease 'A Physicker treats a disease'
            cand heal-spell 'The Heal spell: up to 3 normal points'
            cand great-healing 'The Great Healing spell: up to 6 points, normal or grave'
            cand cleansing 'The Cleansing spell: no more disease, and a die of damage'
            cand regrowth 'The Regrowth spell: a part, a grave wound or a lingering injury'
            cand salve 'A dose of Healing Salve: a normal point, or a day for a grave wound'
            cand elixir 'Healing Elixir: a point a dose, normal or grave'
            cand health-elixir 'An Elixir of Health: 1d+1 points, and no more disease'
            cand first-aid 'First aid for the most recent wound (smith)'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;heal;help;barber'= {
        }
        &'sawbones;heal;help;physicker'= {
        }
        &'sawbones;heal;help;master-physicker'= {
        }
        &'sawbones;heal;help;disease'= {
        }
        &'sawbones;heal;help;heal-spell'= {
        }
        &'sawbones;heal;help;great-healing'= {
        }
        &'sawbones;heal;help;cleansing'= {
        }
        &'sawbones;heal;help;regrowth'= {
        }
        &'sawbones;heal;help;salve'= {
        }
        &'sawbones;heal;help;elixir'= {
        }
        &'sawbones;heal;help;health-elixir'= {
        }
        &'sawbones;heal;help;first-aid'= {
        }
        &'sawbones;heal;help;help'= {
        }
        &'sawbones;rest'= {
            cand --until 'Rest until it comes, and say when: healed, conscious, dead (gadda); healed, stable, dead (smith)'
            cand --interval 'With --moving: in what time a point is lost [default: 10m]'
            cand --support-hours 'With --support: a point is lost each so many hours [default: 1]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --active 'Up and about, in place of bed rest'
            cand --salve 'A dose of Healing Salve for each day of bed rest'
            cand --untended 'Nobody tends the figure: daily checks while it is unconscious at 0 or less'
            cand --auto 'The daily checks have automatic results'
            cand --moving 'The mortally wounded are moved roughly, and lose points faster'
            cand --support 'Somebody with First Aid or better supports the figure, and losses slow'
            cand --no-natural-save 'Do not roll the natural save when it is due'
            cand --reopen 'The wounds of a figure in critical condition open again at the start'
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand show 'A character''s boxes, its penalty and its state'
            cand hit 'A blow: the Fortitude save, the wound and its box'
            cand heal 'First aid, spells and points of healing'
            cand rest 'Days of rest: bruises go, other wounds roll to become milder'
            cand stabilize 'A Heal check keeps somebody near death from dying'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wound-box;show'= {
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;hit'= {
            cand --attacker-size 'How big the attacker is [default: medium]'
            cand --dr 'Play armour: its damage reduction is added, and every number is 5 higher, with 0 too'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --points 'Count wound points and mark no box'
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;heal'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand first-aid 'A Heal check after a combat takes away one of its bruises'
            cand magic 'A Cure spell makes one wound one level milder'
            cand points 'Other healing by hit points makes one wound one level milder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wound-box;heal;first-aid'= {
            cand --check 'The Heal bonus of whoever treats [default: 0]'
            cand --dc 'The number that the check must reach [default: 10]'
            cand --wound 'Which wound [default: the most severe that can be treated]'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;heal;magic'= {
            cand --spell 'Which Cure spell'
            cand --wound 'Which wound [default: the most severe that can be treated]'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;heal;points'= {
            cand --wound 'Which wound [default: the most severe that can be treated]'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;heal;help'= {
            cand first-aid 'A Heal check after a combat takes away one of its bruises'
            cand magic 'A Cure spell makes one wound one level milder'
            cand points 'Other healing by hit points makes one wound one level milder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wound-box;heal;help;first-aid'= {
        }
        &'sawbones;wound-box;heal;help;magic'= {
        }
        &'sawbones;wound-box;heal;help;points'= {
        }
        &'sawbones;wound-box;heal;help;help'= {
        }
        &'sawbones;wound-box;rest'= {
            cand --care 'The bonus of a healer with tools and place; it counts when it is higher than Fortitude'
            cand --order 'Which wounds roll first [default: mild-first]'
            cand --take-20 'The wound on which 20 is taken, by two weeks of complete rest'
            cand --until 'Rest until all wounds are healed'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;stabilize'= {
            cand --check 'The Heal bonus of whoever treats [default: 0]'
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wound-box;help'= {
            cand show 'A character''s boxes, its penalty and its state'
            cand hit 'A blow: the Fortitude save, the wound and its box'
            cand heal 'First aid, spells and points of healing'
            cand rest 'Days of rest: bruises go, other wounds roll to become milder'
            cand stabilize 'A Heal check keeps somebody near death from dying'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wound-box;help;show'= {
        }
        &'sawbones;wound-box;help;hit'= {
        }
        &'sawbones;wound-box;help;heal'= {
            cand first-aid 'A Heal check after a combat takes away one of its bruises'
            cand magic 'A Cure spell makes one wound one level milder'
            cand points 'Other healing by hit points makes one wound one level milder'
        }
        &'sawbones;wound-box;help;heal;first-aid'= {
        }
        &'sawbones;wound-box;help;heal;magic'= {
        }
        &'sawbones;wound-box;help;heal;points'= {
        }
        &'sawbones;wound-box;help;rest'= {
        }
        &'sawbones;wound-box;help;stabilize'= {
        }
        &'sawbones;wound-box;help;help'= {
        }
        &'sawbones;wh40k'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand show 'How a character stands: lightly, heavily or critically wounded'
            cand hit 'A hit and all that follows from it'
            cand heal 'Medicae on an injury of the lightly or heavily wounded'
            cand rest 'Days of natural healing, extended care and critical care'
            cand move 'Moved far, treated in the open or active while critically injured'
            cand card 'The 3 x 5 card of a character, to print and keep at the table'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wh40k;show'= {
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;hit'= {
            cand --type 'Its damage type: impact, rending, energy or explosive [default: I]'
            cand --location 'Where it lands [default: body]'
            cand --ap 'Armour points there'
            cand --pen 'The weapon''s penetration'
            cand --toxic 'The weapon is Toxic: Toughness at -10 x N, and at least 1 Wound more'
            cand --toxic-damage 'Wounds of a failed test against the toxin, dice or a number [default: 1]'
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --fate 'A point of Fate or Infamy is spent: d10 + 1 off the damage'
            cand --holy 'The weapon is blessed, holy or sanctified'
            cand --true-grit 'The character uses True Grit'
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;heal'= {
            cand --medicae 'The healer''s Medicae'
            cand --treat 'Which injury, 1 being the first [default: the first that may be treated]'
            cand --modifier 'Any other modifier to the test'
            cand --degrees 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]'
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --combat 'In combat or crisis: -20'
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;rest'= {
            cand --until 'Rest until every injury is gone'
            cand --medicae 'The carer''s Medicae'
            cand --int-bonus 'The carer''s Intelligence Bonus: what a day of extended care heals'
            cand --order 'Which injuries heal first [default: oldest]'
            cand --degrees 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]'
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --npc-care 'An NPC is the carer: every test succeeds with 1 degree'
            cand --combat 'Care in combat or crisis: -20'
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;move'= {
            cand --degrees 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]'
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;card'= {
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand -s 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --sheet 'Its sheet, or a report with it, as JSON; ''-'' is standard input'
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --autosanguine 'Has an Autosanguine implant'
            cand -i 'Write the figure that comes out back to its sheet''s file'
            cand --in-place 'Write the figure that comes out back to its sheet''s file'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;wh40k;help'= {
            cand show 'How a character stands: lightly, heavily or critically wounded'
            cand hit 'A hit and all that follows from it'
            cand heal 'Medicae on an injury of the lightly or heavily wounded'
            cand rest 'Days of natural healing, extended care and critical care'
            cand move 'Moved far, treated in the open or active while critically injured'
            cand card 'The 3 x 5 card of a character, to print and keep at the table'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;wh40k;help;show'= {
        }
        &'sawbones;wh40k;help;hit'= {
        }
        &'sawbones;wh40k;help;heal'= {
        }
        &'sawbones;wh40k;help;rest'= {
        }
        &'sawbones;wh40k;help;move'= {
        }
        &'sawbones;wh40k;help;card'= {
        }
        &'sawbones;wh40k;help;help'= {
        }
        &'sawbones;roll'= {
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;save'= {
            cand --color 'When to use colour'
            cand --seed 'Roll on this seed; without one the system gives one'
            cand --stream 'Roll on this stream of the seed [default: 0]'
            cand --dice 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool; or ''ask'''
            cand --auto 'Very low sums succeed and very high ones fail, whatever the number'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -q 'Print the outcome word alone'
            cand --quiet 'Print the outcome word alone'
            cand --odds 'The exact odds of every outcome, in place of a roll'
            cand -e 'Exit with 1 if the answer is unfavourable'
            cand --exit-status 'Exit with 1 if the answer is unfavourable'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand saves 'How likely dice are to make each number'
            cand prices 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
            cand effects 'What damage does to figures of each ST (smith)'
            cand wound-box 'Wound boxes: penalties, saves, daily rolls, spells and prices'
            cand medicae 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;table;saves'= {
            cand --max-dice 'Up to so many dice, 1 to 100 [default: 9]'
            cand --color 'When to use colour'
            cand --auto 'Very low sums succeed and very high ones fail, whatever the number'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table;prices'= {
            cand --color 'When to use colour'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table;effects'= {
            cand --st 'A figure of this ST, by the table and by the fractions'
            cand --color 'When to use colour'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table;wound-box'= {
            cand --color 'When to use colour'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table;medicae'= {
            cand --color 'When to use colour'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;table;help'= {
            cand saves 'How likely dice are to make each number'
            cand prices 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
            cand effects 'What damage does to figures of each ST (smith)'
            cand wound-box 'Wound boxes: penalties, saves, daily rolls, spells and prices'
            cand medicae 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;table;help;saves'= {
        }
        &'sawbones;table;help;prices'= {
        }
        &'sawbones;table;help;effects'= {
        }
        &'sawbones;table;help;wound-box'= {
        }
        &'sawbones;table;help;medicae'= {
        }
        &'sawbones;table;help;help'= {
        }
        &'sawbones;rule'= {
            cand --color 'When to use colour'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;new'= {
            cand -h 'Print help'
            cand --help 'Print help'
            cand gadda 'A fresh sheet of Gadda''s rules'
            cand smith 'A fresh sheet of Smith''s rules'
            cand wound-box 'A fresh sheet with wound boxes'
            cand wh40k 'A fresh sheet of the Warhammer 40,000 rules'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;new;gadda'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --iq 'Its IQ'
            cand --fresh 'Normal points of this incident that nobody has treated [all wounds]'
            cand --grave 'A grave wound: where and how many points; repeatable'
            cand --color 'When to use colour'
            cand --unconscious 'It is unconscious'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;new;smith'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds (smith: ST less wounds)'
            cand --fatigue 'Points of fatigue'
            cand --rules 'Whose rules: gadda (the default) or smith'
            cand --dx 'Its DX'
            cand --subdual 'Points of subdual damage'
            cand --condition 'How bad its wounds are [default: mortal when wound ST is below 0]'
            cand --death-at 'It dies at this wound ST, in place of minus half of ST'
            cand --scaled 'Its own saves are against 8, 11 or 14, or N, in place of ST'
            cand --color 'When to use colour'
            cand --unconscious 'It is unconscious'
            cand --bleeding 'It has an open bleeding critical'
            cand --fractions 'Damage tells at fractions of ST, in place of the effects table'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;new;wound-box'= {
            cand --name 'Its name'
            cand --fort 'The bonus of its Fortitude save'
            cand --size 'How big it is [default: medium]'
            cand --boxes 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]'
            cand --feat 'A Toughness feat: one more box in that row; repeatable'
            cand --mark 'A wound that it has, in the row where it belongs or in that one; repeatable'
            cand --color 'When to use colour'
            cand --minor 'It is a minor character, whose rows may have any number of boxes'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;new;wh40k'= {
            cand --name 'The name'
            cand --wounds 'Maximum Wounds'
            cand --tb 'Toughness Bonus, without Unnatural Toughness'
            cand --ut 'Unnatural Toughness, as a number to add (not as a multiplier)'
            cand --daemonic 'The Daemonic trait'
            cand --toughness 'The Toughness characteristic; without it tests of Toughness are named and not rolled'
            cand --injury 'An injury: points, damage type and location; repeatable, the oldest first'
            cand --critical 'A critical injury: severity, damage type and location; repeatable'
            cand --suffered 'Wounds suffered, as one injury by impact to the body, in place of --injury'
            cand --wound-fatigue 'Levels of fatigue from wounds'
            cand --fatigue 'Levels of fatigue from anything else'
            cand --color 'When to use colour'
            cand --autosanguine 'Has an Autosanguine implant'
            cand --json 'Answer as one JSON object'
            cand --ascii 'Plain ASCII, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'sawbones;new;help'= {
            cand gadda 'A fresh sheet of Gadda''s rules'
            cand smith 'A fresh sheet of Smith''s rules'
            cand wound-box 'A fresh sheet with wound boxes'
            cand wh40k 'A fresh sheet of the Warhammer 40,000 rules'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;new;help;gadda'= {
        }
        &'sawbones;new;help;smith'= {
        }
        &'sawbones;new;help;wound-box'= {
        }
        &'sawbones;new;help;wh40k'= {
        }
        &'sawbones;new;help;help'= {
        }
        &'sawbones;batch'= {
            cand --seed 'Roll on this seed, line n on its stream n; without one the system gives one'
            cand --first 'The number of the first line, if the file is a part of a larger one'
            cand --jobs 'How many jobs share the work; the answers are the same'
            cand --brief 'Answer with the outcome alone, or the summary of the odds'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'sawbones;completions'= {
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'sawbones;man'= {
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'sawbones;help'= {
            cand hit 'A blow and all that follows from it'
            cand conscious 'The roll to stay conscious'
            cand stabilize 'Keep the mortally wounded from dying (smith)'
            cand revive 'Ways back from death (gadda)'
            cand heal 'Ways to heal: by hand, by spell and by draught'
            cand rest 'What time does: healing, losses, checks, waking'
            cand wound-box 'Wound boxes in place of hit points, for d20 games'
            cand wh40k 'Warhammer 40,000: lightly, heavily and critically wounded'
            cand roll 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
            cand save 'Dice against a number'
            cand table 'Tables to look things up in'
            cand rule 'A rule in a few words, with its ruling; no ID lists them'
            cand new 'A fresh sheet as JSON from flags'
            cand batch 'A line of JSON for each request in, a line of JSON for each answer out'
            cand completions 'A completion script for a shell'
            cand man 'The manual: its first page on standard output, or every page into a folder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;help;hit'= {
        }
        &'sawbones;help;conscious'= {
        }
        &'sawbones;help;stabilize'= {
            cand healer 'A healer tries to stabilize the mortally wounded'
            cand magic 'Any healing spell, which needs no roll'
            cand natural 'The one natural save, after lying still for 2 hours'
            cand support 'Support alone: no roll, and slower losses'
        }
        &'sawbones;help;stabilize;healer'= {
        }
        &'sawbones;help;stabilize;magic'= {
        }
        &'sawbones;help;stabilize;natural'= {
        }
        &'sawbones;help;stabilize;support'= {
        }
        &'sawbones;help;revive'= {
            cand physicker 'Five minutes'' work of one Physicker or two'
            cand spell 'The Revival spell, within less than an hour'
            cand reattach 'The Revival spell on a severed limb of the living'
            cand potion 'A Revival potion, within the hour'
            cand wish 'A Wish, within less than 12 hours'
            cand antidote 'A Universal Antidote for one whom poison killed'
            cand moved 'A revived figure is moved more than 3 megahexes'
        }
        &'sawbones;help;revive;physicker'= {
        }
        &'sawbones;help;revive;spell'= {
        }
        &'sawbones;help;revive;reattach'= {
        }
        &'sawbones;help;revive;potion'= {
        }
        &'sawbones;help;revive;wish'= {
        }
        &'sawbones;help;revive;antidote'= {
        }
        &'sawbones;help;revive;moved'= {
        }
        &'sawbones;help;heal'= {
            cand barber 'A Barber dresses a wound: 1 point'
            cand physicker 'A Physicker dresses a wound: up to 2 points'
            cand master-physicker 'A Master Physicker dresses a wound: up to 3 points'
            cand disease 'A Physicker treats a disease'
            cand heal-spell 'The Heal spell: up to 3 normal points'
            cand great-healing 'The Great Healing spell: up to 6 points, normal or grave'
            cand cleansing 'The Cleansing spell: no more disease, and a die of damage'
            cand regrowth 'The Regrowth spell: a part, a grave wound or a lingering injury'
            cand salve 'A dose of Healing Salve: a normal point, or a day for a grave wound'
            cand elixir 'Healing Elixir: a point a dose, normal or grave'
            cand health-elixir 'An Elixir of Health: 1d+1 points, and no more disease'
            cand first-aid 'First aid for the most recent wound (smith)'
        }
        &'sawbones;help;heal;barber'= {
        }
        &'sawbones;help;heal;physicker'= {
        }
        &'sawbones;help;heal;master-physicker'= {
        }
        &'sawbones;help;heal;disease'= {
        }
        &'sawbones;help;heal;heal-spell'= {
        }
        &'sawbones;help;heal;great-healing'= {
        }
        &'sawbones;help;heal;cleansing'= {
        }
        &'sawbones;help;heal;regrowth'= {
        }
        &'sawbones;help;heal;salve'= {
        }
        &'sawbones;help;heal;elixir'= {
        }
        &'sawbones;help;heal;health-elixir'= {
        }
        &'sawbones;help;heal;first-aid'= {
        }
        &'sawbones;help;rest'= {
        }
        &'sawbones;help;wound-box'= {
            cand show 'A character''s boxes, its penalty and its state'
            cand hit 'A blow: the Fortitude save, the wound and its box'
            cand heal 'First aid, spells and points of healing'
            cand rest 'Days of rest: bruises go, other wounds roll to become milder'
            cand stabilize 'A Heal check keeps somebody near death from dying'
        }
        &'sawbones;help;wound-box;show'= {
        }
        &'sawbones;help;wound-box;hit'= {
        }
        &'sawbones;help;wound-box;heal'= {
            cand first-aid 'A Heal check after a combat takes away one of its bruises'
            cand magic 'A Cure spell makes one wound one level milder'
            cand points 'Other healing by hit points makes one wound one level milder'
        }
        &'sawbones;help;wound-box;heal;first-aid'= {
        }
        &'sawbones;help;wound-box;heal;magic'= {
        }
        &'sawbones;help;wound-box;heal;points'= {
        }
        &'sawbones;help;wound-box;rest'= {
        }
        &'sawbones;help;wound-box;stabilize'= {
        }
        &'sawbones;help;wh40k'= {
            cand show 'How a character stands: lightly, heavily or critically wounded'
            cand hit 'A hit and all that follows from it'
            cand heal 'Medicae on an injury of the lightly or heavily wounded'
            cand rest 'Days of natural healing, extended care and critical care'
            cand move 'Moved far, treated in the open or active while critically injured'
            cand card 'The 3 x 5 card of a character, to print and keep at the table'
        }
        &'sawbones;help;wh40k;show'= {
        }
        &'sawbones;help;wh40k;hit'= {
        }
        &'sawbones;help;wh40k;heal'= {
        }
        &'sawbones;help;wh40k;rest'= {
        }
        &'sawbones;help;wh40k;move'= {
        }
        &'sawbones;help;wh40k;card'= {
        }
        &'sawbones;help;roll'= {
        }
        &'sawbones;help;save'= {
        }
        &'sawbones;help;table'= {
            cand saves 'How likely dice are to make each number'
            cand prices 'What salves, elixirs and potions cost, and the talents for healing (gadda)'
            cand effects 'What damage does to figures of each ST (smith)'
            cand wound-box 'Wound boxes: penalties, saves, daily rolls, spells and prices'
            cand medicae 'Warhammer 40,000: modifiers to Medicae, and what a success heals'
        }
        &'sawbones;help;table;saves'= {
        }
        &'sawbones;help;table;prices'= {
        }
        &'sawbones;help;table;effects'= {
        }
        &'sawbones;help;table;wound-box'= {
        }
        &'sawbones;help;table;medicae'= {
        }
        &'sawbones;help;rule'= {
        }
        &'sawbones;help;new'= {
            cand gadda 'A fresh sheet of Gadda''s rules'
            cand smith 'A fresh sheet of Smith''s rules'
            cand wound-box 'A fresh sheet with wound boxes'
            cand wh40k 'A fresh sheet of the Warhammer 40,000 rules'
        }
        &'sawbones;help;new;gadda'= {
        }
        &'sawbones;help;new;smith'= {
        }
        &'sawbones;help;new;wound-box'= {
        }
        &'sawbones;help;new;wh40k'= {
        }
        &'sawbones;help;batch'= {
        }
        &'sawbones;help;completions'= {
        }
        &'sawbones;help;man'= {
        }
        &'sawbones;help;help'= {
        }
    ]
    $completions[$command]
}
