/** The whole product without people; can be reopened. */
import { onTestFinished } from "vitest";
import type { Memory } from "../../memory/stores.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import { type Caller, ownerRights } from "../../src/core/bot.js";
import type { Command } from "../../src/core/people/command.js";
import type { Question } from "../../src/core/question/question.js";
import { nextQuestion, SilentPeople, startPlain } from "../build/sous.js";
import { until } from "../peers/control.js";

export type CallerChange = Partial<Caller> & { readonly name?: string };

export function callerOf({ name = "Ana", ...others }: CallerChange = {}): Caller {
  return {
    platform: "simulated",
    workspace: "local",
    channel: "simulated",
    person: { id: name.toLowerCase(), name },
    ...ownerRights,
    ...others,
  };
}

type WithMemory = { readonly memory: Memory };

export function settled({ memory }: WithMemory, { id }: Pick<Question, "id">): Promise<Question> {
  return until(async () => {
    const question = await memory.questions.get(id);
    return question?.state === "open" ? null : question;
  });
}

export const allRead = ({ memory }: WithMemory) =>
  until(async () => (await memory.questions.unread()).length === 0);

export async function notesOf(
  { memory }: WithMemory,
  episode?: string,
): Promise<readonly string[]> {
  const deliveries = await memory.outbox.list(episode === undefined ? {} : { episode });
  return deliveries.flatMap(({ note }) => (note ? [note.text] : []));
}

export class Product {
  people = new SilentPeople();
  #sous: Sous | null = null;

  constructor(
    readonly file: string,
    readonly options: Partial<SousOptions>,
  ) {}

  get sous(): Sous {
    if (!this.#sous) throw new Error("it is closed");
    return this.#sous;
  }

  get memory(): Memory {
    return this.sous.memory;
  }

  /** On a new connection; paused until `runner.resume`. */
  async reopen(change: Partial<SousOptions> = {}): Promise<void> {
    await this.stop();
    this.people = new SilentPeople();
    const bots = [this.people.bot];
    this.#sous = await startPlain({ database: this.file, bots, ...this.options, ...change });
  }

  async stop(): Promise<void> {
    const sous = this.#sous;
    this.#sous = null;
    await sous?.stop();
  }

  give(command: Command, change: CallerChange = {}): Promise<string> {
    return this.sous.control.perform(command, callerOf(change));
  }

  async ask(home = "kitchen", rounds = 1): Promise<Question> {
    await this.give({ verb: "play", home, rounds });
    return nextQuestion(this);
  }

  /** Answers each question once ("I don't know" by default) until all tasks end. */
  async answerAll(
    answer: (question: Question) => string = () => "I don't know",
    { name, id } = { name: "Ana", id: "ana" },
  ): Promise<void> {
    const heard = new Set<string>();
    await until(async () => {
      const [open] = await this.memory.questions.list({ state: "open" });
      if (open && !heard.has(open.id)) {
        heard.add(open.id);
        const words = { kind: "words", question: open.id, text: answer(open) } as const;
        await this.people.hear(words, name, id);
      }
      return (await this.memory.episodes.unfinished()).length === 0;
    });
  }
}

/** @param file in memory by default, which cannot be reopened */
export async function openProduct(
  file = ":memory:",
  options: Partial<SousOptions> = {},
): Promise<Product> {
  const product = new Product(file, options);
  onTestFinished(() => product.stop());
  await product.reopen();
  return product;
}

export function rightAnswer({ view, need: { func, adjective, noun } }: Question): string {
  const things = view.owner.places.flatMap((place) =>
    place.things.filter(({ kind }) => kind === noun).map((thing) => ({ place, thing })),
  );
  if (func === "where") return `in the ${things[0]?.place.label ?? "fridge"}`;
  const meant = things.find(({ thing }) => adjective?.startsWith(thing.attributes.owner ?? "?"));
  return `the ${meant?.thing.attributes.colour} one`;
}
