/** `sous campaign plan`: size, time, cost and power of a campaign, before anything starts. */
import { existsSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import { type AskRule, readAskRule } from "../agent/when-to-ask.js";
import type { CampaignDesign } from "../core/campaign.js";
import { InputError } from "../core/errors.js";
import type { Random } from "../core/random.js";
import { readTextFile } from "../core/text-file.js";
import { planCampaign } from "../crowdwork/plan/plan.js";
import type { PlanAssumptions, PlannedArm } from "../crowdwork/plan/plan-parts.js";
import { readDesign } from "../crowdwork/plan/read-design.js";
import { armPropensities } from "../crowdwork/quality/propensities.js";
import { describePlan } from "./campaign-plan-table.js";
import * as shared from "./options.js";

interface PlanOptions
  extends Omit<PlanAssumptions, "seed" | "payPerAnswer" | "currency" | "secondsAnAnswer"> {
  readonly seed?: number;
  readonly payPerAnswer?: number;
  readonly secondsAnAnswer: number;
  readonly json?: boolean;
}

export function planCommand(): Command {
  const command = new Command("plan")
    .description("simulate a design: questions, answers, days, cost, agreement, power")
    .argument("<file>", "the design, in YAML or JSON");
  for (const option of planOptions()) command.addOption(option);
  return command
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It starts and stores nothing. It prints its assumptions about people and tasks: measure them in a pilot, and
plan again.

Examples:
  sous campaign plan pilot.yaml
  sous campaign plan pilot.yaml --people 30 --answers-a-day 5 --disagreement 0.2 --pay-per-answer 0.15
  sous campaign plan pilot.yaml --seconds-an-answer 45
  sous campaign plan pilot.yaml --success 0.6 --effect 0.1 --correlation 0.2 --json`,
    )
    .action(runPlan);
}

function planOptions(): readonly Option[] {
  const share = (flags: string, what: string, usual: number) =>
    new Option(flags, what).argParser(shared.probability).default(usual);
  const count = (flags: string, what: string, usual: number) =>
    new Option(flags, what).argParser(shared.wholeNumber(1)).default(usual);
  const amount = (flags: string, what: string, usual: number) =>
    new Option(flags, what).argParser(positive).default(usual);
  return [
    count("--people <n>", "people who answer", 30),
    amount("--answers-a-day <n>", "answers per person and day", 5),
    share("--disagreement <p>", "probability that two people answer differently", 0.2),
    share("--responding <p>", "share of asked people who answer", 0.9),
    amount("--hours-to-answer <h>", "mean hours until an answer", 1),
    amount("--needs <n>", "mean unknown facts per task without memory", 2),
    share("--remembered <p>", "share of them known from earlier rounds", 0.5),
    new Option(
      "--pay-per-answer <amount>",
      "in your currency (default: by the design's payRate, or 0)",
    ).argParser(notNegative),
    amount("--seconds-an-answer <s>", "time per answer, if payRate is by the hour", 60),
    share("--success <p>", "share of tasks done in the first arm", 0.5),
    share("--effect <p>", "difference of that share in another arm", 0.1),
    share("--correlation <p>", "correlation of two tasks of a household", 0.2),
    count("--runs <n>", "simulated campaigns", 500),
    new Option("--seed <n>", "seed of everything drawn (default: the design's)").argParser(
      shared.wholeNumber(0),
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

function runPlan(file: string, given: PlanOptions): void {
  const { json, seed, payPerAnswer, secondsAnAnswer, ...options } = given;
  if (!existsSync(file)) throw new InputError("there is no such file", { file });
  const design = readDesign(readTextFile(file), file);
  const pay = payPerAnswer === undefined ? payOf(design, secondsAnAnswer) : { payPerAnswer };
  const assumptions = { ...options, ...pay, seed: seed ?? design.seed };
  const plan = planCampaign(design, planArms(design, file), assumptions);
  if (json) shared.printJson(plan);
  else for (const line of describePlan(plan)) shared.print(line);
}

/** What an answer costs by the design; nothing where it does not say. */
function payOf(
  { payRate }: CampaignDesign,
  secondsAnAnswer: number,
): Pick<PlanAssumptions, "payPerAnswer" | "currency" | "secondsAnAnswer"> {
  if (!payRate) return { payPerAnswer: 0 };
  const { amount, currency, per } = payRate;
  if (per === "answer") return { payPerAnswer: amount, currency };
  return { payPerAnswer: (amount * secondsAnAnswer) / 3600, currency, secondsAnAnswer };
}

function planArms({ arms, propensityFloor }: CampaignDesign, file: string): readonly PlannedArm[] {
  const propensities = armPropensities(arms, propensityFloor);
  return arms.map(({ name, ask, reuse }, at) => {
    const rule = readRule(ask, { file, key: `arms.${at}.ask` });
    return {
      name,
      propensity: propensities[at] ?? 0,
      reuse: reuse && rule.kind !== "always",
      asks: (needs, random) => countAsked(rule, needs, random),
    };
  });
}

function readRule(text: string, where: { readonly file: string; readonly key: string }): AskRule {
  try {
    return readAskRule(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(`${where.key}: ${reason}`, { cause, file: where.file });
  }
}

/** A conformal rule asks everything until it has learned from answers: this is what it asks at most. */
function countAsked(rule: AskRule, needs: number, random: Random): number {
  switch (rule.kind) {
    case "never":
      return 0;
    case "random":
      return Array.from({ length: needs }, random).filter((draw) => draw < rule.probability).length;
    case "budget":
      return Math.min(needs, rule.questions);
    default:
      return needs;
  }
}
