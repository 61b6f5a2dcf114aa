
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'sawbones' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'sawbones'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'sawbones' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A blow and all that follows from it')
            [CompletionResult]::new('conscious', 'conscious', [CompletionResultType]::ParameterValue, 'The roll to stay conscious')
            [CompletionResult]::new('stabilize', 'stabilize', [CompletionResultType]::ParameterValue, 'Keep the mortally wounded from dying (smith)')
            [CompletionResult]::new('revive', 'revive', [CompletionResultType]::ParameterValue, 'Ways back from death (gadda)')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'Ways to heal: by hand, by spell and by draught')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'What time does: healing, losses, checks, waking')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'Wound boxes in place of hit points, for d20 games')
            [CompletionResult]::new('wh40k', 'wh40k', [CompletionResultType]::ParameterValue, 'Warhammer 40,000: lightly, heavily and critically wounded')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Dice against a number')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Tables to look things up in')
            [CompletionResult]::new('rule', 'rule', [CompletionResultType]::ParameterValue, 'A rule in a few words, with its ruling; no ID lists them')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'A fresh sheet as JSON from flags')
            [CompletionResult]::new('batch', 'batch', [CompletionResultType]::ParameterValue, 'A request of JSON a line in, an answer of JSON a line out')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'The JSON Schema of a sheet, a request, a report or odds')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'A completion script for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'The first page of the manual, or every page into a folder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;hit' {
            [CompletionResult]::new('--armor', '--armor', [CompletionResultType]::ParameterName, 'Points that armour stops')
            [CompletionResult]::new('--turn-damage', '--turn-damage', [CompletionResultType]::ParameterName, 'Damage that the figure has taken already this turn')
            [CompletionResult]::new('--location', '--location', [CompletionResultType]::ParameterName, 'Where it lands [default: body]')
            [CompletionResult]::new('--crippling-modifier', '--crippling-modifier', [CompletionResultType]::ParameterName, 'Added to the roll for the location')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda (the default) or smith')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--new-incident', '--new-incident', [CompletionResultType]::ParameterName, 'It begins another incident: what was not treated of the last one can no longer be')
            [CompletionResult]::new('--stay-conscious', '--stay-conscious', [CompletionResultType]::ParameterName, 'Play rule 4.3.1: at 0 or less a roll keeps the figure conscious')
            [CompletionResult]::new('--lingering', '--lingering', [CompletionResultType]::ParameterName, 'Grave wounds may leave lingering injuries')
            [CompletionResult]::new('--simple-grave', '--simple-grave', [CompletionResultType]::ParameterName, 'Play the simpler rule for grave wounds: more than 2/3 of ST in all')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Saves have automatic results')
            [CompletionResult]::new('--subdual-blow', '--subdual-blow', [CompletionResultType]::ParameterName, 'It does subdual damage, which does not kill')
            [CompletionResult]::new('--crippling', '--crippling', [CompletionResultType]::ParameterName, 'A crippling hit: 2 dice for its location tell whether it bleeds')
            [CompletionResult]::new('--desperate', '--desperate', [CompletionResultType]::ParameterName, 'By the game master''s leave it stays conscious without a roll')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;conscious' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda (the default) or smith')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The roll has automatic results')
            [CompletionResult]::new('--desperate', '--desperate', [CompletionResultType]::ParameterName, 'By the game master''s leave it stays conscious without a roll')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;stabilize' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('healer', 'healer', [CompletionResultType]::ParameterValue, 'A healer tries to stabilize the mortally wounded')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'Any healing spell, which needs no roll')
            [CompletionResult]::new('natural', 'natural', [CompletionResultType]::ParameterValue, 'The one natural save, after lying still for 2 hours')
            [CompletionResult]::new('support', 'support', [CompletionResultType]::ParameterValue, 'Support alone: no roll, and slower losses')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;stabilize;healer' {
            [CompletionResult]::new('--skill', '--skill', [CompletionResultType]::ParameterName, 'What the healer knows')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'The healer''s DX; with --self it may be left to the sheet')
            [CompletionResult]::new('--after', '--after', [CompletionResultType]::ParameterName, 'When the treatment begins, after the mortal wound [default: late, without a bonus]')
            [CompletionResult]::new('--failed', '--failed', [CompletionResultType]::ParameterName, 'Failed tries by this skill or better before, that the sheet does not tell of [default: 0]')
            [CompletionResult]::new('--pool', '--pool', [CompletionResultType]::ParameterName, 'Dice to roll, in place of those of the skill')
            [CompletionResult]::new('--tries', '--tries', [CompletionResultType]::ParameterName, 'Tries in a row, 5 minutes each, until the figure is no longer dying [default: 1]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--self', '--self', [CompletionResultType]::ParameterName, 'The wounded figure treats itself, on one more die')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;stabilize;magic' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;stabilize;natural' {
            [CompletionResult]::new('--after', '--after', [CompletionResultType]::ParameterName, 'How long it has lain still, mortally wounded [default: as its sheet says]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;stabilize;support' {
            [CompletionResult]::new('--support-hours', '--support-hours', [CompletionResultType]::ParameterName, 'A point is lost each so many hours [default: 1]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;stabilize;help' {
            [CompletionResult]::new('healer', 'healer', [CompletionResultType]::ParameterValue, 'A healer tries to stabilize the mortally wounded')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'Any healing spell, which needs no roll')
            [CompletionResult]::new('natural', 'natural', [CompletionResultType]::ParameterValue, 'The one natural save, after lying still for 2 hours')
            [CompletionResult]::new('support', 'support', [CompletionResultType]::ParameterValue, 'Support alone: no roll, and slower losses')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;stabilize;help;healer' {
            break
        }
        'sawbones;stabilize;help;magic' {
            break
        }
        'sawbones;stabilize;help;natural' {
            break
        }
        'sawbones;stabilize;help;support' {
            break
        }
        'sawbones;stabilize;help;help' {
            break
        }
        'sawbones;revive' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'Five minutes'' work of one Physicker or two')
            [CompletionResult]::new('spell', 'spell', [CompletionResultType]::ParameterValue, 'The Revival spell, within less than an hour')
            [CompletionResult]::new('reattach', 'reattach', [CompletionResultType]::ParameterValue, 'The Revival spell on a severed limb of the living')
            [CompletionResult]::new('potion', 'potion', [CompletionResultType]::ParameterValue, 'A Revival potion, within the hour')
            [CompletionResult]::new('wish', 'wish', [CompletionResultType]::ParameterValue, 'A Wish, within less than 12 hours')
            [CompletionResult]::new('antidote', 'antidote', [CompletionResultType]::ParameterValue, 'A Universal Antidote for one whom poison killed')
            [CompletionResult]::new('moved', 'moved', [CompletionResultType]::ParameterValue, 'A revived figure is moved more than 3 megahexes')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;revive;physicker' {
            [CompletionResult]::new('--dead', '--dead', [CompletionResultType]::ParameterName, 'How long the figure has been dead when the work starts: 3m, 12t, 30s')
            [CompletionResult]::new('--healer', '--healer', [CompletionResultType]::ParameterName, 'Who works: physicker,dx=12,iq=11 or master,dx=14,iq=13; twice for two together')
            [CompletionResult]::new('--elixirs', '--elixirs', [CompletionResultType]::ParameterName, 'Healing elixirs that are used, up to 3')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--again', '--again', [CompletionResultType]::ParameterName, 'It has been revived before, if its sheet does not say so')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Saves have automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;spell' {
            [CompletionResult]::new('--dead', '--dead', [CompletionResultType]::ParameterName, 'How long the figure has been dead when the work starts: 3m, 12t, 30s')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX')
            [CompletionResult]::new('--lose', '--lose', [CompletionResultType]::ParameterName, 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--mangled', '--mangled', [CompletionResultType]::ParameterName, 'The body is burned, mangled or has lost limbs: 4 dice')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;reattach' {
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'How long ago it was severed')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;potion' {
            [CompletionResult]::new('--dead', '--dead', [CompletionResultType]::ParameterName, 'How long the figure has been dead when the work starts: 3m, 12t, 30s')
            [CompletionResult]::new('--doses', '--doses', [CompletionResultType]::ParameterName, '1, or 2 at once for certain [default: 1]')
            [CompletionResult]::new('--lose', '--lose', [CompletionResultType]::ParameterName, 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;wish' {
            [CompletionResult]::new('--dead', '--dead', [CompletionResultType]::ParameterName, 'How long the figure has been dead when the work starts: 3m, 12t, 30s')
            [CompletionResult]::new('--lose', '--lose', [CompletionResultType]::ParameterName, 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;antidote' {
            [CompletionResult]::new('--dead', '--dead', [CompletionResultType]::ParameterName, 'How long the figure has been dead when the work starts: 3m, 12t, 30s')
            [CompletionResult]::new('--lose', '--lose', [CompletionResultType]::ParameterName, 'How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;moved' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The save has automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;revive;help' {
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'Five minutes'' work of one Physicker or two')
            [CompletionResult]::new('spell', 'spell', [CompletionResultType]::ParameterValue, 'The Revival spell, within less than an hour')
            [CompletionResult]::new('reattach', 'reattach', [CompletionResultType]::ParameterValue, 'The Revival spell on a severed limb of the living')
            [CompletionResult]::new('potion', 'potion', [CompletionResultType]::ParameterValue, 'A Revival potion, within the hour')
            [CompletionResult]::new('wish', 'wish', [CompletionResultType]::ParameterValue, 'A Wish, within less than 12 hours')
            [CompletionResult]::new('antidote', 'antidote', [CompletionResultType]::ParameterValue, 'A Universal Antidote for one whom poison killed')
            [CompletionResult]::new('moved', 'moved', [CompletionResultType]::ParameterValue, 'A revived figure is moved more than 3 megahexes')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;revive;help;physicker' {
            break
        }
        'sawbones;revive;help;spell' {
            break
        }
        'sawbones;revive;help;reattach' {
            break
        }
        'sawbones;revive;help;potion' {
            break
        }
        'sawbones;revive;help;wish' {
            break
        }
        'sawbones;revive;help;antidote' {
            break
        }
        'sawbones;revive;help;moved' {
            break
        }
        'sawbones;revive;help;help' {
            break
        }
        'sawbones;heal' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('barber', 'barber', [CompletionResultType]::ParameterValue, 'A Barber dresses a wound: 1 point')
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'A Physicker dresses a wound: up to 2 points')
            [CompletionResult]::new('master-physicker', 'master-physicker', [CompletionResultType]::ParameterValue, 'A Master Physicker dresses a wound: up to 3 points')
            [CompletionResult]::new('disease', 'disease', [CompletionResultType]::ParameterValue, 'A Physicker treats a disease')
            [CompletionResult]::new('heal-spell', 'heal-spell', [CompletionResultType]::ParameterValue, 'The Heal spell: up to 3 normal points')
            [CompletionResult]::new('great-healing', 'great-healing', [CompletionResultType]::ParameterValue, 'The Great Healing spell: up to 6 points, normal or grave')
            [CompletionResult]::new('cleansing', 'cleansing', [CompletionResultType]::ParameterValue, 'The Cleansing spell: no more disease, and a die of damage')
            [CompletionResult]::new('regrowth', 'regrowth', [CompletionResultType]::ParameterValue, 'The Regrowth spell: a part, a grave wound or a lingering injury')
            [CompletionResult]::new('salve', 'salve', [CompletionResultType]::ParameterValue, 'A dose of Healing Salve: a normal point, or a day for a grave wound')
            [CompletionResult]::new('elixir', 'elixir', [CompletionResultType]::ParameterValue, 'Healing Elixir: a point a dose, normal or grave')
            [CompletionResult]::new('health-elixir', 'health-elixir', [CompletionResultType]::ParameterValue, 'An Elixir of Health: 1d+1 points, and no more disease')
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'First aid for the most recent wound (smith)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;heal;barber' {
            [CompletionResult]::new('--healer-dx', '--healer-dx', [CompletionResultType]::ParameterName, 'The healer''s DX')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--no-kit', '--no-kit', [CompletionResultType]::ParameterName, 'There is no Physicker''s kit')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The roll has automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;physicker' {
            [CompletionResult]::new('--healer-dx', '--healer-dx', [CompletionResultType]::ParameterName, 'The healer''s DX')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--no-kit', '--no-kit', [CompletionResultType]::ParameterName, 'There is no Physicker''s kit')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The roll has automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;master-physicker' {
            [CompletionResult]::new('--healer-dx', '--healer-dx', [CompletionResultType]::ParameterName, 'The healer''s DX')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--no-kit', '--no-kit', [CompletionResultType]::ParameterName, 'There is no Physicker''s kit')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The roll has automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;disease' {
            [CompletionResult]::new('--difficulty', '--difficulty', [CompletionResultType]::ParameterName, 'The dice of the disease, 1 to 1000')
            [CompletionResult]::new('--healer-iq', '--healer-iq', [CompletionResultType]::ParameterName, 'The healer''s IQ')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--master', '--master', [CompletionResultType]::ParameterName, 'The healer is a Master Physicker')
            [CompletionResult]::new('--naturalist', '--naturalist', [CompletionResultType]::ParameterName, 'The healer is a Naturalist or an Expert Naturalist')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The roll has automatic results')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;heal-spell' {
            [CompletionResult]::new('--points', '--points', [CompletionResultType]::ParameterName, 'How many points the caster pays for')
            [CompletionResult]::new('--talent', '--talent', [CompletionResultType]::ParameterName, 'What the caster is besides [default: none]')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX: 3 dice against it must succeed [default: the spell works]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;great-healing' {
            [CompletionResult]::new('--points', '--points', [CompletionResultType]::ParameterName, 'How many points the caster pays for')
            [CompletionResult]::new('--talent', '--talent', [CompletionResultType]::ParameterName, 'What the caster is besides [default: none]')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX: 3 dice against it must succeed [default: the spell works]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;cleansing' {
            [CompletionResult]::new('--hexes', '--hexes', [CompletionResultType]::ParameterName, 'How many hexes, 1 to 7 [default: 1]')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX: 3 dice against it must succeed [default: the spell works]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;regrowth' {
            [CompletionResult]::new('--part', '--part', [CompletionResultType]::ParameterName, 'A part that is lost (40 ST and a week), or present (20 ST)')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'A grave wound: grave for the oldest, or grave:K')
            [CompletionResult]::new('--lingering', '--lingering', [CompletionResultType]::ParameterName, 'The K-th lingering injury of the sheet')
            [CompletionResult]::new('--caster-dx', '--caster-dx', [CompletionResultType]::ParameterName, 'The caster''s DX: 3 dice against it must succeed [default: the spell works]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;salve' {
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;elixir' {
            [CompletionResult]::new('--doses', '--doses', [CompletionResultType]::ParameterName, 'How many doses [default: 1]')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;health-elixir' {
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;first-aid' {
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'How long ago the most recent wound was made [default: 0s]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;heal;help' {
            [CompletionResult]::new('barber', 'barber', [CompletionResultType]::ParameterValue, 'A Barber dresses a wound: 1 point')
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'A Physicker dresses a wound: up to 2 points')
            [CompletionResult]::new('master-physicker', 'master-physicker', [CompletionResultType]::ParameterValue, 'A Master Physicker dresses a wound: up to 3 points')
            [CompletionResult]::new('disease', 'disease', [CompletionResultType]::ParameterValue, 'A Physicker treats a disease')
            [CompletionResult]::new('heal-spell', 'heal-spell', [CompletionResultType]::ParameterValue, 'The Heal spell: up to 3 normal points')
            [CompletionResult]::new('great-healing', 'great-healing', [CompletionResultType]::ParameterValue, 'The Great Healing spell: up to 6 points, normal or grave')
            [CompletionResult]::new('cleansing', 'cleansing', [CompletionResultType]::ParameterValue, 'The Cleansing spell: no more disease, and a die of damage')
            [CompletionResult]::new('regrowth', 'regrowth', [CompletionResultType]::ParameterValue, 'The Regrowth spell: a part, a grave wound or a lingering injury')
            [CompletionResult]::new('salve', 'salve', [CompletionResultType]::ParameterValue, 'A dose of Healing Salve: a normal point, or a day for a grave wound')
            [CompletionResult]::new('elixir', 'elixir', [CompletionResultType]::ParameterValue, 'Healing Elixir: a point a dose, normal or grave')
            [CompletionResult]::new('health-elixir', 'health-elixir', [CompletionResultType]::ParameterValue, 'An Elixir of Health: 1d+1 points, and no more disease')
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'First aid for the most recent wound (smith)')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;heal;help;barber' {
            break
        }
        'sawbones;heal;help;physicker' {
            break
        }
        'sawbones;heal;help;master-physicker' {
            break
        }
        'sawbones;heal;help;disease' {
            break
        }
        'sawbones;heal;help;heal-spell' {
            break
        }
        'sawbones;heal;help;great-healing' {
            break
        }
        'sawbones;heal;help;cleansing' {
            break
        }
        'sawbones;heal;help;regrowth' {
            break
        }
        'sawbones;heal;help;salve' {
            break
        }
        'sawbones;heal;help;elixir' {
            break
        }
        'sawbones;heal;help;health-elixir' {
            break
        }
        'sawbones;heal;help;first-aid' {
            break
        }
        'sawbones;heal;help;help' {
            break
        }
        'sawbones;rest' {
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Rest until it comes, and say when: healed, conscious, dead (gadda); healed, stable, dead (smith)')
            [CompletionResult]::new('--interval', '--interval', [CompletionResultType]::ParameterName, 'With --moving: in what time a point is lost [default: 10m]')
            [CompletionResult]::new('--support-hours', '--support-hours', [CompletionResultType]::ParameterName, 'With --support: a point is lost each so many hours [default: 1]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda (the default) or smith')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--active', '--active', [CompletionResultType]::ParameterName, 'Up and about, in place of bed rest')
            [CompletionResult]::new('--salve', '--salve', [CompletionResultType]::ParameterName, 'A dose of Healing Salve for each day of bed rest')
            [CompletionResult]::new('--untended', '--untended', [CompletionResultType]::ParameterName, 'Nobody tends the figure: daily checks while it is unconscious at 0 or less')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'The daily checks have automatic results')
            [CompletionResult]::new('--moving', '--moving', [CompletionResultType]::ParameterName, 'The mortally wounded are moved roughly, and lose points faster')
            [CompletionResult]::new('--support', '--support', [CompletionResultType]::ParameterName, 'Somebody with First Aid or better supports the figure, and losses slow')
            [CompletionResult]::new('--no-natural-save', '--no-natural-save', [CompletionResultType]::ParameterName, 'Do not roll the natural save when it is due')
            [CompletionResult]::new('--reopen', '--reopen', [CompletionResultType]::ParameterName, 'The wounds of a figure in critical condition open again at the start')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'A character''s boxes, its penalty and its state')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A blow: the Fortitude save, the wound and its box')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'First aid, spells and points of healing')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of rest: bruises go, other wounds roll to become milder')
            [CompletionResult]::new('stabilize', 'stabilize', [CompletionResultType]::ParameterValue, 'A Heal check keeps somebody near death from dying')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wound-box;show' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;hit' {
            [CompletionResult]::new('--attacker-size', '--attacker-size', [CompletionResultType]::ParameterName, 'How big the attacker is [default: medium]')
            [CompletionResult]::new('--dr', '--dr', [CompletionResultType]::ParameterName, 'Play armour: its damage reduction is added, and every number is 5 higher, with 0 too')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--points', '--points', [CompletionResultType]::ParameterName, 'Count wound points and mark no box')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;heal' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'A Heal check after a combat takes away one of its bruises')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'A Cure spell makes one wound one level milder')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'Other healing by hit points makes one wound one level milder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wound-box;heal;first-aid' {
            [CompletionResult]::new('--check', '--check', [CompletionResultType]::ParameterName, 'The Heal bonus of whoever treats [default: 0]')
            [CompletionResult]::new('--dc', '--dc', [CompletionResultType]::ParameterName, 'The number that the check must reach [default: 10]')
            [CompletionResult]::new('--wound', '--wound', [CompletionResultType]::ParameterName, 'Which wound [default: the most severe that can be treated]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;heal;magic' {
            [CompletionResult]::new('--spell', '--spell', [CompletionResultType]::ParameterName, 'Which Cure spell')
            [CompletionResult]::new('--wound', '--wound', [CompletionResultType]::ParameterName, 'Which wound [default: the most severe that can be treated]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;heal;points' {
            [CompletionResult]::new('--wound', '--wound', [CompletionResultType]::ParameterName, 'Which wound [default: the most severe that can be treated]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;heal;help' {
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'A Heal check after a combat takes away one of its bruises')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'A Cure spell makes one wound one level milder')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'Other healing by hit points makes one wound one level milder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wound-box;heal;help;first-aid' {
            break
        }
        'sawbones;wound-box;heal;help;magic' {
            break
        }
        'sawbones;wound-box;heal;help;points' {
            break
        }
        'sawbones;wound-box;heal;help;help' {
            break
        }
        'sawbones;wound-box;rest' {
            [CompletionResult]::new('--care', '--care', [CompletionResultType]::ParameterName, 'The bonus of a healer with tools and place; it counts when it is higher than Fortitude')
            [CompletionResult]::new('--order', '--order', [CompletionResultType]::ParameterName, 'Which wounds roll first [default: mild-first]')
            [CompletionResult]::new('--take-20', '--take-20', [CompletionResultType]::ParameterName, 'The wound on which 20 is taken, by two weeks of complete rest')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Rest until all wounds are healed')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;stabilize' {
            [CompletionResult]::new('--check', '--check', [CompletionResultType]::ParameterName, 'The Heal bonus of whoever treats [default: 0]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wound-box;help' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'A character''s boxes, its penalty and its state')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A blow: the Fortitude save, the wound and its box')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'First aid, spells and points of healing')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of rest: bruises go, other wounds roll to become milder')
            [CompletionResult]::new('stabilize', 'stabilize', [CompletionResultType]::ParameterValue, 'A Heal check keeps somebody near death from dying')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wound-box;help;show' {
            break
        }
        'sawbones;wound-box;help;hit' {
            break
        }
        'sawbones;wound-box;help;heal' {
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'A Heal check after a combat takes away one of its bruises')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'A Cure spell makes one wound one level milder')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'Other healing by hit points makes one wound one level milder')
            break
        }
        'sawbones;wound-box;help;heal;first-aid' {
            break
        }
        'sawbones;wound-box;help;heal;magic' {
            break
        }
        'sawbones;wound-box;help;heal;points' {
            break
        }
        'sawbones;wound-box;help;rest' {
            break
        }
        'sawbones;wound-box;help;stabilize' {
            break
        }
        'sawbones;wound-box;help;help' {
            break
        }
        'sawbones;wh40k' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'How a character stands: lightly, heavily or critically wounded')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A hit and all that follows from it')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'Medicae on an injury of the lightly or heavily wounded')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of natural healing, extended care and critical care')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Moved far, treated in the open or active while critically injured')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'The 3 x 5 card of a character, to print and keep at the table')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wh40k;show' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;hit' {
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'Its damage type: impact, rending, energy or explosive [default: I]')
            [CompletionResult]::new('--location', '--location', [CompletionResultType]::ParameterName, 'Where it lands [default: body]')
            [CompletionResult]::new('--ap', '--ap', [CompletionResultType]::ParameterName, 'Armour points there')
            [CompletionResult]::new('--pen', '--pen', [CompletionResultType]::ParameterName, 'The weapon''s penetration')
            [CompletionResult]::new('--toxic', '--toxic', [CompletionResultType]::ParameterName, 'The weapon is Toxic: Toughness at -10 x N, and at least 1 Wound more')
            [CompletionResult]::new('--toxic-damage', '--toxic-damage', [CompletionResultType]::ParameterName, 'Wounds of a failed test against the toxin, dice or a number [default: 1]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--fate', '--fate', [CompletionResultType]::ParameterName, 'A point of Fate or Infamy is spent: d10 + 1 off the damage')
            [CompletionResult]::new('--holy', '--holy', [CompletionResultType]::ParameterName, 'The weapon is blessed, holy or sanctified')
            [CompletionResult]::new('--true-grit', '--true-grit', [CompletionResultType]::ParameterName, 'The character uses True Grit')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;heal' {
            [CompletionResult]::new('--medicae', '--medicae', [CompletionResultType]::ParameterName, 'The healer''s Medicae')
            [CompletionResult]::new('--treat', '--treat', [CompletionResultType]::ParameterName, 'Which injury, 1 being the first [default: the first that may be treated]')
            [CompletionResult]::new('--modifier', '--modifier', [CompletionResultType]::ParameterName, 'Any other modifier to the test')
            [CompletionResult]::new('--degrees', '--degrees', [CompletionResultType]::ParameterName, 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--combat', '--combat', [CompletionResultType]::ParameterName, 'In combat or crisis: -20')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;rest' {
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Rest until every injury is gone')
            [CompletionResult]::new('--medicae', '--medicae', [CompletionResultType]::ParameterName, 'The carer''s Medicae')
            [CompletionResult]::new('--int-bonus', '--int-bonus', [CompletionResultType]::ParameterName, 'The carer''s Intelligence Bonus: what a day of extended care heals')
            [CompletionResult]::new('--order', '--order', [CompletionResultType]::ParameterName, 'Which injuries heal first [default: oldest]')
            [CompletionResult]::new('--degrees', '--degrees', [CompletionResultType]::ParameterName, 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--npc-care', '--npc-care', [CompletionResultType]::ParameterName, 'An NPC is the carer: every test succeeds with 1 degree')
            [CompletionResult]::new('--combat', '--combat', [CompletionResultType]::ParameterName, 'Care in combat or crisis: -20')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;move' {
            [CompletionResult]::new('--degrees', '--degrees', [CompletionResultType]::ParameterName, 'How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;card' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--sheet', '--sheet', [CompletionResultType]::ParameterName, 'Its sheet, or a report with it, as JSON; ''-'' is standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the figure that comes out back to its sheet''s file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;wh40k;help' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'How a character stands: lightly, heavily or critically wounded')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A hit and all that follows from it')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'Medicae on an injury of the lightly or heavily wounded')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of natural healing, extended care and critical care')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Moved far, treated in the open or active while critically injured')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'The 3 x 5 card of a character, to print and keep at the table')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;wh40k;help;show' {
            break
        }
        'sawbones;wh40k;help;hit' {
            break
        }
        'sawbones;wh40k;help;heal' {
            break
        }
        'sawbones;wh40k;help;rest' {
            break
        }
        'sawbones;wh40k;help;move' {
            break
        }
        'sawbones;wh40k;help;card' {
            break
        }
        'sawbones;wh40k;help;help' {
            break
        }
        'sawbones;roll' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;save' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--vary', '--vary', [CompletionResultType]::ParameterName, 'The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags')
            [CompletionResult]::new('--of', '--of', [CompletionResultType]::ParameterName, 'With --vary: the outcome that is shown first, and in a grid')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the odds into this file too, as SVG')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed; without one the system gives one')
            [CompletionResult]::new('--stream', '--stream', [CompletionResultType]::ParameterName, 'Roll on this stream of the seed [default: 0]')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or ''ask''')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Very low sums succeed and very high ones fail, whatever the number')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print the outcome word alone')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'The exact odds of every outcome, in place of a roll')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('--exit-status', '--exit-status', [CompletionResultType]::ParameterName, 'Exit with 1 if the answer is unfavourable')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('saves', 'saves', [CompletionResultType]::ParameterValue, 'How likely dice are to make each number')
            [CompletionResult]::new('prices', 'prices', [CompletionResultType]::ParameterValue, 'What salves, elixirs and potions cost, and the talents for healing (gadda)')
            [CompletionResult]::new('effects', 'effects', [CompletionResultType]::ParameterValue, 'What damage does to figures of each ST (smith)')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'Wound boxes: penalties, saves, daily rolls, spells and prices')
            [CompletionResult]::new('medicae', 'medicae', [CompletionResultType]::ParameterValue, 'Warhammer 40,000: modifiers to Medicae, and what a success heals')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;table;saves' {
            [CompletionResult]::new('--max-dice', '--max-dice', [CompletionResultType]::ParameterName, 'Up to so many dice, 1 to 100 [default: 9]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Very low sums succeed and very high ones fail, whatever the number')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table;prices' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table;effects' {
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'A figure of this ST, by the table and by the fractions')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table;wound-box' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table;medicae' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;table;help' {
            [CompletionResult]::new('saves', 'saves', [CompletionResultType]::ParameterValue, 'How likely dice are to make each number')
            [CompletionResult]::new('prices', 'prices', [CompletionResultType]::ParameterValue, 'What salves, elixirs and potions cost, and the talents for healing (gadda)')
            [CompletionResult]::new('effects', 'effects', [CompletionResultType]::ParameterValue, 'What damage does to figures of each ST (smith)')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'Wound boxes: penalties, saves, daily rolls, spells and prices')
            [CompletionResult]::new('medicae', 'medicae', [CompletionResultType]::ParameterValue, 'Warhammer 40,000: modifiers to Medicae, and what a success heals')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;table;help;saves' {
            break
        }
        'sawbones;table;help;prices' {
            break
        }
        'sawbones;table;help;effects' {
            break
        }
        'sawbones;table;help;wound-box' {
            break
        }
        'sawbones;table;help;medicae' {
            break
        }
        'sawbones;table;help;help' {
            break
        }
        'sawbones;rule' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;new' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('gadda', 'gadda', [CompletionResultType]::ParameterValue, 'A fresh sheet of Gadda''s rules')
            [CompletionResult]::new('smith', 'smith', [CompletionResultType]::ParameterValue, 'A fresh sheet of Smith''s rules')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'A fresh sheet with wound boxes')
            [CompletionResult]::new('wh40k', 'wh40k', [CompletionResultType]::ParameterValue, 'A fresh sheet of the Warhammer 40,000 rules')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;new;gadda' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--iq', '--iq', [CompletionResultType]::ParameterName, 'Its IQ')
            [CompletionResult]::new('--fresh', '--fresh', [CompletionResultType]::ParameterName, 'Normal points of this incident that nobody has treated [all wounds]')
            [CompletionResult]::new('--grave', '--grave', [CompletionResultType]::ParameterName, 'A grave wound: where and how many points; repeatable')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: gadda, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;new;smith' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--st', '--st', [CompletionResultType]::ParameterName, 'Basic ST, 1 to 1000')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Points of wounds it has already')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Its ST now, in place of --wounds (smith: ST less wounds)')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Points of fatigue')
            [CompletionResult]::new('--dx', '--dx', [CompletionResultType]::ParameterName, 'Its DX')
            [CompletionResult]::new('--subdual', '--subdual', [CompletionResultType]::ParameterName, 'Points of subdual damage')
            [CompletionResult]::new('--condition', '--condition', [CompletionResultType]::ParameterName, 'How bad its wounds are [default: mortal when wound ST is below 0]')
            [CompletionResult]::new('--death-at', '--death-at', [CompletionResultType]::ParameterName, 'It dies at this wound ST, in place of minus half of ST')
            [CompletionResult]::new('--scaled', '--scaled', [CompletionResultType]::ParameterName, 'Its own saves are against 8, 11 or 14, or N, in place of ST')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Whose rules: smith, which alone have this')
            [CompletionResult]::new('--unconscious', '--unconscious', [CompletionResultType]::ParameterName, 'It is unconscious')
            [CompletionResult]::new('--bleeding', '--bleeding', [CompletionResultType]::ParameterName, 'It has an open bleeding critical')
            [CompletionResult]::new('--fractions', '--fractions', [CompletionResultType]::ParameterName, 'Damage tells at fractions of ST, in place of the effects table')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;new;wound-box' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Its name')
            [CompletionResult]::new('--fort', '--fort', [CompletionResultType]::ParameterName, 'The bonus of its Fortitude save; needed where Fortitude is rolled')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'How big it is [default: medium]')
            [CompletionResult]::new('--boxes', '--boxes', [CompletionResultType]::ParameterName, 'The boxes of its rows, mild to severe [default: 2,1,1,1,1]')
            [CompletionResult]::new('--feat', '--feat', [CompletionResultType]::ParameterName, 'A Toughness feat: one more box in that row; repeatable')
            [CompletionResult]::new('--mark', '--mark', [CompletionResultType]::ParameterName, 'A wound that it has, in the row where it belongs or in that one; repeatable')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--minor', '--minor', [CompletionResultType]::ParameterName, 'It is a minor character, whose rows may have any number of boxes')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;new;wh40k' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name')
            [CompletionResult]::new('--wounds', '--wounds', [CompletionResultType]::ParameterName, 'Maximum Wounds')
            [CompletionResult]::new('--tb', '--tb', [CompletionResultType]::ParameterName, 'Toughness Bonus, without Unnatural Toughness')
            [CompletionResult]::new('--ut', '--ut', [CompletionResultType]::ParameterName, 'Unnatural Toughness, as a number to add (not as a multiplier)')
            [CompletionResult]::new('--daemonic', '--daemonic', [CompletionResultType]::ParameterName, 'The Daemonic trait')
            [CompletionResult]::new('--toughness', '--toughness', [CompletionResultType]::ParameterName, 'The Toughness characteristic; without it tests of Toughness are named and not rolled')
            [CompletionResult]::new('--injury', '--injury', [CompletionResultType]::ParameterName, 'An injury: points, damage type and location; repeatable, the oldest first')
            [CompletionResult]::new('--critical', '--critical', [CompletionResultType]::ParameterName, 'A critical injury: severity, damage type and location; repeatable')
            [CompletionResult]::new('--suffered', '--suffered', [CompletionResultType]::ParameterName, 'Wounds suffered, as one injury by impact to the body, in place of --injury')
            [CompletionResult]::new('--wound-fatigue', '--wound-fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from wounds')
            [CompletionResult]::new('--fatigue', '--fatigue', [CompletionResultType]::ParameterName, 'Levels of fatigue from anything else')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--autosanguine', '--autosanguine', [CompletionResultType]::ParameterName, 'Has an Autosanguine implant')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer as one JSON object')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Plain ASCII, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;new;help' {
            [CompletionResult]::new('gadda', 'gadda', [CompletionResultType]::ParameterValue, 'A fresh sheet of Gadda''s rules')
            [CompletionResult]::new('smith', 'smith', [CompletionResultType]::ParameterValue, 'A fresh sheet of Smith''s rules')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'A fresh sheet with wound boxes')
            [CompletionResult]::new('wh40k', 'wh40k', [CompletionResultType]::ParameterValue, 'A fresh sheet of the Warhammer 40,000 rules')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;new;help;gadda' {
            break
        }
        'sawbones;new;help;smith' {
            break
        }
        'sawbones;new;help;wound-box' {
            break
        }
        'sawbones;new;help;wh40k' {
            break
        }
        'sawbones;new;help;help' {
            break
        }
        'sawbones;batch' {
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll on this seed, line n on its stream n; without one the system gives one')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'The number of the first line, if the file is a part of a larger one')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'How many jobs share the work; the answers are the same')
            [CompletionResult]::new('--brief', '--brief', [CompletionResultType]::ParameterName, 'Answer with the outcome alone, or the summary of the odds')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;schema' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;completions' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;man' {
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'sawbones;help' {
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A blow and all that follows from it')
            [CompletionResult]::new('conscious', 'conscious', [CompletionResultType]::ParameterValue, 'The roll to stay conscious')
            [CompletionResult]::new('stabilize', 'stabilize', [CompletionResultType]::ParameterValue, 'Keep the mortally wounded from dying (smith)')
            [CompletionResult]::new('revive', 'revive', [CompletionResultType]::ParameterValue, 'Ways back from death (gadda)')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'Ways to heal: by hand, by spell and by draught')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'What time does: healing, losses, checks, waking')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'Wound boxes in place of hit points, for d20 games')
            [CompletionResult]::new('wh40k', 'wh40k', [CompletionResultType]::ParameterValue, 'Warhammer 40,000: lightly, heavily and critically wounded')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Roll dice: 3d6+1, 2d-1, d%, 4d6kh3')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Dice against a number')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Tables to look things up in')
            [CompletionResult]::new('rule', 'rule', [CompletionResultType]::ParameterValue, 'A rule in a few words, with its ruling; no ID lists them')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'A fresh sheet as JSON from flags')
            [CompletionResult]::new('batch', 'batch', [CompletionResultType]::ParameterValue, 'A request of JSON a line in, an answer of JSON a line out')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'The JSON Schema of a sheet, a request, a report or odds')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'A completion script for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'The first page of the manual, or every page into a folder')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'sawbones;help;hit' {
            break
        }
        'sawbones;help;conscious' {
            break
        }
        'sawbones;help;stabilize' {
            [CompletionResult]::new('healer', 'healer', [CompletionResultType]::ParameterValue, 'A healer tries to stabilize the mortally wounded')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'Any healing spell, which needs no roll')
            [CompletionResult]::new('natural', 'natural', [CompletionResultType]::ParameterValue, 'The one natural save, after lying still for 2 hours')
            [CompletionResult]::new('support', 'support', [CompletionResultType]::ParameterValue, 'Support alone: no roll, and slower losses')
            break
        }
        'sawbones;help;stabilize;healer' {
            break
        }
        'sawbones;help;stabilize;magic' {
            break
        }
        'sawbones;help;stabilize;natural' {
            break
        }
        'sawbones;help;stabilize;support' {
            break
        }
        'sawbones;help;revive' {
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'Five minutes'' work of one Physicker or two')
            [CompletionResult]::new('spell', 'spell', [CompletionResultType]::ParameterValue, 'The Revival spell, within less than an hour')
            [CompletionResult]::new('reattach', 'reattach', [CompletionResultType]::ParameterValue, 'The Revival spell on a severed limb of the living')
            [CompletionResult]::new('potion', 'potion', [CompletionResultType]::ParameterValue, 'A Revival potion, within the hour')
            [CompletionResult]::new('wish', 'wish', [CompletionResultType]::ParameterValue, 'A Wish, within less than 12 hours')
            [CompletionResult]::new('antidote', 'antidote', [CompletionResultType]::ParameterValue, 'A Universal Antidote for one whom poison killed')
            [CompletionResult]::new('moved', 'moved', [CompletionResultType]::ParameterValue, 'A revived figure is moved more than 3 megahexes')
            break
        }
        'sawbones;help;revive;physicker' {
            break
        }
        'sawbones;help;revive;spell' {
            break
        }
        'sawbones;help;revive;reattach' {
            break
        }
        'sawbones;help;revive;potion' {
            break
        }
        'sawbones;help;revive;wish' {
            break
        }
        'sawbones;help;revive;antidote' {
            break
        }
        'sawbones;help;revive;moved' {
            break
        }
        'sawbones;help;heal' {
            [CompletionResult]::new('barber', 'barber', [CompletionResultType]::ParameterValue, 'A Barber dresses a wound: 1 point')
            [CompletionResult]::new('physicker', 'physicker', [CompletionResultType]::ParameterValue, 'A Physicker dresses a wound: up to 2 points')
            [CompletionResult]::new('master-physicker', 'master-physicker', [CompletionResultType]::ParameterValue, 'A Master Physicker dresses a wound: up to 3 points')
            [CompletionResult]::new('disease', 'disease', [CompletionResultType]::ParameterValue, 'A Physicker treats a disease')
            [CompletionResult]::new('heal-spell', 'heal-spell', [CompletionResultType]::ParameterValue, 'The Heal spell: up to 3 normal points')
            [CompletionResult]::new('great-healing', 'great-healing', [CompletionResultType]::ParameterValue, 'The Great Healing spell: up to 6 points, normal or grave')
            [CompletionResult]::new('cleansing', 'cleansing', [CompletionResultType]::ParameterValue, 'The Cleansing spell: no more disease, and a die of damage')
            [CompletionResult]::new('regrowth', 'regrowth', [CompletionResultType]::ParameterValue, 'The Regrowth spell: a part, a grave wound or a lingering injury')
            [CompletionResult]::new('salve', 'salve', [CompletionResultType]::ParameterValue, 'A dose of Healing Salve: a normal point, or a day for a grave wound')
            [CompletionResult]::new('elixir', 'elixir', [CompletionResultType]::ParameterValue, 'Healing Elixir: a point a dose, normal or grave')
            [CompletionResult]::new('health-elixir', 'health-elixir', [CompletionResultType]::ParameterValue, 'An Elixir of Health: 1d+1 points, and no more disease')
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'First aid for the most recent wound (smith)')
            break
        }
        'sawbones;help;heal;barber' {
            break
        }
        'sawbones;help;heal;physicker' {
            break
        }
        'sawbones;help;heal;master-physicker' {
            break
        }
        'sawbones;help;heal;disease' {
            break
        }
        'sawbones;help;heal;heal-spell' {
            break
        }
        'sawbones;help;heal;great-healing' {
            break
        }
        'sawbones;help;heal;cleansing' {
            break
        }
        'sawbones;help;heal;regrowth' {
            break
        }
        'sawbones;help;heal;salve' {
            break
        }
        'sawbones;help;heal;elixir' {
            break
        }
        'sawbones;help;heal;health-elixir' {
            break
        }
        'sawbones;help;heal;first-aid' {
            break
        }
        'sawbones;help;rest' {
            break
        }
        'sawbones;help;wound-box' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'A character''s boxes, its penalty and its state')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A blow: the Fortitude save, the wound and its box')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'First aid, spells and points of healing')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of rest: bruises go, other wounds roll to become milder')
            [CompletionResult]::new('stabilize', 'stabilize', [CompletionResultType]::ParameterValue, 'A Heal check keeps somebody near death from dying')
            break
        }
        'sawbones;help;wound-box;show' {
            break
        }
        'sawbones;help;wound-box;hit' {
            break
        }
        'sawbones;help;wound-box;heal' {
            [CompletionResult]::new('first-aid', 'first-aid', [CompletionResultType]::ParameterValue, 'A Heal check after a combat takes away one of its bruises')
            [CompletionResult]::new('magic', 'magic', [CompletionResultType]::ParameterValue, 'A Cure spell makes one wound one level milder')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'Other healing by hit points makes one wound one level milder')
            break
        }
        'sawbones;help;wound-box;heal;first-aid' {
            break
        }
        'sawbones;help;wound-box;heal;magic' {
            break
        }
        'sawbones;help;wound-box;heal;points' {
            break
        }
        'sawbones;help;wound-box;rest' {
            break
        }
        'sawbones;help;wound-box;stabilize' {
            break
        }
        'sawbones;help;wh40k' {
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'How a character stands: lightly, heavily or critically wounded')
            [CompletionResult]::new('hit', 'hit', [CompletionResultType]::ParameterValue, 'A hit and all that follows from it')
            [CompletionResult]::new('heal', 'heal', [CompletionResultType]::ParameterValue, 'Medicae on an injury of the lightly or heavily wounded')
            [CompletionResult]::new('rest', 'rest', [CompletionResultType]::ParameterValue, 'Days of natural healing, extended care and critical care')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Moved far, treated in the open or active while critically injured')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'The 3 x 5 card of a character, to print and keep at the table')
            break
        }
        'sawbones;help;wh40k;show' {
            break
        }
        'sawbones;help;wh40k;hit' {
            break
        }
        'sawbones;help;wh40k;heal' {
            break
        }
        'sawbones;help;wh40k;rest' {
            break
        }
        'sawbones;help;wh40k;move' {
            break
        }
        'sawbones;help;wh40k;card' {
            break
        }
        'sawbones;help;roll' {
            break
        }
        'sawbones;help;save' {
            break
        }
        'sawbones;help;table' {
            [CompletionResult]::new('saves', 'saves', [CompletionResultType]::ParameterValue, 'How likely dice are to make each number')
            [CompletionResult]::new('prices', 'prices', [CompletionResultType]::ParameterValue, 'What salves, elixirs and potions cost, and the talents for healing (gadda)')
            [CompletionResult]::new('effects', 'effects', [CompletionResultType]::ParameterValue, 'What damage does to figures of each ST (smith)')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'Wound boxes: penalties, saves, daily rolls, spells and prices')
            [CompletionResult]::new('medicae', 'medicae', [CompletionResultType]::ParameterValue, 'Warhammer 40,000: modifiers to Medicae, and what a success heals')
            break
        }
        'sawbones;help;table;saves' {
            break
        }
        'sawbones;help;table;prices' {
            break
        }
        'sawbones;help;table;effects' {
            break
        }
        'sawbones;help;table;wound-box' {
            break
        }
        'sawbones;help;table;medicae' {
            break
        }
        'sawbones;help;rule' {
            break
        }
        'sawbones;help;new' {
            [CompletionResult]::new('gadda', 'gadda', [CompletionResultType]::ParameterValue, 'A fresh sheet of Gadda''s rules')
            [CompletionResult]::new('smith', 'smith', [CompletionResultType]::ParameterValue, 'A fresh sheet of Smith''s rules')
            [CompletionResult]::new('wound-box', 'wound-box', [CompletionResultType]::ParameterValue, 'A fresh sheet with wound boxes')
            [CompletionResult]::new('wh40k', 'wh40k', [CompletionResultType]::ParameterValue, 'A fresh sheet of the Warhammer 40,000 rules')
            break
        }
        'sawbones;help;new;gadda' {
            break
        }
        'sawbones;help;new;smith' {
            break
        }
        'sawbones;help;new;wound-box' {
            break
        }
        'sawbones;help;new;wh40k' {
            break
        }
        'sawbones;help;batch' {
            break
        }
        'sawbones;help;schema' {
            break
        }
        'sawbones;help;completions' {
            break
        }
        'sawbones;help;man' {
            break
        }
        'sawbones;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
