/** What ALFWorld's expert did in training games, for agents that play from examples. */

import { listGames } from "../../scenes/household/index.js";
import { createTupleFormer } from "../../src/app/models/tuple-policies.js";
import { seededRandom } from "../../src/core/random.js";
import { taskTypes } from "../../src/core/scene.js";
import type { Experience } from "../../src/core/tuple.js";
import { formExpertTuples } from "../lab/expert-tuples.js";
import { loadGame } from "../lab/open-home.js";
import { readOrSkip, type SkippedGame } from "../lab/skipped.js";

/**
 * Tuples of the expert's trajectories in games that the seed draws.
 *
 * @param perType trajectories of each task type; fewer where the folder has fewer games
 * @throws InputError when there is no game in the folder
 */
export async function demonstrate(
  folder: string,
  { perType, seed }: { readonly perType: number; readonly seed: number },
): Promise<{
  readonly experiences: readonly Experience[];
  readonly skipped: readonly SkippedGame[];
}> {
  const skipped: SkippedGame[] = [];
  const games = listGames(folder).flatMap((file) => {
    const game = readOrSkip(file, () => loadGame(file), skipped);
    return game ? [{ file, type: game.task.type }] : [];
  });
  const drawn = taskTypes.flatMap((type) => {
    const random = seededRandom(seed, "ldm2");
    return games
      .filter((game) => game.type === type)
      .map(({ file }) => ({ file, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, perType)
      .map(({ file }) => loadGame(file));
  });
  const tasks = drawn.map((scene) => ({ scene, task: scene.task }));
  return { experiences: await formExpertTuples(tasks, createTupleFormer()), skipped };
}
