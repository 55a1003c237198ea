"""The table in the browser: a server that seats people, bots and programs at games, and keeps every answer."""
