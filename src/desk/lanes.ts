/**
 * Lanes: each channel has one for notes to a person, one for other new notes and further questions, and one for
 * everything else, so that nobody waits for an edit. A lane delivers one row at a time and holds only a few rows. The
 * first two keep the platform's pace together, except that a person's may come one message early: platforms allow
 * short bursts. The edits of all channels of a workspace have a pace of their own, too.
 */
import { setMaxListeners } from "node:events";
import type { Logger } from "pino";
import type { Bot } from "../core/bot.js";
import { type Clock, elapsedOn } from "../core/clock.js";
import { spaceOf } from "../core/space.js";
import type { Delivery } from "../core/stores.js";
import type { Deliver } from "./deliver.js";

/** Most deliveries of one lane that are in hand at the same time. */
export const mostInHand = 20;
/** How long a lane waits after a fault that is not the platform's, such as a full disk. */
const faultHoldMs = 500;

interface LanesOptions {
  readonly bots: ReadonlyMap<string, Bot>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly deliver: Deliver;
  readonly signal: AbortSignal;
  /** Called when what came of a delivery could not be written down. */
  readonly onFailure: () => void;
  /** Called when a lane is done; `wasFull`: it had as many deliveries in hand as it can have. */
  readonly onIdle: (wasFull: boolean) => void;
}

export class Lanes {
  readonly #options: LanesOptions;
  readonly #busy = new Map<string, Promise<void>>();
  /** When each pace lets something be delivered again. */
  readonly #freeAt = new Map<string, number>();
  /** When the pace lets a workspace's next edit begin. */
  readonly #editAt = new Map<string, number>();
  /** Until when the lanes of a pace wait: the platform asked for it, or nothing could be written down. */
  readonly #heldUntil = new Map<string, number>();

  constructor(options: LanesOptions) {
    this.#options = options;
    // Every lane that waits for its turn listens to the signal.
    setMaxListeners(0, options.signal);
  }

  get isIdle(): boolean {
    return this.#busy.size === 0;
  }

  /** Whether its lane is at work, perhaps on it. */
  isBusyWith(delivery: Delivery): boolean {
    return this.#busy.has(laneOf(delivery));
  }

  /** Starts delivering on the lanes that are free. Other deliveries stay due. */
  send(due: readonly Delivery[]): void {
    const { bots, clock, log, onFailure, onIdle } = this.#options;
    const free = new Map<string, Delivery[]>();
    for (const delivery of due) {
      const lane = laneOf(delivery);
      const heldUntil = this.#heldUntil.get(paceOf(delivery)) ?? 0;
      if (this.#busy.has(lane) || heldUntil > elapsedOn(clock)) continue;
      free.set(lane, [...(free.get(lane) ?? []), delivery]);
    }
    for (const [lane, deliveries] of free) {
      const [first] = deliveries;
      const bot = first && bots.get(first.bot);
      if (!bot) continue;
      const sending = this.#sendInTurn(bot, deliveries)
        .catch((error) => {
          log.debug({ error }, "delivery put off");
          this.#heldUntil.set(paceOf(first), elapsedOn(clock) + faultHoldMs);
          onFailure();
        })
        .finally(() => {
          this.#busy.delete(lane);
          onIdle(deliveries.length >= mostInHand);
        });
      this.#busy.set(lane, sending);
    }
  }

  /** Resolves when no lane is at work any more. */
  async finish(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** When the platform asks to wait, the whole lane waits, in its order. */
  async #sendInTurn(bot: Bot, deliveries: readonly Delivery[]): Promise<void> {
    const { clock, deliver, signal } = this.#options;
    for (const delivery of deliveries) {
      await this.#waitForPace(bot, delivery);
      if (delivery.ref !== null) await this.#waitUntil(this.#takeEdit(bot, delivery));
      signal.throwIfAborted();
      const holdMs = await deliver(bot, delivery.id);
      if (holdMs === null) continue;
      this.#heldUntil.set(paceOf(delivery), elapsedOn(clock) + holdMs);
      return;
    }
  }

  async #waitForPace({ paceMs }: Bot, delivery: Delivery): Promise<void> {
    const { clock } = this.#options;
    const pace = paceOf(delivery);
    const earlyMs = isToPerson(delivery) ? paceMs : 0;
    const freeAt = () => this.#freeAt.get(pace) ?? 0;
    // Meanwhile another lane of this pace may have delivered.
    while (freeAt() - earlyMs > elapsedOn(clock)) await this.#waitUntil(freeAt() - earlyMs);
    this.#freeAt.set(pace, Math.max(freeAt(), elapsedOn(clock)) + paceMs);
  }

  /** Whose turn it is when; whoever asks later is later. */
  #takeEdit({ platform, editPaceMs = 0 }: Bot, { channel }: Delivery): number {
    const workspace = `${platform} ${spaceOf(channel)}`;
    const at = Math.max(elapsedOn(this.#options.clock), this.#editAt.get(workspace) ?? 0);
    this.#editAt.set(workspace, at + editPaceMs);
    return at;
  }

  async #waitUntil(at: number): Promise<void> {
    const { clock, signal } = this.#options;
    const waitMs = at - elapsedOn(clock);
    if (waitMs > 0) await clock.sleep(waitMs, signal);
  }
}

function laneOf(delivery: Delivery): string {
  return `${paceOf(delivery)}${isToPerson(delivery) ? " to a person" : ""}`;
}

/** The lanes that keep a pace together. */
function paceOf({ bot, channel, kind, ref }: Delivery): string {
  const isNew = ref === null && (kind === "note" || kind === "question");
  return `${bot} ${channel} ${isNew ? "new" : "edit"}`;
}

/** A new note to a person: mostly the answer to their words. */
function isToPerson({ ref, note }: Delivery): boolean {
  return ref === null && note !== null && note.to !== null;
}
