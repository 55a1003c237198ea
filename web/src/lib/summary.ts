// How a game went, as the server sums it up (server/summary.py).

export interface Course {
  name: string;
  seat: number; // -1: of the whole table
  values: number[]; // at the beginning, after each turn, and at the end
}

export interface Score {
  best_of: number;
  wins: number[];
  over: boolean;
  chooser: number | null; // who says who begins the next game
}

export interface Summary {
  turn: string;
  minutes: number;
  course: Course[];
  goal: { value: number; text: string } | null;
  figures: { name: string; seats: number[] }[];
  turning: { number: number; turn: string; text: string } | null;
  match: Score | null;
}

const WIDTH = 300;
const HEIGHT = 84;
const EDGE = 6; // above the highest and below the lowest line

/** The lines of a chart as the points of polylines, all by one scale. */
export function chart(course: Course[], goal = 0): { points: string[]; goal: number } {
  const top = Math.max(1, goal, ...course.flatMap((c) => c.values));
  const y = (value: number) => HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE);
  const points = course.map(({ values }) => {
    const step = WIDTH / Math.max(1, values.length - 1);
    return values.map((value, n) => `${(n * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  });
  return { points, goal: y(goal) };
}
