"""What the enemies do.

`reactions` and `turns` say who acts when, `strips` reads a strip, `activation` does it act by act, `bosses` has their cards,
`tokens` brings an enemy into play.  Weak points are in `weak`.
"""
