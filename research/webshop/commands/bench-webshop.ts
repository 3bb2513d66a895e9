/** `sous bench webshop`: orders in the shop, with and without asking. */
import { openCatalogue, openMarket, ownCatalogue } from "../../../scenes/shop/index.js";
import * as shared from "../../../src/cli/options.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption, probabilityOption } from "../../cli/options.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { benchSettings } from "../../lab/scripted.js";
import { present } from "../../report/present.js";
import {
  type BenchGoals,
  benchGoals,
  benchWebshop,
  type WebshopAgent,
  webshopAgents,
} from "../bench-webshop.js";
import { type AskMode, askModes, type WebshopResult } from "../results.js";
import { webshopKind } from "../webshop-report.js";
import { dataOption } from "./shop.js";

interface Options {
  readonly data: string;
  readonly goals?: BenchGoals;
  readonly n?: number;
  readonly agent: WebshopAgent;
  readonly training: number;
  readonly ask: AskMode;
  readonly variant: WebshopResult["variant"];
  readonly rounds: number;
  readonly wrong: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function benchWebshopCommand(): Command {
  return new Command("webshop")
    .description("WebShop: orders by rules, with and without asking")
    .addOption(dataOption())
    .addOption(
      new Option(
        "--goals <kind>",
        "drawn from the products, written by people, or WebShop's made ones (default: drawn from our products; of a folder people's, where there are any)",
      ).choices(benchGoals),
    )
    .addOption(countOption("--n <n>", "goals (default: 200 drawn ones, else the first 500)"))
    .addOption(
      new Option("--agent <agent>", "who orders; react, ldm2 and agent take a language model")
        .choices(webshopAgents)
        .default("rules"),
    )
    .addOption(
      countOption(
        "--training <n>",
        "tuples, ldm2, agent: orders by rules that they learn from",
        40,
      ),
    )
    .addOption(
      new Option(
        "--ask <when>",
        "never, about everything that was not said, or when the answer is worth more than it costs",
      )
        .choices(askModes)
        .default("voi"),
    )
    .addOption(
      new Option(
        "--variant <variant>",
        "ambiguous: an option, the attributes or the price is not said",
      )
        .choices(["standard", "ambiguous"])
        .default("standard"),
    )
    .addOption(countOption("--rounds <n>", "orders of the same wish in each household", 1))
    .addOption(probabilityOption("--wrong <p>", "probability of a wrong answer", 0))
    .addOption(
      new Option("--seed <n>", "goals, prices and sentences are drawn with it")
        .argParser(shared.wholeNumber(0))
        .default(7),
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
score is 100 times the mean of WebShop's reward, success the share of goals with a reward of just 1. WebShop's
reward takes "pack of 6" for "pack of 12": strictSuccess also wants every option just as it was wanted.

Examples:
  sous bench webshop --json
  sous bench webshop --variant ambiguous --ask never --json
  sous bench webshop --variant ambiguous --rounds 2 --json
  sous bench webshop --agent tuples --ask never --json
  sous bench webshop --data webshop/data --n 500 --json`,
    )
    .action(runWebshop);
}

async function runWebshop({ json, goals: kind, n, ...options }: Options): Promise<void> {
  const goals = kind ?? usualGoals(options.data);
  const request = { ...options, goals, n: n ?? (goals === "drawn" ? 200 : 500) };
  const result = await withProgressUntilStopped("orders", (show) =>
    benchWebshop(createBenchParts(benchSettings(false)), { ...request, onProgress: show }),
  );
  await present(webshopKind, result, { json });
}

function usualGoals(data: string): BenchGoals {
  if (data === ownCatalogue) return "drawn";
  const { goals, kind } = openMarket(openCatalogue(data), 0);
  return goals.length > 0 ? kind : "drawn";
}
