/** Plays homes in which somebody answers every question with the same text. */

import { loadHousehold } from "../../scenes/household/source/load.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import { type Post, reservedChoices } from "../../src/core/bot.js";
import type { Fact } from "../../src/core/memory/fact.js";
import type { Household } from "../../src/core/memory/stores.js";
import { SilentPeople, startPlain } from "../build/sous.js";

/** Presses "I don't know" without text. */
export interface Answerer {
  readonly name: string;
  readonly text: string | null;
}

export interface Played {
  readonly episode: string;
  readonly posts: readonly Post[];
  readonly steps: readonly string[];
  readonly facts: readonly Fact[];
}

export class HostileHomes {
  readonly #answerers = new Map<string, Answerer>();
  readonly #posts = new Map<string, Post[]>();
  readonly #answered = new Set<string>();
  readonly #people = new SilentPeople({
    post: async (post) => {
      this.#show(post);
      return { channel: post.channel, message: post.id };
    },
    edit: async (_ref, post) => this.#show(post),
    find: async () => [],
  });
  #sous: Sous | null = null;

  async start(options: Partial<SousOptions> = {}): Promise<void> {
    this.#sous = await startPlain({ bots: [this.#people.bot], ...options });
  }

  async stop(): Promise<void> {
    await this.#sous?.stop();
  }

  get sous(): Sous {
    if (!this.#sous) throw new Error("not started");
    return this.#sous;
  }

  async play(
    id: string,
    answerer: Answerer,
    given: { readonly home?: Partial<Household>; readonly maxSteps?: number } = {},
  ): Promise<Played> {
    const { memory, runner, courier } = this.sous;
    const { title, content, tasks } = loadHousehold("kitchen");
    const household = { title, content, tasks, createdAt: 1, ...given.home, id };
    await memory.households.create(household);
    this.#answerers.set(id, answerer);
    const [episode] = await runner.play({
      household,
      bot: "simulated",
      channel: id,
      seed: 1,
      rounds: 1,
      askPolicy: "missing",
      maxSteps: given.maxSteps ?? 50,
    });
    await courier.drain(10_000);
    if (!episode) throw new Error(`nothing was played in ${id}`);
    const steps = await memory.episodes.steps(episode.id);
    return {
      episode: episode.id,
      posts: this.#posts.get(id) ?? [],
      steps: steps.map(({ step }) => {
        if (step.kind === "begin") return step.observation;
        if (step.kind === "act") return `${step.thought} > ${step.command}`;
        return `${step.thought} ? ${JSON.stringify(step.need)}`;
      }),
      facts: await this.told(id),
    };
  }

  async told(id: string): Promise<readonly Fact[]> {
    const facts = await this.sous.memory.facts.list({ household: id, valid: false });
    return facts.filter(({ source }) => source === "answer");
  }

  #show(post: Post): void {
    this.#posts.set(post.channel, [...(this.#posts.get(post.channel) ?? []), post]);
    this.#answer(post).catch(() => undefined);
  }

  /** Answers each question and follow-up once; else another person says "I don't know". */
  async #answer(post: Post): Promise<void> {
    const question = post.kind === "card" ? post.card.question : null;
    const answerer = this.#answerers.get(post.channel);
    const message = `simulated:local:${post.channel}:${question?.id}:${question?.followUp}`;
    if (!question || !answerer || this.#answered.has(message)) return;
    this.#answered.add(message);
    const { name, text } = answerer;
    const id = `person-${post.channel}`;
    const { dontKnow: choice } = reservedChoices;
    const press = { kind: "press", question: question.id, choice } as const;
    if (text === null) return void (await this.#people.hear(press, name, id));
    const reply = { kind: "reply", episode: post.episode, message, text } as const;
    await this.#people.hear(reply, name, id);
    const { questions } = this.sous.memory;
    while ((await questions.unread()).length > 0) await systemClock.sleep(5);
    const kept = await questions.get(question.id);
    const isOver = kept?.state !== "open" || (kept.followUp !== null && !question.followUp);
    if (!isOver) await this.#people.hear(press, "Ana", "other");
  }
}
