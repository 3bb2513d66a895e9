/** One question's surroundings: the product, the platform, and people who answer as they are told to. */
import { setTimeout as sleep } from "node:timers/promises";
import { SousError } from "../../../src/core/errors.js";
import { pick, type Random } from "../../../src/core/random.js";
import type { KeptRows } from "../faults/judge.js";
import type { Product } from "../faults/product.js";
import type { Act, Asked, ChatRoom } from "../faults/room.js";
import type { Watcher } from "../faults/watcher.js";
import type { ChatFault } from "./cells.js";
import { inflictions } from "./inflict.js";
import type { CallKind, Switches } from "./switches.js";

export const ways = ["press", "reply", "form"] as const;
export type Way = (typeof ways)[number];

export interface StageParts {
  readonly fault: ChatFault;
  readonly calls: CallKind;
  readonly room: ChatRoom;
  readonly switches: Switches;
  readonly product: Product;
  readonly watcher: Watcher;
  readonly readRows: () => Promise<KeptRows>;
  readonly home: string;
  /** The way in which the first answer is given; the others follow by turns. */
  readonly firstWay: number;
  readonly random: Random;
  readonly signal: AbortSignal;
}

const lookMs = 60;
const typeAgainMs = 2500;
const mostTries = 12;
const againMs = 400;
const halfSentMs = 12_000;

export class Stage {
  readonly #parts: StageParts;
  readonly acts: Act[] = [];
  #turn: number;
  /** The last card with a question that people saw, with its thread. */
  #seen: Asked | null = null;

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.#turn = parts.firstWay;
  }

  get people(): { readonly ada: string; readonly ben: string } {
    const [ada = "", ben = ada] = this.#parts.room.people;
    return { ada, ben };
  }

  rows(): Promise<KeptRows> {
    return this.#parts.readRows();
  }

  /** The way whose turn it is. */
  nextWay(): Way {
    this.#turn += 1;
    return ways[this.#turn % ways.length] ?? "press";
  }

  pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#parts.signal }).catch(() => undefined);
  }

  /** Somewhere within this time. */
  moment(mostMs: number): Promise<void> {
    return this.pause(this.#parts.random() * mostMs);
  }

  /**
   * Does something while the fault is there. What comes in between comes when `strikeAt` resolves.
   */
  async during(act: () => Promise<unknown>, strikeAt: () => Promise<unknown>): Promise<void> {
    const { fault, switches, calls, product } = this.#parts;
    const infliction = inflictions[fault];
    const restart = async (): Promise<void> => {
      await product.kill();
      await Promise.race([product.start().ready, this.until(async () => false)]);
    };
    await infliction.arm?.({ switches, calls, restart });
    const isHalfSent = fault === "sigkill" ? await this.#awaitHalfSent() : null;
    const acting = act();
    if (infliction.strike) {
      await (isHalfSent ?? strikeAt)();
      await infliction.strike({ switches, calls, restart });
    }
    await acting;
  }

  /** While something is posted, the process dies when a message stands of which it does not know. */
  async #awaitHalfSent(): Promise<(() => Promise<unknown>) | null> {
    const { calls, room } = this.#parts;
    if (calls !== "writes" && calls !== "posts") return null;
    const isHalfSent = await room.loseNextAnswer?.();
    return isHalfSent ? () => this.until(isHalfSent, halfSentMs) : null;
  }

  /** People type the command until a task has begun. */
  async begin(): Promise<void> {
    const hasBegun = async () => (await this.rows()).episodes.length > 0;
    for (let tries = 0; tries < mostTries && !this.#parts.signal.aborted; tries += 1) {
      await this.play(this.people.ada);
      if (await this.until(hasBegun, typeAgainMs)) return;
    }
    throw new SousError("no-task", "No task has begun, however often people typed the command.");
  }

  /** One person types the command once. */
  async play(person: string): Promise<void> {
    await this.#parts.room.play(person, this.#parts.home).catch(() => undefined);
  }

  /** The question that stands, with the thread under it; waits for one. Null when none came. */
  async asked(timeoutMs = 20_000): Promise<Asked | null> {
    await this.until(async () => this.#standing() !== null, timeoutMs);
    return this.#standing();
  }

  /** The last card that carried a question, for those who come late. */
  get lastAsked(): Asked | null {
    return this.#standing() ?? this.#seen;
  }

  #standing(): Asked | null {
    const [found] = this.#parts.watcher.sight.asked.filter(({ thread }) => thread !== null);
    if (found) this.#seen = found;
    return found ?? null;
  }

  /** A card stands in the channel. */
  async card(timeoutMs: number): Promise<void> {
    await this.until(async () => this.#parts.watcher.sight.cards.length > 0, timeoutMs);
  }

  /**
   * Answers with one of the choices, again as long as the platform says that it did not arrive.
   * A button or form that has gone meanwhile is nobody's answer.
   */
  async answer(asked: Asked, person: string, way: Way): Promise<void> {
    const choice = pick(this.#parts.random, asked.choices.slice(0, 3)) ?? { id: "dk", label: "" };
    const text = `in the ${choice.label.toLowerCase()}`;
    if (way === "reply") return this.say(asked, person, text);
    const { room } = this.#parts;
    await this.#insist(() =>
      way === "press"
        ? room.press({ person, asked, choice: choice.id })
        : room.fill({ person, asked, text }),
    );
  }

  /** Opens the form and closes it again. */
  async peek(asked: Asked, person: string): Promise<void> {
    await this.#parts.room.peek(person, asked).catch(() => undefined);
  }

  /** Writes in the thread under the card. */
  async say(asked: Asked, person: string, text: string): Promise<void> {
    await this.#parts.room.reply({ person, asked, text }).catch(() => undefined);
  }

  /** Null: nothing was sent. */
  async #insist(act: () => Promise<Act | null>): Promise<void> {
    for (let tries = 0; tries < mostTries && !this.#parts.signal.aborted; tries += 1) {
      const done = await act().catch(() => "gone" as const);
      if (done === "gone") return;
      if (done) this.acts.push(done);
      if (done?.acked) return;
      await this.pause(againMs);
    }
  }

  /** Answers whatever stands, by turns, until every episode has ended and everything is shown. */
  async finish(): Promise<void> {
    const answeredAt = new Map<string, number>();
    const isOver = async (): Promise<boolean> => {
      const { episodes, due } = await this.rows();
      return due === 0 && episodes.length > 0 && episodes.every(({ ended }) => ended);
    };
    while (!this.#parts.signal.aborted && !(await isOver())) {
      const standing = this.#standing();
      const last = answeredAt.get(standing?.question ?? "") ?? 0;
      if (standing && Date.now() - last > typeAgainMs) {
        answeredAt.set(standing.question, Date.now());
        const { ada, ben } = this.people;
        await this.answer(standing, answeredAt.size % 2 ? ada : ben, this.nextWay());
      }
      await this.pause(lookMs);
    }
  }

  /** Whether it came true in time; the end of the cell counts as no. */
  async until(
    probe: () => Promise<boolean>,
    timeoutMs = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    const latest = Date.now() + timeoutMs;
    while (Date.now() < latest && !this.#parts.signal.aborted) {
      if (await probe()) return true;
      await this.pause(lookMs);
    }
    return false;
  }
}
