/** The part of the report on ALFWorld: every agent that played it, beside the papers' agents. */
import { type Variant, variants } from "../../../core/episode.js";
import type { Block, Report, Table } from "../../report/document.js";
import { fixed, percent } from "../../report/format-duration.js";
import { type GivenResult, resultsOf } from "../../report/read-results.js";
import { differing, heading } from "../../report/whole/blocks.js";
import type { BenchAgentsResult } from "../agents/bench-agents.js";
import type { BenchAlfworldResult } from "../alfworld/bench-alfworld.js";
import {
  type ComparedRun,
  compareRuns,
  nameRun,
  ownDifferences,
  sharedDifferences,
} from "./alfworld-papers.js";
import { formatLearning } from "./alfworld-report.js";

/** One agent's figures in one variant, whichever bench they are from. */
interface Run extends ComparedRun {
  readonly variant: Variant;
  readonly maxSteps: number;
  readonly seeds: readonly number[];
  readonly games: number;
  readonly successDeviation: number;
  readonly meanSteps: number;
  readonly questionsPerTask: number;
  readonly repeatedQuestions: number;
  /** US dollars a task; null where no language model decides. */
  readonly costPerEpisode: number | null;
}

const ofModels =
  "Agents with a name in brackets are language models, or the scripted model, whose figures say nothing about a language model.";

const titles: Readonly<Record<Variant, string>> = {
  standard: "Tasks as they are",
  ambiguous: "Ambiguous tasks",
  multiround: "Many rounds",
};

/** @returns the part, or none when no result of ALFWorld is given */
export async function composeAlfworld(results: readonly GivenResult[]): Promise<readonly Report[]> {
  const alone = resultsOf(results, "alfworld").map(({ result }) => result);
  const agents = resultsOf(results, "agents").map(({ result }) => result);
  const runs = [...alone.map(runOf), ...agents.flatMap(runsOf)];
  if (runs.length === 0) return [];
  const notes = agents.length > 0 ? [...sharedDifferences, ofModels] : sharedDifferences;
  const blocks: Block[] = [...differing(notes)];
  for (const variant of variants) {
    blocks.push(
      ...(await formatVariant(
        variant,
        runs.filter((run) => run.variant === variant),
        alone.filter((result) => result.variant === variant),
      )),
    );
  }
  return [{ title: "ALFWorld", blocks }];
}

async function formatVariant(
  variant: Variant,
  runs: readonly Run[],
  alone: readonly BenchAlfworldResult[],
): Promise<readonly Block[]> {
  const [first] = runs;
  if (!first) return [];
  const [told] = alone;
  const name = `alfworld-${variant}`;
  const learning = await Promise.all(alone.map((result) => formatLearning(name, result)));
  return [
    heading(titles[variant]),
    ...(told ? [{ kind: "list" as const, items: ownDifferences(told) }] : []),
    tableRuns(runs),
    ...(await compareRuns(name, { variant, maxSteps: first.maxSteps, runs })),
    ...learning.flatMap((blocks, index) =>
      blocks.map((block) => nameLearning(block, alone[index])),
    ),
  ];
}

/** Says whose rounds they are. */
function nameLearning(block: Block, result: BenchAlfworldResult | undefined): Block {
  if (block.kind !== "heading" || !result) return block;
  return heading(`${block.text}: ${nameRun(result)}`);
}

function tableRuns(runs: readonly Run[]): Table {
  return {
    kind: "table",
    head: [
      "agent",
      "games",
      "seeds",
      "success",
      "steps a task",
      "questions a task",
      "repeated questions",
      "reward a game",
      "US dollars a task",
    ],
    rows: runs.map((run) => [
      run.name,
      String(run.games),
      run.seeds.join(", "),
      run.seeds.length > 1
        ? `${percent(run.success)} ± ${(run.successDeviation * 100).toFixed(1)}`
        : percent(run.success),
      fixed(run.meanSteps),
      fixed(run.questionsPerTask),
      String(run.repeatedQuestions),
      fixed(run.meanReward),
      run.costPerEpisode?.toFixed(4) ?? "none",
    ]),
  };
}

function runOf(result: BenchAlfworldResult): Run {
  return { ...result, name: nameRun(result), costPerEpisode: null };
}

function runsOf({ agents, settings, seeds, label }: BenchAgentsResult): readonly Run[] {
  const { variant, maxSteps, ask } = settings;
  return agents.map((one) => ({
    ...one,
    variant,
    maxSteps,
    seeds,
    name: `${one.agent}${ask === "never" ? ", never asking" : ""} (${label})`,
  }));
}
