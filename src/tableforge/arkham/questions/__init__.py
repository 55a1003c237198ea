"""The nouns, numbers and conditions that cards speak of: sets of cards, amounts, conditions, events.

Each is an immutable node that answers for a position (`s`) and an ability under way (`f`), and that the voices can say.
Sets combine with `&`, `|`, `~`; amounts compare with `<  <=  >  >=`; `==` compares what two nodes say.
"""
