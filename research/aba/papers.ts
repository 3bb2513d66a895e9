/** The papers' numbers on ALFWorld beside ours, and what differs. */
import { readFileSync } from "node:fs";
import type { Variant } from "../../src/core/episode.js";
import { packageFile } from "../../src/core/package-file.js";
import { taskTypes } from "../../src/core/scene.js";
import { fixed, tableOf } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import type { AlfworldFigures, AlfworldResult, BaselineFigures } from "./results.js";

interface PaperAgent {
  readonly method: string;
  /** "ID": rooms of the training split; "OOD": other rooms. */
  readonly split: string;
}

/** Success in percent. */
interface PaperRates extends PaperAgent {
  readonly source: string;
  /** By task type, in the order of ABA's table 1; empty where the paper gives none. */
  readonly rates: readonly number[];
  readonly all: number;
}

/** ABA's table 1 and section 4.2, LDM2's table 2 and OPEx's table 2. Rewards are means in 50 steps, thoughts counted. */
const papers: {
  readonly standard: readonly PaperRates[];
  readonly ambiguous: readonly PaperRates[];
  readonly multiround: readonly (PaperAgent & { readonly reward: string })[];
} = JSON.parse(readFileSync(packageFile("research/aba/papers.json"), "utf8"));

/** One agent's figures in one variant. */
export interface ComparedRun extends Omit<AlfworldFigures, "gamesByRound" | "questionsByRound"> {
  readonly name: string;
  readonly variant: Variant;
  readonly maxSteps: number;
  readonly seeds: readonly number[];
  /** US dollars a task; null where no language model decides. */
  readonly costPerEpisode: number | null;
  /** The same agent in the same games when it asks nobody. */
  readonly withoutAsking?: BaselineFigures | undefined;
}

/** Our runs of one variant beside the papers' agents. */
export function compareRuns(variant: Variant, runs: readonly ComparedRun[]): readonly Block[] {
  if (variant === "multiround") return [tableRewards(runs)];
  const rows = papers[variant];
  const group = "success";
  return [
    tableRates(rows, runs),
    {
      kind: "plot",
      name: `alfworld-${variant}-papers`,
      title: "Success, all task types",
      unit: "percent of tasks",
      bars: [
        ...runs.map(({ name, success }) => ({ label: name, group, value: success * 100 })),
        ...rows.map(({ method, split, all }) => ({
          label: `${method} (${split})`,
          group,
          value: all,
        })),
      ],
    },
  ];
}

/** What differs in every variant. */
export const sharedDifferences: readonly string[] = [
  "Ours is a rules policy without a language model. The papers' agents are language models (BUTLER: a trained network). Our policy was written for this world. Its rough chances of where things are kept were checked against ALFWorld's training games.",
  "The games are those of the folder in the command, not the papers' evaluation splits. ID: rooms known from training; OOD: other rooms.",
  "The person who answers is simulated from the true state, in varied sentences, with the error rates that are named. ABA's person is a language model that reads a description of the room and may err on its own.",
  "BUTLER, ReAct, Reflexion, LDM2 and OPEx ask nobody.",
];

/** What differs in the variant that was played. */
export function ownDifferences({ variant, ownTasks, games }: AlfworldResult): readonly string[] {
  const own = {
    standard: [
      "A question costs no step here; the table says what a task takes when each costs one, as ABA counts.",
    ],
    ambiguous: [
      `A game whose own task leaves no doubt (only one thing fits) is played with another task of the same room: ${ownTasks} of ${games} games kept their own. One circle must show the thing: not where two are wanted, and not where two look the same at one place.`,
    ],
    multiround: [
      "ABA counts thoughts among its steps. Here every decision comes with a thought; the reward is given with them counted first, then without.",
      "The task that is cut short when the steps are used up counts neither as a success nor as a failure. A game ends at the first task that fails.",
      "Tasks after the first are drawn from what the room affords, types in the proportions of ALFWorld's training split.",
    ],
  };
  return own[variant];
}

const shortNames = ["Pick", "Examine", "Clean", "Heat", "Cool", "Pick 2"] as const;

function tableRates(rows: readonly PaperRates[], runs: readonly ComparedRun[]): Block {
  const rate = (share: number | undefined) => share && (share * 100).toFixed(1);
  const ours = runs.map(({ name, byType, success }) => ({
    method: name,
    split: "given",
    rates: taskTypes.map((type) => rate(byType[type]?.success)),
    all: rate(success),
    source: "this run",
  }));
  const types = shortNames.map((name, at) => [
    name,
    (row: (typeof ours)[number] | PaperRates) => row.rates[at],
  ]);
  return tableOf<(typeof ours)[number] | PaperRates>([...ours, ...rows], {
    "success in percent": ({ method }) => method,
    split: ({ split }) => split,
    ...Object.fromEntries(types),
    All: ({ all }) => all,
    from: ({ source }) => source,
  });
}

function tableRewards(runs: readonly ComparedRun[]): Block {
  const ours = runs.flatMap(({ name, meanReward, rewardCountingThoughts, withoutAsking }) => [
    { method: name, split: "given", reward: fixed(rewardCountingThoughts), thoughts: "yes" },
    {
      method: `${name}, our count`,
      split: "given",
      reward: fixed(meanReward),
      thoughts: "no",
    },
    ...(withoutAsking
      ? [
          {
            method: "Sous, never asking",
            split: "given",
            reward: fixed(withoutAsking.meanReward),
            thoughts: "no",
          },
        ]
      : []),
  ]);
  const theirs = papers.multiround.map((row) => ({ ...row, thoughts: "yes" }));
  return tableOf([...ours, ...theirs], {
    [`mean reward in ${runs[0]?.maxSteps ?? 50} steps`]: ({ method }) => method,
    split: ({ split }) => split,
    reward: ({ reward }) => reward,
    "thoughts counted": ({ thoughts }) => thoughts,
  });
}
