/**
 * Sends messages in order, in lanes: each channel has one for short messages ("notes") to a person, one for other new
 * notes and questions, and one for the rest, mostly edits. The first two share the platform's pace, but a note to a
 * person may come one interval early, as platforms allow bursts. Edits share another pace per workspace.
 */
import { setMaxListeners } from "node:events";
import type { Bot } from "../../core/bot.js";
import { elapsedOn } from "../../core/clock.js";
import type { Delivery } from "../../core/memory/stores.js";
import { spaceOf } from "../../core/platform.js";
import type { DeskParts } from "../parts.js";
import type { Deliver } from "./deliver.js";

export const mostInHand = 20;
/** Pause of a channel after our database could not be written, as on a full disk. */
const faultHoldMs = 500;

interface LanesOptions extends Pick<DeskParts, "clock" | "log"> {
  readonly bots: ReadonlyMap<string, Bot>;
  readonly deliver: Deliver;
  readonly signal: AbortSignal;
  readonly onFailure: () => void;
  readonly onIdle: () => void;
}

export class Lanes {
  readonly #options: LanesOptions;
  readonly #busy = new Map<string, Promise<void>>();
  readonly #freeAt = new Map<string, number>();
  readonly #editAt = new Map<string, number>();
  /** Until when messages of a channel and kind (see `paceOf`) wait, as the platform asked to or a write failed. */
  readonly #heldUntil = new Map<string, number>();

  constructor(options: LanesOptions) {
    this.#options = options;
    setMaxListeners(0, options.signal);
  }

  get isIdle(): boolean {
    return this.#busy.size === 0;
  }

  isBusyWith(delivery: Delivery): boolean {
    return this.#busy.has(laneOf(delivery));
  }

  /** Sends due deliveries whose lane is free. */
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
          onIdle();
        });
      this.#busy.set(lane, sending);
    }
  }

  async finish(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** When the platform asks to wait, the whole lane waits. */
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
    // Another lane may have sent meanwhile.
    while (freeAt() - earlyMs > elapsedOn(clock)) await this.#waitUntil(freeAt() - earlyMs);
    this.#freeAt.set(pace, Math.max(freeAt(), elapsedOn(clock)) + paceMs);
  }

  /** Reserves the next time at which the workspace may be sent an edit. */
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

function paceOf({ bot, channel, kind, ref }: Delivery): string {
  const isNew = ref === null && (kind === "note" || kind === "question");
  return `${bot} ${channel} ${isNew ? "new" : "edit"}`;
}

function isToPerson({ ref, note }: Delivery): boolean {
  return ref === null && note !== null && note.to !== null;
}
