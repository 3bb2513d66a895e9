/** Figures of LDM2's study. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";
import { type HomeTaskType, taskTypes } from "../../core/scene.js";
import { averageOf, deviationOf } from "../lab/numbers.js";
import type { PlayedTask, StudyTask } from "./contract.js";
import type { ArmFigures, Ldm2Result, Rate } from "./results.js";

/** One task played by one memory. */
export interface Played extends PlayedTask {
  readonly task: StudyTask;
}

/** The paper's success rates on ALFWorld (LDM2, table 2), before and after refinement. */
export const paperRates: Ldm2Result["paper"] = JSON.parse(
  readFileSync(packageFile("src/research/ldm2/papers.json"), "utf8"),
);

/** @param perSeed what was played with each seed */
export function measureArm(perSeed: readonly (readonly Played[])[]): ArmFigures {
  const types = taskTypes.filter((type) => perSeed.some((all) => all.some(isOf(type))));
  return {
    ...rate(perSeed),
    byType: Object.fromEntries(
      types.map((type) => [type, rate(perSeed.map((all) => all.filter(isOf(type))))]),
    ),
    meanSteps: averageOf(perSeed.flat(), ({ steps }) => steps),
  };
}

function successOf(played: readonly Played[]): number {
  return averageOf(played, ({ success }) => Number(success));
}

/** The best of several processes of one task: reward, then fewer steps (LDM2's choice). */
export function chooseBest(processes: readonly (readonly Played[])[]): readonly Played[] {
  const [first = [], ...others] = processes;
  return first.map((played, index) =>
    others.reduce((best, other) => {
      const rival = other[index];
      return rival && isBetter(rival, best) ? rival : best;
    }, played),
  );
}

function isBetter(one: Played, other: Played): boolean {
  return one.reward === other.reward ? one.steps < other.steps : one.reward > other.reward;
}

function isOf(type: HomeTaskType) {
  return ({ task }: Played): boolean => task.type === type;
}

function rate(perSeed: readonly (readonly Played[])[]): Rate {
  const rates = perSeed.map(successOf);
  return { success: averageOf(rates, (one) => one), spread: deviationOf(rates) };
}
