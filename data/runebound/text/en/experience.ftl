## Experience tokens

token-mind = Mind token
token-body = Body token
token-spirit = Spirit token
token-stamina = Stamina token
token-life = Life token

event-token-bought = { $who } buys a { $token }.

ask-token = { $who }: buy an experience token for { $price } points? You have { $n }.
opt-token-mind = Mind +{ $n }
opt-token-body = Body +{ $n }
opt-token-spirit = Spirit +{ $n }
opt-token-stamina = Stamina +{ $n }
opt-token-life = Life +{ $n }, and no more { $colour } adventures
opt-no-token = Keep the points
