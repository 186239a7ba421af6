## Why a computer player chooses as it does: short phrases, shown after its choice

why-nothing-gained = nothing would be gained by it
why-save-cards = cards are better saved for later
why-use = using { $card } helps now
why-no-use = using { $card } would help too little
why-keep = { $card } is worth keeping

# on the way
why-roll = the dice may lead to something good: { $why }
why-rest = resting takes off { $n } exhaustion
why-step = one sure step is enough: { $why }
why-stay = this is a good place: { $why }
why-towards = on the way to { $space }: { $why }
why-nowhere = nothing in reach is worth a journey
why-arrived = this is where I wanted to be
why-tired = { $n } exhaustion lies there
why-hazard-away = { $card } keeps the hazard away
why-hazard-welcome = the hazard may come
why-near = { $space } is near
why-quest-do = the task costs little and may bring a lot
why-quest-leave = the task can wait

# what waits there
why-unknown-fight = about { $win } % to win a { $colour } adventure
why-fight = { $win } % to beat { $foe }
why-town-heal = wounds can be healed in { $town }
why-town-buy = the market of { $town } has something to offer
why-town-quest = a task waits in { $town }
why-no-adventure = nothing here is worth the risk

# in a fight
why-stand = { $win } % to win if I stay
why-flee = only { $win } % to win, but { $away } % to get away
why-stand-fast = there is life enough left
why-run = running is safer now
why-attack = { $who } hits with { $hit } %
why-defend = the defence holds with { $held } %
why-defend-free = nothing can happen in this phase
why-ally-takes = { $ally } can bear { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} better
why-weaken = the foe is worth weakening in { $phase }

# in the market
why-enter-market = a new card is laid
why-skip-market = there is nothing to be had
why-leave-market = nothing else is worth its price
why-buy = { $card } is worth more than { $n } gold
why-too-dear = { $card } is not worth { $n } gold
why-make-room = it makes room for { $card }
why-sell = { $card } is of little use
why-heal = { $figure } should be in good shape
why-pay = { $ally } would be missed
why-leave-card = what I have is better
why-least-missed = { $card } would be missed least
why-buy-none = nothing of this is worth its price

# growing
why-token = a { $token } helps most
why-no-token = points are better saved
why-token-goes = this token would be missed least
why-hero = { $hero } in numbers

# meeting heroes
why-attack-hero = { $win } % to beat { $who }, and the spoils are worth it
why-spare-hero = an attack on { $who } is not worth it ({ $win } % to win)
why-talk = a deal with { $who } about { $card } may please both
why-no-deal = there is no deal with { $who } that would please both
why-draft = the deal is about { $card }
why-withdraw = there is nothing to offer
why-good-deal = the offer of { $who } is a good one
why-bad-deal = the offer of { $who } is not good enough
why-spoils-gold = { $n } gold is worth taking
why-spoils-card = { $card } is worth taking
why-no-spoils = nothing is worth taking

# choices on cards
why-branch = it brings most for what it costs
why-look = this deck matters most now
why-refresh = { $card } will be wanted again
why-help = { $who } needs it
why-peek-keep = it may stay on top
why-peek-bottom = nobody should meet it soon
why-peek-top = { $card } is welcome on top
