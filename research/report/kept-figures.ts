/** Figures of the episodes in the database: who played, with which success and which questions. */
import { median } from "simple-statistics";
import type { AskHandling, Episode, StepRecord } from "../../src/core/episode.js";
import type { UsageRow } from "../../src/core/model-store.js";
import type { Question, QuestionState } from "../../src/core/question.js";
import type { Household, Memory } from "../../src/core/stores.js";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { averageOf, sumUsage } from "../lab/numbers.js";

/** An episode with its step counts and its questions. */
interface KeptEpisode extends StepCounts {
  readonly household: Household;
  readonly episode: Episode;
  /** Those that it asked first. */
  readonly questions: readonly Question[];
}

/** Plain: as its sentence says. Ambiguous: one thing is meant, without saying which. Open: people choose. */
type TaskKind = "plain" | "ambiguous" | "open";

interface StepCounts {
  /** Actions. */
  readonly steps: number;
  /** Questions that people were asked, joined ones among them. */
  readonly asked: number;
  /** Needs that were met by the notebook or by an earlier answer. */
  readonly spared: number;
}

/** @returns null when no episode was ever begun. Means are per task that has ended; 0 where there is none */
export async function measureKept(memory: Memory) {
  const episodes: KeptEpisode[] = [];
  for (const household of await memory.households.list())
    episodes.push(...(await readHousehold(memory, household)));
  if (episodes.length === 0) return null;
  const agents = groupBy(episodes, (one) => JSON.stringify(agentOf(one)));
  const rounds = groupBy(episodes.filter(hasEnded), ({ episode }) => String(episode.round));
  return {
    agents: [...agents.values()].flatMap(measureAgent),
    rounds: [...rounds.values()].flatMap(measureRound).sort((a, b) => a.round - b.round),
    reuse: await memory.reuse.summary(),
    costs: measureCosts(await memory.models.listUsage()),
  };
}

async function readHousehold(
  memory: Memory,
  household: Household,
): Promise<readonly KeptEpisode[]> {
  const questions = groupBy(
    await memory.questions.list({ household: household.id }),
    ({ episode }) => episode,
  );
  const kept: KeptEpisode[] = [];
  for (const episode of await memory.episodes.list(household.id)) {
    const counts = countSteps(await memory.episodes.steps(episode.id));
    kept.push({ household, episode, ...counts, questions: questions.get(episode.id) ?? [] });
  }
  return kept;
}

export type KeptFigures = NonNullable<Awaited<ReturnType<typeof measureKept>>>;
export type AgentFigures = KeptFigures["agents"][number];

function agentOf({ household, episode }: KeptEpisode) {
  const { task, policy, askPolicy, bot } = episode;
  const tasks: TaskKind = task.open ? "open" : task.instance ? "ambiguous" : "plain";
  return { world: household.content.format, tasks, policy, askPolicy, bot };
}

function measureAgent(episodes: readonly KeptEpisode[]) {
  const [first] = episodes;
  if (!first) return [];
  const ended = episodes.filter(hasEnded);
  const questions = episodes.flatMap((one) => one.questions);
  const figures = {
    ...agentOf(first),
    homes: new Set(episodes.map(({ household }) => household.id)).size,
    ended: ended.length,
    open: episodes.length - ended.length,
    ...measureTasks(ended),
    meanSteps: averageOf(ended, ({ steps }) => steps),
    /** Tasks with at least one question. */
    helpRate: averageOf(ended, ({ asked }) => Number(asked > 0)),
    questions: countStates(questions),
    /** From asking to the end of answered questions. */
    medianAnswerMs: medianOf(questions.flatMap(answerTime)),
    worth: measureWorth(ended),
    seeds: [...new Set(episodes.map(({ episode }) => episode.seed))].sort((a, b) => a - b),
  };
  return [figures];
}

function measureRound(ended: readonly KeptEpisode[]) {
  return ended.slice(0, 1).map(({ episode: { round } }) => ({
    round,
    tasks: ended.length,
    ...measureTasks(ended),
  }));
}

function measureTasks(ended: readonly KeptEpisode[]) {
  return {
    success: averageOf(ended, ({ episode }) => Number(episode.end?.kind === "terminated")),
    questionsPerTask: averageOf(ended, ({ asked }) => asked),
    sparedPerTask: averageOf(ended, ({ spared }) => spared),
  };
}

function countSteps(records: readonly StepRecord[]): StepCounts {
  const handled = (...handlings: readonly AskHandling[]) =>
    records.filter(({ step }) => step.kind === "ask" && handlings.includes(step.handling)).length;
  return {
    steps: records.filter(({ step }) => step.kind === "act").length,
    asked: handled("posted", "joined"),
    spared: handled("reused", "notebook"),
  };
}

function countStates(questions: readonly Question[]): Readonly<Record<QuestionState, number>> {
  const counts = { open: 0, answered: 0, declined: 0, expired: 0, cancelled: 0 };
  for (const { state } of questions) counts[state] += 1;
  return counts;
}

function answerTime({ state, askedAt, settledAt }: Question): readonly number[] {
  return state === "answered" && settledAt !== null ? [settledAt - askedAt] : [];
}

/** Of tasks that were played again without the answers. */
function measureWorth(ended: readonly KeptEpisode[]) {
  const worth = ended.flatMap(({ episode }) => episode.worth ?? []);
  if (worth.length === 0) return null;
  return {
    tasks: worth.length,
    stepsWith: averageOf(worth, ({ stepsWith }) => stepsWith),
    stepsWithout: averageOf(worth, ({ stepsWithout }) => stepsWithout),
    successWithout: averageOf(worth, ({ successWithout }) => Number(successWithout)),
  };
}

function measureCosts(rows: readonly UsageRow[]) {
  const groups = groupBy(rows, ({ model, role }) => JSON.stringify([model, role]));
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    return [
      {
        model: first.model,
        role: first.role,
        episodes: new Set(some.flatMap(({ charge }) => charge.episode ?? [])).size,
        ...sumUsage(some),
      },
    ];
  });
}

function hasEnded({ episode }: KeptEpisode): boolean {
  return episode.end !== null;
}

function medianOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : median([...values]);
}
