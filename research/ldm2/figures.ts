/** Figures of LDM2's study. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";
import { type HomeTaskType, taskTypes } from "../../src/core/scene.js";
import { averageOf, deviationOf } from "../lab/numbers.js";
import type { PlayedTask, StudyTask } from "./contract.js";

/** One task played by one memory. */
export interface Played extends PlayedTask {
  readonly task: StudyTask;
}

/** The paper's success rates on ALFWorld (LDM2, table 2), before and after refinement. */
export const paperRates: Readonly<
  Record<HomeTaskType | "all", { readonly initial: number; readonly refined: number }>
> = JSON.parse(readFileSync(packageFile("research/ldm2/papers.json"), "utf8"));

/** @param perSeed what was played with each seed */
export function measureArm(perSeed: readonly (readonly Played[])[]) {
  const types = taskTypes.filter((type) => perSeed.some((all) => all.some(isOf(type))));
  return {
    ...rate(perSeed),
    byType: Object.fromEntries(
      types.map((type) => [type, rate(perSeed.map((all) => all.filter(isOf(type))))]),
    ) as Partial<Record<HomeTaskType, Rate>>,
    /** Of all tasks; one that failed counts with the steps it took. */
    meanSteps: averageOf(perSeed.flat(), ({ commands }) => commands.length),
  };
}

/** Index of the best way: reward, then fewer steps (LDM2's choice without a model). */
export function bestOf(ways: readonly PlayedTask[]): number {
  const ranked = [...ways.entries()].sort(
    ([, one], [, other]) =>
      other.reward - one.reward || one.commands.length - other.commands.length,
  );
  return ranked[0]?.[0] ?? 0;
}

function isOf(type: HomeTaskType) {
  return ({ task }: Played): boolean => task.type === type;
}

export type Rate = ReturnType<typeof rate>;

/** @returns the mean over seeds, and the deviation between them */
function rate(perSeed: readonly (readonly Played[])[]) {
  const rates = perSeed.map((played) => averageOf(played, ({ success }) => Number(success)));
  return { success: averageOf(rates, (one) => one), spread: deviationOf(rates) };
}
