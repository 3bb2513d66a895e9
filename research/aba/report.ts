import { type Variant, variants } from "../../src/core/episode/episode.js";
import { taskTypes } from "../../src/core/episode/scene.js";
import { percent } from "../../src/core/words/wording.js";
import { differing, fixed, heading, namePeople, percentWith, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import * as kinds from "../report/result-kind.js";
import { outline } from "../report/result-kind.js";
import type { AgentsResult } from "./bench-agents.js";
import type { AlfworldResult } from "./bench-alfworld.js";
import type { measure } from "./figures.js";
import papers from "./papers.json" with { type: "json" };

export const alfworldKind = kinds.sharedKind<AlfworldResult>("alfworld", composeAll);
export const agentsKind = kinds.sharedKind<AgentsResult>("agents", composeAll);

const titles: Readonly<Record<Variant, string>> = {
  standard: "Tasks as they are",
  ambiguous: "Ambiguous tasks",
  multiround: "Many rounds",
};

const differences = [
  "Ours is a rules policy without a language model, written for this world. The papers' agents are language models (BUTLER: a trained network). Agents with a name in brackets are language models, or the scripted model, whose figures say nothing about a language model.",
  "The games are those of the folder in the command, not the papers' evaluation splits. ID: rooms known from training; OOD: other rooms.",
  "The person who answers is simulated from the true state, in varied sentences, with the error rates that are named. ABA's person is a language model that reads a description of the room and may err on its own.",
  "BUTLER, ReAct, Reflexion, LDM2 and OPEx ask nobody.",
  "A question costs no step here; one column counts each question and follow-up as a step, as ABA does. ABA also counts thoughts: rewards of many rounds are given with them first, then without.",
  "An ambiguous game whose own task leaves no doubt is played with another task of the same room.",
  "In many rounds, the task that is cut short counts neither as a success nor as a failure, and a game ends at the first task that fails. Later tasks are drawn from what the room affords.",
];

type Run = ReturnType<typeof measure> &
  Pick<AlfworldResult, "variant" | "maxSteps" | "seeds" | "withoutAsking"> & {
    readonly name: string;
    readonly costPerEpisode?: number;
  };

function composeAll(results: readonly kinds.ReadResult[]): readonly Report[] {
  const alone = kinds.resultsOf(results, alfworldKind);
  const agents = kinds.resultsOf(results, agentsKind);
  const runs: readonly Run[] = [
    ...alone.map(({ result }) => ({ ...result, name: nameRun(result) })),
    ...agents.flatMap(({ result: { agents: each, settings, seeds, label } }) => {
      const { variant, maxSteps, ask } = settings;
      const silent = ask === "never" ? ", never asking" : "";
      return each.map((one) => {
        return { ...one, variant, maxSteps, seeds, name: `${one.agent}${silent} (${label})` };
      });
    }),
  ];
  const parts = variants.flatMap((variant): readonly Block[] => {
    const own = runs.filter((run) => run.variant === variant);
    if (own.length === 0) return [];
    const single = alone.filter(({ result }) => result.variant === variant);
    return [
      heading(titles[variant]),
      tableRuns(own),
      ...compareRuns(variant, own),
      ...single.flatMap(({ result, origin }) => {
        const { byType: _, ...figures } = result;
        const title = `By itself: ${nameRun(result)}`;
        const part = { title, about: "", blocks: outline(figures) };
        return [heading(title), ...kinds.partOf(part, origin).blocks];
      }),
    ];
  });
  return [
    { title: "ALFWorld", blocks: [...differing(differences), ...parts] },
    ...agents.map(({ result, origin }) => kinds.partOf(composeAgents(result), origin)),
  ];
}

function nameRun(result: AlfworldResult): string {
  if (result.ask === "never") return "Sous, never asking";
  const errors = namePeople(result);
  return errors.length > 0 ? `Sous, asking (people ${errors.join(", ")})` : "Sous, asking";
}

function tableRuns(runs: readonly Run[]): Block {
  return tableOf(runs, {
    agent: ({ name }) => name,
    games: ({ games }) => games,
    seeds: ({ seeds }) => seeds.join(", "),
    success: ({ seeds, success, successDeviation }) =>
      seeds.length > 1 ? percentWith(success, successDeviation) : percent(success),
    "steps a task": ({ meanSteps }) => fixed(meanSteps),
    "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
    "follow-ups a task": ({ followUpsPerTask }) => fixed(followUpsPerTask),
    "steps, questions and follow-ups": (run) =>
      fixed(run.meanSteps + run.questionsPerTask + run.followUpsPerTask),
    "repeated questions": ({ repeatedQuestions }) => repeatedQuestions,
    "reward a game": ({ meanReward }) => fixed(meanReward),
    "US dollars a task": ({ costPerEpisode }) => costPerEpisode?.toFixed(4) ?? "none",
  });
}

function compareRuns(variant: Variant, runs: readonly Run[]): readonly Block[] {
  if (variant === "multiround") return [tableRewards(runs)];
  const rate = (share: number | undefined) => share && (share * 100).toFixed(1);
  const ours = runs.map(({ name, byType, success }) => ({
    method: name,
    split: "given",
    rates: taskTypes.map((type) => rate(byType[type]?.success)),
    all: rate(success),
    source: "this run",
  }));
  type Row = (typeof ours)[number] | (typeof papers)["standard"][number];
  const types = ["Pick", "Examine", "Clean", "Heat", "Cool", "Pick 2"].map(
    (name, at) => [name, ({ rates }: Row) => rates[at]] as const,
  );
  const rows: readonly Row[] = [...ours, ...papers[variant]];
  const table = tableOf(rows, {
    "success in percent": ({ method }) => method,
    split: ({ split }) => split,
    ...Object.fromEntries(types),
    All: ({ all }) => all,
    from: ({ source }) => source,
  });
  const bars = rows.map(({ method, split, all }) => {
    const label = split === "given" ? method : `${method} (${split})`;
    return { label, group: "success", value: Number(all) };
  });
  const title = "Success, all task types";
  const unit = "percent of tasks";
  return [table, { kind: "plot", name: `alfworld-${variant}-papers`, title, unit, bars }];
}

function tableRewards(runs: readonly Run[]): Block {
  const row = (method: string, reward: number, thoughts: "yes" | "no") => {
    return { method, split: "given", reward: fixed(reward), thoughts };
  };
  const ours = runs.flatMap(({ name, meanReward, rewardCountingThoughts, withoutAsking }) => [
    row(name, rewardCountingThoughts, "yes"),
    row(`${name}, our count`, meanReward, "no"),
    ...(withoutAsking ? [row("Sous, never asking", withoutAsking.meanReward, "no")] : []),
  ]);
  const theirs = papers.multiround.map((one) => ({ ...one, thoughts: "yes" }));
  return tableOf([...ours, ...theirs], {
    [`mean reward in ${runs[0]?.maxSteps ?? 50} steps`]: ({ method }) => method,
    split: ({ split }) => split,
    reward: ({ reward }) => reward,
    "thoughts counted": ({ thoughts }) => thoughts,
  });
}

/** The title says whose figures the tables show. */
function composeAgents({ agents, label, settings, seeds }: AgentsResult): kinds.ResultPart {
  const games = Math.max(0, ...agents.map((one) => one.games));
  const failures = agents.flatMap((one) =>
    one.failures.map((failure) => ({ agent: one.agent, ...failure })),
  );
  const figures = agents.map(({ byType: _, failures: __, ...one }) => one);
  return {
    title: `Agents over ${games} games (${label})`,
    about: "",
    blocks: outline({ label, settings, seeds, agents: figures, failures }),
  };
}
