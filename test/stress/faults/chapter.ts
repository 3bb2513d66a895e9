/** One database and one platform, through a number of kills to the end of every episode. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import type { Evidence, KeptRows, Verdict } from "./judge.js";
import { judgeSettled } from "./judge-settled.js";
import { awaitMoment, drawMoments, type Moment, untilAborted } from "./moments.js";
import { People } from "./people.js";
import { Product } from "./product.js";
import type { Room } from "./room.js";
import { Watcher } from "./watcher.js";

export interface ChapterOptions {
  /** Sets its random streams apart from those of others with the same seed. */
  readonly name: string;
  readonly room: Room;
  /** Starts the product on this chapter's database and room. */
  readonly spawn: () => ReturnType<ConstructorParameters<typeof Product>[0]>;
  readonly readRows: () => Promise<KeptRows>;
  readonly kills: number;
  readonly homes: readonly string[];
  readonly seed: number;
  /** Ends the chapter, wherever it is. */
  readonly signal: AbortSignal;
  readonly onKill: () => void;
}

export interface ChapterResult extends Verdict {
  readonly kills: number;
  readonly killsAt: Readonly<Record<Moment, number>>;
  /** Kills while a question stood open before people's eyes. */
  readonly killsWhileAsked: number;
  /** Kills while somebody was just answering. */
  readonly killsWhileAnswering: number;
  readonly episodes: number;
  readonly questions: number;
  /** Presses that were acknowledged, and replies that stand in threads. */
  readonly answers: number;
  /** Presses that nobody acknowledged. */
  readonly failedPresses: number;
}

const pollMs = 250;
const newTaskMs = 900;
const stragglersMs = 5000;

export async function playChapter(options: ChapterOptions): Promise<ChapterResult> {
  const { room, name, seed } = options;
  const random = (label: string) => seededRandom(seed, name, label);
  const product = new Product(options.spawn);
  const watcher = new Watcher(room);
  const people = new People({ room, random: random("people"), sight: () => watcher.sight });
  const ending = new AbortController();
  setMaxListeners(0, options.signal, ending.signal);
  const noNewTasks = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  setMaxListeners(0, signal);
  const life = Promise.all([
    watcher.watch(signal),
    people.live(signal),
    startTasks({ ...options, product, random: random("tasks") }, noNewTasks.signal),
  ]);
  const brokenLife = life.then(() => new Promise<never>(() => undefined));
  const story = async (): Promise<KillCounts> => {
    const cast = { product, watcher, people, random: random("kills") };
    const killed = await killAgainAndAgain({ ...options, ...cast, signal });
    noNewTasks.abort();
    await Promise.race([product.start().ready, untilAborted(signal)]);
    await untilAllEnded({ ...options, signal });
    return killed;
  };
  try {
    const killed = await Promise.race([story(), brokenLife]);
    ending.abort();
    await Promise.all([life, people.settled()]);
    return { ...killed, ...(await judgeChapter(options, { people, watcher })) };
  } finally {
    noNewTasks.abort();
    ending.abort();
    await product.stop();
  }
}

/** Somebody asks for a task every now and then; where one is open already, nothing new begins. */
async function startTasks(
  { room, homes, random, product }: ChapterOptions & { random: Random; product: Product },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const person = pick(random, room.people);
    const home = pick(random, homes);
    if (product.isReady && person && home) await room.play(person, home);
    await sleep(newTaskMs * random(), undefined, { signal }).catch(() => undefined);
  }
}

type KillCounts = Pick<
  ChapterResult,
  "kills" | "killsAt" | "killsWhileAsked" | "killsWhileAnswering"
>;

async function killAgainAndAgain(
  options: ChapterOptions & {
    product: Product;
    watcher: Watcher;
    people: People;
    random: Random;
  },
): Promise<KillCounts> {
  const { kills, product, watcher, people, random, signal, onKill, room } = options;
  const isAsking = () => watcher.sight.asked.length > 0;
  const nextAct = () => people.nextAct();
  const loseNextAnswer = async () => (await room.loseNextAnswer?.()) ?? (async () => isAsking());
  const killsAt = { starting: 0, running: 0, asked: 0, answering: 0, posting: 0 };
  const counts = { kills: 0, killsAt, killsWhileAsked: 0, killsWhileAnswering: 0 };
  const order = drawMoments(random);
  while (counts.kills < kills && !signal.aborted) {
    const { ready } = product.start();
    const moment = order.next().value;
    await awaitMoment(moment, { ready, signal, isAsking, nextAct, loseNextAnswer }, random);
    if (isAsking()) counts.killsWhileAsked += 1;
    if (people.areBusy) counts.killsWhileAnswering += 1;
    await product.kill();
    counts.kills += 1;
    killsAt[moment] += 1;
    onKill();
  }
  return counts;
}

/** Every episode has its end and everything is shown; gives up when the signal says so. */
async function untilAllEnded({ readRows, signal }: ChapterOptions): Promise<void> {
  while (!signal.aborted) {
    const { episodes, due } = await readRows();
    if (due === 0 && episodes.every(({ ended }) => ended)) return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

type Told = Pick<ChapterResult, "episodes" | "questions" | "answers" | "failedPresses">;

function tell({ rows, threads, acts }: Evidence): Told {
  const replies = threads.reduce((sum, thread) => sum + thread.replies.length, 0);
  const acked = acts.filter((act) => act.acked).length;
  return {
    episodes: rows.episodes.length,
    questions: rows.questions.length,
    answers: acked + replies,
    failedPresses: acts.length - acked,
  };
}

/** What was said last may still be on its way: looks again for a few seconds before it counts as lost. */
async function judgeChapter(
  options: ChapterOptions,
  { people, watcher }: { people: People; watcher: Watcher },
): Promise<Verdict & Told> {
  const settling = { ...options, watcher, acts: people.acts, patienceMs: stragglersMs, pollMs };
  const { verdict, evidence } = await judgeSettled(settling);
  return { ...verdict, ...tell(evidence) };
}
