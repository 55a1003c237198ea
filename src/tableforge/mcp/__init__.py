"""The room for language models: games over the Model Context Protocol, and `tableforge-bench/1`, which measures who plays them.

    tables    seats and what is done at them, without the protocol     texts    what a model is told, in every language
    server    the same as tools, over stdio and HTTP                   bridge   a server over HTTP, passed on to stdio
    runs      what is left of a game: a save, and what its players did and noted
    tasks     the games of the bench                                   score    what runs come to
    runner    plays the bench, with any client of the protocol or with our own bots

One seat's knowledge and nothing else comes out of here: no undo, no look ahead, no save, no seed.  Nothing here is imported by
`import tableforge`; the package `mcp` is imported by `server` and `bridge` alone.
"""
