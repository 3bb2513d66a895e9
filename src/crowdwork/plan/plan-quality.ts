import { mean } from "simple-statistics";
import type { CampaignDesign } from "../../core/campaign.js";
import { type SimulatedCrowd, simulateCrowd } from "../simulated/crowd.js";
import { measureCrowd } from "../simulated/measure-crowd.js";
import { groupBy } from "../statistics/rating.js";
import type { PlanAssumptions } from "./plan-parts.js";
import { type Range, rangeOf } from "./range.js";

export interface PlannedQuality {
  /** Closest to the assumption that diligent people reach. */
  readonly disagreement: number;
  readonly alpha: Range | null;
  readonly majority: Range;
  readonly aggregated: Range;
}

/** More would add less than the assumptions' uncertainty. */
const crowds = 10;
const mostQuestions = 300;

/**
 * Diligent people (no spammers) with the ability that the disagreement implies, and questions of varying difficulty.
 */
export function planQuality(
  design: CampaignDesign,
  { people, disagreement, seed }: PlanAssumptions,
  questions: number,
): PlannedQuality {
  const asked = Math.max(10, Math.min(mostQuestions, Math.round(questions)));
  const simulate = (answers: number, shift: number, run: number) =>
    simulateCrowd({
      people,
      questions: asked,
      answers,
      shift,
      gold: design.gold,
      seed: seed + run,
      mix: { diligent: 1 },
      seen: 0,
      repeats: 0,
    });
  const shift = findShift(disagreement, (tried) => simulate(2, tried, 0));
  const runs = Array.from(
    { length: crowds },
    (_, run) => measureCrowd(simulate(design.answersPerQuestion, shift, run)).figures,
  );
  const alphas = runs.flatMap(({ alpha }) => (alpha === null ? [] : [alpha]));
  return {
    disagreement: disagreementOf(simulate(2, shift, 0)),
    alpha: alphas.length === 0 ? null : rangeOf(alphas),
    majority: rangeOf(runs.map((run) => run.majority)),
    aggregated: rangeOf(runs.map((run) => run.aggregated)),
  };
}

function findShift(wanted: number, crowdOf: (shift: number) => SimulatedCrowd): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (disagreementOf(crowdOf(middle)) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function disagreementOf({ questions, answers }: SimulatedCrowd): number {
  const byQuestion = groupBy(answers, ({ question }) => question);
  return mean(
    questions.map(({ id }) => {
      const [one, other] = byQuestion.get(id) ?? [];
      return Number(one?.label !== other?.label);
    }),
  );
}
