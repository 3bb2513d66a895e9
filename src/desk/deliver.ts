/** Delivers one row of the outbox: renders it from rows, shows it, and writes down what came of it. */
import type { Bot, Card, MessageRef, Post } from "../core/bot.js";
import { elapsedOn } from "../core/clock.js";
import { DeliveryError } from "../core/errors.js";
import type { Delivery, Memory } from "../core/stores.js";
import { buildCall, buildCard } from "./card.js";
import { adviseOn } from "./delivery-advice.js";
import type { DeskParts } from "./parts.js";
import { presentNote } from "./receipt.js";

/** With the longest pause between attempts, about an hour in which the platform cannot be reached. */
const mostAttempts = 60;
const firstRetryMs = 500;
const longestRetryMs = 60_000;

/** @returns how long the platform asks to wait, in milliseconds; null when it does not ask */
export type Deliver = (bot: Bot, id: string) => Promise<number | null>;

export function createDelivering({
  memory,
  clock,
  log,
}: Pick<DeskParts, "memory" | "clock" | "log">): Deliver {
  const complaints = new Set<string>();
  const progress = new Progress();

  async function putOff(delivery: Delivery, error: unknown): Promise<void> {
    const known = error instanceof DeliveryError ? error : null;
    const attempts = delivery.attempts + 1;
    const dead = known?.retryable === false || attempts >= mostAttempts;
    const backoff = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
    const message = error instanceof Error ? error.message : String(error);
    const dueAt = clock.now() + (dead ? 0 : (known?.retryAfterMs ?? backoff));
    await memory.outbox.markFailed(delivery.id, { error: message, dueAt, dead });
    log.warn(
      { event: "delivery-failed", delivery: delivery.id, attempts, dead, reason: message },
      "delivery failed",
    );
    if (dead) complain(delivery, message);
  }

  /** Logs each trouble of a channel once. A call's channel may be a person, so it is left out. */
  function complain({ id, kind, bot, channel }: Delivery, reason: string): void {
    const trouble = `${bot} ${channel} ${reason}`;
    if (complaints.has(trouble)) return;
    complaints.add(trouble);
    const where = kind === "call" ? { bot } : { bot, channel };
    log.error(
      { event: "delivery-dead", delivery: id, ...where, reason, advice: adviseOn(reason) },
      "not shown",
    );
  }

  return async (bot, id) => {
    // The row is read again: it may have changed while it waited for its turn.
    const delivery = await memory.outbox.get(id);
    if (delivery?.state !== "queued") return null;
    const post = await render(memory, delivery);
    if (!post) return null;
    const waitMs = delivery.ref ? progress.waitMs(bot, post, elapsedOn(clock)) : 0;
    if (waitMs > 0) {
      await memory.outbox.putOff(id, clock.now() + waitMs);
      return null;
    }
    if (!(await memory.outbox.markSending(id))) return null;
    try {
      const ref = await show(bot, delivery, post);
      if (delivery.ref) progress.keep(post, elapsedOn(clock));
      await memory.outbox.markSent(id, ref, delivery.wanted, questionIn(post, clock.now()));
      return null;
    } catch (error) {
      await putOff(delivery, error);
      return (error instanceof DeliveryError && error.retryAfterMs) || null;
    }
  };
}

/** A delivery as it is to be shown now; null when there is nothing to show, or no card to put it under. */
export async function render(memory: Memory, delivery: Delivery): Promise<Post | null> {
  const { id, episode, channel } = delivery;
  if (delivery.kind === "card" || delivery.kind === "question") {
    const first = delivery.kind === "card" ? null : await memory.outbox.card(episode);
    const under = first?.ref;
    if (first && !under) return null;
    const card = await buildCard(memory, episode, id);
    return card && { id, episode, channel, kind: "card", card, ...(under && { under }) };
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

/** The question that people can read in the post from now on. */
function questionIn(post: Post, at: number): { question: string; at: number } | undefined {
  if (post.kind === "note") return undefined;
  const { question } = post.kind === "card" ? post.card : post.call;
  return question ? { question: question.id, at } : undefined;
}

async function show(bot: Bot, delivery: Delivery, post: Post): Promise<MessageRef> {
  const ref = delivery.ref ?? (delivery.attempts > 0 ? await adoptEarlier(bot, post) : null);
  if (!ref) return bot.post(post);
  const isAsPosted = post.kind === "note" && delivery.wanted === 1;
  if (!isAsPosted) await bot.edit(ref, post);
  return ref;
}

/**
 * Looks for the post of an earlier attempt, which may have got through. Keeps its oldest copy, removes the
 * others, and reads what people wrote under a card that was not known of until now.
 */
async function adoptEarlier(bot: Bot, post: Post): Promise<MessageRef | null> {
  const [oldest, ...copies] = await bot.find(post);
  for (const copy of copies) await bot.remove(copy);
  if (!oldest) return null;
  if (post.kind === "card" && !post.under)
    await bot.catchUp([{ episode: post.episode, ref: oldest }]);
  return oldest;
}

/** Edits that show nothing but progress come at most as often as the bot likes. */
class Progress {
  readonly #shown = new Map<string, { readonly what: string; readonly at: number }>();

  /** How long an edit has to wait; 0 when what people can do has changed, or long enough ago. */
  waitMs({ progressMs = 0 }: Bot, post: Post, now: number): number {
    const last = this.#shown.get(post.id);
    if (post.kind !== "card" || last?.what !== whatToDo(post.card)) return 0;
    return Math.max(0, last.at + progressMs - now);
  }

  keep(post: Post, now: number): void {
    if (post.kind !== "card" || post.card.done || post.card.past) this.#shown.delete(post.id);
    else this.#shown.set(post.id, { what: whatToDo(post.card), at: now });
  }
}

/** What a card asks for, and what was heard. */
function whatToDo({ question, turn, heard, paused, trouble, done, past }: Card): string {
  const asked = question && [question.id, question.text, question.deadline, question.answers];
  return JSON.stringify([asked, turn?.id, heard, paused, trouble, done !== null, past]);
}
