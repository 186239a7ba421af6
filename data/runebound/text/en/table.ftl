## Words that only the table of Runebound needs

game-runebound = Runebound
game-runebound-line = Rise of the Dragon Lords
map-runebound = The realm of Terrinoth
map-marches = Marches
skin-used = used
skin-doom = Doom
skin-event = Event { $n }
skin-token = { $of } × { $n }
skin-tokens = *Experience tokens:* { $tokens }
skin-noted = *Noted points:* { $n }
skin-ground = Ground: { $ground }
skin-counter = A { $colour } adventure waits here.
skin-no-counter = The { $colour } adventure here has been taken.
skin-sunburst = A sunburst: events bring it back.
skin-undefeated = Undefeated challenge { $n }: *{ $card }*
skin-market = Market:
skin-market-empty = No card lies in this market.
skin-ware = *{ $card }* ({ $n } gold)
skin-market-of = The market of { $town }
skin-wares = For sale
skin-belongings = What you have
skin-nothing = nothing
skin-purse = You have { $n ->
    [one] 1 piece of gold
   *[other] { $n } pieces of gold
}.
skin-deal = A deal
skin-deal-side = { $who } gives
skin-offered = offered
skin-choose-card = To choose from
skin-it-is-about = It is about
skin-cards = Cards on the table
skin-combat-round = Round { $n }
skin-before-combat = Before combat
skin-roll-enough = { $total } against { $target }: enough
skin-roll-short = { $total } against { $target }: too little

## Rolls outside a fight

skin-test-of = { $kind ->
    [test] Test of { $of }
    [escape] Escape
    [defend] Defence ({ $of })
    [attack] Attack ({ $of })
   *[other] Roll ({ $of })
}
skin-test-roll = dice
skin-test-value = { $of ->
    [ranged] Mind on the card
    [escape] Mind on the card
    [sneak] Mind on the card
    [notice] Mind on the card
    [lore] Mind on the card
    [mind] Mind on the card
    [melee] Body on the card
    [swim] Body on the card
    [climb] Body on the card
    [brawn] Body on the card
    [body] Body on the card
    [magic] Spirit on the card
    [diplomacy] Spirit on the card
    [resolve] Spirit on the card
    [luck] Spirit on the card
    [spirit] Spirit on the card
   *[other] on the card
}
skin-test-target = To reach
skin-test-need = To reach: the dice must show { $n } or more
skin-test-success = Success: { $total } against { $target }
skin-test-failure = Failure: { $total } against { $target }
skin-test-nothing = nothing happens
skin-test-token = success { $n } of { $of } of the quest
skin-test-line = Each choice shows its exact chance, what success brings and what failure costs.
skin-test-choose = Your choice
skin-hazard = A travel hazard?
skin-hazard-line = One die with { $terrain } is enough to be safe.
skin-hazard-colour = The colour of the hazard
skin-hazard-safe = The way is safe
skin-hazard-comes = Danger on the way
## A fight as a page

skin-sum = { $phase ->
    [magic] Magic values
    [melee] Melee values
    [ranged] Ranged values
   *[other] Minds that meet
}
skin-formula = { $foe } − { $own } = { $need } to roll
skin-formula-more = { $foe } − ({ $own } { $more }) = { $need } to roll
skin-win-from-here = You win from here
skin-roll-need = roll { $n } or more on two dice
skin-cannot-fail = cannot fail
skin-strikes = { $who } strikes
skin-defends = { $who } defends
skin-escape = Try to escape
skin-target-rolled = the other hero rolls the number to reach
skin-no-roll = nothing is rolled
skin-unhurt = no one is hurt
skin-no-harm = the blow does no harm
skin-loses = { $who }: { "{heart}" } *{ $n }* of { $of } lost
skin-and-special = , and the foe’s special rule
skin-special = the foe’s special rule
skin-away = { $who } gets away
skin-ready = *{ $card }* is ready: { $does }
skin-no-escape = There is no escape from this fight.
skin-escape-later = Escape is closed until the next round.
skin-cost-activate = once, until it is refreshed
skin-cost-discard = then it is used up
skin-cost-pay = costs nothing
skin-cost-exhaustion = costs { $n } exhaustion

