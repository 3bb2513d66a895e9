import { Agent } from "node:http";
import { type Answer, Browser, type Sent, send } from "../../peers/browser.js";

export const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

export function ask(url: URL, sent: Sent, agent: Agent | false = sharedAgent): Promise<Answer> {
  return send(url, sent, agent);
}

export class Visitor extends Browser {
  /** @param address as set by the trusted proxy */
  constructor(at: { readonly url: URL; ask(sent: Sent): Promise<Answer> }, address: string) {
    const { origin } = at.url;
    const own = { origin, "sec-fetch-site": "same-origin", "x-forwarded-for": address };
    super(origin, own, (sent) => at.ask(sent));
  }
}

export class Guest extends Visitor {
  readonly #door: string;

  constructor(at: ConstructorParameters<typeof Visitor>[0], address: string, campaign: string) {
    super(at, address);
    this.#door = `/join/${campaign}`;
  }

  come(id: string): Promise<Answer> {
    return this.get(`${this.#door}?PROLIFIC_PID=${encodeURIComponent(id)}`);
  }

  look(): Promise<Answer> {
    return this.get(`${this.#door}/state?width=400`);
  }

  act(what: string, body: object = {}): Promise<Answer> {
    return this.post(`${this.#door}/${what}`, body);
  }

  async joinIn(id: string): Promise<this> {
    await this.come(id);
    await this.act("agree");
    return this;
  }

  /** Null without a question in time. */
  async say(text: string, key: string, mostMs = 8000): Promise<Answer | null> {
    for (const until = Date.now() + mostMs; ; ) {
      const { at, id: question } = stageOf(await this.look());
      if (at === "question") return this.act("answer", { question, text, key });
      if (Date.now() > until || at === "done" || at === "over") return null;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
}

export function stageOf(answer: Pick<Answer, "body">): Readonly<Record<string, unknown>> {
  const { stage } = readJson(answer);
  return typeof stage === "object" && stage !== null ? { ...stage } : {};
}

export function readJson(answer: Pick<Answer, "body">): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
