"""What Arkham Horror brings into the rooms of the house: a module or folder for each room."""
