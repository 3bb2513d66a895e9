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
} from "../../../../scenes/shop/index.js";
import * as shared from "../../../cli/options.js";
import { InputError } from "../../../core/errors.js";
import { readJsonFile } from "../../../core/json.js";
import { readTextFile } from "../../../core/text-file.js";
import { percent } from "../../../core/wording.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption } from "../../cli/options.js";
import { measureNouns, type NounLists, nounLists } from "../nouns-effect.js";
import { measureSearch } from "../search-speed.js";

interface ReplayOptions {
  readonly data: string;
  readonly goal: number | "random";
  readonly goals?: GoalKind;
  readonly commands: string;
  readonly text: ShopText;
  readonly seed: number;
  readonly json?: boolean;
}

interface NounsOptions {
  readonly data: string;
  readonly goals?: GoalKind;
  readonly n: number;
  readonly nouns?: string;
  readonly seed: number;
  readonly json?: boolean;
}

interface SpeedOptions {
  readonly data: string;
  readonly made?: number;
  readonly n: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function shopCommand(): Command {
  return new Command("shop")
    .addHelpText("after", "\nExamples:\n  sous shop replay --help")
    .addCommand(replayCommand())
    .addCommand(nounsCommand())
    .addCommand(speedCommand());
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

function nounsCommand(): Command {
  return new Command("nouns")
    .description("how far the reward rests on the tagger of title nouns (wink-nlp)")
    .addOption(dataOption())
    .addOption(goalsOption())
    .addOption(countOption("--n <n>", "goals", 500))
    .option("--nouns <file>", "JSON of title -> nouns of another tagger, to compare with")
    .addOption(marketSeedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Each goal is paired with the other products that its instruction finds. Its own product is right with any tagger.

Examples:
  sous shop nouns --json
  sous shop nouns --data webshop/data --nouns spacy-nouns.json`,
    )
    .action(({ data, goals, n, nouns, seed, json }: NounsOptions) => {
      const market = openMarket(openCatalogue(data), seed, goals);
      if (market.goals.length === 0) throw new InputError(whyNoGoals(market));
      const given = nouns === undefined ? null : readNouns(nouns);
      const { byFactor, against, ...effect } = measureNouns(market, n, given);
      if (json) return shared.printJson({ ...effect, byFactor, against });
      const factors = Object.entries(byFactor).map(
        ([factor, share]) => `${factor}: ${percent(share)}`,
      );
      shared.print(
        `${effect.pairs} pairs of ${effect.goals} goals (${effect.catalogue}), title nouns: wink\nfactor ${factors.join(", ")}\nother than by query and category alone: ${percent(effect.decidedByNouns)}`,
      );
      if (against)
        shared.print(
          `other than in ${nouns}: ${percent(against.otherFactor)} of ${against.pairs} pairs`,
        );
    });
}

function speedCommand(): Command {
  return new Command("speed")
    .description("how long loading and searching take")
    .addOption(dataOption())
    .addOption(
      countOption(
        "--made <n>",
        "products made of the words of ours, 1.5 KB each, in place of --data",
      ),
    )
    .addOption(countOption("--n <n>", "searches", 300))
    .addOption(marketSeedOption())
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  sous shop speed --made 100000 --json")
    .action(({ data, made, n, seed, json }: SpeedOptions) => {
      const speed = measureSearch(made ?? data, n, seed);
      if (json) return shared.printJson(speed);
      const { products, catalogue, loadSeconds, loadCpuSeconds, megabytes } = speed;
      const { medianMs, medianCpuMs, p95Ms } = speed;
      shared.print(
        `${products} products (${catalogue}): loaded in ${loadSeconds.toFixed(1)} s (${loadCpuSeconds.toFixed(1)} s of CPU), at most ${megabytes.toFixed(0)} MB\n${n} searches: median ${medianMs.toFixed(1)} ms (${medianCpuMs.toFixed(1)} ms of CPU), 95 % under ${p95Ms.toFixed(1)} ms`,
      );
    });
}

function readNouns(file: string): NounLists {
  const read = nounLists.safeParse(readJsonFile(file));
  if (read.success) return read.data;
  throw new InputError('write an object of titles: {"Tin Mug": ["tin", "mug"]}', { file });
}

/** @throws InputError when there is none */
function readActions(file: string): readonly string[] {
  const text = readTextFile(file).trimEnd();
  if (text === "") throw new InputError("it has no actions: write one a line", { file });
  return text.split(/\r?\n/);
}
