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
skin-deal-side = { $who } gives { $gold } of { $of } gold and these cards
skin-offered = offered
skin-choose-card = To choose from
skin-it-is-about = It is about
skin-cards = Cards on the table
skin-combat-round = Round { $n }
skin-before-combat = Before combat
skin-roll-enough = { $total } against { $target }: enough
skin-roll-short = { $total } against { $target }: too little
