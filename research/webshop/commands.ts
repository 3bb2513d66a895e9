/** `sous bench webshop`: orders in the shop; `sous shop replay`: a list of actions, played. */
import {
  drawGoals,
  goalKinds,
  type Market,
  openCatalogue,
  openMarket,
  ownCatalogue,
  replayShop,
  shopTexts,
  whyNoGoals,
} from "../../scenes/shop/index.js";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { declare, declareBench, declareGroup } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { benchSettings, createBenchParts } from "../lab/parts.js";
import {
  askModes,
  type BenchGoals,
  benchGoals,
  benchWebshop,
  shopVariants,
  webshopAgents,
} from "./bench-webshop.js";
import { webshopKind } from "./report.js";

const dataFlag = () =>
  flag.parsed(
    "--data <dir>",
    "folder with WebShop's files as published",
    String,
    ownCatalogue,
    "the products that come with Sous",
  );

const seedFlag = (about: string) => flag.parsed("--seed <n>", about, shared.wholeNumber(0), 7);

export const webshopCommand = () =>
  declareBench({
    flags: {
      data: dataFlag(),
      goals: flag.choice(
        "--goals <kind>",
        "drawn from the products, written by people, or WebShop's made ones (default: drawn from our products; of a folder people's, where there are any)",
        benchGoals,
      ),
      n: flag.count("--n <n>", "goals (default: 200 drawn ones, else the first 500)"),
      agent: flag.choice(
        "--agent <agent>",
        "who orders; react, ldm2 and agent take a language model",
        webshopAgents,
        "rules",
      ),
      training: flag.count(
        "--training <n>",
        "tuples, ldm2, agent: orders by rules that they learn from",
        40,
      ),
      ask: flag.choice(
        "--ask <when>",
        "never, about everything that was not said, or when the answer is worth more than it costs",
        askModes,
        "voi",
      ),
      variant: flag.choice(
        "--variant <variant>",
        "ambiguous: an option, the attributes or the price is not said",
        shopVariants,
        "standard",
      ),
      rounds: flag.count("--rounds <n>", "orders of the same wish in each household", 1),
      wrong: flag.probability("--wrong <p>", "probability of a wrong answer", 0),
      seed: seedFlag("goals, prices and sentences are drawn with it"),
      json: flag.json(),
    },
    help: `
score is 100 times the mean of WebShop's reward, success the share of goals with a reward of just 1. WebShop's
reward takes "pack of 6" for "pack of 12": strictSuccess also wants every option just as it was wanted.

Examples:
  sous bench webshop --json
  sous bench webshop --variant ambiguous --ask never --json
  sous bench webshop --variant ambiguous --rounds 2 --json
  sous bench webshop --agent tuples --ask never --json
  sous bench webshop --data webshop/data --n 500 --json`,
    unit: "orders",
    kind: webshopKind,
    run: (given, onProgress) => {
      const goals = given.goals ?? usualGoals(given.data);
      const n = given.n ?? (goals === "drawn" ? 200 : 500);
      const parts = createBenchParts(benchSettings(false));
      return benchWebshop(parts, { ...given, goals, n, onProgress });
    },
  });

function usualGoals(data: string): BenchGoals {
  if (data === ownCatalogue) return "drawn";
  const { goals, kind } = openMarket(openCatalogue(data), 0);
  return goals.length > 0 ? kind : "drawn";
}

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
  json: flag.json(),
};

export const shopCommand = () =>
  declareGroup("\nExamples:\n  sous shop replay --help", [
    declare({
      name: "replay",
      summary: "play a list of actions towards one goal and print every page",
      flags: replayFlags,
      help: `
With --json each line is {command, observation, actions, done, reward}. The first has no command.

Example:
  sous shop replay --goal 3 --commands actions.txt --json`,
      run: runReplay,
    }),
  ]);

function runReplay(given: flag.Given<typeof replayFlags>): void {
  const { data, goal, goals: kind, commands, text, seed, json } = given;
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
