/** Polls the outbox (messages to show), and hands due rows to `lanes.ts`, which sends them in order. */
import { setTimeout as rest } from "node:timers/promises";
import type { Memory } from "../../../memory/stores.js";
import type { Bot } from "../../core/bot.js";
import { type Clock, elapsedOn } from "../../core/clock.js";
import type { Delivery } from "../../core/memory/stores.js";
import type { DeskParts } from "../parts.js";
import { createDelivering, render } from "./deliver.js";
import { Lanes, mostInHand } from "./lanes.js";

export type Courier = ReturnType<typeof createCourier>;

const idleMs = 1000;
/** Limits polling to a tenth of the time: a poll longer than this is followed by a rest 9 times as long. */
const shortLookMs = 2;
const restFactor = 9;
const longestRestMs = 250;
const longestWaitMs = 3_600_000;

export function createCourier(
  parts: Pick<DeskParts, "memory" | "clock" | "log">,
  bots: ReadonlyMap<string, Bot>,
) {
  const { memory, clock, log } = parts;
  const stopping = new AbortController();
  /** True when a delivery may still be marked `sending` though nobody sends it, as after a failure. */
  let isShaken = false;
  let ring: () => void = () => undefined;
  let nap: Promise<void> | null = null;
  let working: Promise<void> = Promise.resolve();
  const lanes = new Lanes({
    bots,
    clock,
    log,
    deliver: createDelivering(parts),
    onFailure: () => {
      isShaken = true;
    },
    signal: stopping.signal,
    onIdle: () => ring(),
  });

  const isOurs = ({ bot }: { readonly bot: string }) => bots.has(bot);

  /** Waits for `ring`, at most `idleMs`. Leaves the sleep running, as ending it costs more than polling early. */
  function waitForBell(): Promise<void> {
    const bell = new Promise<void>((resolve) => {
      ring = resolve;
    });
    nap ??= clock
      .sleep(idleMs, stopping.signal)
      .catch(() => undefined)
      .finally(() => {
        nap = null;
      });
    return Promise.race([bell, nap]);
  }

  async function look(): Promise<void> {
    try {
      if (isShaken) {
        isShaken = false;
        await takeUpInterrupted(
          memory,
          clock,
          (delivery) => isOurs(delivery) && !lanes.isBusyWith(delivery),
        );
      }
      lanes.send(await memory.outbox.due(clock.now(), mostInHand));
    } catch (error) {
      isShaken = true;
      log.debug({ error }, "the outbox was not read");
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const bell = waitForBell();
      const startedAt = elapsedOn(clock);
      await look();
      const tookMs = elapsedOn(clock) - startedAt;
      await bell;
      const restMs = Math.min(longestRestMs, tookMs * restFactor);
      if (tookMs > shortLookMs)
        await rest(restMs, null, { signal: stopping.signal }).catch(() => null);
    }
    await lanes.finish();
  }

  async function showCard(episode: string): Promise<void> {
    const delivery = (await memory.outbox.messages(episode)).at(-1);
    const bot = delivery && bots.get(delivery.bot);
    const post = delivery && (await render(memory, delivery));
    if (!bot || !post || !delivery.ref) return;
    await bot.edit(delivery.ref, post);
    await clock.sleep(bot.paceMs, stopping.signal);
  }

  return {
    /** Retries interrupted deliveries, edits open tasks' messages, and sends until stopped. */
    async start() {
      await takeUpInterrupted(memory, clock, isOurs);
      // Corrects due times set by a clock that was ahead.
      await memory.outbox.hasten(clock.now() + longestWaitMs, clock.now());
      for (const episode of await memory.episodes.unfinished())
        if (isOurs(episode)) await reviveDeliveries(memory, clock, episode.id);
      working = work();
    },
    wake: () => ring(),
    /** Updates open tasks' messages without writing, for when the database is not writable. */
    async showCards() {
      for (const { id } of await memory.episodes.unfinished()) {
        if (stopping.signal.aborted) return;
        await showCard(id).catch((error) => log.debug({ error }, "a card was not shown"));
      }
    },
    /** Resolves when nothing is due, or after `timeoutMs`. */
    async drain(timeoutMs: number) {
      const until = elapsedOn(clock) + timeoutMs;
      while (elapsedOn(clock) < until) {
        const due = await memory.outbox.due(clock.now(), 1);
        if (lanes.isIdle && due.every(({ bot }) => !bots.has(bot))) return;
        ring();
        await clock.sleep(10);
      }
    },
    async stop() {
      stopping.abort();
      ring();
      await working;
    },
  };
}

/** Retries interrupted deliveries that no process sends any more; a retry looks for an earlier copy first. */
async function takeUpInterrupted(
  { outbox }: Memory,
  clock: Clock,
  isLeft: (delivery: Delivery) => boolean,
): Promise<void> {
  const error = "it was interrupted while it was being sent";
  for (const delivery of await outbox.interrupted()) {
    if (isLeft(delivery))
      await outbox.markFailed(delivery.id, { error, dueAt: clock.now(), dead: false });
  }
}

export async function reviveDeliveries(
  { outbox }: Memory,
  clock: Clock,
  episode: string,
): Promise<void> {
  for (const { id } of await outbox.list({ episode, state: "dead" })) {
    await outbox.retry(id, clock.now());
  }
  await outbox.touchCard(episode, clock.now());
}
