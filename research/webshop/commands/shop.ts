/** `sous shop replay`: plays a list of actions in the shop. */

import {
  drawGoals,
  type GoalKind,
  goalKinds,
  type Market,
  openCatalogue,
  openMarket,
  ownCatalogue,
  replayShop,
  type ShopText,
  shopTexts,
  whyNoGoals,
} from "../../../scenes/shop/index.js";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { readTextFile } from "../../../src/core/text-file.js";
import { Command, Option } from "../../cli/commander.js";

interface ReplayOptions {
  readonly data: string;
  readonly goal: number | "random";
  readonly goals?: GoalKind;
  readonly commands: string;
  readonly text: ShopText;
  readonly seed: number;
  readonly json?: boolean;
}

export function shopCommand(): Command {
  return new Command("shop")
    .addHelpText("after", "\nExamples:\n  sous shop replay --help")
    .addCommand(replayCommand());
}

export const dataOption = () =>
  new Option("--data <dir>", "folder with WebShop's files as published").default(
    ownCatalogue,
    "the products that come with Sous",
  );

export const goalsOption = () =>
  new Option("--goals <kind>", "which goals (default: people's, where there are any)").choices(
    goalKinds,
  );

export const marketSeedOption = () =>
  new Option("--seed <n>", "what prices and their limits are drawn with")
    .argParser(shared.wholeNumber(0))
    .default(7);

function replayCommand(): Command {
  return new Command("replay")
    .description("play a list of actions towards one goal and print every page")
    .addOption(dataOption())
    .requiredOption(
      "--goal <n>",
      "number of the goal, from 0, or random: drawn by weight, as WebShop does",
      (given: string) => (given === "random" ? given : shared.wholeNumber(0)(given)),
    )
    .addOption(goalsOption())
    .requiredOption("--commands <file>", 'one action a line: "search[mug]", "click[buy now]"')
    .addOption(
      new Option("--text <text>", "WebShop's simple or rich text or addresses, or ReAct's pages")
        .choices(shopTexts)
        .default("plain"),
    )
    .addOption(marketSeedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
With --json each line is {command, observation, actions, done, reward}. The first has no command.

Example:
  sous shop replay --goal 3 --commands actions.txt --json`,
    )
    .action(runReplay);
}

function runReplay({ data, goal, goals: kind, commands, text, seed, json }: ReplayOptions): void {
  const market = openMarket(openCatalogue(data), seed, kind);
  const wanted =
    goal === "random" ? drawGoals(market.goals, seed).next().value : market.goals[goal];
  if (!wanted) throw new InputError(noSuchGoal(market, goal));
  const lines = readActions(commands);
  for (const step of replayShop(market, wanted, lines, text)) {
    if (json) shared.printJson(step);
    else shared.print(`${step.command === null ? "" : `> ${step.command}\n`}${step.observation}\n`);
  }
}

function noSuchGoal(market: Market, goal: number | "random"): string {
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
