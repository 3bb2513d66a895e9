import { setTimeout as sleep } from "node:timers/promises";
import { sum } from "simple-statistics";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { SousError } from "../../../src/core/errors.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { inWords } from "../faults/people.js";
import { Product } from "../faults/product.js";
import type { Asked, ChatRoom } from "../faults/room.js";
import { type Rig, withRig } from "../rig.js";
import type { ChatBot } from "./cells.js";
import { openSite } from "./platforms.js";
import type { Shown, ShownMessage } from "./shown-messages.js";
import { ways } from "./stage.js";

export interface EtiquetteOptions {
  readonly bots: readonly ChatBot[];
  readonly tasks: number;
  readonly home: string;
}

type Count = Awaited<ReturnType<typeof playOn>>;

const paceMs = "200";
const lookMs = 100;
const thinkMs = 600;
const askAgainMs = 4000;
const longestMs = 20 * 60_000;

export function runEtiquette(options: EtiquetteOptions) {
  const { bots } = options;
  return withRig("etiquette", async (rig) => {
    const counts = await Promise.all(bots.map((bot) => playOn(rig, bot, options)));
    const byPlatform = Object.fromEntries(
      bots.map((bot, at) => [bot, figures(counts.slice(at, at + 1))]),
    );
    return { ...figures(counts), byPlatform };
  });
}

async function playOn(rig: Rig, bot: ChatBot, { tasks, home }: EtiquetteOptions) {
  const database = rig.file(`${bot}.db`);
  const site = await openSite(bot);
  const room = await site.openRoom("home");
  const settings = { ...room.environment, SOUS_PACE_MS: paceMs };
  const args = ["serve", "--no-play", "--db", database, ...room.args];
  const product = new Product(() => rig.sous(args, settings));
  try {
    await product.start().ready;
    const played = await playPolitely(room, database, { tasks, home });
    return { tasks: played, ...(await count(await site.shownIn(room), database)) };
  } finally {
    await product.stop();
    await site.close();
  }
}

/** @returns number of tasks */
async function playPolitely(
  room: ChatRoom,
  database: string,
  { tasks, home }: { readonly tasks: number; readonly home: string },
): Promise<number> {
  const latest = Date.now() + longestMs;
  const seenAt = new Map<string, number>();
  const answered = new Set<string>();
  let askedFor = 0;
  let askedAt = 0;
  for (; ; await sleep(lookMs)) {
    if (Date.now() > latest) throw new SousError("too-slow", "The tasks did not end in time.");
    const { episodes, due } = await readKeptRows(database);
    const isIdle = episodes.every(({ ended }) => ended) && due === 0;
    if (isIdle && episodes.length >= tasks) return episodes.length;
    if (isIdle && (episodes.length === askedFor || Date.now() - askedAt > askAgainMs)) {
      askedFor = episodes.length + 1;
      askedAt = Date.now();
      await room.play(room.people[askedFor % 2] ?? "", home);
    }
    const { asked } = await room.look();
    const next = asked.find(({ question, thread }) => thread !== null && !answered.has(question));
    if (!next) continue;
    const since = seenAt.get(next.question) ?? Date.now();
    seenAt.set(next.question, since);
    if (Date.now() - since <= thinkMs) continue;
    answered.add(next.question);
    await answer(room, next, answered.size);
  }
}

async function answer(room: ChatRoom, asked: Asked, turn: number): Promise<void> {
  const person = room.people[turn % 2] ?? "";
  const [choice] = asked.choices;
  const words = { person, asked, text: inWords(choice) };
  const way = ways[turn % ways.length];
  if (way === "press") await room.press({ person, asked, choice: choice?.id ?? "dk" });
  else if (way === "reply") await room.reply(words);
  else await room.fill(words);
}

async function count({ messages, edits }: Shown, database: string) {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  const people = new Map((await memory.people.list()).map((one) => [one.id, one.platformId]));
  const questions = await memory.questions.list();
  const deliveries = await memory.outbox.list();
  await memory.close();
  const byMessage = new Map(deliveries.map((delivery) => [delivery.ref?.message, delivery]));
  const asking = new Set(questions.map(({ episode }) => episode));
  const assignees = new Set(questions.map(({ assignee }) => people.get(assignee ?? "")));
  const isReply = ({ id }: ShownMessage) => {
    const note = byMessage.get(id)?.note;
    return note != null && note.to !== null && note.kind !== "reminder";
  };
  const welcome = messages.find(({ isWelcome }) => isWelcome);
  const shown = messages.filter((message) => message !== welcome);
  const posts = shown.filter((message) => !isReply(message));
  const mentions = shown.flatMap((message) => message.mentions);
  return {
    questions: questions.length,
    welcomes: welcome ? 1 : 0,
    /** Visible messages without replies to people. */
    posts: posts.length,
    edits,
    /** Posts of tasks without a question, or of no task. */
    emptyPosts: posts.filter(({ id }) => !asking.has(byMessage.get(id)?.episode ?? "")).length,
    /** Mentions of anybody but an assignee. */
    strayMentions: mentions.filter((person) => !assignees.has(person)).length,
    /** Messages that notified the channel or the assignee. */
    notifications: shown.filter((one) => one.isInChannel || one.mentions.length > 0).length,
    replies: shown.length - posts.length,
  };
}

function figures(counts: readonly Count[]) {
  const of = (key: keyof Count) => sum(counts.map((one) => one[key]));
  const per = (key: keyof Count) =>
    Math.round((of(key) / Math.max(1, of("questions"))) * 100) / 100;
  const keys = ["tasks", "questions", "welcomes", "posts", "edits", "emptyPosts"] as const;
  const shares = ["posts", "notifications", "edits", "replies"] as const;
  return {
    ...Object.fromEntries([...keys, "strayMentions" as const].map((key) => [key, of(key)])),
    perQuestion: Object.fromEntries(shares.map((key) => [key, per(key)])),
  };
}