## What numbers are made of, decks and heaps

skin-number-of = { $what } of { $who }
skin-name-mind = Mind
skin-name-body = Body
skin-name-spirit = Spirit
skin-name-life = Life
skin-name-stamina = Stamina
skin-printed = *{ $n }* printed on the card
skin-part-more = *+{ $n }* { $source }
skin-part-less = *−{ $n }* { $source }
skin-part-tokens = experience tokens
skin-part-fight = from this fight
skin-total = *= { $n }*
skin-blow = A blow causes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
skin-lost-life = Wounds: { $n }; { $left } left.
skin-lost-stamina = Exhaustion: { $n }; { $left } left.
skin-gold-of = Gold of { $who }
skin-runes = Dragon runes: *{ $n }*
skin-level-of = { $who }, level { $n }
skin-no-experience = No experience has been won yet.
skin-deck = The { $colour } adventure deck
skin-market-deck = The market deck
skin-deck-cards = { $n ->
    [one] 1 card lies in it.
   *[other] { $n } cards lie in it.
}
skin-deck-counters = { $n ->
    [one] 1 counter of its colour lies on the board.
   *[other] { $n } counters of its colour lie on the board.
}
skin-counter-pile = Counters in reserve
skin-counter-pile-line = Events bring them back to spaces with a sunburst.
skin-hurt-dice = { $n } dice instead of { $of }: somebody in the party is wounded or exhausted.
skin-doom-step = Doom { $n }: { $town }
skin-doom-fallen = A doom counter has fallen on this town.
skin-doom-open = No doom counter has fallen on this town yet.
skin-doom-how = Every discarded adventure card comes onto the track, face down: { $n } lie there. With { $limit } a doom counter falls on the next town from below; with the { $of }th the endgame begins.

## Trade

skin-market-line = Press a card to buy, hire or sell it.
skin-market-door = Whoever enters lays one more card on the stack first.
skin-heal = Healing
skin-price = { "{gold-bar}" } *{ $n }*
skin-price-changed = { "{gold-bar}" } *{ $n }* (printed { $printed })
skin-too-dear = { $n } more gold needed
skin-limit-ally = more than { $n } allies
skin-limit-weapon = more than { $n } weapons
skin-limit-armour = more than { $n } suits of armour
skin-limit-type = you have one of this sort
skin-sells-for = sell for { "{gold-bar}" } *{ $n }*
skin-just-bought = bought this turn
skin-not-sold = cannot be sold
skin-has-wound = { $n } of { $of } life lost
skin-has-exhaustion = { $n } of { $of } stamina spent
skin-heals-wound = heals { "{heart}" } *1*
skin-heals-exhaustion = takes off all { "{lightning-bolt}" } *{ $n }*
skin-costs = Costs gold
skin-experience = Experience
skin-experience-line = { $points ->
    [one] You have 1 point,
   *[other] You have { $points } points,
} a token costs { $price }. Your level is { $level }.
skin-tokens-owned = { $n ->
    [0] you own none
   *[other] you own { $n }
}
skin-token-attribute = every { $phase } roll
skin-token-stamina = more exhaustion to spend
skin-token-life = more wounds before you fall
skin-costs-points = Costs points
skin-life-full = no more Life tokens
skin-life-bars = no more { $colour } adventures by choice
skin-deal-gold = of { $of } gold
skin-deal-line = Press cards to offer or to ask for them. Counter-offers: { $n } of { $of }.
skin-stays = does not change hands
skin-worth = worth { "{gold-bar}" } *{ $n }*

## The last page

skin-stat-won = Fights won
skin-stat-lost = Fights lost
skin-stat-escaped = Escapes
skin-stat-knocked = Knock-outs
skin-stat-gold = Gold earned
skin-way = Experience gained, round by round
