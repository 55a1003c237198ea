// A position under judgement: what the server says of it, kept in the fragment of the address.
import type { JudgedPosition, JudgeForm } from "$lib/answers.gen";
import { call } from "$lib/api";
import { linkTo } from "$lib/base";
import { offerFile } from "$lib/download";
import { route } from "$lib/route.svelte";
import type { Json } from "$lib/wire";

export type { FormField, JudgeForm as Form, JudgeTrial as Trial } from "$lib/answers.gen";

export class Judge {
  forms = $state.raw<JudgeForm[]>([]);
  told = $state.raw<JudgedPosition | null>(null);
  failed = $state("");
  busy = $state(false);
  private asked = 0;
  private shown = "";

  posed = $derived(this.told?.posed);
  first = $derived(this.told?.trials[0]);
  form = $derived(this.forms.find((f) => f.game === this.posed?.game));

  async load(game: string): Promise<void> {
    this.forms = await call<JudgeForm[]>("/judge");
    const link = location.hash.slice(1);
    if (link) await this.open(link);
    else this.begin(this.forms.some((f) => f.game === game) ? game : (this.forms[0]?.game ?? ""));
  }

  /** Lay out the example of a game. */
  begin(game: string): void {
    const form = this.forms.find((f) => f.game === game);
    if (form) void this.lay(form.example, game);
  }

  /** What an address or a text says. */
  open(source: string): Promise<void> {
    return this.send({ source });
  }

  /** Another address in the bar: somebody went back, or pasted one. */
  follow(hash: string): void {
    const link = hash.slice(1);
    if (link && link !== this.shown) void this.open(link);
  }

  lay(position: Record<string, Json>, game = this.posed?.game ?? ""): Promise<void> {
    return this.send({ posed: { game, position, answers: [] } });
  }

  answer(answers: string[]): Promise<void> {
    const { game, position } = this.posed!;
    return this.send({ posed: { game, position, answers } });
  }

  /** Say all of it again, in another language. */
  again(): Promise<void> {
    return this.answer(this.posed!.answers);
  }

  private async send(body: Json): Promise<void> {
    const number = ++this.asked;
    this.busy = true;
    try {
      const told = await call<JudgedPosition>("/judge", { body });
      if (number !== this.asked) return;
      this.told = told;
      this.failed = "";
      this.shown = told.posed.link;
      history.replaceState(null, "", linkTo(`/judge#${told.posed.link}`));
      route.hash = location.hash;
    } catch (e) {
      if (number === this.asked) this.failed = (e as Error).message;
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  /** Hand over what happens as a test. */
  async saveTest(title: string): Promise<void> {
    const { game, position, answers } = this.posed!;
    const made = await call<{ name: string; text: string }>("/judge/test", {
      body: { posed: { game, position, answers }, title },
    });
    offerFile(made.name, made.text, "text/x-python");
  }
}
