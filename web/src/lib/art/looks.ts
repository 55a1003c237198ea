// What a game says of its pictures: whom or what one shows, and in which words it is drawn.
import type { Picture } from "./draw";

/** Whom or what a picture shows, as the game calls it. */
export interface Subject {
  kind: string;
  id: string;
  sub?: string | undefined;
  traits?: string | undefined;
}

/** How a game has its subjects drawn; a subject it does not know has a picture, too. */
export type Looks = (of: Subject) => Picture;

/** A table of looks: one line for each, `id|words`. */
export const readLooks = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split("|") as [string, string]),
  );

/** A table of places: one line for each, `place: id id id`. */
export const readPlaces = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [place, ids] = line.split(": ") as [string, string];
        return ids.split(" ").map((id) => [id, place] as [string, string]);
      }),
  );
