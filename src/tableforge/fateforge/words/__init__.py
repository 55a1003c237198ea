"""How a line of content is read: formulas of cards, strips of enemies, standing changes, what scenes do."""
