/** Wandering about homes or games, in simulators, and learning how the world works from it. */
import { listGames } from "../../scenes/household/index.js";
import type { TrajectoryStep } from "../../src/core/episode.js";
import { newId } from "../../src/core/id.js";
import type { WorldRule } from "../../src/core/knowledge.js";
import { seededRandom } from "../../src/core/random.js";
import type { Simulator } from "../../src/core/scene.js";
import { breathe } from "../lab/in-jobs.js";
import { loadGame, makeHome } from "../lab/open-home.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";
import { wander } from "./wander.js";

export interface Wanderings {
  /** A folder of ALFWorld games. Absent: kitchens and flats are made from the seed. */
  readonly games?: string | undefined;
  /** How many games or homes. */
  readonly count: number;
  /** Steps in each. */
  readonly steps: number;
  readonly seed: number;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/**
 * One action-observation sequence per home or game that can be read; the same for the same seed.
 *
 * @throws InputError when the folder has no game
 */
export async function gatherSequences(wanderings: Wanderings): Promise<{
  readonly sequences: readonly (readonly TrajectoryStep[])[];
  readonly skipped: readonly SkippedGame[];
}> {
  const { seed, steps, onProgress } = wanderings;
  const starts = listStarts(wanderings);
  const tried = new Map<string, number>();
  const sequences: (readonly TrajectoryStep[])[] = [];
  const skipped: SkippedGame[] = [];
  for (const [at, { name, open }] of starts.entries()) {
    const random = seededRandom(seed, "wander", String(at));
    const start = readOrSkip(name, open, skipped);
    if (start) sequences.push(wander({ start, steps, random, tried }));
    onProgress?.(at + 1, starts.length);
    await breathe();
  }
  return { sequences, skipped };
}

interface Start {
  readonly name: string;
  readonly open: () => Simulator;
}

function listStarts({ games, count, seed }: Wanderings): readonly Start[] {
  if (games !== undefined) {
    const files = listGames(games);
    const step = Math.max(1, files.length / count);
    return files
      .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
      .map((file) => ({ name: file, open: () => loadGame(file) }));
  }
  return Array.from({ length: count }, (_, index) => {
    const kind = index % 2 === 0 ? "kitchen" : "flat";
    const name = `${kind}:${index}`;
    return { name, open: () => makeHome({ kind, seed: seed * count + index }, name) };
  });
}

/** Rules that were learned hold in every home. */
export function asLearned(texts: readonly string[], at: number): readonly WorldRule[] {
  return texts.map((text) => ({
    id: newId("r"),
    household: null,
    text,
    source: "learned",
    person: null,
    at,
  }));
}
