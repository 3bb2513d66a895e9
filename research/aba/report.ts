import { type Variant, variants } from "../../src/core/episode.js";
import { taskTypes } from "../../src/core/scene.js";
import { percent } from "../../src/core/wording.js";
import * as blocks from "../report/blocks.js";
import { fixed, heading, namePeople, percentWith, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import * as kinds from "../report/result-kind.js";
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
    ...agents.flatMap(({ result }) => nameAgents(result)),
  ];
  const parts = variants.flatMap((variant): readonly Block[] => {
    const own = runs.filter((run) => run.variant === variant);
    if (own.length === 0) return [];
    const single = alone.filter(({ result }) => result.variant === variant);
    return [
      heading(titles[variant]),
      tableRuns(own),
      ...compareRuns(variant, own),
      ...single.flatMap(({ result, origin }) => [
        heading(`By itself: ${nameRun(result)}`),
        ...kinds.partOf(composeRun(result), origin).blocks,
      ]),
    ];
  });
  return [
    { title: "ALFWorld", blocks: [...blocks.differing(differences), ...parts] },
    ...agents.map(({ result, origin }) => kinds.partOf(composeAgents(result), origin)),
  ];
}

function nameAgents({ agents, settings, seeds, label }: AgentsResult): readonly Run[] {
  const { variant, maxSteps, ask } = settings;
  const silent = ask === "never" ? ", never asking" : "";
  return agents.map((one) => {
    return { ...one, variant, maxSteps, seeds, name: `${one.agent}${silent} (${label})` };
  });
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

function composeRun(result: AlfworldResult): kinds.ResultPart {
  const { ask, seeds, maxSteps, variant } = result;
  const people = namePeople(result).join(", ") || "right and exact";
  const limit =
    variant === "multiround"
      ? `${maxSteps} actions and questions for all tasks of a game together (its reward counts follow-ups, too)`
      : `at most ${maxSteps} actions for a task, questions not counted`;
  return {
    title: "",
    about: `Ask policy "${ask}"; simulated people: ${people}; seeds ${seeds.join(", ")}; ${limit}.`,
    blocks: [
      ...tableBaselines(result),
      ...composeRounds(result),
      ...blocks.failures(result.failures.map(({ game, reason }) => `${game}: ${reason}`)),
    ],
  };
}

function tableBaselines(result: AlfworldResult): readonly Block[] {
  const { meanWalkthrough, randomOrderSteps, randomOrderSuccess, enumeration } = result;
  const told = (success = 0, steps = 0) => `${percent(success)}, ${fixed(steps)} steps`;
  const table = blocks.figures({
    "length of the games' walkthroughs":
      meanWalkthrough > 0 && result.variant === "standard" ? fixed(meanWalkthrough) : undefined,
    "visiting places in random order":
      randomOrderSteps === undefined ? undefined : told(randomOrderSuccess, randomOrderSteps),
    "trying one thing after the other, without asking":
      enumeration && told(enumeration.success, enumeration.meanSteps),
    "reward without asking": result.withoutAsking && fixed(result.withoutAsking.meanReward),
  });
  return table.rows.length === 0 ? [] : [table];
}

/** Questions by round, where a tenth of the games got to it; nothing when there is only one round. */
function composeRounds({ questionsByRound, gamesByRound }: AlfworldResult) {
  if (questionsByRound.length < 2) return [];
  const [first = 0] = gamesByRound;
  const rounds = questionsByRound
    .map((questions, index) => ({ round: index + 1, questions, games: gamesByRound[index] ?? 0 }))
    .filter(({ games }) => games >= first * 0.1);
  return [
    tableOf(rounds, {
      round: ({ round }) => round,
      games: ({ games }) => games,
      "questions per task": ({ questions }) => fixed(questions),
    }),
  ];
}

/** Every table is marked with whose figures it shows. */
function composeAgents(result: AgentsResult): kinds.ResultPart {
  const { agents, settings, seeds, label } = result;
  const games = Math.max(0, ...agents.map((one) => one.games));
  const people = settings.people === "model" ? "a language model" : "the owner's view";
  return {
    title: `Agents over ${games} games (${label})`,
    about: `Variant "${settings.variant}", ask policy "${settings.ask}", people from ${people}; seeds ${seeds.join(", ")}; at most ${settings.maxSteps} actions. Model: ${label}.`,
    blocks: [
      heading(`Figures (${label})`),
      tableOf(agents, {
        agent: ({ agent }) => agent,
        games: ({ games }) => games,
        success: ({ success }) => percent(success),
        steps: ({ meanSteps }) => fixed(meanSteps),
        "goal conditions": ({ goalConditions }) => percent(goalConditions),
        "success, path-weighted": ({ pathWeightedSuccess }) => percent(pathWeightedSuccess),
        "conditions, path-weighted": (one) => percent(one.pathWeightedConditions),
        questions: ({ questionsPerTask }) => fixed(questionsPerTask),
        "follow-ups": ({ followUpsPerTask }) => fixed(followUpsPerTask),
        "decided by model, corrected, choice, rules": ({ decidedBy: by }) =>
          [by.model, by.corrected, by.choice, by.rules].map((share) => percent(share)).join(", "),
        "how episodes ended": ({ endings }) => formatCounts(endings),
        "failed calls": ({ modelFailures }) => formatCounts(modelFailures),
      }),
      heading(`What the models took, per episode (${label})`),
      tableOf(agents, {
        agent: ({ agent }) => agent,
        requests: ({ requestsPerEpisode }) => requestsPerEpisode.toFixed(1),
        "from the cache": ({ cachedPerEpisode }) => cachedPerEpisode.toFixed(1),
        "prompt tokens": ({ promptTokensPerEpisode }) => promptTokensPerEpisode.toFixed(0),
        "completion tokens": (one) => one.completionTokensPerEpisode.toFixed(0),
        "begun as before": ({ prefixShare }) => percent(prefixShare),
        "US dollars": ({ costPerEpisode }) => costPerEpisode.toFixed(4),
      }),
      ...blocks.failures(
        agents.flatMap((one) =>
          one.failures.map(({ game, reason }) => `${one.agent}, ${game}: ${reason}`),
        ),
      ),
    ],
  };
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  const named = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return named.join(", ");
}
