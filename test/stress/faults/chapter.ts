/** Plays one database through several kills until every episode ends. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../../src/core/random.js";
import { readKeptRows } from "./kept-rows.js";
import { awaitMoment, drawMoments, type Moment, untilAborted } from "./moments.js";
import type { Town } from "./town.js";

export interface Crew {
  serve(signal: AbortSignal): Promise<void>;
  kill(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

export interface ChapterOptions {
  readonly town: Town;
  readonly crew: Crew;
  readonly database: string;
  readonly kills: number;
  readonly name: string;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onKill?: () => void;
  /** Milliseconds to wait for an open question. */
  readonly askedMs?: number;
  readonly afterwards?: (signal: AbortSignal) => Promise<void>;
  /** Grace period for recent words. */
  readonly patienceMs: number;
}

const pollMs = 500;

/** Kills the crew while people ask and answer, then finishes and judges. */
export async function playChapter(options: ChapterOptions) {
  const { town, crew, database, patienceMs } = options;
  const ending = new AbortController();
  const noNewTasks = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  setMaxListeners(0, options.signal, ending.signal, signal);
  const life = Promise.all([
    town.live(signal),
    town.play(AbortSignal.any([signal, noNewTasks.signal])),
  ]);
  const brokenLife = life.then(() => new Promise<never>(() => undefined));
  const story = async () => {
    const killed = await killAgainAndAgain({ ...options, signal });
    await options.afterwards?.(signal);
    noNewTasks.abort();
    await Promise.race([crew.serve(signal), untilAborted(signal)]);
    await untilAllEnded(database, signal);
    return killed;
  };
  try {
    const killed = await Promise.race([story(), brokenLife]);
    ending.abort();
    await life;
    const settling = { patienceMs, signal: options.signal };
    return { ...killed, ...(await town.judgeSettled(() => readKeptRows(database), settling)) };
  } finally {
    ending.abort();
    await crew.stop();
  }
}

async function killAgainAndAgain(options: ChapterOptions) {
  const { town, crew, kills, name, seed, signal, onKill } = options;
  const { isAsking, nextAct, loseNextAnswer } = town;
  const asked = options.askedMs === undefined ? {} : { askedMs: options.askedMs };
  const random = seededRandom(seed, name, "kills");
  const order = drawMoments(random);
  const killsAt: Record<Moment, number> = {
    starting: 0,
    running: 0,
    asked: 0,
    answering: 0,
    posting: 0,
  };
  const counts = { kills: 0, killsAt, killsWhileAsked: 0, killsWhileAnswering: 0 };
  while (counts.kills < kills && !signal.aborted) {
    const ready = crew.serve(signal);
    // The first kill comes at an open question; later homes may know everything.
    const moment = counts.kills === 0 ? "asked" : order.next().value;
    await awaitMoment(
      moment,
      { ready, signal, isAsking, nextAct, loseNextAnswer, ...asked },
      random,
    );
    if (isAsking()) counts.killsWhileAsked += 1;
    if (town.areBusy()) counts.killsWhileAnswering += 1;
    await crew.kill(signal);
    counts.kills += 1;
    killsAt[moment] += 1;
    onKill?.();
  }
  return counts;
}

async function untilAllEnded(database: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { episodes, due } = await readKeptRows(database);
    if (due === 0 && episodes.every(({ ended }) => ended)) return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}
