import { Command, InvalidArgumentError, Option } from "commander";
import { readDesign } from "../app/campaigns/design.js";
import { type PlanRequest, planDesign, usualAssumptions } from "../app/campaigns/plan-design.js";
import type { CampaignDesign } from "../core/campaign.js";
import { readTextFile } from "../core/text-file.js";
import { describePlan } from "./campaign-plan-table.js";
import { type DatabaseOptions, hasDatabase, readMemory } from "./database.js";
import * as shared from "./options.js";

type Assumption = keyof typeof usualAssumptions;

interface PlanOptions extends PlanRequest, DatabaseOptions {
  readonly json?: boolean;
}

export function planCommand(): Command {
  const command = new Command("plan")
    .description("simulate a design: questions, answers, days, cost, agreement, power")
    .argument("<file>", "the design, in YAML or JSON");
  for (const option of planOptions()) command.addOption(option);
  return command
    .addOption(shared.databaseOption())
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

/** @throws InputError that names the file, line, key and reason */
export async function readDesignFile(
  file: string,
  options: DatabaseOptions,
): Promise<CampaignDesign> {
  const text = readTextFile(file);
  if (!hasDatabase(options)) return readDesign(text, file, null);
  return readMemory(options, (memory) => readDesign(text, file, memory));
}

async function runPlan(file: string, { json, db, ...request }: PlanOptions): Promise<void> {
  const plan = planDesign(await readDesignFile(file, { db }), request);
  if (json) shared.printJson(plan);
  else for (const line of describePlan(plan)) shared.print(line);
}
