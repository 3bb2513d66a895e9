/** The part of the report on what is in the database. */
import { percent } from "../../src/core/wording.js";
import { figures, fixed, formatDuration, heading, tableOf, text } from "./blocks.js";
import type { Block, Report } from "./document.js";
import type { AgentFigures, KeptFigures } from "./kept-figures.js";

export function composeKept(kept: KeptFigures): Report {
  const { agents, rounds, costs } = kept;
  const count = (of: (one: AgentFigures) => number) =>
    agents.reduce((sum, one) => sum + of(one), 0);
  return {
    title: "Played and kept",
    blocks: [
      text(
        `What the database holds: ${count(({ ended }) => ended)} tasks that have ended, ${count(({ open }) => open)} that are going on. A row is one agent in one kind of world, with the bot that carried its questions. Simulated people answer at once and know everything unless the command said otherwise, so rows of different bots do not compare people with people.`,
      ),
      tableAgents(agents),
      ...formatQuestions(agents),
      ...formatWorth(agents),
      ...formatRounds(rounds),
      ...formatReuse(kept),
      ...formatCosts(costs),
    ],
  };
}

function tableAgents(agents: readonly AgentFigures[]): Block {
  return tableOf(agents, {
    agent: nameAgent,
    homes: ({ homes }) => homes,
    tasks: ({ ended, open }) => (open > 0 ? `${ended} (+${open})` : ended),
    success: ({ success }) => percent(success),
    "steps a task": ({ meanSteps }) => fixed(meanSteps),
    "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
    "tasks with a question": ({ helpRate }) => percent(helpRate),
    "spared a task": ({ sparedPerTask }) => fixed(sparedPerTask),
    seeds: ({ seeds }) => listSeeds(seeds),
  });
}

function formatQuestions(agents: readonly AgentFigures[]): readonly Block[] {
  const asking = agents.filter((one) => countQuestions(one) > 0);
  if (asking.length === 0) return [];
  const share = (state: keyof AgentFigures["questions"]) => (one: AgentFigures) =>
    percent(one.questions[state] / countQuestions(one));
  return [
    heading("What became of the questions"),
    tableOf(asking, {
      agent: nameAgent,
      asked: countQuestions,
      answered: share("answered"),
      declined: share("declined"),
      expired: share("expired"),
      cancelled: share("cancelled"),
      open: ({ questions }) => questions.open,
      "median time to an answer": ({ medianAnswerMs }) =>
        medianAnswerMs === null ? null : formatDuration(medianAnswerMs),
    }),
  ];
}

function formatWorth(agents: readonly AgentFigures[]): readonly Block[] {
  const worth = agents.flatMap((one) =>
    one.worth ? [{ agent: nameAgent(one), ...one.worth }] : [],
  );
  if (worth.length === 0) return [];
  return [
    heading("What the answers were worth"),
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
  ];
}

function formatRounds(rounds: KeptFigures["rounds"]): readonly Block[] {
  if (rounds.length < 2) return [];
  return [
    heading("Learning over rounds"),
    text(
      "A home's first task, its second, and so on. Not every home got to the later ones: the column of tasks says how many did.",
    ),
    {
      kind: "plot",
      name: "kept-rounds",
      title: "Questions that came up, by round in the same home",
      unit: "per task",
      bars: rounds.flatMap(({ round, questionsPerTask, sparedPerTask }) => [
        { label: String(round), group: "asked", value: questionsPerTask },
        { label: String(round), group: "spared by memory", value: sparedPerTask },
      ]),
    },
    tableOf(rounds, {
      round: ({ round }) => round,
      tasks: ({ tasks }) => tasks,
      success: ({ success }) => percent(success),
      "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
      "spared a task": ({ sparedPerTask }) => fixed(sparedPerTask),
    }),
  ];
}

function formatReuse({ reuse }: KeptFigures): readonly Block[] {
  if (reuse.questionsSaved + reuse.questionsAsked === 0) return [];
  return [
    heading("What memory spared"),
    figures({
      "questions saved": reuse.questionsSaved,
      "questions asked": reuse.questionsAsked,
      "saved, of all that came up": percent(reuse.reuseRate),
      "asked again out of doubt": reuse.askedAgain,
      "saved and then seen to be untrue": percent(reuse.wrongReuseRate),
      "tasks of saved questions that were done": percent(reuse.successRate),
    }),
  ];
}

function formatCosts(costs: KeptFigures["costs"]): readonly Block[] {
  if (costs.length === 0) return [heading("Cost"), text("No language model was asked.")];
  return [
    heading("Cost"),
    tableOf(costs, {
      "model, role": ({ model, role }) => `${model}, ${role}`,
      episodes: ({ episodes }) => episodes,
      requests: ({ requests }) => requests,
      "from the cache": ({ cached }) => cached,
      "tokens in": ({ promptTokens }) => promptTokens,
      "tokens out": ({ completionTokens }) => completionTokens,
      "US dollars": ({ cost }) => cost.toFixed(4),
    }),
  ];
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
