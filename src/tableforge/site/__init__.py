"""The static site: the browser's client with the whole table in it, for any host that serves files.

`build.build_site` puts it together: the client as the server has it, the Python code of the house and of each game in an archive
of its own (`archives`), Python itself (`downloads`), the answers that never change (`answers`), and the page that begins it all
(`page`).  In the browser `web/src/tab/` runs it, with `tableforge.server.tab` as its server.
"""
