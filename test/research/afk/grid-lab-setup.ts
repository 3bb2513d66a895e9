import type { QueryPolicy } from "../../../src/core/query-scene.js";
import { benchQuery } from "../../../src/research/afk/bench-query.js";
import { createGridLab } from "../../../src/research/afk/grid-lab.js";

export const lab = createGridLab();

export function play(task: string, policy: () => QueryPolicy, n = 10) {
  const game = (seed: number, index: number) => lab.game(task, "evaluation", seed, index);
  return benchQuery({ task, n, seeds: [1], game, policy });
}
