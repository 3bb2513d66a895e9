import type { CampaignDesign } from "../../core/campaign.js";
import type { PlanAssumptions } from "./plan-parts.js";
import { type Range, rangeOf } from "./range.js";

export interface PlannedDays extends Range {
  /** Answers divided by those people give per day. */
  readonly byPeople: Range;
  /** Waiting time divided by daily playing hours over all parallel households. */
  readonly byPlay: Range;
  /** Whichever takes longer on average. */
  readonly limit: "people" | "play";
  readonly answersADay: number;
  /** Mean hours until a question is fully answered or expires. */
  readonly hoursAQuestion: number;
}

export function planDays(
  design: CampaignDesign,
  assumptions: PlanAssumptions,
  runs: { readonly questions: readonly number[]; readonly answers: readonly number[] },
): PlannedDays {
  const together = assumptions.people * Math.min(assumptions.answersADay, design.dailyQuestions);
  const hoursAQuestion = meanWait(design, assumptions);
  const hoursADay = 24 - hoursOf(design.quietHours);
  const byPeople = runs.answers.map((answers) => answers / together);
  const byPlay = runs.questions.map(
    (questions) => (questions * hoursAQuestion) / (hoursADay * design.atOnce),
  );
  const longer = byPeople.map((days, at) => Math.ceil(Math.max(days, byPlay[at] ?? 0)));
  const [ofPeople, ofPlay] = [rangeOf(byPeople), rangeOf(byPlay)];
  return {
    ...rangeOf(longer),
    byPeople: ofPeople,
    byPlay: ofPlay,
    limit: ofPeople.mean >= ofPlay.mean ? "people" : "play",
    answersADay: together,
    hoursAQuestion,
  };
}

/**
 * Mean hours until the last answer or the limit, for exponential answer times: the integral of 1 - (responding * (1 -
 * exp(-t / hoursToAnswer))) ^ answers from 0 to the limit.
 */
function meanWait(
  { answersPerQuestion, answerWithinHours: limit }: CampaignDesign,
  { responding, hoursToAnswer }: PlanAssumptions,
): number {
  const parts = 1000;
  const width = limit / parts;
  let sum = 0;
  for (let part = 0; part < parts; part += 1) {
    const time = (part + 0.5) * width;
    sum += width * (1 - (responding * (1 - Math.exp(-time / hoursToAnswer))) ** answersPerQuestion);
  }
  return sum;
}

function hoursOf(quietHours: string): number {
  const match = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(quietHours);
  if (!match) return 0;
  const [from = 0, fromMinute = 0, to = 0, toMinute = 0] = match.slice(1).map(Number);
  return (((to - from + (toMinute - fromMinute) / 60 + 24) % 24) + 24) % 24;
}
