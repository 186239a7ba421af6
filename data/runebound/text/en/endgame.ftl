## Discards, undefeated challenges, doom track, endgame, victory

event-card-under-deck = { $card } goes face down under { $deck }.
event-card-removed = { $card } leaves the game.
event-undefeated = { $card } lies undefeated on space { $slot }; its counter lies at { $space }.
event-stays-undefeated = { $card } stays undefeated where it was, without wounds.
event-evicted = All undefeated spaces are full: { $card } is discarded.
event-doom-card = { $card } goes face down on the doom track: { $n } of { $limit } cards.
event-doom-counter = A doom counter falls on { $town }: { $n } of { $of }.
event-endgame-due = The last doom counter has fallen. When this turn is over, the endgame begins.
event-endgame-begins = The endgame begins. The heroes go in this order: { $order }.
event-endgame-turn = { $who } goes forth against the red challenges.
event-endgame-no-card = No red challenge is left for { $who }.
event-eliminated = { $who } is eliminated.
event-game-won = { $who } wins the game.
event-game-ranked = The game is over: the heroes are ranked.

over-runes = { $who } holds { $n } Dragon Runes and wins.
over-red-cards = { $who } holds { $n } red challenge cards and wins.
over-victory-card = { $who } has defeated the High Lord of the dragons and wins.
over-endgame = The endgame is over: red challenges, level and gold decide.
over-round-limit = The game ends after round { $n }: red challenges, level and gold decide.
