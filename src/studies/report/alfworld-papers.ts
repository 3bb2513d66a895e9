/** The papers' numbers beside ours, and what differs. */
import { taskTypes } from "../../core/scene.js";
import type { BenchAlfworldResult } from "../alfworld/bench-alfworld.js";
import type { Block, Table } from "./document.js";
import { ambiguousRows, multiroundRewards, type PaperRow, standardRows } from "./paper-figures.js";
import { plotBars } from "./plots.js";

/** The comparison, with what differs in the setting said first. */
export async function comparePapers(
  name: string,
  result: BenchAlfworldResult,
): Promise<readonly Block[]> {
  return [
    { kind: "heading", text: "Beside the papers" },
    { kind: "text", text: "The numbers stand side by side, but the settings differ:" },
    { kind: "list", items: differences(result) },
    ...(await compareFigures(name, result)),
  ];
}

async function compareFigures(
  name: string,
  result: BenchAlfworldResult,
): Promise<readonly Block[]> {
  switch (result.variant) {
    case "standard":
      return [tableRates(standardRows, result), await plotRates(name, standardRows, result)];
    case "ambiguous":
      return [tableRates(ambiguousRows, result), await plotRates(name, ambiguousRows, result)];
    case "multiround":
      return [tableRewards(result)];
  }
}

function differences(result: BenchAlfworldResult): readonly string[] {
  const shared = [
    "Ours is a rules policy without a language model; the papers' agents are language models (BUTLER: a trained network). It was written for this world, with rough chances of where things are kept that were checked against ALFWorld's training games.",
    "The games are those of the folder named in the command, not the papers' evaluation splits. ID: rooms known from training; OOD: other rooms.",
    "The person who answers is simulated from the true state, in varied sentences, with the error rates named above; ABA's person is a language model that reads a description of the room and may err on its own.",
    "BUTLER, ReAct, Reflexion, LDM2 and OPEx ask nobody.",
  ];
  const own = {
    standard: ["A question costs no step here."],
    ambiguous: [
      `A game whose own task leaves no doubt (only one thing fits) is played with another task of the same room: ${result.ownTasks} of ${result.games} games kept their own. Of two things that are wanted, one is the one meant, and it takes three candidates.`,
    ],
    multiround: [
      "ABA counts thoughts among its steps. Here every decision comes with a thought; the reward is given without and with them counted.",
      "The task that is cut short when the steps are used up counts neither as a success nor as a failure; a game ends at the first task that fails.",
      "Tasks after the first are drawn from what the room affords, types in the proportions of ALFWorld's training split.",
    ],
  };
  return [...shared, ...own[result.variant]];
}

const shortNames = ["Pick", "Examine", "Clean", "Heat", "Cool", "Pick 2"] as const;

function tableRates(papers: readonly PaperRow[], result: BenchAlfworldResult): Table {
  return {
    kind: "table",
    head: ["success in percent", "split", ...shortNames, "All", "from"],
    rows: [
      [
        nameOurs(result),
        "given",
        ...taskTypes.map((type) => rate(result.byType[type]?.success)),
        rate(result.success),
        "this run",
      ],
      ...papers.map((row) => [
        row.method,
        row.split,
        ...taskTypes.map((type) => String(row.byType[type] ?? "–")),
        String(row.all),
        row.source,
      ]),
    ],
  };
}

function plotRates(
  name: string,
  papers: readonly PaperRow[],
  result: BenchAlfworldResult,
): Promise<Block> {
  return plotBars({
    name: `${name}-papers`,
    title: "Success, all task types",
    unit: "percent of tasks",
    bars: [
      { label: nameOurs(result), group: "success", value: result.success * 100 },
      ...papers.map(({ method, split, all }) => ({
        label: `${method} (${split})`,
        group: "success",
        value: all,
      })),
    ],
  });
}

function tableRewards(result: BenchAlfworldResult): Table {
  const { withoutAsking } = result;
  return {
    kind: "table",
    head: [`mean reward in ${result.maxSteps} steps`, "split", "reward", "thoughts counted"],
    rows: [
      [nameOurs(result), "given", result.meanReward.toFixed(2), "no"],
      [nameOurs(result), "given", result.rewardCountingThoughts.toFixed(2), "yes"],
      ...(withoutAsking
        ? [["Sous, never asking", "given", withoutAsking.meanReward.toFixed(2), "no"]]
        : []),
      ...multiroundRewards.map(({ method, split, reward }) => [method, split, reward, "yes"]),
    ],
  };
}

function nameOurs({ ask }: BenchAlfworldResult): string {
  return ask === "never" ? "Sous, never asking" : "Sous, asking";
}

function rate(share: number | undefined): string {
  return share === undefined ? "–" : (share * 100).toFixed(1);
}
