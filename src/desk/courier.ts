/**
 * The courier brings the outbox to the bots: one card, call or note at a time per channel, paced,
 * retried, and after a failure or a crash it looks before it posts again. New notes have a lane of
 * their own, so that a receipt never waits for an edit. However much waits, only a few rows of each
 * lane are in hand. A message is only a view of rows.
 */
import { setMaxListeners } from "node:events";
import { setTimeout as rest } from "node:timers/promises";
import type { Logger } from "pino";
import type { Bot, CardEnd, MessageRef, Post } from "../core/bot.js";
import type { Clock } from "../core/clock.js";
import { endLine } from "../core/end-line.js";
import { DeliveryError } from "../core/errors.js";
import type { Delivery, Memory, OutboxNote } from "../core/stores.js";
import { buildCall, buildCard } from "./card.js";
import { adviseOn } from "./delivery-advice.js";
import { presentNote } from "./receipt.js";

export interface CourierOptions {
  readonly memory: Memory;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Courier {
  /**
   * Takes up what a crash left, lets every open card be shown anew, dead ones and their notes too, then
   * works until stopped.
   */
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
/**
 * However much stands in the outbox, looking into it takes at most a tenth of the time: after a look of
 * more than so many milliseconds the next one waits for its ninefold, within bounds. It is the machine's
 * time that counts here, not the clock's.
 */
const shortLookMs = 2;
const restFactor = 9;
const longestRestMs = 250;
/** Deliveries of one lane that are in hand at the same time. */
const mostInHand = 20;

export function createCourier(options: CourierOptions): Courier {
  const { memory, bots, clock, log } = options;
  const stopping = new AbortController();
  // Every lane that waits for its turn listens to it.
  setMaxListeners(0, stopping.signal);
  const busy = new Map<string, Promise<void>>();
  const freeAt = new Map<string, number>();
  const heldUntil = new Map<string, number>();
  const complaints = new Set<string>();
  /** Aborted when a lane has done all that it had in hand (more is likely to wait for it), and at the end. */
  let hasMore = new AbortController();
  let ring: () => void = () => undefined;
  let working: Promise<void> = Promise.resolve();

  function waitForBell(): Promise<void> {
    const bell = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const alarm = new AbortController();
    const timeout = clock.sleep(idleMs, alarm.signal);
    return Promise.race([bell, timeout.catch(() => undefined)]).finally(() => alarm.abort());
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const bell = waitForBell();
      hasMore = new AbortController();
      const startedAt = performance.now();
      await sendDue();
      const tookMs = performance.now() - startedAt;
      await bell;
      if (tookMs > shortLookMs) await haveRest(Math.min(longestRestMs, tookMs * restFactor));
    }
    await Promise.all(busy.values());
  }

  async function haveRest(ms: number): Promise<void> {
    await rest(ms, undefined, { signal: hasMore.signal }).catch(() => undefined);
  }

  async function sendDue(): Promise<void> {
    const lanes = new Map<string, Delivery[]>();
    for (const delivery of await memory.outbox.due(clock.now(), mostInHand)) {
      const isNewNote = delivery.kind === "note" && delivery.ref === null;
      const lane = `${delivery.bot} ${delivery.channel} ${isNewNote ? "note" : "edit"}`;
      if (busy.has(lane) || (heldUntil.get(lane) ?? 0) > clock.now()) continue;
      lanes.set(lane, [...(lanes.get(lane) ?? []), delivery]);
    }
    for (const [lane, deliveries] of lanes) {
      const bot = bots.get(deliveries[0]?.bot ?? "");
      if (!bot) continue;
      const sending = sendInTurn(bot, lane, deliveries)
        .catch((error) => log.debug({ error }, "delivery put off"))
        .finally(() => {
          busy.delete(lane);
          if (deliveries.length >= mostInHand) hasMore.abort();
          ring();
        });
      busy.set(lane, sending);
    }
  }

  /** One after the other, paced; when the platform asks to wait, the whole lane waits, in its order. */
  async function sendInTurn(
    bot: Bot,
    lane: string,
    deliveries: readonly Delivery[],
  ): Promise<void> {
    for (const { id } of deliveries) {
      const wait = (freeAt.get(lane) ?? 0) - clock.now();
      if (wait > 0) await clock.sleep(wait, stopping.signal);
      stopping.signal.throwIfAborted();
      const holdMs = await deliver(bot, id);
      freeAt.set(lane, clock.now() + bot.paceMs);
      if (holdMs === null) continue;
      heldUntil.set(lane, clock.now() + holdMs);
      return;
    }
  }

  /**
   * Reads the row again: while it waited for its turn, it may have become newer. Gives how long the
   * platform asks to wait, in milliseconds; null when it does not.
   */
  async function deliver(bot: Bot, id: string): Promise<number | null> {
    const delivery = await memory.outbox.get(id);
    if (delivery?.state !== "queued") return null;
    const post = await render(memory, delivery);
    if (!post) return null;
    await memory.outbox.markSending(id);
    try {
      const ref = await show(bot, delivery, post);
      if (bot.threads && post.kind === "card" && post.card.done) {
        await memory.outbox.addNote(post.episode, summarise(post.card.done, id), clock.now());
      }
      await memory.outbox.markSent(id, ref, delivery.wanted, shownIn(post, clock.now()));
      return null;
    } catch (error) {
      await putOff(delivery, error);
      return (error instanceof DeliveryError && error.retryAfterMs) || null;
    }
  }

  async function putOff(delivery: Delivery, error: unknown): Promise<void> {
    const known = error instanceof DeliveryError ? error : null;
    const attempts = delivery.attempts + 1;
    const dead = known?.retryable === false || attempts >= mostAttempts;
    const backoff = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
    const message = error instanceof Error ? error.message : String(error);
    const dueAt = clock.now() + (dead ? 0 : (known?.retryAfterMs ?? backoff));
    await memory.outbox.markFailed(delivery.id, { error: message, dueAt, dead });
    log.warn({ delivery: delivery.id, attempts, dead, reason: message }, "delivery failed");
    if (dead) complain(delivery, message);
  }

  /** Once for the same trouble in the same channel; that of a call may be a person's, and is not written. */
  function complain({ id, kind, bot, channel }: Delivery, reason: string): void {
    const trouble = `${bot} ${channel} ${reason}`;
    if (complaints.has(trouble)) return;
    complaints.add(trouble);
    const where = kind === "call" ? { bot } : { bot, channel };
    log.error({ delivery: id, ...where, reason, advice: adviseOn(reason) }, "not shown");
  }

  /** What is to be shown of an episode that goes on gets another chance. */
  async function revive(episode: string): Promise<void> {
    for (const { id } of await memory.outbox.list({ episode, state: "dead" })) {
      await memory.outbox.retry(id, clock.now());
    }
    await memory.outbox.touchCard(episode, clock.now());
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
      for (const { id } of await memory.episodes.unfinished()) await revive(id);
      working = work();
    },
    wake: () => ring(),
    async drain(timeoutMs) {
      const until = clock.now() + timeoutMs;
      while (clock.now() < until) {
        const due = await memory.outbox.due(clock.now(), 1);
        if (busy.size === 0 && due.every(({ bot }) => !bots.has(bot))) return;
        ring();
        await clock.sleep(10);
      }
    },
    async stop() {
      stopping.abort();
      hasMore.abort();
      ring();
      await working;
    },
  };
}

