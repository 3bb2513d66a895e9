/**
 * Lanes: each channel has one for new notes and further questions and one for everything else, so that neither
 * waits for an edit. A lane delivers one row at a time, at the platform's pace, and holds only a few rows. The edits
 * of all channels of a workspace have a pace of their own, too.
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
  /** When the pace lets a lane deliver again. */
  readonly #freeAt = new Map<string, number>();
  /** When the pace lets a workspace's next edit begin. */
  readonly #editAt = new Map<string, number>();
  /** Until when the platform asked a lane to wait. */
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
      if (this.#busy.has(lane) || (this.#heldUntil.get(lane) ?? 0) > elapsedOn(clock)) continue;
      free.set(lane, [...(free.get(lane) ?? []), delivery]);
    }
    for (const [lane, deliveries] of free) {
      const bot = bots.get(deliveries[0]?.bot ?? "");
      if (!bot) continue;
      const sending = this.#sendInTurn(bot, deliveries)
        .catch((error) => {
          log.debug({ error }, "delivery put off");
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
      const lane = laneOf(delivery);
      await this.#waitUntil(this.#freeAt.get(lane) ?? 0);
      if (delivery.ref !== null) await this.#waitUntil(this.#takeEdit(bot, delivery));
      signal.throwIfAborted();
      const holdMs = await deliver(bot, delivery.id);
      this.#freeAt.set(lane, elapsedOn(clock) + bot.paceMs);
      if (holdMs === null) continue;
      this.#heldUntil.set(lane, elapsedOn(clock) + holdMs);
      return;
    }
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

function laneOf({ bot, channel, kind, ref }: Delivery): string {
  const isNew = ref === null && (kind === "note" || kind === "question");
  return `${bot} ${channel} ${isNew ? "new" : "edit"}`;
}
