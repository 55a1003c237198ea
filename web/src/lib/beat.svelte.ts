// What time it is, for what counts it down.

const OFTEN = 500; // milliseconds between two looks at the clock

/** The time of day in milliseconds, looked at while a component is there and `counts` says so. To be made while it is. */
export class Beat {
  now = $state(Date.now());

  constructor(counts: () => boolean = () => true) {
    $effect(() => {
      if (!counts()) return;
      const beat = setInterval(() => (this.now = Date.now()), OFTEN);
      return () => clearInterval(beat);
    });
  }
}
