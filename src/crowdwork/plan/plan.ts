/** Simulates a study before it starts: its questions, answers, days, cost and quality. */
import { mean, quantile } from "simple-statistics";
import type { CampaignDesign } from "../../core/campaign/campaign.js";
import { InputError } from "../../core/errors.js";
import { type Random, seededRandom } from "../../core/random.js";
import { claimsOf, firstAnswers, toRatings } from "../quality/answers.js";
import { drawByPropensity } from "../quality/propensities.js";
import { judgeQuality } from "../quality/quality.js";
import { type SimulatedCrowd, simulateCrowd } from "../simulated/crowd.js";
import { majority } from "../statistics/aggregate.js";
import { groupBy } from "../statistics/rating.js";
import { type PlanAssumptions, type PlannedArm, planPower } from "./plan-power.js";

/** Number of simulated crowds. More would not help, as the assumptions are uncertain. */
const crowds = 10;
const mostQuestions = 300;

/** Estimates quality by simulating diligent people who disagree as assumed, and questions of varying difficulty. */
function planQuality(
  design: CampaignDesign,
  { people, disagreement, seed }: PlanAssumptions,
  questions: number,
) {
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
  const runs = Array.from({ length: crowds }, (_, run) =>
    measureVerdicts(simulate(design.answersPerQuestion, shift, run)),
  );
  const alphas = runs.flatMap(({ alpha }) => (alpha === null ? [] : [alpha]));
  return {
    /** The simulated disagreement, as near to the assumed one as diligent people get. */
    disagreement: disagreementOf(simulate(2, shift, 0)),
    alpha: alphas.length === 0 ? null : rangeOf(alphas),
    majority: rangeOf(runs.map((run) => run.majority)),
    aggregated: rangeOf(runs.map((run) => run.aggregated)),
  };
}

/**
 * Measures Krippendorff's alpha, and how many verdicts are right by majority and by people's quality. Leaves out
 * verdicts on gold questions, whose right answers are given.
 */
