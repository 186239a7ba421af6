## Travel hazards

event-hazard-rolled = { $who } looks around ({ $terrain }): { $outcome ->
    [safe] the way is safe
   *[hazard] danger on the way
}.
event-hazard-colour = The hazard is { $colour } ({ $n }).
event-hazard-deck-empty = There is no { $colour } card to draw: no hazard.

ask-hazard = { $who }: a hazard lies ahead. Use a card against it, or face it?

opt-hazard-accept = Face it
