/** One database with its workers and platforms: kills, at the end perhaps a stop, and then everything is played out. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { pick, seededRandom } from "../../../src/core/random.js";
import { type Evidence, judge, type Verdict } from "../faults/judge.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { awaitMoment, drawMoments } from "../faults/moments.js";
import type { SpawnSous } from "../faults/product.js";
import { openFront } from "./front.js";
import { readGameRows } from "./rows.js";
import { openTown, type Town, type TownOptions } from "./town.js";
import { type Takeover, Workers } from "./workers.js";

export interface ChapterOptions extends Omit<TownOptions, "signal"> {
  /** The database's address. */
  readonly database: string;
  readonly workers: number;
  readonly kills: number;
  /** Processes for each role; otherwise each does all. */
  readonly isSplit: boolean;
  /** How long the leader is stopped after the kills; 0 for not at all. */
  readonly stopMs: number;
  readonly spawnSous: SpawnSous;
  readonly onKill: () => void;
  readonly say: (line: string) => void;
  /** Ends the chapter, wherever it is. */
  readonly signal: AbortSignal;
}

export interface ChapterFigures extends Verdict {
  readonly kills: number;
  readonly stops: number;
  /** Copies that stood beside another post at some time after the stop. */
  readonly postsAfterStop: number;
  /** Copies that stood beside another post at some time, and do not any more. */
  readonly removedPosts: number;
  readonly killsWhileAsked: number;
  readonly killsWhileAnswering: number;
  readonly steps: number;
  readonly answers: number;
  readonly leasesLost: number;
  readonly takeovers: readonly Takeover[];
}

/** What was said last may still be on its way. */
const settleMs = 20_000;
const pollMs = 500;
/** By a work whose lease tells who leads; people's pages are last. */
const allRoles = { player: "gateway,player,pages" };
const splitRoles = { player: "player", slack: "gateway", pages: "pages" };
/** Within this time after the last kill everything has its end. */
const playOutMs = 120_000;
const pauseAfterStopMs = 3000;

export async function playChapter(options: ChapterOptions): Promise<ChapterFigures> {
  const { database, spawnSous, workers: count, isSplit } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  setMaxListeners(0, options.signal, ending.signal, signal);
  const town = await openTown({ ...options, signal });
  const args = ["serve", "--no-play", "--db", database, "--port", "0"];
  const teams = Object.entries(isSplit ? splitRoles : allRoles).map(
    ([work, SOUS_ROLES]) =>
      new Workers(database, work, () => spawnSous(args, { ...town.environment, SOUS_ROLES })),
  );
  const closeFront = await openFront(town.pagePort, () => teams.at(-1)?.servingPort ?? null);
  const noNewTasks = new AbortController();
  try {
    for (const workers of teams) workers.start(count);
    await allServe(teams, signal);
    const life = Promise.all([
      town.live(signal),
      town.play(AbortSignal.any([signal, noNewTasks.signal])),
    ]);
    const brokenLife = life.then(() => new Promise<never>(() => undefined));
    const told = await Promise.race([disturb({ ...options, signal }, town, teams), brokenLife]);
    noNewTasks.abort();
    await playOut(options);
    const judged = await judgeSettled(options, town);
    ending.abort();
    await life;
    const said = judged.unfinished > 0 ? teams.flatMap(({ complaints }) => complaints) : [];
    const findings = teams.flatMap((one) => one.findings);
    return {
      ...told,
      ...judged,
      takeovers: teams.flatMap((one) => one.takeovers),
      leasesLost: teams.reduce((sum, one) => sum + one.leasesLost, 0),
      findings: [...judged.findings, ...findings, ...said],
    };
  } finally {
    noNewTasks.abort();
    ending.abort();
    await Promise.all(teams.map((workers) => workers.close()));
    await closeFront();
    await town.close();
  }
}

type Told = Pick<
  ChapterFigures,
  "kills" | "stops" | "postsAfterStop" | "killsWhileAsked" | "killsWhileAnswering"
>;

async function allServe(teams: readonly Workers[], signal: AbortSignal): Promise<void> {
  await Promise.all(teams.map((workers) => workers.serving(signal)));
}

async function disturb(
  options: ChapterOptions,
  town: Town,
  teams: readonly Workers[],
): Promise<Told> {
  const { kills, stopMs, seed, signal, onKill, say } = options;
  const random = seededRandom(seed, "kills");
  const order = drawMoments(random);
  const told = {
    kills: 0,
    stops: 0,
    postsAfterStop: 0,
    killsWhileAsked: 0,
    killsWhileAnswering: 0,
  };
  const { isAsking, nextAct, loseNextAnswer } = town;
  while (told.kills < kills) {
    const ready = allServe(teams, signal);
    const moment = order.next().value;
    await awaitMoment(moment, { ready, signal, isAsking, nextAct, loseNextAnswer }, random);
    signal.throwIfAborted();
    if (isAsking()) told.killsWhileAsked += 1;
    if (town.areBusy()) told.killsWhileAnswering += 1;
    await pick(random, teams)?.killLeader(signal);
    told.kills += 1;
    onKill();
  }
  if (stopMs === 0) return told;
  const ready = allServe(teams, signal);
  await awaitMoment("posting", { ready, signal, isAsking, nextAct, loseNextAnswer }, random);
  const before = town.copiesSeen();
  say(`the leader stands still for ${stopMs / 1000} s`);
  await teams[0]?.stopLeader(stopMs, signal);
  await sleep(pauseAfterStopMs, undefined, { signal });
  return { ...told, stops: 1, postsAfterStop: town.copiesSeen() - before };
}

/** Every episode has its end and everything is shown; gives up when patience or the signal ends. */
async function playOut({ database, signal }: ChapterOptions): Promise<void> {
  const until = Date.now() + playOutMs;
  while (Date.now() < until && !signal.aborted) {
    const { episodes, due } = await readKeptRows(database);
    if (due === 0 && episodes.every(({ ended }) => ended)) return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

type Judged = Verdict & Pick<ChapterFigures, "steps" | "answers" | "removedPosts">;

async function judgeSettled({ database, signal }: ChapterOptions, town: Town): Promise<Judged> {
  const until = Date.now() + settleMs;
  for (;;) {
    const kept = await readKeptRows(database);
    const evidence = await town.evidence(kept);
    const verdict = judge(evidence);
    const isSettled = verdict.lost + verdict.duplicatePosts + kept.due === 0;
    if (!isSettled && Date.now() < until && !signal.aborted) {
      await sleep(pollMs);
      continue;
    }
    const { steps, runs, lost, doubled, open } = await readGameRows(database);
    return {
      lost: verdict.lost + lost.length,
      doubled: verdict.doubled + doubled.length,
      duplicatePosts: verdict.duplicatePosts,
      unfinished: verdict.unfinished + runs,
      findings: [...verdict.findings, ...lost, ...doubled, ...open],
      steps,
      answers: countAnswers(evidence),
      removedPosts: town.copiesSeen() - standingCopies(evidence),
    };
  }
}

/** Presses that were acknowledged, and replies that stand in threads. */
function countAnswers({ acts, threads }: Evidence): number {
  const replies = threads.reduce((sum, thread) => sum + thread.replies.length, 0);
  return acts.filter(({ acked }) => acked).length + replies;
}

function standingCopies({ cardCopies }: Evidence): number {
  return [...cardCopies.values()].reduce((sum, copies) => sum + copies - 1, 0);
}
