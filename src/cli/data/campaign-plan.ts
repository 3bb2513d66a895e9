/** Simulates a design before people are asked (`sous campaign plan`). */
import { InvalidArgumentError, Option } from "commander";
import { readDesign } from "../../app/campaigns/design.js";
import { type PlanRequest, planDesign } from "../../app/campaigns/plan-design.js";
import type { CampaignDesign } from "../../core/campaign/campaign.js";
import { readTextFile } from "../../core/text-file.js";
import { many, percent } from "../../core/words/wording.js";
import type { CampaignPlan, Range } from "../../crowdwork/plan/plan.js";
import { usualAssumptions } from "../../crowdwork/plan/plan-power.js";
import * as shared from "../options.js";
import { type DataOptions, SousCommand } from "../sous-command.js";
import { type DatabaseOptions, hasDatabase, readMemory } from "../storage/database.js";

type Assumption = keyof typeof usualAssumptions;

export function planCommand(): SousCommand {
  const command = new SousCommand("plan")
    .description("simulate a design: questions, answers, days, cost, agreement, power")
    .argument("<file>", "the design, in YAML or JSON");
  for (const option of planOptions()) command.addOption(option);
  return command
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .notes(`
It starts and stores nothing. It prints its assumptions about people and tasks: measure them in a pilot, and
plan again.

Examples:
  sous campaign plan pilot.yaml
  sous campaign plan pilot.yaml --people 30 --answers-a-day 5 --disagreement 0.2 --pay-per-answer 0.15
  sous campaign plan pilot.yaml --seconds-an-answer 45
  sous campaign plan pilot.yaml --success 0.6 --effect 0.1 --correlation 0.2 --json`)
    .action(runPlan);
}

function planOptions(): readonly Option[] {
  const [share, count] = [shared.probability, shared.wholeNumber(1)];
  const usual: readonly (readonly [Assumption, string, string, (text: string) => number])[] = [
    ["people", "n", "people who answer", count],
    ["answersADay", "n", "answers per person and day", positive],
    ["disagreement", "p", "probability that two people answer differently", share],
    ["responding", "p", "share of asked people who answer", share],
    ["hoursToAnswer", "h", "mean hours until an answer", positive],
    ["needs", "n", "mean unknown facts per task without memory", positive],
    ["remembered", "p", "share of them known from earlier rounds", share],
    ["secondsAnAnswer", "s", "time per answer, if payRate is by the hour", positive],
    ["success", "p", "share of tasks done in the first arm", share],
    ["effect", "p", "difference of that share in another arm", share],
    ["correlation", "p", "correlation of two tasks of a household", share],
    ["runs", "n", "simulated campaigns", count],
  ];
  return [
    ...usual.map(([name, unit, what, parse]) => {
      const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return new Option(`--${flag} <${unit}>`, what)
        .argParser(parse)
        .default(usualAssumptions[name]);
    }),
    new Option(
      "--pay-per-answer <amount>",
      "in your currency (default: by the design's payRate, or 0)",
    ).argParser(notNegative),
    new Option("--seed <n>", "seed of everything drawn (default: the design's)").argParser(
      shared.seed,
    ),
  ];
}

function notNegative(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || text.trim() === "")
    throw new InvalidArgumentError("It must be a number of at least 0.");
  return value;
}

function positive(text: string): number {
  const value = notNegative(text);
  if (value === 0) throw new InvalidArgumentError("It must be more than 0.");
  return value;
}

export async function readDesignFile(
  file: string,
  options: DatabaseOptions,
): Promise<CampaignDesign> {
  const text = readTextFile(file);
  if (!hasDatabase(options)) return readDesign(text, file, null);
  return readMemory(options, (memory) => readDesign(text, file, memory));
}

async function runPlan(file: string, options: PlanRequest & DataOptions): Promise<void> {
  const { db, json: _, ...request } = options;
  const plan = planDesign(await readDesignFile(file, { db }), request);
  shared.printEither(options, plan, describePlan(plan));
}

type Row = readonly [about: string, figures: string];

function describePlan(plan: CampaignPlan): readonly string[] {
  const { campaign, assumptions } = plan;
  const rows = [
    ...formatSize(plan),
    ...formatTime(plan),
    ...formatQuality(plan),
    ...formatPower(plan),
  ];
  return shared.present([
    `${campaign}: ${assumptions.runs} simulated campaigns, seed ${assumptions.seed}; in brackets, one in ten is below and one above`,
    ...align(rows),
    plan.promised !== undefined &&
      `\nWarning: each participant is promised ${many(plan.promised, "question")} (answersPerParticipant), and the campaign has about ${Math.round(plan.questions.mean)}. Promise fewer, or take more copies, tasks or rounds.`,
    "\nAssumed:",
    ...formatAssumptions(plan).map((line) => `  ${line}`),
  ]);
}

function align(rows: readonly Row[]): readonly string[] {
  const width = Math.max(...rows.map(([about]) => about.length));
  return rows.map(([about, figures]) => `  ${about.padEnd(width)}  ${figures}`);
}

