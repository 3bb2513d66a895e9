/** Many open questions at once, and many people who answer within a minute. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { quantileSorted } from "simple-statistics";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import { joinDiscord, openDiscordRoom } from "../faults/discord-room.js";
import { judge, type KeptRows } from "../faults/judge.js";
import type { Act, Asked, ChatRoom, ThreadSight } from "../faults/room.js";
import { joinSlack, openSlackRoom } from "../faults/slack-room.js";
import type { ChatBot } from "./cells.js";
import type { Crowd, Place } from "./crowd.js";

export interface BenchChatLoadRequest {
  /** Over all bots; each question is of a household of its own. */
  readonly questions: number;
  readonly channels: number;
  readonly people: number;
  /** Within this time every question is answered once. */
  readonly seconds: number;
  readonly bots: readonly ChatBot[];
  readonly homes: readonly string[];
  readonly seed: number;
  /** Starts a protocol peer with these people, its standard input and output piped. */
  readonly spawnPeer: (bot: ChatBot, people: readonly string[]) => ChildProcess;
  /** Starts the product with these variables. */
  readonly startCrowd: (environment: Readonly<Record<string, string>>) => Promise<Crowd>;
  readonly readRows: () => Promise<KeptRows>;
  readonly onProgress?: (stage: LoadStage, done: number) => void;
}

export type LoadStage = "asking" | "answering";

export interface BenchChatLoadResult {
  /** Open at the same time, on people's screens. */
  readonly questions: number;
  readonly channels: number;
  readonly bots: readonly ChatBot[];
  /** Who answered. */
  readonly people: number;
  /** Presses that arrived, and replies. */
  readonly answers: number;
  /** Presses of which people were told that they did not arrive; they pressed again. */
  readonly failedPresses: number;
  /** From the first answer to the last. */
  readonly seconds: number;
  readonly receiptMsP50: number;
  readonly receiptMsP99: number;
  readonly receiptMsMax: number;
  readonly rssMb: number;
  readonly lost: number;
  readonly doubled: number;
  readonly findings: readonly string[];
}

const lookMs = 1000;
/** When for so long no new question has come up, those that stand are all there will be. */
const stillMs = 30_000;
/** What a busy machine has not taken in by then is lost. */
const settleMs = 180_000;
/** How many of the answers are words in the thread; the others are presses. */
const wordsShare = 0.3;
const mostTries = 5;
const againMs = 1000;

interface Site {
  readonly rooms: readonly ChatRoom[];
  close(): Promise<void>;
}

export async function benchChatLoad(request: BenchChatLoadRequest): Promise<BenchChatLoadResult> {
  const { bots, channels, onProgress = () => undefined } = request;
  const names = Array.from({ length: request.people }, (_, index) => `person-${index + 1}`);
  const sites: Site[] = [];
  let crowd: Crowd | null = null;
  try {
    for (const [index, bot] of bots.entries()) {
      const share = Math.floor((channels + index) / bots.length);
      sites.push(await openSite(bot, request.spawnPeer(bot, names), share));
    }
    const rooms = sites.flatMap((site) => site.rooms);
    crowd = await request.startCrowd(Object.assign({}, ...rooms.map((room) => room.environment)));
    await crowd.open(drawPlaces(request, rooms));
    const standing = await awaitQuestions(rooms, request.questions, (done) =>
      onProgress("asking", done),
    );
    const answered = await answerAll(standing, names, request);
    const verdict = await judgeSettled(rooms, answered.acts, request.readRows);
    const receiptMs = [...(await crowd.receiptMs())].sort((a, b) => a - b);
    const quantile = (p: number) =>
      receiptMs.length > 0 ? Math.round(quantileSorted(receiptMs, p) * 10) / 10 : Number.NaN;
    return {
      questions: standing.length,
      channels: rooms.length,
      bots,
      people: answered.people,
      answers: answered.acked,
      seconds: answered.seconds,
      failedPresses: answered.acts.filter(({ acked }) => !acked).length,
      receiptMsP50: quantile(0.5),
      receiptMsP99: quantile(0.99),
      receiptMsMax: quantile(1),
      rssMb: crowd.peakRssMb(),
      ...verdict,
    };
  } finally {
    await crowd?.close();
    for (const site of sites) await site.close();
  }
}

