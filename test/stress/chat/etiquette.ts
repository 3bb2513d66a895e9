/** What people in a channel have to bear: every visible message, edit, notification and mention, as the peer stored it. */
import { setTimeout as sleep } from "node:timers/promises";
import { SousError } from "../../../src/core/errors.js";
import type { Product } from "../faults/product.js";
import type { ChatRoom } from "../faults/room.js";
import type { ShownMessage } from "./shown-messages.js";
import { ways } from "./stage.js";

/** What the database says about the messages: whose they are. */
export interface EtiquetteRows {
  readonly episodes: readonly { readonly id: string; readonly ended: boolean }[];
  /** Every question that was put to people; `assignee` is the platform's id. */
  readonly questions: readonly {
    readonly id: string;
    readonly episode: string;
    readonly assignee: string | null;
  }[];
  readonly posts: readonly {
    /** The platform's id of the message. */
    readonly message: string;
    readonly episode: string;
    /** It answers what one person said or pressed. */
    readonly isReply: boolean;
  }[];
  readonly due: number;
}

export interface EtiquetteCount {
  readonly tasks: number;
  readonly questions: number;
  /** Whether the bot introduced itself: that message is counted here alone. Another one is an empty post. */
  readonly welcomes: number;
  /** Other visible messages of the bot, replies to people's own words apart. */
  readonly posts: number;
  readonly edits: number;
  /** Visible messages of tasks without a question, and those that belong to no task. */
  readonly emptyPosts: number;
  /** Mentions of anybody but an assignee. */
  readonly strayMentions: number;
  /** Messages of which the channel or the assignee was notified. */
  readonly notifications: number;
  /** Visible answers to what one person said or pressed. */
  readonly replies: number;
}

const lookMs = 100;
const thinkMs = 600;
const askAgainMs = 4000;
const longestMs = 20 * 60_000;

/** Lets people ask for tasks and answer each question once, in turn by button, in the thread and in the form. */
export async function playPolitely(parts: {
  readonly room: ChatRoom;
  readonly product: Product;
  readonly tasks: number;
  readonly home: string;
  readonly readRows: () => Promise<EtiquetteRows>;
}): Promise<EtiquetteRows> {
  const { room, product, tasks, home, readRows } = parts;
  const [ada = "", ben = ada] = room.people;
  const latest = Date.now() + longestMs;
  const answered = new Set<string>();
  const seenAt = new Map<string, number>();
  let askedFor = 0;
  let askedAt = 0;
  await product.start().ready;
  for (;;) {
    if (Date.now() > latest) throw new SousError("too-slow", "The tasks did not end in time.");
    const rows = await readRows();
    const isIdle = rows.episodes.every(({ ended }) => ended) && rows.due === 0;
    if (isIdle && rows.episodes.length >= tasks) return rows;
    const isNext = isIdle && rows.episodes.length === askedFor;
    if (isNext || (isIdle && Date.now() - askedAt > askAgainMs)) {
      askedFor = rows.episodes.length + 1;
      askedAt = Date.now();
      await room.play(askedFor % 2 ? ada : ben, home);
    }
    const { asked } = await room.look();
    const next = asked.find(({ question, thread }) => thread !== null && !answered.has(question));
    const since = next && seenAt.get(next.question);
    if (next && since === undefined) {
      seenAt.set(next.question, Date.now());
    } else if (next && since !== undefined && Date.now() - since > thinkMs) {
      answered.add(next.question);
      const person = answered.size % 2 ? ada : ben;
      const way = ways[answered.size % ways.length] ?? "press";
      const [choice] = next.choices;
      const text = `in the ${choice?.label.toLowerCase() ?? "sink"}`;
      const words = { person, asked: next, text };
      if (way === "press") await room.press({ person, asked: next, choice: choice?.id ?? "dk" });
      else if (way === "reply") await room.reply(words);
      else await room.fill(words);
    }
    await sleep(lookMs);
  }
}

/** Counts what stands; `edits` is the number of changes that the platform took. */
export function countEtiquette(
  standing: readonly ShownMessage[],
  { edits, rows }: { readonly edits: number; readonly rows: EtiquetteRows },
): EtiquetteCount {
  const welcome = standing.find(({ isWelcome }) => isWelcome);
  const shown = standing.filter((message) => message !== welcome);
  const known = new Map(rows.posts.map((post) => [post.message, post]));
  const asking = new Set(rows.questions.map(({ episode }) => episode));
  const assignees = new Set(rows.questions.flatMap(({ assignee }) => assignee ?? []));
  const isReply = ({ id }: ShownMessage) => known.get(id)?.isReply ?? false;
  const posts = shown.filter((message) => !isReply(message));
  const mentions = shown.flatMap((message) => message.mentions);
  return {
    tasks: rows.episodes.length,
    questions: rows.questions.length,
    welcomes: welcome ? 1 : 0,
    posts: posts.length,
    edits,
    emptyPosts: posts.filter(({ id }) => !asking.has(known.get(id)?.episode ?? "")).length,
    strayMentions: mentions.filter((person) => !assignees.has(person)).length,
    notifications: shown.filter(
      ({ isInChannel, mentions: called }) => isInChannel || called.length > 0,
    ).length,
    replies: shown.filter(isReply).length,
  };
}
