"""What click refuses by itself, in French: a missing argument, an option that is not there, a value that does not fit."""

from __future__ import annotations

import re
from typing import Final

import click

from tableforge.errors import did_you_mean, quoted, typeset

# click's own sentences, and ours; what is in quotes there stands in guillemets here.
SENTENCES: Final = (
    (r"No such option:? '?(?P<a>[^' ]+?)'?\.?", "il n’y a pas d’option {a}"),
    (r"No such command '(?P<a>.*)'\.", "il n’y a pas de commande {a}"),
    (r"Missing command\.", "il manque une commande"),
    (r"Missing argument '(?P<a>.*)'\.", "il manque l’argument {a}"),
    (r"Missing option '(?P<a>.*)'\.", "il manque l’option {a}"),
    (r"Missing parameter '?(?P<a>.*?)'?\.", "il manque le paramètre {a}"),
    (r"Option '(?P<a>.*)' requires an argument\.", "l’option {a} demande une valeur"),
    (r"Option '(?P<a>.*)' requires (?P<n>\d+) arguments\.", "l’option {a} demande {n} valeurs"),
    (r"Option '(?P<a>.*)' does not take a value\.", "l’option {a} ne prend pas de valeur"),
    (r"Argument '(?P<a>.*)' takes (?P<n>\d+) values\.", "l’argument {a} prend {n} valeurs"),
    (r"Got unexpected extra arguments? \((?P<n>.*)\)", "de trop sur la ligne : {n}"),
    (r"'(?P<a>.*)' is not a valid integer(?: range)?\.", "{a} n’est pas un nombre entier"),
    (r"'(?P<a>.*)' is not a valid float(?: range)?\.", "{a} n’est pas un nombre"),
    (r"(?P<a>\S+) is not in the range (?P<n>\S+)\.", "{a} n’est pas dans l’intervalle {n}"),
    (r"File '(?P<a>.*)' does not exist\.", "le fichier {a} n’existe pas"),
    (r"File '(?P<a>.*)' is a directory\.", "le fichier {a} est un dossier"),
    (r"File '(?P<a>.*)' is not readable\.", "le fichier {a} ne peut pas être lu"),
    (r"File '(?P<a>.*)' is not writable\.", "le fichier {a} ne peut pas être écrit"),
    (r"Takes (?P<n>\d+) values but \d+ (?:was|were) given\.", "il faut {n} valeurs"),
)


def french(e: click.ClickException) -> str:
    """All that is printed: how the command is used, where its help is, and what was wrong."""
    lines = []
    ctx = e.ctx if isinstance(e, click.UsageError) else None
    if ctx is not None:
        usage = ctx.make_formatter()
        usage.write_usage(
            ctx.command_path, " ".join(ctx.command.collect_usage_pieces(ctx)), prefix="Utilisation\u00a0: "
        )
        lines += [usage.getvalue().rstrip("\n"), typeset(f"Aide : {ctx.command_path} --help"), ""]
    return "\n".join([*lines, typeset(f"Erreur : {reason(e)}")])


def reason(e: click.ClickException) -> str:
    """What was wrong; a sentence of click that is not known here stays as it is."""
    if isinstance(e, click.MissingParameter):
        return sentence(e.format_message())
    if isinstance(e, click.BadParameter):
        hint = e.param_hint or (e.param.get_error_hint(e.ctx) if e.param is not None else "")
        names = hint if isinstance(hint, str) else " / ".join(hint)
        names = ", ".join([quoted(name) for name in re.findall(r"'([^']+)'", names) or [names]])
        return f"valeur refusée pour {names} : {sentence(e.message)}"
    near = getattr(e, "possibilities", None)  # of options, and of commands where click is new enough
    return sentence(e.message) + (did_you_mean(near[0], near[0]).fr if near else "")


def sentence(en: str) -> str:
    """One sentence of click in French."""
    for pattern, fr in SENTENCES:
        if m := re.fullmatch(pattern, en):
            found = m.groupdict()
            return fr.format(a=quoted(found.get("a") or ""), n=found.get("n"))
    return en
