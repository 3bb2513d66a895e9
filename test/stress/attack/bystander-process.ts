/**
 * Honest people beside the attacks, in a process of their own: every 100 ms one of them opens the page, comes through
 * the door or answers. Each wait is told to the parent.
 */
import { ask } from "./ask.js";
import type { BystanderOrder, BystanderReply, HonestDeed } from "./bystander.js";
import { readJson, Visitor } from "./visitor.js";

const everyMs = 100;
/** A wait that is longer counts as this long. */
const patienceMs = 20_000;
const campaign = "/join/honest";

const underWay = new Set<Promise<void>>();

interface Question {
  readonly id: string;
  readonly choices: readonly { readonly id: string }[];
}

/** Somebody who comes by the link, agrees, and answers one question. */
class Guest {
  readonly #visitor: Visitor;
  readonly #number: number;
  #question: Question | null = null;
  #step = 0;

  constructor(visitor: Visitor, number: number) {
    this.#visitor = visitor;
    this.#number = number;
  }

  get isDone(): boolean {
    return this.#step > 3;
  }

  /** The next thing that they do; resolves to what it was and its status. */
  async next(): Promise<{ readonly deed: HonestDeed; readonly status: number }> {
    this.#step += 1;
    switch (this.#step) {
      case 1: {
        const come = `${campaign}?PROLIFIC_PID=honest${this.#number}`;
        return { deed: "door", status: (await this.#visitor.get(come)).status };
      }
      case 2:
        return { deed: "door", status: (await this.#visitor.post(`${campaign}/agree`, {})).status };
      case 3: {
        const seen = await this.#visitor.get(`${campaign}/state?width=400`);
        const { stage } = readJson(seen) as { stage?: Question & { at: string } };
        this.#question = stage?.at === "question" ? stage : null;
        if (!this.#question) this.#step = 4;
        return { deed: "door", status: seen.status };
      }
      default: {
        const { id = "", choices = [] } = this.#question ?? {};
        const choice = choices[this.#number % choices.length]?.id ?? "dk";
        const key = `honest-key-${this.#number}`;
        const said = await this.#visitor.post(`${campaign}/answer`, { question: id, choice, key });
        return { deed: "answer", status: said.status };
      }
    }
  }
}

async function live(url: URL, password: string): Promise<void> {
  const target = {
    url,
    ask: (given: Parameters<typeof ask>[1]) => ask(url, { patienceMs, ...given }),
  };
  const member = new Visitor(target, "198.51.100.2");
  const { status } = await member.logIn(password);
  tell({ kind: "ready", isIn: status === 303 });
  let guests = 0;
  let guest = new Guest(new Visitor(target), guests);
  let isGuestBusy = false;
  let turn = 0;

  const look = async () => {
    const { status } = await member.get("/api/state?width=760");
    return { deed: "page", status } as const;
  };
  const time = async (act: () => Promise<{ deed: HonestDeed; status: number }>) => {
    const from = performance.now();
    const { deed, status } = await act();
    tell({ kind: "wait", deed, status, ms: performance.now() - from });
  };
  const visit = async () => {
    isGuestBusy = true;
    if (guest.isDone) {
      guests += 1;
      guest = new Guest(new Visitor(target, `198.51.100.${10 + (guests % 200)}`), guests);
    }
    await time(() => guest.next());
    isGuestBusy = false;
  };
  setInterval(() => {
    turn += 1;
    const deed = turn % 3 === 0 || isGuestBusy ? time(look) : visit();
    underWay.add(deed);
    void deed.finally(() => underWay.delete(deed));
  }, everyMs);
}

/** Nobody listens any more once the parent has gone. */
function tell(reply: BystanderReply): void {
  if (process.connected) process.send?.(reply, () => undefined);
}

process.on("message", (order: BystanderOrder) => {
  if (order.kind === "begin") live(new URL(order.url), order.password).catch(() => process.exit(1));
  else void Promise.all(underWay).then(() => tell({ kind: "taken" }));
});
process.on("disconnect", () => process.exit(0));
