"""The lab: experiments of many games, on one core or on a cluster, and what they say.

    spec      an experiment from its file, checked before the first game     play     the nth game of it, and its row
    folder    results on the disk, in shards that are whole or not there     runner   plays what is missing
    crew      processes of this machine                                      cluster  the same on Ray
    rating    Elo from games, with intervals     contribution  single cards     evening  the handicap that makes two decks even
    strength  how strong a deck is               sas           beside the rating of an owner's own export
    figures   what a folder of results comes to  report, page  the same on a screen, and as one HTML file

Nothing here is imported by `import tableforge`; pyarrow and Ray are imported where they are used, and not before.
"""