export function measureVerdicts({ questions, answers }: SimulatedCrowd) {
  const byId = new Map(questions.map((one) => [one.id, one]));
  const judged = judgeQuality(answers, (id) => byId.get(id)?.candidates ?? []);
  const shareRight = (verdicts: readonly (readonly [id: string, label: string | null])[]) => {
    const asked = verdicts.filter(([id, label]) => byId.get(id)?.gold === false && label);
    const right = asked.filter(([id, label]) => byId.get(id)?.truth === label);
    return right.length / Math.max(1, asked.length);
  };
  const claims = toRatings(claimsOf(firstAnswers(answers)));
  return {
    judged,
    majority: shareRight(majority(claims).map(({ item, label }) => [item, label])),
    aggregated: shareRight(judged.questions.map(({ question, label }) => [question, label])),
    alpha: judged.overall.alpha,
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

export type CampaignPlan = ReturnType<typeof planCampaign> & {
  readonly exploring?: { readonly share: number; readonly questionsByRule: Range };
};

/**
 * Simulates the design repeatedly from one seed.
 * @throws InputError with fewer people than answers per question, or for an impossible effect
 */
export function planCampaign(
  design: CampaignDesign,
  arms: readonly PlannedArm[],
  assumptions: PlanAssumptions,
) {
  checkAssumptions(design, assumptions);
  const { seed, payPerAnswer, responding, hoursToAnswer } = assumptions;
  const households = design.tasks.length * design.copies;
  const runs = Array.from({ length: assumptions.runs }, (_, run) =>
    playOnce(design, arms, assumptions, seededRandom(seed, "plan", String(run))),
  );
  const responseRate = responding * (1 - Math.exp(-design.answerWithinHours / hoursToAnswer));
  const stopAt = design.stop.answers ?? Number.POSITIVE_INFINITY;
  const perQuestion = design.answersPerQuestion * responseRate;
  const asked = runs.map(({ questions }) => Math.min(questions, Math.ceil(stopAt / perQuestion)));
  const given = asked.map((questions) => Math.min(Math.round(questions * perQuestion), stopAt));
  const questions = rangeOf(asked);
  return {
    campaign: design.id,
    assumptions,
    households,
    rounds: design.rounds,
    episodes: households * design.rounds,
    answersPerQuestion: design.answersPerQuestion,
    arms: arms.map(({ name, propensity }, at) => ({
      name,
      propensity,
      households: rangeOf(runs.map(({ byArm }) => byArm[at]?.households ?? 0)),
      questions: rangeOf(runs.map(({ byArm }) => byArm[at]?.questions ?? 0)),
    })),
    questions,
    responseRate,
    answers: rangeOf(given),
    goldQuestions: Math.round(design.gold * questions.mean),
    days: planDays(design, assumptions, { questions: asked, answers: given }),
    cost: rangeOf(given.map((answers) => answers * payPerAnswer)),
    quality: planQuality(design, assumptions, questions.mean),
    power: planPower(design, arms, assumptions),
    /** Set when there are fewer questions than each participant was promised, as nobody answers one twice. */
    ...((design.answersPerParticipant ?? 0) > questions.mean && {
      promised: design.answersPerParticipant,
    }),
  };
}

function checkAssumptions(
  { answersPerQuestion }: CampaignDesign,
  { people, success, effect }: PlanAssumptions,
): void {
  if (people < answersPerQuestion)
    throw new InputError(
      `answersPerQuestion is ${answersPerQuestion}: that needs as many people, and there are ${people}`,
    );
  if (success + effect > 1)
    throw new InputError(
      `an effect of ${effect} on a success of ${success} is more than all: choose less of one`,
    );
}

function playOnce(
  { tasks, copies, rounds }: CampaignDesign,
  arms: readonly PlannedArm[],
  assumptions: PlanAssumptions,
  random: Random,
) {
  const propensities = arms.map(({ propensity }) => propensity);
  const byArm = arms.map(() => ({ households: 0, questions: 0 }));
  for (let household = 0; household < tasks.length * copies; household += 1) {
    const at = drawByPropensity(propensities, random);
    const [arm, counts] = [arms[at], byArm[at]];
    if (!arm || !counts) continue;
    counts.households += 1;
    for (let round = 1; round <= rounds; round += 1) {
      const lacking = round > 1 && arm.reuse ? 1 - assumptions.remembered : 1;
      counts.questions += arm.asks(drawPoisson(assumptions.needs * lacking, random), random);
    }
  }
  return { byArm, questions: byArm.reduce((sum, { questions }) => sum + questions, 0) };
}

/** Draws as in Knuth: The Art of Computer Programming, 3.4.1. */
function drawPoisson(mean: number, random: Random): number {
  const least = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > least) {
    count += 1;
    product *= random();
  }
  return count;
}

/** @internal */
export function planDays(
  design: CampaignDesign,
  assumptions: PlanAssumptions,
  runs: { readonly questions: readonly number[]; readonly answers: readonly number[] },
) {
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
    /** Days that people need: answers, divided by those they give per day. */
    byPeople: ofPeople,
    /** Days that tasks need: hours of waiting, divided by all parallel homes' daily playing hours. */
    byPlay: ofPlay,
    limit: ofPeople.mean >= ofPlay.mean ? ("people" as const) : ("play" as const),
    answersADay: together,
    /** Mean hours until a question is fully answered or expires. */
    hoursAQuestion,
  };
}

/**
 * Returns the mean hours until the last answer or the limit: the integral of 1 - (responding * (1 - exp(-t /
 * hoursToAnswer))) ^ answers from 0 to the limit.
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

export type Range = ReturnType<typeof rangeOf>;

function rangeOf(values: readonly number[]) {
  const copy = [...values];
  return {
    mean: mean(copy),
    /** 10 % quantile; `high` is the 90 % quantile. */
    low: quantile(copy, 0.1),
    high: quantile(copy, 0.9),
  };
}
