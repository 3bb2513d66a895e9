/** Figures of LDM2's study. Rates lie in [0, 1]; spread is the standard deviation over seeds. */
import { mean, sampleStandardDeviation } from "simple-statistics";
import { type HomeTaskType, taskTypes } from "../../core/scene.js";
import type { PlayedTask, StudyTask } from "./contract.js";

/** One task played by one memory. */
export interface Played extends PlayedTask {
  readonly task: StudyTask;
}

export interface Rate {
  readonly success: number;
  readonly spread: number;
}

export interface ArmFigures extends Rate {
  readonly byType: Readonly<Partial<Record<HomeTaskType, Rate>>>;
  /** Of all tasks; one that failed counts with the steps it took. */
  readonly meanSteps: number;
}

/** The paper's success rates on ALFWorld (LDM2, table 2), before and after refinement. */
export const paperRates: Readonly<
  Record<HomeTaskType | "all", { readonly initial: number; readonly refined: number }>
> = {
  pick_and_place_simple: { initial: 0.88, refined: 0.96 },
  pick_clean_then_place_in_recep: { initial: 0.81, refined: 0.87 },
  pick_heat_then_place_in_recep: { initial: 0.87, refined: 0.91 },
  pick_cool_then_place_in_recep: { initial: 0.9, refined: 0.9 },
  look_at_obj_in_light: { initial: 0.83, refined: 0.89 },
  pick_two_obj_and_place: { initial: 0.71, refined: 0.76 },
  all: { initial: 0.84, refined: 0.89 },
};

/** @param perSeed what was played with each seed */
export function measureArm(perSeed: readonly (readonly Played[])[]): ArmFigures {
  const types = taskTypes.filter((type) => perSeed.some((all) => all.some(isOf(type))));
  return {
    ...rate(perSeed),
    byType: Object.fromEntries(
      types.map((type) => [type, rate(perSeed.map((all) => all.filter(isOf(type))))]),
    ),
    meanSteps: average(perSeed.flat().map(({ steps }) => steps)),
  };
}

export function successOf(played: readonly Played[]): number {
  return average(played.map(({ success }) => Number(success)));
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

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean([...values]);
}

function isBetter(one: Played, other: Played): boolean {
  return one.reward === other.reward ? one.steps < other.steps : one.reward > other.reward;
}

function isOf(type: HomeTaskType) {
  return ({ task }: Played): boolean => task.type === type;
}

function rate(perSeed: readonly (readonly Played[])[]): Rate {
  const rates = perSeed.map(successOf);
  return {
    success: average(rates),
    spread: rates.length > 1 ? sampleStandardDeviation(rates) : 0,
  };
}
