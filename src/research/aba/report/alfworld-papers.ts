/** The papers' numbers beside ours, and what differs. */
import type { Variant } from "../../../core/episode.js";
import { taskTypes } from "../../../core/scene.js";
import type { Block, Table } from "../../report/document.js";
import {
  ambiguousRows,
  multiroundRewards,
  type PaperRow,
  standardRows,
} from "../../report/paper-figures.js";
import { plotBars } from "../../report/plots.js";
import type { BenchAlfworldResult } from "../alfworld/bench-alfworld.js";

/** What one of our agents reached, under its name. */
export interface ComparedRun
  extends Pick<BenchAlfworldResult, "success" | "meanReward" | "rewardCountingThoughts"> {
  readonly name: string;
  readonly byType: Readonly<Record<string, { readonly success: number }>>;
  /** The same agent in the same games when it asks nobody. */
  readonly withoutAsking?: { readonly meanReward: number } | undefined;
}

/** The comparison, with what differs in the setting said first. */
export async function comparePapers(
  name: string,
  result: BenchAlfworldResult,
): Promise<readonly Block[]> {
  const { variant, maxSteps } = result;
  const run = { ...result, name: nameRun(result) };
  return [
    { kind: "heading", text: "Beside the papers" },
    { kind: "text", text: "The numbers stand side by side, but the settings differ:" },
    { kind: "list", items: [...sharedDifferences, ...ownDifferences(result)] },
    ...(await compareRuns(name, { variant, maxSteps, runs: [run] })),
  ];
}

/** Ours and the papers' figures on one variant. */
export async function compareRuns(
  name: string,
  {
    variant,
    maxSteps,
    runs,
  }: {
    readonly variant: Variant;
    readonly maxSteps: number;
    readonly runs: readonly ComparedRun[];
  },
): Promise<readonly Block[]> {
  if (variant === "multiround") return [tableRewards(runs, maxSteps)];
  const papers = variant === "standard" ? standardRows : ambiguousRows;
  return [tableRates(papers, runs), await plotRates(name, papers, runs)];
}

/** What differs in every variant. */
export const sharedDifferences: readonly string[] = [
  "Ours is a rules policy without a language model; the papers' agents are language models (BUTLER: a trained network). It was written for this world, with rough chances of where things are kept that were checked against ALFWorld's training games.",
  "The games are those of the folder named in the command, not the papers' evaluation splits. ID: rooms known from training; OOD: other rooms.",
  "The person who answers is simulated from the true state, in varied sentences, with the error rates that are named; ABA's person is a language model that reads a description of the room and may err on its own.",
  "BUTLER, ReAct, Reflexion, LDM2 and OPEx ask nobody.",
];

/** What differs in the variant that was played. */
export function ownDifferences(result: BenchAlfworldResult): readonly string[] {
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
  return own[result.variant];
}

const shortNames = ["Pick", "Examine", "Clean", "Heat", "Cool", "Pick 2"] as const;

function tableRates(papers: readonly PaperRow[], runs: readonly ComparedRun[]): Table {
  return {
    kind: "table",
    head: ["success in percent", "split", ...shortNames, "All", "from"],
    rows: [
      ...runs.map((run) => [
        run.name,
        "given",
        ...taskTypes.map((type) => rate(run.byType[type]?.success)),
        rate(run.success),
        "this run",
      ]),
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
  runs: readonly ComparedRun[],
): Promise<Block> {
  return plotBars({
    name: `${name}-papers`,
    title: "Success, all task types",
    unit: "percent of tasks",
    bars: [
      ...runs.map((run) => ({ label: run.name, group: "success", value: run.success * 100 })),
      ...papers.map(({ method, split, all }) => ({
        label: `${method} (${split})`,
        group: "success",
        value: all,
      })),
    ],
  });
}

function tableRewards(runs: readonly ComparedRun[], maxSteps: number): Table {
  return {
    kind: "table",
    head: [`mean reward in ${maxSteps} steps`, "split", "reward", "thoughts counted"],
    rows: [
      ...runs.flatMap(({ name, meanReward, rewardCountingThoughts, withoutAsking }) => [
        [name, "given", meanReward.toFixed(2), "no"],
        [name, "given", rewardCountingThoughts.toFixed(2), "yes"],
        ...(withoutAsking
          ? [["Sous, never asking", "given", withoutAsking.meanReward.toFixed(2), "no"]]
          : []),
      ]),
      ...multiroundRewards.map(({ method, split, reward }) => [method, split, reward, "yes"]),
    ],
  };
}

/** "Sous, asking"; with how often people are wrong or do not know, where they are. */
export function nameRun({
  ask,
  wrong,
  unsure,
}: Pick<BenchAlfworldResult, "ask" | "wrong" | "unsure">): string {
  if (ask === "never") return "Sous, never asking";
  const errors = [
    ...(wrong > 0 ? [`${Math.round(wrong * 100)} % wrong`] : []),
    ...(unsure > 0 ? [`${Math.round(unsure * 100)} % unsure`] : []),
  ];
  return errors.length > 0 ? `Sous, asking (people ${errors.join(", ")})` : "Sous, asking";
}

function rate(share: number | undefined): string {
  return share === undefined ? "–" : (share * 100).toFixed(1);
}
