### Words of the toy game; only tests read them.

game-toy = Campfire
game-toy-line = A brawl around a ring of stones.
name-ash = Ash
name-birch = Birch
name-cedar = Cedar
name-dogwood = Dogwood
name-shield = shield
name-curse = curse
name-charm = charm
name-omen = omen
name-herb = herb
name-pebble = pebble
name-lantern = lantern
option-rounds = Rounds
    .line = After so many rounds the fire goes out.
option-blessing = Blessing
    .line = Everybody begins with a shield more.
option-die = Die
    .line = The die of a swing.
option-die-d6 = six sides
option-die-d8 = eight sides
preset-short = Short
end-last-standing = only one is left standing
end-fire-out = the fire went out
card-name = { $card }
hero-name = { $who }
ask-put-away = { $who }: which cards do you put away?
ask-act = { $who }: what do you do?
ask-shield = How do you hold it?
ask-pebble = Whom does the pebble hit?
ask-peek = On top lies: { $card }.
ask-before-roll = { $who }: a club is lifted. Do you raise a shield?
ask-after-roll = { $who }: roll again?
ask-shield-raised = { $who }: curse that shield?
do-walk = walk
do-attack = swing at { $foe }
do-rest = rest
do-brace = brace
do-parry = parry
do-leave = leave it
do-under = lay it under the deck
do-pass = pass
odds-hit = hit
odds-miss = miss
walks = { $who } walks.
draws = { $who } draws: { $card }.
rolls = { $who } rolls { $n }.
shield-breaks = The shield breaks.
loses-vigour = { $n ->
    [one] { $who } loses { $n } vigour.
   *[other] { $who } loses { $n } vigour in all.
}
why-habit = out of habit
