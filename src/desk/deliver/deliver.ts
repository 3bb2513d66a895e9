/** Delivers one row of the outbox (messages to show): renders and shows it, and records the result. */

import type { Memory } from "../../../memory/stores.js";
import type { Bot, Card, MessageRef, Note, Post } from "../../core/bot.js";
import { elapsedOn } from "../../core/clock.js";
import { DeliveryError, reasonOf } from "../../core/errors.js";
import { isFenced } from "../../core/memory/storage.js";
import type { Delivery } from "../../core/memory/stores.js";
import { isAskedEpisode } from "../../core/question/asking.js";
import { buildAskedCall } from "../agents/call.js";
import { isOutdated } from "../hear/counting.js";
import type { DeskParts } from "../parts.js";
import { buildCall, buildCard } from "./card.js";
import { tellAsker } from "./tell.js";

/** Gives up after these attempts: about an hour, as the wait between them grows to a minute. */
const mostAttempts = 60;
const firstRetryMs = 500;
const longestRetryMs = 60_000;

/** Returns the milliseconds that the platform asks to wait, or null. */
export type Deliver = (bot: Bot, id: string) => Promise<number | null>;

export function createDelivering({
  memory,
  clock,
  log,
}: Pick<DeskParts, "memory" | "clock" | "log">): Deliver {
  const complaints = new Set<string>();
  /** What each message asked of people when it was last edited. Edits that show only progress are delayed. */
  const shown = new Map<string, { readonly what: string; readonly at: number }>();

  /** Returns the milliseconds until the message may be edited; 0 if people can do something new. */
  function waitMsFor({ progressMs = 0 }: Bot, post: Post): number {
    const last = shown.get(post.id);
    if (post.kind !== "card" || last?.what !== whatToDo(post.card)) return 0;
    return Math.max(0, last.at + progressMs - elapsedOn(clock));
  }

  function keepShown(post: Post): void {
    if (post.kind !== "card" || post.card.done || post.card.past) shown.delete(post.id);
    else shown.set(post.id, { what: whatToDo(post.card), at: elapsedOn(clock) });
  }

  async function putOff(delivery: Delivery, error: unknown): Promise<void> {
    const known = error instanceof DeliveryError ? error : null;
    const attempts = delivery.attempts + 1;
    const dead = known?.retryable === false || attempts >= mostAttempts;
    const backoff = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
    const message = reasonOf(error);
    // Platforms may send fractions of a millisecond.
    const dueAt = clock.now() + (dead ? 0 : Math.ceil(known?.retryAfterMs ?? backoff));
    await memory.outbox.markFailed(delivery.id, { error: message, dueAt, dead });
    log.warn(
      { event: "delivery-failed", delivery: delivery.id, attempts, dead, reason: message },
      "delivery failed",
    );
    if (!dead) return;
    complain(delivery, message);
    const isCard = delivery.kind === "card" || delivery.kind === "question";
    if (!isCard || known?.channelLost) return;
    const say = (task: string) => `I cannot show ${task} any more. ${adviseOn(message)}`;
    await tellAsker({ memory, clock }, { id: `x-${delivery.id}`, episode: delivery.episode, say });
  }

  /** Posts a deleted message with an open question again, once. Until then its old id is kept, to find replies. */
  async function replace(bot: Bot, delivery: Delivery, post: CardPost): Promise<void> {
    const { id, episode, deleted, wanted } = delivery;
    if (deleted === 0) {
      const ref = (await adoptEarlier(bot, post)) ?? (await bot.post(post));
      return memory.outbox.markReplaced(id, ref, wanted);
    }
    const error = "Unknown Message: somebody deleted it again";
    await memory.outbox.markFailed(id, { error, dueAt: clock.now(), dead: true });
    const text = post.card.question?.text ?? "";
    const me = bot.command ? `${bot.command} me` : "me";
    const say = (task: string) =>
      `Somebody deleted my question twice, so I do not post it again: ${text} I go on without it in ${task}. You can still answer: ${me}.`;
    await tellAsker({ memory, clock }, { id: `x-${id}`, episode, say });
  }

  /** Logs each problem of a channel once. For a question posted elsewhere, omits the channel: it may be a person's. */
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

  async function fail(
    bot: Bot,
    { delivery, post, error }: { delivery: Delivery; post: Post; error: unknown },
  ): Promise<number | null> {
    const known = error instanceof DeliveryError ? error : null;
    const { id, ref, wanted } = delivery;
    if (!ref || post.kind !== "card" || !known?.isGone) {
      await putOff(delivery, error);
      return known?.retryAfterMs || null;
    }
    const { past, question, turn } = post.card;
    const isWaiting = !past && (question ?? turn) != null;
    if (isWaiting) await replace(bot, delivery, post).catch((failure) => putOff(delivery, failure));
    else await memory.outbox.markSent(id, ref, wanted);
    return null;
  }

  /** Removes this post if another process took over (on PostgreSQL) and posted the same meanwhile. */
  async function removeSecond(bot: Bot, { id, ref }: Pick<Post, "id"> & { ref: MessageRef }) {
    const kept = (await memory.outbox.get(id))?.ref;
    if (!kept || kept.message === ref.message) return;
    await bot.remove(ref);
    log.warn({ event: "posted-twice", delivery: id }, "the second copy was removed");
  }

  return async (bot, id) => {
    // The row may have changed while it waited.
    const delivery = await memory.outbox.get(id);
    if (delivery?.state !== "queued") return null;
    const post = await render(memory, delivery);
    if (!post) return null;
    const waitMs = delivery.ref ? waitMsFor(bot, post) : 0;
    if (waitMs > 0) {
      await memory.outbox.putOff(id, clock.now() + waitMs);
      return null;
    }
    if (!(await memory.outbox.markSending(id, delivery.ref !== null))) return null;
    let ref: MessageRef | null = null;
    try {
      ref = await show(bot, delivery, post);
      if (delivery.ref) keepShown(post);
      await memory.outbox.markSent(id, ref, delivery.wanted, questionIn(post, clock.now()));
      return null;
    } catch (error) {
      if (ref === null || !isFenced(error)) return fail(bot, { delivery, post, error });
      await removeSecond(bot, { id, ref });
      throw error;
    }
  };
}

