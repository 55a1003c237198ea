"""A judge by link: a position as data in a link or a short text, tried by whoever opens it, by every edition of the rules.

    posed = read_link("1.eJx…")          what somebody has posed: a game, a position, the answers tried so far (`posed`)
    write_link(posed), write_text(posed)  the same as a link, and as a text in the language of rulings
    try_out(posed)                        what happens, in each edition (`trial`)
    pose(sitting, seat)                   a position of a game under way, with what a seat may know of it (`posing`)
    write_test(posed, title)              a test file for contributors (`ruling_file`)

What is read here may come from anybody: it is data, capped in size and depth, and nothing of it is ever run.
"""