/** The question that can be read there from now on. */
function shownIn(post: Post, at: number): { question: string; at: number } | undefined {
  if (post.kind === "note") return undefined;
  const { question } = post.kind === "card" ? post.card : post.call;
  return question ? { question: question.id, at } : undefined;
}

/** What a delivery shows now; null when there is nothing to show (or nothing to put it under). */
async function render(memory: Memory, delivery: Delivery): Promise<Post | null> {
  const { id, episode, channel } = delivery;
  if (delivery.kind === "card") {
    const card = await buildCard(memory, episode);
    return card && { id, episode, channel, kind: "card", card };
  }
  if (delivery.kind === "call") {
    const call = delivery.question && (await buildCall(memory, delivery.question));
    return call ? { id, episode, channel, kind: "call", call } : null;
  }
  const under = (await memory.outbox.card(episode))?.ref;
  if (!under || !delivery.note) return null;
  const note = await presentNote(memory, delivery.note);
  return { id, episode, channel, kind: "note", note, under };
}

async function show(bot: Bot, delivery: Delivery, post: Post): Promise<MessageRef> {
  const ref = delivery.ref ?? (delivery.attempts > 0 ? await adopt(bot, post) : null);
  if (!ref) return bot.post(post);
  const isAsPosted = post.kind === "note" && delivery.wanted === 1;
  if (!isAsPosted) await bot.edit(ref, post);
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
