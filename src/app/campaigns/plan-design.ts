/** Estimates a campaign's questions, cost and power by simulating its design. */
import { type AskRule, readAskRule } from "../../agent/when-to-ask.js";
import type { CampaignDesign } from "../../core/campaign/campaign.js";
import type { StudioAssumptions, StudioPlan } from "../../core/campaign/studio.js";
import type { Random } from "../../core/random.js";
import { type CampaignPlan, planCampaign } from "../../crowdwork/plan/plan.js";
import {
  type PlanAssumptions,
  type PlannedArm,
  usualAssumptions,
} from "../../crowdwork/plan/plan-power.js";
import { armPropensities } from "../../crowdwork/quality/propensities.js";

export type PlanRequest = typeof usualAssumptions & {
  readonly seed?: number;
  readonly payPerAnswer?: number;
};

export function planDesign(
  design: CampaignDesign,
  { seed, payPerAnswer, secondsAnAnswer, ...assumed }: PlanRequest,
): CampaignPlan {
  const pay = payPerAnswer === undefined ? payOf(design, secondsAnAnswer) : { payPerAnswer };
  const assumptions = { ...assumed, ...pay, seed: seed ?? design.seed };
  const plan = planCampaign(design, planArms(design), assumptions);
  if (!design.explore) return plan;
  const ruled = planCampaign(design, planArms({ ...design, explore: 0 }), assumptions);
  return { ...plan, exploring: { share: design.explore, questionsByRule: ruled.questions } };
}

export async function planForStudio(given: {
  readonly design: CampaignDesign;
  readonly assumptions: StudioAssumptions;
}): Promise<StudioPlan> {
  const plan = planDesign(given.design, { ...usualAssumptions, ...given.assumptions });
  const { episodes: tasks, questions, answers, days, cost, power, promised } = plan;
  const { currency } = plan.assumptions;
  return { tasks, questions, answers, days, cost, power, promised, currency };
}

function payOf(
  { payRate }: CampaignDesign,
  secondsAnAnswer: number,
): Pick<PlanAssumptions, "payPerAnswer" | "currency" | "secondsAnAnswer"> {
  if (!payRate) return { payPerAnswer: 0 };
  const { amount, currency, per } = payRate;
  if (per === "answer") return { payPerAnswer: amount, currency };
  return { payPerAnswer: (amount * secondsAnAnswer) / 3600, currency, secondsAnAnswer };
}

function planArms({ arms, propensityFloor, explore = 0 }: CampaignDesign): readonly PlannedArm[] {
  const propensities = armPropensities(arms, propensityFloor);
  return arms.map(({ name, ask, reuse }, at) => {
    const rule = readAskRule(ask);
    return {
      name,
      propensity: propensities[at] ?? 0,
      reuse: reuse && rule.kind !== "always",
      asks: (needs, random) => {
        const share = rule.explore ?? explore;
        const drawn = share === 0 ? 0 : countDraws(needs, random, share);
        return countAsked(rule, needs - drawn, random) + countDraws(drawn, random, 0.5);
      },
    };
  });
}

/** Counts the unknowns that a rule asks about: all for a conformal rule, which asks less only after it has learned. */
function countAsked(rule: AskRule, needs: number, random: Random): number {
  switch (rule.kind) {
    case "never":
      return 0;
    case "random":
      return countDraws(needs, random, rule.amount);
    case "budget":
      return Math.min(needs, rule.amount);
    default:
      return needs;
  }
}

function countDraws(times: number, random: Random, probability: number): number {
  return Array.from({ length: times }, random).filter((draw) => draw < probability).length;
}
