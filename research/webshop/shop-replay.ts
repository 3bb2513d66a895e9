import { openCatalogue, ownCatalogue } from "../../scenes/shop/catalogue.js";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { drawGoals, type GoalMarket, goalKinds, openGoals, whyNoGoals } from "./goals.js";
import { replayShop, shopTexts } from "./replay.js";

export const dataFlag = () =>
  flag.parsed(
    "--data <dir>",
    "folder with WebShop's files as published",
    String,
    ownCatalogue,
    "the products that come with Sous",
  );

export const seedFlag = (about: string) =>
  flag.parsed("--seed <n>", about, shared.wholeNumber(0), 7);

const replayFlags = {
  data: dataFlag(),
  goal: flag.mandatory(
    flag.parsed(
      "--goal <n>",
      "number of the goal, from 0, or random: drawn by weight, as WebShop does",
      (given): number | "random" => (given === "random" ? given : shared.wholeNumber(0)(given)),
    ),
  ),
  goals: flag.choice(
    "--goals <kind>",
    "which goals (default: people's, where there are any)",
    goalKinds,
  ),
  commands: flag.required(
    "--commands <file>",
    'one action a line: "search[mug]", "click[buy now]"',
  ),
  text: flag.choice(
    "--text <text>",
    "WebShop's simple or rich text or addresses, or ReAct's pages",
    shopTexts,
    "plain",
  ),
  seed: seedFlag("what prices and their limits are drawn with"),
};

export const replayCommand = () =>
  declare({
    flags: replayFlags,
    help: `
With --json each line is {command, observation, actions, done, reward}. The first has no command.

Example:
  sous shop replay --goal 3 --commands actions.txt --json`,
    run: runReplay,
  });

function runReplay(given: flag.Given<typeof replayFlags>): void {
  const { data, goal, goals: kind, commands, text, seed, json } = given;
  const market = openGoals(openCatalogue(data), seed, kind);
  const wanted =
    goal === "random" ? drawGoals(market.goals, seed).next().value : market.goals[goal];
  if (!wanted) throw new InputError(noSuchGoal(market, goal));
  const lines = readActions(commands);
  for (const step of replayShop(market, wanted, lines, text)) {
    if (json) shared.printJson(step);
    else shared.print(`${step.command === null ? "" : `> ${step.command}\n`}${step.observation}\n`);
  }
}

function noSuchGoal(market: GoalMarket, goal: number | "random"): string {
  const { catalogue, goals, kind } = market;
  if (goals.length === 0) return whyNoGoals(market);
  return `there is no goal ${goal}: ${catalogue.name} has ${goals.length} ${kind} ones, numbered from 0`;
}

/** @throws InputError when there is none */
function readActions(file: string): readonly string[] {
  const text = readTextFile(file).trimEnd();
  if (text === "") throw new InputError("it has no actions: write one a line", { file });
  return text.split(/\r?\n/);
}
