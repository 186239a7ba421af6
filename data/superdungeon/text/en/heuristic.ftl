## Why a computer player chooses as it does: short phrases, shown after its choice

why-nothing-gained = nothing would be gained by it
why-good-place = it is a good place to stand

# inside an activation
why-within-reach = { $target } can be attacked from there: { $n } %
why-many = several enemies can be caught from there
why-chest-near = a chest can be opened from there
why-towards = { $goal } is { $n ->
    [one] 1 square
   *[other] { $n } squares
} away from there
why-safer = it is safer there
why-second-choice = another square that will do
why-nothing-there = nothing can be done from there
why-strike = the attack on { $target } hits with { $n } %
why-special = { $action } does most to { $target }
why-area = { $action } reaches several at once
why-open = the chest may hold a relic
why-help = { $action } helps just now
why-in-force = it is in force already
why-stand-up = nothing can be done lying on the ground
why-hurry = it is still { $n ->
    [one] 1 square
   *[other] { $n } squares
} to { $goal }
why-no-hurry = there is no hurry
why-stay-to-act = there is something better to do than to run
why-enough = nothing else is worth doing

# aiming and defending
why-hits-most = { $n ->
    [one] 1 enemy is in it
   *[other] { $n } enemies are in it
}
why-most-needed = it does most there
why-best-first = who matters most comes first
why-holds = it holds with { $n } %
why-bad-place = { $target } does not like it there

# turns and spawning
why-his-turn = { $who } should not wait
why-monster-turn = { $who } can do most now
why-last-skull = there is still something to be activated
why-willful = it rolls { $n } stars on average
why-strike-first = who comes first strikes first
why-wait = who comes second has seen more
why-spawn = { $model } is worth its skulls here
why-spawned-enough = there are enough
why-near-heroes = it is near the heroes
why-near-goal = it is on the way
why-far-away = the heroes have far to go
why-hero = { $hero } brings what the party lacks
why-strong = nobody is stronger
why-many-monsters = it brings many monsters
why-hard-tile = it makes the heroes' way long and hard
why-easy-tile = it makes the way short and easy
why-good-start = it has room, and the way is not far

# potions, hearts and cards
why-drink = { $who } needs it now
why-saves = it keeps { $who } from harm
why-keep-potion = the potion is better kept
why-stay-awake = it may be needed soon
why-needs-it = { $who } needs it most
why-thirsty = { $who } can use a potion
why-waste = it would be wasted
why-luck = so nothing is wasted
why-worst-first = the worst goes first
why-hurts-most = that hurts most
why-equip = { $who } gains most from it
why-replace = it is better than what { $who } wears
why-sacrifice = { $who } needs relief more than the card
why-keep-card = somebody may need it later
why-keep-old = what is worn is better
why-least-missed = { $card } is missed least
why-best-card = { $card } helps the party most
why-horde = { $card } makes the horde stronger
why-keep-charm = it may be needed later
why-return = { $who } is sorely missed
why-all-happen = all of them happen, in whatever order
