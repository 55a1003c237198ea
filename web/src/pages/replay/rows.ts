// The rows of a list of decisions: what is answered alike again and again is one row, and a question is told once.

export interface Step {
  number: number;
  seat: number;
  ask: string;
  chosen: string;
}

export interface Row<S extends Step> {
  step: S; // the first of them
  last: number; // the number of the last one
  again: boolean; // whether the row above asks the same of the same seat
}

export function rows<S extends Step>(steps: readonly S[]): Row<S>[] {
  const out: Row<S>[] = [];
  for (const step of steps) {
    const above = out.at(-1);
    const again = above?.step.seat === step.seat && above.step.ask === step.ask;
    if (above && again && above.step.chosen === step.chosen) above.last = step.number;
    else out.push({ step, last: step.number, again });
  }
  return out;
}
