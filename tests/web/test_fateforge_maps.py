"""Every combat scene of Fateforge is drawn cleanly: no name lies over another, outside its zone, or under what stands there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import NARROW, WIDE, House, Json, at_rest, sideways
from web.laying import to_the_map

from tableforge.fateforge import cards

ADA: Json = {"kind": "here", "name": "Ada"}
MAPS = {scene.map.id for scene in cards.pack().scenes.values()}
# What is wrong with the map, in words.
FAULTS = """
() => {
  const box = (e) => e.getBoundingClientRect()
  const over = (a, b, by = 2) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by
  const map = box(document.querySelector('.zmap'))
  const names = [...document.querySelectorAll('.zname')]
  const faults = names.length ? [] : ['no zones']
  names.forEach((name, k) => {
    const [text, at] = [name.textContent, box(name)]
    for (const other of names.slice(k + 1)) if (over(at, box(other))) faults.push(`${text} over ${other.textContent}`)
    if (at.left < map.left || at.right > map.right || at.top < map.top || at.bottom > map.bottom)
      faults.push(`${text} beyond the map`)
    const zone = name.closest('li').querySelector('.zcell')
    const [l, r, t, b] = [at.left + 3, at.right - 3, at.top + 3, at.bottom - 3]
    for (const [x, y] of [[l, t], [r, t], [l, b], [r, b]])
      if (!document.elementsFromPoint(x, y).includes(zone)) { faults.push(`${text} over a border`); break }
    for (const stands of document.querySelectorAll('.stand > li, .onborder'))
      if (over(at, box(stands), 3)) faults.push(`${text} under ${stands.textContent.trim().slice(0, 30)}`)
  })
  for (const stands of document.querySelectorAll('.stand > li'))
    if (box(stands).right > map.right + 2 || box(stands).bottom > map.bottom + 2)
      faults.push(`${stands.textContent.trim().slice(0, 30)} beyond the map`)
  return faults
}
"""


def test_the_scenes_use_all_twelve_maps() -> None:
    assert len(MAPS) == 12


@pytest.mark.parametrize("drawn", sorted(MAPS))
def test_every_scene_of_a_map_is_drawn_cleanly(house: House, drawn: str) -> None:
    page = house.person(WIDE, "light", "fr")  # names are longer in French
    scenes = [id for id, scene in cards.pack().scenes.items() if scene.map.id == drawn]
    found = {id: faults for id in scenes if (faults := faults_of(house, page, id))}
    assert found == {}


def faults_of(house: House, page: Page, scene: str) -> list[str]:
    """What is wrong with a scene as it begins, on a large and on a small screen."""
    made = house.table("fateforge", [ADA], 3, setup={"scene": scene, "heroes": ["mercenary", "shaman"], "seats": 1})
    house.hold(page, made)
    page.goto(f"{house.address}/table/{made['table']}")
    out: list[str] = []
    expect(page.locator(".zname").first).to_be_visible()
    to_the_map(page)
    for width, height in (WIDE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".zname").first).to_be_visible()
        at_rest(page)  # the map is laid out anew for its size
        out += [f"at {width}: {fault}" for fault in page.evaluate(FAULTS)]
        if sideways(page) > 0:
            out.append(f"at {width}: wider than the window")
    return out
