/** The part of the report on what is in the database. */
import type { Block, Report, Table } from "../document.js";
import { fixed, formatDuration, percent } from "../format-duration.js";
import { plotBars } from "../plots.js";
import type { AgentFigures, CostFigures, KeptFigures, RoundFigures } from "./kept-figures.js";

export async function composeKept(figures: KeptFigures): Promise<Report> {
  const { agents, rounds, costs } = figures;
  return {
    title: "Played and kept",
    blocks: [
      {
        kind: "text",
        text: `What the database holds: ${count(agents, ({ ended }) => ended)} tasks that have ended, ${count(agents, ({ open }) => open)} that are going on. A row is one agent in one kind of world, with the bot that carried its questions; simulated people answer at once and know everything unless they were told otherwise, so rows of different bots do not compare people with people.`,
      },
      tableAgents(agents),
      ...formatQuestions(agents),
      ...formatWorth(agents),
      ...(await formatRounds(rounds)),
      ...formatReuse(figures),
      ...formatCosts(costs),
    ],
  };
}

function tableAgents(agents: readonly AgentFigures[]): Table {
  return {
    kind: "table",
    head: [
      "agent",
      "homes",
      "tasks",
      "success",
      "steps a task",
      "questions a task",
      "tasks with a question",
      "spared a task",
      "seeds",
    ],
    rows: agents.map((one) => [
      nameAgent(one),
      String(one.homes),
      one.open > 0 ? `${one.ended} (+${one.open})` : String(one.ended),
      percent(one.success),
      fixed(one.meanSteps),
      fixed(one.questionsPerTask),
      percent(one.helpRate),
      fixed(one.sparedPerTask),
      listSeeds(one.seeds),
    ]),
  };
}

function formatQuestions(agents: readonly AgentFigures[]): readonly Block[] {
  const asking = agents.filter((one) => countQuestions(one) > 0);
  if (asking.length === 0) return [];
  return [
    heading("What became of the questions"),
    {
      kind: "table",
      head: [
        "agent",
        "asked",
        "answered",
        "declined",
        "expired",
        "cancelled",
        "open",
        "median time to an answer",
      ],
      rows: asking.map((one) => {
        const { answered, declined, expired, cancelled, open } = one.questions;
        const all = countQuestions(one);
        return [
          nameAgent(one),
          String(all),
          ...[answered, declined, expired, cancelled].map((some) => percent(some / all)),
          String(open),
          one.medianAnswerMs === null ? "–" : formatDuration(one.medianAnswerMs),
        ];
      }),
    },
  ];
}

function formatWorth(agents: readonly AgentFigures[]): readonly Block[] {
  const rows = agents.flatMap((one) => {
    if (!one.worth) return [];
    const { tasks, stepsWith, stepsWithout, successWithout } = one.worth;
    return [
      [
        nameAgent(one),
        String(tasks),
        fixed(stepsWith),
        fixed(stepsWithout),
        fixed(stepsWithout - stepsWith),
        percent(successWithout),
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    heading("What the answers were worth"),
    {
      kind: "text",
      text: "The same task with the same seed, played once more in memory without the answers that it got.",
    },
    {
      kind: "table",
      head: ["agent", "tasks", "steps", "steps without", "steps saved", "done without"],
      rows,
    },
  ];
}

async function formatRounds(rounds: readonly RoundFigures[]): Promise<readonly Block[]> {
  if (rounds.length < 2) return [];
  return [
    heading("Learning over rounds"),
    {
      kind: "text",
      text: "A home's first task, its second, and so on. Not every home got to the later ones: the column of tasks says how many did.",
    },
    await plotBars({
      name: "kept-rounds",
      title: "Questions that came up, by round in the same home",
      unit: "per task",
      bars: rounds.flatMap(({ round, questionsPerTask, sparedPerTask }) => [
        { label: String(round), group: "asked", value: questionsPerTask },
        { label: String(round), group: "spared by memory", value: sparedPerTask },
      ]),
    }),
    {
      kind: "table",
      head: ["round", "tasks", "success", "questions a task", "spared a task"],
      rows: rounds.map(({ round, tasks, success, questionsPerTask, sparedPerTask }) => [
        String(round),
        String(tasks),
        percent(success),
        fixed(questionsPerTask),
        fixed(sparedPerTask),
      ]),
    },
  ];
}

function formatReuse({ reuse }: KeptFigures): readonly Block[] {
  if (reuse.questionsSaved + reuse.questionsAsked === 0) return [];
  return [
    heading("What memory spared"),
    {
      kind: "table",
      head: ["", "value"],
      rows: [
        ["questions saved", String(reuse.questionsSaved)],
        ["questions asked", String(reuse.questionsAsked)],
        ["saved, of all that came up", percent(reuse.reuseRate)],
        ["asked again out of doubt", String(reuse.askedAgain)],
        ["saved and then seen to be untrue", percent(reuse.wrongReuseRate)],
        ["tasks of saved questions that were done", percent(reuse.successRate)],
      ],
    },
  ];
}

function formatCosts(costs: readonly CostFigures[]): readonly Block[] {
  if (costs.length === 0)
    return [heading("Cost"), { kind: "text", text: "No language model was asked." }];
  return [
    heading("Cost"),
    {
      kind: "table",
      head: [
        "model, role",
        "episodes",
        "requests",
        "from the cache",
        "tokens in",
        "tokens out",
        "US dollars",
      ],
      rows: costs.map((one) => [
        `${one.model}, ${one.role}`,
        String(one.episodes),
        String(one.requests),
        String(one.cached),
        String(one.promptTokens),
        String(one.completionTokens),
        one.cost.toFixed(4),
      ]),
    },
  ];
}

/** By the format of a household's content. */
const worlds: Readonly<Record<string, string>> = { home: "homes", alfworld: "ALFWorld" };
const taskKinds = { plain: "", ambiguous: ", ambiguous tasks", open: ", open tasks" } as const;

function nameAgent({ policy, askPolicy, world, tasks, bot }: AgentFigures): string {
  return `${policy}, asks ${askPolicy}: ${worlds[world] ?? world}${taskKinds[tasks]} (${bot})`;
}

/** Many seeds are told as a span. */
function listSeeds(seeds: readonly number[]): string {
  if (seeds.length <= 5) return seeds.join(", ");
  return `${seeds.length} from ${seeds[0]} to ${seeds.at(-1)}`;
}

function countQuestions({ questions }: AgentFigures): number {
  return Object.values(questions).reduce((sum, some) => sum + some, 0);
}

function count(agents: readonly AgentFigures[], of: (one: AgentFigures) => number): number {
  return agents.reduce((sum, one) => sum + of(one), 0);
}

function heading(text: string): Block {
  return { kind: "heading", text };
}
