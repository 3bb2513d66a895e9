import type { Memory } from "../../memory/stores.js";
import type { AskHandling } from "../../src/core/episode/episode.js";
import type { Household } from "../../src/core/memory/stores.js";
import { percent } from "../../src/core/words/wording.js";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { fixed, heading, tableOf, text } from "./blocks.js";
import type { Block, Report } from "./document.js";

/** @returns null when no episode was ever begun. Means are per task that has ended; 0 where there is none */
export async function measureKept(memory: Memory) {
  const households = await inJobs(1, await memory.households.list(), (one) =>
    readHome(memory, one),
  );
  const episodes = households.flat();
  if (episodes.length === 0) return null;
  const agents = groupBy(episodes, (one) => JSON.stringify(agentOf(one)));
  const rounds = groupBy(episodes.filter(hasEnded), ({ episode }) => String(episode.round));
  return {
    agents: [...agents.values()].flatMap(measureAgent),
    rounds: [...rounds.values()]
      .map((ended) => ({
        round: ended[0]?.episode.round ?? 0,
        tasks: ended.length,
        ...measureTasks(ended),
      }))
      .sort((a, b) => a.round - b.round),
  };
}

export type KeptFigures = NonNullable<Awaited<ReturnType<typeof measureKept>>>;
type AgentFigures = KeptFigures["agents"][number];

const hasEnded = ({ episode }: KeptEpisode): boolean => episode.end !== null;

function measureTasks(ended: readonly KeptEpisode[]) {
  return {
    success: averageOf(ended, ({ episode }) => Number(episode.end?.kind === "terminated")),
    questionsPerTask: averageOf(ended, ({ asked }) => asked),
    sparedPerTask: averageOf(ended, ({ spared }) => spared),
  };
}

async function readHome({ episodes }: Memory, household: Household) {
  return inJobs(1, await episodes.list(household.id), async (episode) => {
    const records = await episodes.steps(episode.id);
    const handled = (...handlings: readonly AskHandling[]) =>
      records.filter(({ step }) => step.kind === "ask" && handlings.includes(step.handling)).length;
    return {
      household,
      episode,
      steps: records.filter(({ step }) => step.kind === "act").length,
      asked: handled("posted", "joined"),
      /** Needs that were met by the notebook or by an earlier answer. */
      spared: handled("reused", "notebook"),
    };
  });
}
type KeptEpisode = Awaited<ReturnType<typeof readHome>>[number];

/** Plain: as its sentence says. Ambiguous: one thing is meant, without saying which. Open: people choose. */
function agentOf({ household, episode }: KeptEpisode) {
  const { task, policy, askPolicy, bot } = episode;
  const tasks = task.open ? "open" : task.instance ? "ambiguous" : "plain";
  return { world: household.content.format, tasks, policy, askPolicy, bot } as const;
}

function measureAgent(episodes: readonly KeptEpisode[]) {
  const ended = episodes.filter(hasEnded);
  return episodes.slice(0, 1).map((first) => ({
    ...agentOf(first),
    homes: new Set(episodes.map(({ household }) => household.id)).size,
    ended: ended.length,
    open: episodes.length - ended.length,
    ...measureTasks(ended),
    meanSteps: averageOf(ended, ({ steps }) => steps),
    helpRate: averageOf(ended, ({ asked }) => Number(asked > 0)),
    worth: measureWorth(ended),
    seeds: [...new Set(episodes.map(({ episode }) => episode.seed))].sort((a, b) => a - b),
  }));
}

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

const section = (isShown: boolean, title: string, ...blocks: readonly Block[]): readonly Block[] =>
  isShown ? [heading(title), ...blocks] : [];

export function composeKept({ agents, rounds }: KeptFigures): Report {
  const count = (key: "ended" | "open") => agents.reduce((sum, one) => sum + one[key], 0);
  const worth = agents.flatMap((one) =>
    one.worth ? [{ agent: nameAgent(one), ...one.worth }] : [],
  );
  return {
    title: "Played and kept",
    blocks: [
      text(
        `What the database holds: ${count("ended")} tasks that have ended, ${count("open")} that are going on. A row is one agent in one kind of world, with the bot that carried its questions. Simulated people answer at once and know everything unless the command said otherwise, so rows of different bots do not compare people with people.`,
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
      ...section(
        worth.length > 0,
        "What the answers were worth",
        text(
          "The same task with the same seed, played once more in memory without the answers that it got.",
        ),
        tableOf(worth, {
          agent: ({ agent }) => agent,
          tasks: ({ tasks }) => tasks,
          steps: ({ stepsWith }) => fixed(stepsWith),
          "steps without": ({ stepsWithout }) => fixed(stepsWithout),
          "steps saved": ({ stepsWith, stepsWithout }) => fixed(stepsWithout - stepsWith),
          "done without": ({ successWithout }) => percent(successWithout),
        }),
      ),
      ...section(
        rounds.length > 1,
        "Learning over rounds",
        text(
          "A home's first task, its second, and so on. Not every home got to the later ones: the column of tasks says how many did.",
        ),
        tableOf(rounds, {
          round: ({ round }) => round,
          tasks: ({ tasks }) => tasks,
          success: ({ success }) => percent(success),
          "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
          "spared a task": ({ sparedPerTask }) => fixed(sparedPerTask),
        }),
      ),
    ],
  };
}

const worlds: Readonly<Record<string, string>> = { home: "homes", alfworld: "ALFWorld" };
const taskKinds = { plain: "", ambiguous: ", ambiguous tasks", open: ", open tasks" } as const;

function nameAgent({ policy, askPolicy, world, tasks, bot }: AgentFigures): string {
  return `${policy}, asks ${askPolicy}: ${worlds[world] ?? world}${taskKinds[tasks]} (${bot})`;
}

function listSeeds(seeds: readonly number[]): string {
  if (seeds.length <= 5) return seeds.join(", ");
  return `${seeds.length} from ${seeds[0]} to ${seeds.at(-1)}`;
}