function formatSize(plan: CampaignPlan): readonly Row[] {
  return [
    [
      "households",
      `${plan.households}, of ${many(plan.rounds, "round")} each: ${many(plan.episodes, "task")}`,
    ],
    ...plan.arms.map(
      ({ name, propensity, households, questions }): Row => [
        `arm ${name}`,
        `${percent(propensity)} of households: ${range(households)}; questions ${range(questions)}`,
      ],
    ),
    ["questions", `${range(plan.questions)}; of them gold ${plan.goldQuestions}`],
    ...formatExploring(plan),
    ["answers", `${range(plan.answers)}, at most ${plan.answersPerQuestion} a question`],
    ["response rate", `${percent(plan.responseRate)} of those asked answer in time`],
  ];
}

function formatExploring({ exploring, questions }: CampaignPlan): readonly Row[] {
  if (!exploring) return [];
  const { share, questionsByRule } = exploring;
  return [
    [
      "exploring",
      `a coin makes ${percent(share)} of the choices to ask: ${range(questions)} questions instead of ${range(questionsByRule)}; a search that an answer would have ended takes its steps`,
    ],
  ];
}

function formatTime({ days, assumptions, cost }: CampaignPlan): readonly Row[] {
  const { people, answersADay, payPerAnswer, currency } = assumptions;
  const money = currency === undefined ? "" : ` ${currency}`;
  const limit =
    days.limit === "people" ? "people's answers" : "the waits of households played side by side";
  return [
    ["days", `${range(days)} with ${people} people at ${answersADay} a day`],
    [
      "",
      `people need ${range(days.byPeople)}, play ${range(days.byPlay)}: ${limit} take the longest`,
    ],
    [
      "cost",
      payPerAnswer === 0
        ? "none: the design has no payRate, and --pay-per-answer is 0"
        : `${range(cost, 2)}${money} at ${Number(payPerAnswer.toFixed(4))}${money} an answer`,
    ],
  ];
}

function formatQuality({ quality, assumptions }: CampaignPlan): readonly Row[] {
  const { alpha, majority, aggregated, disagreement } = quality;
  const wanted = assumptions.disagreement.toFixed(2);
  return [
    [
      "agreement",
      `alpha ${alpha === null ? "none: one answer a question" : range(alpha, 2)}, where two people differ in ${percent(disagreement)} (wanted: ${wanted})`,
    ],
    [
      "right",
      `by majority ${percent(majority.mean)}, aggregated by people's quality ${percent(aggregated.mean)}`,
    ],
  ];
}

function formatPower({ power, assumptions }: CampaignPlan): readonly Row[] {
  if (power.length === 0) return [["power", "none: there is one arm"]];
  return power.flatMap(({ arms: [first, other], effect, ...one }): readonly Row[] => [
    [
      `${other} against ${first}`,
      `power ${one.power.toFixed(2)} to see ${points(effect)} more than ${percent(assumptions.success)} done; false alarms without an effect ${one.falseAlarms.toFixed(2)}`,
    ],
    [
      "",
      one.detectable === null
        ? "no effect is found in 80 % of runs: more households are needed"
        : `found in 80 % of runs: an effect of ${points(one.detectable)}`,
    ],
    [
      "",
      `design effect ${one.designEffect.formula.toFixed(2)} by formula, ${one.designEffect.simulated.toFixed(2)} simulated`,
    ],
  ]);
}

function formatAssumptions({ assumptions, rounds, days, power }: CampaignPlan): readonly string[] {
  const { needs, remembered, responding, hoursToAnswer, answersADay, correlation } = assumptions;
  return shared.present([
    `a task lacks ${needs} answers on average (Poisson); where answers are used again, ${percent(remembered)} of that is known from round 2 on`,
    `${percent(responding)} of those asked answer, after ${hoursToAnswer} h on average (exponential): in time with ${responding} * (1 - exp(-answerWithinHours / ${hoursToAnswer}))`,
    `people give ${days.answersADay} answers a day together: people * min(${answersADay}, dailyQuestions)`,
    `a question waits ${days.hoursAQuestion.toFixed(1)} h for the last of its answers, at most answerWithinHours, outside quiet hours; atOnce households are played side by side`,
    "days = the longer of answers / answers a day, and questions * wait / (hours a day * atOnce)",
    assumptions.secondsAnAnswer !== undefined &&
      `an answer takes ${assumptions.secondsAnAnswer} s of people's time, which is paid by the hour`,
    "people do their best and differ in ability, questions in difficulty; for spammers see sous bench crowd",
    power.length > 0 &&
      `two tasks of a household correlate by ${correlation}: design effect 1 + (${rounds} - 1) * ${correlation}; Welch's test of the households' means, 5 %, two-sided`,
    "stop.date and stop.agreement are not counted: a plan has no calendar, and ends with its tasks or with stop.answers",
  ]);
}

function range({ mean, low, high }: Range, digits?: number): string {
  const formatValue = (value: number): string =>
    value.toFixed(digits ?? (value < 100 && !Number.isInteger(value) ? 1 : 0));
  return low === high
    ? formatValue(mean)
    : `${formatValue(mean)} [${formatValue(low)}, ${formatValue(high)}]`;
}

function points(share: number): string {
  return `${(100 * share).toFixed(1)} points`;
}
