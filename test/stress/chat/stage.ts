/** Two people who answer one question by a state's script. */
import { setTimeout as sleep } from "node:timers/promises";
import { SousError } from "../../../src/core/errors.js";
import { pick, type Random } from "../../../src/core/random.js";
import type { KeptRows } from "../faults/judge.js";
import { inWords } from "../faults/people.js";
import type { Act, Asked, ChatRoom } from "../faults/room.js";
import { Watcher } from "../faults/watcher.js";

export const ways = ["press", "reply", "form"] as const;
export type Way = (typeof ways)[number];

export interface StageParts {
  readonly room: ChatRoom;
  readonly readRows: () => Promise<KeptRows>;
  readonly home: string;
  /** Way of the first answer; others rotate. */
  readonly firstWay: number;
  readonly random: Random;
  readonly arm: () => void;
  readonly strike?: () => unknown;
  readonly signal: AbortSignal;
}

const lookMs = 60;
const typeAgainMs = 2500;
const mostTries = 12;
const againMs = 400;

export class Stage {
  readonly #parts: StageParts;
  readonly watcher: Watcher;
  readonly acts: Act[] = [];
  readonly ada: string;
  readonly ben: string;
  #turn: number;
  #seen: Asked | null = null;

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.#turn = parts.firstWay;
    this.watcher = new Watcher(parts.room);
    const [ada = "", ben = ada] = parts.room.people;
    this.ada = ada;
    this.ben = ben;
  }

  rows(): Promise<KeptRows> {
    return this.#parts.readRows();
  }

  nextWay(): Way {
    this.#turn += 1;
    return ways[this.#turn % ways.length] ?? "press";
  }

  /** Acts during the fault, struck when `strikeAt` resolves. */
  async during(act: () => Promise<unknown>, strikeAt = () => this.moment()): Promise<void> {
    const { arm, strike } = this.#parts;
    arm();
    const acting = act();
    if (strike) {
      await strikeAt();
      await strike();
    }
    await acting;
  }

  async moment(mostMs = 60): Promise<void> {
    await this.#pause(this.#parts.random() * mostMs);
  }

  async begin(): Promise<void> {
    const hasBegun = async () => (await this.rows()).episodes.length > 0;
    for (let tries = 0; tries < mostTries && !this.#parts.signal.aborted; tries += 1) {
      await this.play(this.ada);
      if (await this.until(hasBegun, typeAgainMs)) return;
    }
    throw new SousError("no-task", "No task has begun, however often people typed the command.");
  }

  async play(person: string): Promise<void> {
    await this.#parts.room.play(person, this.#parts.home).catch(() => undefined);
  }

  async asked(): Promise<Asked | null> {
    await this.until(async () => this.#standing() !== null);
    return this.#standing();
  }

  get lastAsked(): Asked | null {
    return this.#standing() ?? this.#seen;
  }

  #standing(): Asked | null {
    const found = this.watcher.sight.asked.find(({ thread }) => thread !== null);
    if (found) this.#seen = found;
    return found ?? null;
  }

  /** Repeats unacknowledged answers. Vanished buttons and forms are ignored. */
  async answer(asked: Asked, person: string, way: Way): Promise<void> {
    const { room, random, signal } = this.#parts;
    const choice = pick(random, asked.choices.slice(0, 3)) ?? { id: "dk", label: "" };
    const text = inWords(choice);
    if (way === "reply") return this.say(asked, person, text);
    const send = () =>
      way === "press"
        ? room.press({ person, asked, choice: choice.id })
        : room.fill({ person, asked, text });
    for (let tries = 0; tries < mostTries && !signal.aborted; tries += 1) {
      const sent = await send().catch(() => "gone" as const);
      if (sent === "gone") return;
      if (sent) this.acts.push(sent);
      if (sent?.acked) return;
      await this.#pause(againMs);
    }
  }

  async peek(asked: Asked, person: string): Promise<void> {
    await this.#parts.room.peek(person, asked).catch(() => undefined);
  }

  async say(asked: Asked, person: string, text: string): Promise<void> {
    await this.#parts.room.reply({ person, asked, text }).catch(() => undefined);
  }

  /** Answers open questions until all episodes end and all is shown. */
  async finish(): Promise<void> {
    const answeredAt = new Map<string, number>();
    await this.until(async () => {
      const standing = this.#standing();
      const last = answeredAt.get(standing?.question ?? "") ?? 0;
      if (standing && Date.now() - last > typeAgainMs) {
        answeredAt.set(standing.question, Date.now());
        const person = answeredAt.size % 2 ? this.ada : this.ben;
        await this.answer(standing, person, this.nextWay());
      }
      const { episodes, due } = await this.rows();
      return due === 0 && episodes.length > 0 && episodes.every(({ ended }) => ended);
    }, Number.POSITIVE_INFINITY);
  }

  async until(probe: () => Promise<boolean>, timeoutMs = 20_000): Promise<boolean> {
    const latest = Date.now() + timeoutMs;
    while (Date.now() < latest && !this.#parts.signal.aborted) {
      if (await probe()) return true;
      await this.#pause(lookMs);
    }
    return false;
  }

  #pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#parts.signal }).catch(() => undefined);
  }
}
