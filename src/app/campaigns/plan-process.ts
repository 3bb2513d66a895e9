/** The child process of the studio: simulates the designs that it is sent. */
import type { CampaignDesign } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import type { StudioAssumptions, StudioPlan } from "../../core/studio.js";
import { planDesign, usualAssumptions } from "./plan-design.js";

export interface PlanOrder {
  readonly design: CampaignDesign;
  readonly assumptions: StudioAssumptions;
}

/** `problem`: why there is none. */
export type PlanAnswer = { readonly plan: StudioPlan } | { readonly problem: string };

process.on("message", ({ design, assumptions }: PlanOrder) => {
  process.send?.(answer(design, assumptions));
});
process.on("disconnect", () => process.exit(0));

function answer(design: CampaignDesign, given: StudioAssumptions): PlanAnswer {
  try {
    const plan = planDesign(design, { ...usualAssumptions, ...given });
    const { episodes: tasks, questions, answers, days, cost, power, assumptions } = plan;
    const { currency } = assumptions;
    const promised = plan.promised === undefined ? {} : { promised: plan.promised };
    return {
      plan: {
        tasks,
        questions,
        answers,
        days,
        cost,
        power,
        ...promised,
        ...(currency && { currency }),
      },
    };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
