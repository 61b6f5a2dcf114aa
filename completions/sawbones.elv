
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
            cand roll 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
            cand save 'Dice against a number'
            cand table 'Tables to look things up in'
            cand rule 'A rule in a few words, with its ruling; no ID lists them'
            cand new 'A fresh sheet as JSON from flags'
            cand completions 'A completion script for a shell'
            cand man 'The manual: its first page on standard output, or every page into a folder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;hit'= {
            cand --armor 'Points that armour stops'
            cand --turn-damage 'Damage that the figure has taken already this turn'
            cand --location 'Where it lands [default: body]'
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds'
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
            cand --new-incident 'It begins another incident: what was not treated of the last one can no longer be'
            cand --stay-conscious 'Play rule 4.3.1: at 0 or less a roll keeps the figure conscious'
            cand --lingering 'Grave wounds may leave lingering injuries'
            cand --simple-grave 'Play the simpler rule for grave wounds: more than 2/3 of ST in all'
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
        &'sawbones;conscious'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds'
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
        &'sawbones;table;help'= {
            cand saves 'How likely dice are to make each number'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;table;help;saves'= {
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
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;new;gadda'= {
            cand --name 'Its name'
            cand --st 'Basic ST, 1 to 1000'
            cand --wounds 'Points of wounds it has already'
            cand --at 'Its ST now, in place of --wounds'
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
        &'sawbones;new;help'= {
            cand gadda 'A fresh sheet of Gadda''s rules'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;new;help;gadda'= {
        }
        &'sawbones;new;help;help'= {
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
            cand roll 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3'
            cand save 'Dice against a number'
            cand table 'Tables to look things up in'
            cand rule 'A rule in a few words, with its ruling; no ID lists them'
            cand new 'A fresh sheet as JSON from flags'
            cand completions 'A completion script for a shell'
            cand man 'The manual: its first page on standard output, or every page into a folder'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'sawbones;help;hit'= {
        }
        &'sawbones;help;conscious'= {
        }
        &'sawbones;help;roll'= {
        }
        &'sawbones;help;save'= {
        }
        &'sawbones;help;table'= {
            cand saves 'How likely dice are to make each number'
        }
        &'sawbones;help;table;saves'= {
        }
        &'sawbones;help;rule'= {
        }
        &'sawbones;help;new'= {
            cand gadda 'A fresh sheet of Gadda''s rules'
        }
        &'sawbones;help;new;gadda'= {
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