/** The rooms in turn, the homes in turn. */
function drawPlaces(
  { questions, homes }: BenchChatLoadRequest,
  rooms: readonly ChatRoom[],
): readonly Place[] {
  return Array.from({ length: questions }, (_, index) => {
    const room = rooms[index % rooms.length];
    const home = homes[index % homes.length] ?? "kitchen";
    if (!room) throw new RangeError("there is no channel");
    return { household: `${home}-${index + 1}`, home, bot: room.bot, channel: room.channel };
  });
}

async function openSite(bot: ChatBot, child: ChildProcess, channels: number): Promise<Site> {
  const rooms: ChatRoom[] = [];
  const peer = bot === "slack" ? await joinSlack(child) : await joinDiscord(child);
  for (let number = 1; number <= channels; number += 1) {
    const channel = await peer.addChannel(`home-${number}`);
    rooms.push(
      peer.platform === "slack" ? openSlackRoom(peer, channel) : openDiscordRoom(peer, channel),
    );
  }
  return { rooms, close: () => peer.close() };
}

/** A question on a card, and where it stands. */
interface Standing {
  readonly room: ChatRoom;
  readonly asked: Asked;
}

async function awaitQuestions(
  rooms: readonly ChatRoom[],
  wanted: number,
  onProgress: (done: number) => void,
): Promise<readonly Standing[]> {
  let found: Standing[] = [];
  let grownAt = Date.now();
  while (found.length < wanted && Date.now() - grownAt < stillMs) {
    await sleep(lookMs);
    const now: Standing[] = [];
    for (const room of rooms)
      now.push(...(await room.look()).asked.map((asked) => ({ room, asked })));
    if (now.length > found.length) grownAt = Date.now();
    found = now;
    onProgress(found.length);
  }
  return found;
}

interface Answered {
  readonly acts: readonly Act[];
  readonly acked: number;
  readonly people: number;
  readonly seconds: number;
}

/** Everybody answers as many; when, who and how is drawn. */
async function answerAll(
  standing: readonly Standing[],
  names: readonly string[],
  { seconds, seed, onProgress = () => undefined }: BenchChatLoadRequest,
): Promise<Answered> {
  const random = seededRandom(seed, "load");
  const times = standing.map(() => random() * seconds * 1000).sort((a, b) => a - b);
  const order = [...standing]
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank);
  const acts: Act[] = [];
  const who = new Set<string>();
  const pending: Promise<void>[] = [];
  let acked = 0;
  const startedAt = performance.now();
  for (const [index, { one }] of order.entries()) {
    const person = names[index % names.length] ?? "";
    who.add(person);
    await sleep(Math.max(0, (times[index] ?? 0) - (performance.now() - startedAt)));
    const answering = answer(one, person, random).then(({ tries, arrived }) => {
      acts.push(...tries);
      if (arrived) acked += 1;
      onProgress("answering", acked);
    });
    pending.push(answering);
  }
  await Promise.all(pending);
  const took = Math.round((performance.now() - startedAt) / 100) / 10;
  return { acts, acked, people: who.size, seconds: took };
}

/**
 * People who are told that their press did not arrive press again, a few times; it has arrived after all
 * when the button is gone.
 */
async function answer(
  { room, asked }: Standing,
  person: string,
  random: Random,
): Promise<{ readonly tries: readonly Act[]; readonly arrived: boolean }> {
  const choice = pick(random, asked.choices.slice(0, 5)) ?? { id: "dk", label: "" };
  if (random() < wordsShare && asked.thread !== null) {
    const said = await room.reply({ person, asked, text: `in the ${choice.label.toLowerCase()}` });
    return { tries: said ? [said] : [], arrived: true };
  }
  const tries: Act[] = [];
  while (tries.length < mostTries) {
    const done = await room.press({ person, asked, choice: choice.id }).catch(() => null);
    if (done) tries.push(done);
    if (!done || done.acked) return { tries, arrived: done !== null || tries.length > 0 };
    await sleep(againMs);
  }
  return { tries, arrived: false };
}

async function judgeSettled(
  rooms: readonly ChatRoom[],
  acts: readonly Act[],
  readRows: () => Promise<KeptRows>,
): Promise<Pick<BenchChatLoadResult, "lost" | "doubled" | "findings">> {
  const until = Date.now() + settleMs;
  for (;;) {
    const threads: ThreadSight[] = [];
    for (const room of rooms) threads.push(...(await room.threads()));
    const rows = await readRows();
    const { lost, doubled, findings } = judge({ rows, acts, threads, cardCopies: new Map() });
    if (lost === 0 || Date.now() > until) {
      const named = findings.filter((line) => /^(lost|doubled)/.test(line));
      return { lost, doubled, findings: named };
    }
    await sleep(lookMs);
  }
}
