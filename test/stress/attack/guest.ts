/** Somebody who comes through a campaign's door. */
import type { Answer } from "./ask.js";
import { type Asked, readJson, Visitor } from "./visitor.js";

export interface GuestQuestion {
  readonly id: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

const pollMs = 60;
const patienceMs = 8000;

export class Guest extends Visitor {
  readonly #campaign: string;

  constructor(target: Asked, campaign: string, address?: string) {
    super(target, address);
    this.#campaign = campaign;
  }

  /** By the link with an id. */
  come(id: string): Promise<Answer> {
    return this.get(`/join/${this.#campaign}?PROLIFIC_PID=${encodeURIComponent(id)}`);
  }

  look(): Promise<Answer> {
    return this.get(`/join/${this.#campaign}/state?width=400`);
  }

  act(what: string, body: object = {}): Promise<Answer> {
    return this.post(`/join/${this.#campaign}/${what}`, body);
  }

  /** Comes and agrees. */
  async joinIn(id: string): Promise<void> {
    await this.come(id);
    await this.act("agree");
  }

  /** The question that they have before them; waits for one. Null when none comes. */
  async question(mostMs = patienceMs): Promise<GuestQuestion | null> {
    const until = Date.now() + mostMs;
    for (;;) {
      const { stage } = readJson(await this.look()) as { stage?: GuestQuestion & { at: string } };
      if (stage?.at === "question") return stage;
      if (Date.now() > until || stage?.at === "done" || stage?.at === "over") return null;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /** Answers in words; the answer is null when nothing is asked. */
  async say(text: string, key: string): Promise<Answer | null> {
    const question = await this.question();
    return question && this.act("answer", { question: question.id, text, key });
  }
}
