/** The part of the report on the episodes in the database: who played, with which success and which questions. */
import { median } from "simple-statistics";
import type { AskHandling, Episode, StepRecord } from "../../src/core/episode.js";
import type { Question, QuestionState } from "../../src/core/question.js";
import type { Household, Memory } from "../../src/core/stores.js";
import { percent } from "../../src/core/wording.js";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { averageOf } from "../lab/numbers.js";
import { fixed, formatDuration, heading, tableOf, text } from "./blocks.js";
import type { Report } from "./document.js";

/** An episode with what it did and the questions that it asked first. */
interface KeptEpisode {
  readonly household: Household;
  readonly episode: Episode;
  readonly steps: number;
  /** Questions that people were asked, joined ones among them. */
  readonly asked: number;
  /** Needs that were met by the notebook or by an earlier answer. */
  readonly spared: number;
  readonly questions: readonly Question[];
}

/** @returns figures of each agent, null when no episode was ever begun; means are over tasks that have ended */
export async function measureKept(memory: Memory) {
  const episodes: KeptEpisode[] = [];
  for (const household of await memory.households.list()) {
    const questions = await memory.questions.list({ household: household.id });
    const byEpisode = groupBy(questions, ({ episode }) => episode);
    for (const episode of await memory.episodes.list(household.id)) {
      const counts = countSteps(await memory.episodes.steps(episode.id));
      const own = byEpisode.get(episode.id) ?? [];
      episodes.push({ household, episode, ...counts, questions: own });
    }
  }
  if (episodes.length === 0) return null;
  const agents = groupBy(episodes, (one) => JSON.stringify(agentOf(one)));
  return [...agents.values()].flatMap(measureAgent);
}

export type KeptFigures = NonNullable<Awaited<ReturnType<typeof measureKept>>>;
type AgentFigures = KeptFigures[number];

function countSteps(records: readonly StepRecord[]) {
  const handled = (...handlings: readonly AskHandling[]) =>
    records.filter(({ step }) => step.kind === "ask" && handlings.includes(step.handling)).length;
  return {
    steps: records.filter(({ step }) => step.kind === "act").length,
    asked: handled("posted", "joined"),
    spared: handled("reused", "notebook"),
  };
}

/** Plain: as its sentence says. Ambiguous: one thing is meant, without saying which. Open: people choose. */
function agentOf({ household, episode }: KeptEpisode) {
  const { task, policy, askPolicy, bot } = episode;
  const tasks = task.open ? "open" : task.instance ? "ambiguous" : "plain";
  return { world: household.content.format, tasks, policy, askPolicy, bot } as const;
}

function measureAgent(episodes: readonly KeptEpisode[]) {
  const ended = episodes.filter(({ episode }) => episode.end !== null);
  const questions = episodes.flatMap((one) => one.questions);
  const states: Record<QuestionState, number> = {
    open: 0,
    answered: 0,
    declined: 0,
    expired: 0,
    cancelled: 0,
  };
  for (const { state } of questions) states[state] += 1;
  const times = questions.flatMap(({ state, askedAt, settledAt }) =>
    state === "answered" && settledAt !== null ? [settledAt - askedAt] : [],
  );
  return episodes.slice(0, 1).map((first) => ({
    ...agentOf(first),
    homes: new Set(episodes.map(({ household }) => household.id)).size,
    ended: ended.length,
    open: episodes.length - ended.length,
    success: averageOf(ended, ({ episode }) => Number(episode.end?.kind === "terminated")),
    meanSteps: averageOf(ended, ({ steps }) => steps),
    questionsPerTask: averageOf(ended, ({ asked }) => asked),
    /** Tasks with at least one question. */
    helpRate: averageOf(ended, ({ asked }) => Number(asked > 0)),
    sparedPerTask: averageOf(ended, ({ spared }) => spared),
    questions: states,
    /** From asking to the end of answered questions. */
    medianAnswerMs: times.length === 0 ? null : median(times),
    seeds: [...new Set(episodes.map(({ episode }) => episode.seed))].sort((a, b) => a - b),
  }));
}

export function composeKept(agents: KeptFigures): Report {
  const count = (key: "ended" | "open") => agents.reduce((sum, one) => sum + one[key], 0);
  const asking = agents.filter((one) => countQuestions(one) > 0);
  const share = (state: QuestionState) => (one: AgentFigures) =>
    percent(one.questions[state] / countQuestions(one));
  return {
    title: "Played and kept",
    blocks: [
      text(
        `What the database holds: ${count("ended")} tasks that have ended, ${count("open")} that are going on. A row is one agent in one kind of world, with the bot that carried its questions. Simulated people answer at once and know everything unless the command said otherwise, so rows of different bots do not compare people with people. What memory spared: sous facts reuse. What models cost: sous doctor usage.`,
      ),
      tableOf(agents, {
        agent: nameAgent,
        homes: ({ homes }) => homes,
        tasks: ({ ended, open }) => (open > 0 ? `${ended} (+${open})` : ended),
        success: ({ success }) => percent(success),
        "steps a task": ({ meanSteps }) => fixed(meanSteps),
        "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
        "tasks with a question": ({ helpRate }) => percent(helpRate),
        "spared a task": ({ sparedPerTask }) => fixed(sparedPerTask),
        seeds: ({ seeds }) => listSeeds(seeds),
      }),
      heading("What became of the questions"),
      tableOf(asking, {
        agent: nameAgent,
        asked: countQuestions,
        answered: share("answered"),
        declined: share("declined"),
        expired: share("expired"),
        cancelled: share("cancelled"),
        open: ({ questions }) => questions.open,
        "median time to an answer": ({ medianAnswerMs: ms }) => ms && formatDuration(ms),
      }),
    ],
  };
}

/** By the format of a household's content. */
const worlds: Readonly<Record<string, string>> = { home: "homes", alfworld: "ALFWorld" };
const taskKinds = { plain: "", ambiguous: ", ambiguous tasks", open: ", open tasks" } as const;

function nameAgent({ policy, askPolicy, world, tasks, bot }: AgentFigures): string {
  return `${policy}, asks ${askPolicy}: ${worlds[world] ?? world}${taskKinds[tasks]} (${bot})`;
}

/** Many seeds are shown as a range. */
function listSeeds(seeds: readonly number[]): string {
  if (seeds.length <= 5) return seeds.join(", ");
  return `${seeds.length} from ${seeds[0]} to ${seeds.at(-1)}`;
}

function countQuestions({ questions }: AgentFigures): number {
  return Object.values(questions).reduce((sum, some) => sum + some, 0);
}
