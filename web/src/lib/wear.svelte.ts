// What the styles of a page go by, besides the settings: the game that it is about.

/** Dress the page as a game for as long as a component is there; "" leaves it plain. To be called while the component is made. */
export function wearGame(game: () => string): void {
  $effect(() => {
    const name = game();
    if (name) document.documentElement.dataset.game = name;
    return () => delete document.documentElement.dataset.game;
  });
}
