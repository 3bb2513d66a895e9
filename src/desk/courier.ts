/**
 * The courier brings the outbox to the bots: one card and one note at a time per channel, paced,
 * retried, and after a failure or a crash it looks before it posts again. Notes have a lane of their
 * own, so that a receipt never waits for an edit. A message is only a view of rows.
 */
import type { Logger } from "pino";
import type { Bot, CardEnd, MessageRef, Post } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import { endLine } from "../core/end-line.js";
import { DeliveryError } from "../core/errors.js";
import type { Delivery, Memory, OutboxNote } from "../core/stores.js";
import { buildCard } from "./card.js";

export interface CourierOptions {
  readonly memory: Memory;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Courier {
  /** Takes up what a crash left, lets every open card be shown anew, then works until stopped. */
  start(): Promise<void>;
  /** There is something new in the outbox. */
  wake(): void;
  /** Resolves when nothing is due any more, or after `timeoutMs`. */
  drain(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** With the longest pause between them, about an hour of a platform being away. */
const mostAttempts = 60;
const firstRetryMs = 500;
const longestRetryMs = 60_000;
const idleMs = 1000;

export function createCourier(options: CourierOptions): Courier {
  const { memory, bots, clock, log } = options;
  const stopping = new AbortController();
  const busy = new Map<string, Promise<void>>();
  const freeAt = new Map<string, number>();
  let ring: () => void = () => undefined;
  let working: Promise<void> = Promise.resolve();

  function waitForBell(): Promise<void> {
    const bell = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const alarm = new AbortController();
    const timeout = clock.sleep(idleMs, AbortSignal.any([stopping.signal, alarm.signal]));
    return Promise.race([bell, timeout.catch(() => undefined)]).finally(() => alarm.abort());
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const bell = waitForBell();
      await sendDue();
      await bell;
    }
    await Promise.all(busy.values());
  }

  async function sendDue(): Promise<void> {
    for (const delivery of await memory.outbox.due(clock.now())) {
      const bot = bots.get(delivery.bot);
      const lane = `${delivery.bot} ${delivery.channel} ${delivery.kind}`;
      if (!bot || busy.has(lane)) continue;
      const wait = (freeAt.get(lane) ?? 0) - clock.now();
      const sending = (wait > 0 ? clock.sleep(wait, stopping.signal) : Promise.resolve())
        .then(() => deliver(bot, delivery))
        .catch((error) => log.debug({ error }, "delivery put off"))
        .finally(() => {
          freeAt.set(lane, clock.now() + bot.paceMs);
          busy.delete(lane);
          ring();
        });
      busy.set(lane, sending);
    }
  }

  /** Reads the row again: while it waited for its turn, it may have become newer. */
  async function deliver(bot: Bot, { id }: Delivery): Promise<void> {
    const delivery = await memory.outbox.get(id);
    const post = delivery && (await render(memory, delivery));
    if (!delivery || !post) return;
    await memory.outbox.markSending(id);
    try {
      const ref = await show(bot, delivery, post);
      if (bot.threads && post.kind === "card" && post.card.done) {
        await memory.outbox.addNote(post.episode, summarise(post.card.done, id), clock.now());
      }
      await memory.outbox.markSent(id, ref, delivery.wanted);
    } catch (error) {
      await putOff(delivery, error);
    }
  }

  async function putOff(delivery: Delivery, error: unknown): Promise<void> {
    const known = error instanceof DeliveryError ? error : null;
    const attempts = delivery.attempts + 1;
    const dead = known?.retryable === false || attempts >= mostAttempts;
    const backoff = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
    const message = error instanceof Error ? error.message : String(error);
    const dueAt = clock.now() + (known?.retryAfterMs ?? backoff);
    await memory.outbox.markFailed(delivery.id, { error: message, dueAt, dead });
    log.warn({ delivery: delivery.id, attempts, dead, reason: message }, "delivery failed");
  }

  return {
    async start() {
      for (const { id } of await memory.outbox.interrupted()) {
        await memory.outbox.markFailed(id, {
          error: "the process ended while it was being sent",
          dueAt: clock.now(),
          dead: false,
        });
      }
      for (const episode of await memory.episodes.unfinished()) {
        await memory.outbox.touchCard(episode.id, clock.now());
      }
      working = work();
    },
    wake: () => ring(),
    async drain(timeoutMs) {
      const until = clock.now() + timeoutMs;
      while (clock.now() < until) {
        const due = await memory.outbox.due(clock.now());
        if (busy.size === 0 && due.every(({ bot }) => !bots.has(bot))) return;
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

/** What a delivery shows now; null when there is nothing to show (or nothing to put it under). */
async function render(memory: Memory, delivery: Delivery): Promise<Post | null> {
  const { id, episode, channel } = delivery;
  if (delivery.kind === "card") {
    const card = await buildCard(memory, episode);
    return card && { id, episode, channel, kind: "card", card };
  }
  const under = (await memory.outbox.card(episode))?.ref;
  return under && delivery.note
    ? { id, episode, channel, kind: "note", note: delivery.note, under }
    : null;
}

async function show(bot: Bot, delivery: Delivery, post: Post): Promise<MessageRef> {
  const ref = delivery.ref ?? (delivery.attempts > 0 ? await adopt(bot, post) : null);
  if (!ref) return bot.post(post);
  if (post.kind === "card") await bot.edit(ref, post);
  return ref;
}

/**
 * An earlier attempt may have got through: keep its oldest copy, remove the others. What people wrote
 * under a card that nobody here knew of is read now.
 */
async function adopt(bot: Bot, post: Post): Promise<MessageRef | null> {
  const [oldest, ...copies] = await bot.find(post);
  for (const copy of copies) await bot.remove(copy);
  if (!oldest) return null;
  if (post.kind === "card") await bot.catchUp([{ episode: post.episode, ref: oldest }]);
  return oldest;
}

/** The last word in the thread of an episode, the same however often its end is shown. */
function summarise(end: CardEnd, card: string): OutboxNote {
  const text = `${endLine(end)} What you still write here counts for the next time.`;
  return { id: `${card}-end`, note: { kind: "summary", text, ballot: null, to: null } };
}
