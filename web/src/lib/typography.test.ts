import { expect, test } from "vitest";
import { breakable, unbroken } from "./typography";

test("no line of French begins with a sign that belongs to the word before it", () => {
  expect(unbroken("Jamais joué à {game} ? Lancez « {name} » : {n} %, oui ; non !")).toBe(
    "Jamais joué à {game}\u00a0? Lancez «\u00a0{name}\u00a0»\u00a0: {n}\u00a0%, oui\u00a0; non\u00a0!",
  );
  expect(unbroken("déjà\u00a0: ainsi")).toBe("déjà\u00a0: ainsi");
});

test.each([
  ["Hyperconscience", "Hyper-conscience"],
  ["Décharge Neurologique", "Décharge Neuro-lo-gique"],
  ["Bibliothécaire", "Biblio-thé-caire"],
  ["Tractorayonneur", "Trac-to-rayon-neur"],
  ["Flamethrower", "Flame-thrower"],
  ["Necronomicon", "Necro-no-micon"],
  ["Perception", "Perception"],
])("long words of a title may be broken between syllables: %s", (title, broken) => {
  expect(breakable(title).replaceAll("\u00ad", "-")).toBe(broken);
});