type CardPost = Post & { readonly kind: "card" };

/** Returns null when there is nothing to show, or no message of the task (its "card") to put it under. */
export async function render(memory: Memory, delivery: Delivery): Promise<Post | null> {
  const { id, episode, channel } = delivery;
  const isAsked = isAskedEpisode(episode);
  if (isAsked && (delivery.kind === "card" || delivery.kind === "call")) {
    const call = await buildAskedCall(memory, episode, delivery.kind === "call");
    const bytes =
      call?.picture && call.question && (await memory.asks.pictureBytes(call.question.id));
    return call && { id, episode, channel, kind: "call", call, ...(bytes && { bytes }) };
  }
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
  if (!delivery.note) return null;
  const note = await presentNote(memory, delivery.note);
  const under = note.opening ? null : (await memory.outbox.card(episode))?.ref;
  const isAlone = note.opening || (note.direct && note.to !== null);
  if (!under && !isAlone) return null;
  const shown = note.opening ? { ...note, announced: true as const } : note;
  return { id, episode, channel, kind: "note", note: shown, ...(under && { under }) };
}

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

/** If earlier attempts posted the message, keeps the oldest post, removes others, and reads replies to it. */
async function adoptEarlier(bot: Bot, post: Post): Promise<MessageRef | null> {
  const [oldest, ...copies] = await bot.find(post);
  for (const copy of copies) await bot.remove(copy);
  if (!oldest) return null;
  if (post.kind === "card" && !post.under)
    await bot.catchUp([{ episode: post.episode, ref: oldest }]);
  return oldest;
}

function whatToDo({ question, turn, heard, paused, trouble, done, past }: Card): string {
  const asked = question && [question.id, question.text, question.deadline, question.answers];
  return JSON.stringify([asked, turn?.id, heard, paused, trouble, done !== null, past]);
}

const advice: readonly (readonly [RegExp, string])[] = [
  [/not_in_channel/, "Invite the bot to the channel (/invite @Sous there), then try again."],
  [
    /channel_not_found|Unknown Channel/,
    "The channel is gone, or it is private and the bot is not in it: invite the bot, then try again; or start the task in another channel.",
  ],
  [/is_archived/, "The channel is archived: unarchive it, then try again."],
  [
    /message_not_found|Unknown Message/,
    "Somebody deleted the message, and it is not posted again: nothing to do. People can be asked anew with a new task.",
  ],
  [
    /Missing Access/,
    "The bot does not see the channel: give it View Channel there, then try again.",
  ],
  [
    /Missing Permissions/,
    "Let the bot send messages, read the history, and create and use public threads in the channel, then try again.",
  ],
  [
    /messages_tab_disabled/,
    "The app may not write to people: paste the manifest again (sous init --slack-manifest) at api.slack.com/apps, then try again.",
  ],
  [
    /missing_scope/,
    "The app lacks a scope: add it, install the app again, put the new token in .env and start Sous again.",
  ],
  [
    /invalid_auth|not_authed|token_revoked|token_expired|account_inactive|Unauthorized/,
    "The token is no longer accepted: put a new one in .env and start Sous again; it is shown then.",
  ],
  [
    /restricted_action|posting_to_general_channel_denied|ekm_access_denied/,
    "The workspace does not let apps post there: ask an administrator, then try again.",
  ],
  [
    /msg_too_long|invalid_blocks|invalid_arguments|Invalid Form Body/,
    "The platform refuses the message as it is: a fault of Sous, please report it with the error.",
  ],
  [/rate.?limit|too many calls/i, "The platform asks to wait: it is tried again by itself."],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|timed?[ -]?out|HTTP 5|status ?code\W{0,4}5|fetch failed|internal_error|service_unavailable/i,
    "The platform could not be reached or had trouble of its own: check the network, then try again.",
  ],
];

export function adviseOn(error: string): string {
  const known = advice.find(([pattern]) => pattern.test(error));
  return known ? known[1] : "Fix what the error says, then try again.";
}

/** Offers "Fix" and "Take back" only while the answer that the note confirms is valid. */
export async function presentNote({ questions }: Memory, note: Note): Promise<Note> {
  const ballot = note.ballot === null ? null : await questions.ballot(note.ballot);
  if (!ballot) return note;
  if (ballot.retracted) return withoutBallot(note, "taken back");
  const outdated = isOutdated(ballot, await questions.ballots(ballot.question));
  return outdated ? withoutBallot(note, "replaced") : note;
}

function withoutBallot(note: Note, became: string): Note {
  return { ...note, text: `${note.text} (${became})`, ballot: null };
}
