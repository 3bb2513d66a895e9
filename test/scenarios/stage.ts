/** The whole product in a place, with the steps that scenarios share. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Memory } from "../../memory/stores.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { createLog } from "../../src/app/operating/log.js";
import { type Sous, type SousOptions, startSous } from "../../src/app/wire.js";
import type { Clock } from "../../src/core/clock.js";
import type { PlayerPort } from "../../src/core/episode/turn.js";
import type { Fact } from "../../src/core/memory/fact.js";
import type { Ballot, KnownPerson } from "../../src/core/memory/stores.js";
import type { Question } from "../../src/core/question/question.js";
import { type DeskRules, plainRules } from "../../src/desk/rules.js";
import { writeBlank } from "../memory/folder.js";
import { until } from "../peers/control.js";
import type { Doors, PersonName, Place, Seen } from "./place.js";

export interface StageSettings<Where extends Place = Place>
  extends Partial<Pick<SousOptions, "answerTimeoutMs" | "mode" | "paceMs">> {
  readonly rules?: Partial<DeskRules>;
  /** Milliseconds until the second channel is called. */
  readonly callAfterMs?: number;
  readonly doors?: Doors;
  readonly startsAt?: number;
  /** Without an earlier introduction in the channel. */
  readonly isUnknown?: true;
  before?(place: Where): Promise<void>;
  readonly played?: boolean;
  /** Speed of the clock; 6 by default. */
  readonly haste?: number;
}

export class Stage<Where extends Place = Place> {
  readonly clock: QuickClock;
  readonly place: Where;
  readonly #settings: StageSettings<Where>;
  readonly #folder = mkdtempSync(join(tmpdir(), "sous-scenario-"));
  #sous: Sous | null = null;

  constructor(place: Where, settings: StageSettings<Where> = {}) {
    this.place = place;
    this.#settings = settings;
    const { haste: rate = 6, startsAt } = settings;
    this.clock = new QuickClock({ rate, ...(startsAt !== undefined && { startsAt }) });
  }

  get sous(): Sous {
    if (!this.#sous) throw new Error("Sous is not running");
    return this.#sous;
  }

  get database(): string {
    return join(this.#folder, "sous.db");
  }

  async start(): Promise<void> {
    const { database } = this;
    if (!existsSync(database)) {
      writeBlank(database);
      await this.#settings.before?.(this.place);
    }
    this.#sous = await startSous({
      database,
      command: "a scenario",
      clock: this.clock,
      log: createLog("silent"),
      bots: async (memory) => {
        const { platform, channel } = this.place;
        const { isUnknown = false } = this.#settings;
        if (!isUnknown) await memory.welcomes.begin({ platform, channel, at: 0 });
        return [this.place.makeBot(this.clock, this.#settings.doors)];
      },
      answerTimeoutMs: this.#settings.answerTimeoutMs ?? 60 * 60_000,
      paceMs: this.#settings.paceMs ?? 1,
      ...(this.#settings.played && {
        policy: async (memory: Memory, playerPort: PlayerPort) =>
          createPolicy("human", { memory, playerPort, model: noModel }),
      }),
      ...(this.#settings.mode && { mode: this.#settings.mode }),
      rules: this.#rules(),
    });
    await this.#sous.runner.resume();
    this.#sous.scheduler.start();
  }

  #rules(): DeskRules {
    const { rules, callAfterMs } = this.#settings;
    const escalateTo = { [this.place.platform]: this.place.elsewhere };
    const call = callAfterMs === undefined ? {} : { escalateAfterMs: callAfterMs, escalateTo };
    return { ...plainRules, ...call, ...rules };
  }

  async stop(): Promise<void> {
    await this.#sous?.stop();
    this.#sous = null;
  }

  async restart(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
    await this.stop();
    await meanwhile();
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.place.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async ask(home = "kitchen"): Promise<Seen> {
    await this.place.command("Ana", "play", { home });
    return this.card("Where is Ana's mug");
  }

  async card(words: string | RegExp): Promise<Seen> {
    return this.#wait(`a card with ${words}`, async () =>
      (await this.place.cards()).filter(({ text }) => has(text, words)).at(-1),
    );
  }

  async note(card: Seen, words: string | RegExp): Promise<Seen> {
    return this.#wait(`a note with ${words}`, async () =>
      (await this.place.notes(card)).filter(({ text }) => has(text, words)).at(-1),
    );
  }

  async whisper(person: PersonName, words: string | RegExp): Promise<string> {
    return this.#wait(`${person} being told ${words}`, async () =>
      this.place.whispers(person).find((text) => has(text, words)),
    );
  }

  async settle(): Promise<void> {
    const { memory } = this.sous;
    await this.until(
      "reminders and deadlines that are due",
      async () => (await memory.questions.dueTimers(this.clock.now())).length === 0,
    );
    await this.sous.courier.drain(60_000);
  }

  async questions(household = "kitchen"): Promise<readonly Question[]> {
    return this.sous.memory.questions.list({ household });
  }

  async ballots(household = "kitchen"): Promise<readonly Ballot[]> {
    const all: Ballot[] = [];
    for (const { id } of await this.questions(household))
      all.push(...(await this.sous.memory.questions.ballots(id)));
    return all;
  }

  async person(person: PersonName): Promise<KnownPerson | undefined> {
    return (await this.sous.memory.people.list()).find(({ name }) => name === person);
  }

  async told(household = "kitchen"): Promise<readonly Fact[]> {
    const facts = await this.sous.memory.facts.list({ household, valid: false });
    return facts.filter(({ source }) => source === "answer");
  }

  async until<T>(what: string, probe: () => Promise<T | null | undefined | false>): Promise<T> {
    return this.#wait(what, probe);
  }

  async #wait<T>(what: string, probe: () => Promise<T | null | undefined | false>): Promise<T> {
    return until(probe, 60_000).catch(async (error) => {
      const cards = await this.place.cards();
      const notes = await Promise.all(cards.map((card) => this.place.notes(card)));
      const seen = [...cards, ...notes.flat()].map(({ text }) => text).join("\n---\n");
      throw new Error(`Waited in vain for ${what}. What stands:\n${seen}`, { cause: error });
    });
  }
}

function noModel(): never {
  throw new Error("A person needs no model");
}

function has(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}

/** Accelerated real time that can jump. */
class QuickClock implements Clock {
  readonly #rate: number;
  readonly #began = Date.now();
  readonly #startsAt: number;
  readonly #jumps = new Set<() => void>();
  #jumped = 0;

  constructor(options: { rate?: number; startsAt?: number } = {}) {
    this.#rate = options.rate ?? 6;
    this.#startsAt = options.startsAt ?? this.#began;
  }

  now(): number {
    return this.#startsAt + (Date.now() - this.#began) * this.#rate + this.#jumped;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const end = this.now() + ms;
    for (let left = ms; left > 0; left = end - this.now()) {
      signal?.throwIfAborted();
      const woken = new AbortController();
      const wake = () => woken.abort();
      this.#jumps.add(wake);
      const either = signal ? AbortSignal.any([signal, woken.signal]) : woken.signal;
      await setTimeout(left / this.#rate, undefined, { signal: either }).catch(() => undefined);
      this.#jumps.delete(wake);
    }
    signal?.throwIfAborted();
  }

  jump(ms: number): void {
    this.#jumped += ms;
    for (const wake of [...this.#jumps]) wake();
  }
}
