// A question before something that cannot be taken back: asked over the page, never by the browser itself.

interface Asked {
  text: string;
  yes: string; // what would be done
  settle: (yes: boolean) => void;
}

class Sure {
  asked = $state.raw<Asked | null>(null);

  settle(yes: boolean): void {
    const asked = this.asked;
    this.asked = null;
    asked?.settle(yes);
  }
}

export const asking = new Sure();

/** Whether somebody really wants it; `yes` says in a word or two what would be done. */
export function sure(text: string, yes: string): Promise<boolean> {
  asking.settle(false); // one question at a time
  return new Promise((settle) => (asking.asked = { text, yes, settle }));
}
