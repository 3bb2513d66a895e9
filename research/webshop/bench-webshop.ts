import type { Memory } from "../../memory/stores.js";
import { openCatalogue, ownCatalogue } from "../../scenes/shop/catalogue.js";
import { drawWish, orderOf } from "../../scenes/shop/orders.js";
import { loadShop } from "../../scenes/shop/simulator.js";
import { countSteps } from "../../src/agent/summary.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { simulate } from "../../src/app/play/households.js";
import { makeSimulatedBot } from "../../src/app/serve/bots.js";
import { startSous } from "../../src/app/wire.js";
import type { Policy } from "../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Simulator, Task } from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { seededRandom } from "../../src/core/random.js";
import { readPage } from "../../src/policies/shop/page.js";
import { createShopPolicy } from "../../src/policies/shop/shop-policy.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, expectUnits, inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { benchSettings, createBenchParts, type LabParts } from "../lab/parts.js";
import { type Cell, differing, tableOf } from "../report/blocks.js";
import type { Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import { openGoals, orderOfGoal, readInstructions, whyNoGoals } from "./goals.js";
import papers from "./papers.json" with { type: "json" };
import { dataFlag, seedFlag } from "./shop-replay.js";

export const webshopKind = sharedKind<WebshopResult>("webshop", compose);

const flags = {
  data: dataFlag(),
  goals: flag.choice(
    "--goals <kind>",
    "drawn from the products, written by people, or WebShop's made ones (default: drawn from our products; of a folder people's, where there are any)",
    ["drawn", "human", "synthetic"],
  ),
  n: flag.count("--n <n>", "goals (default: 200 drawn ones, else the first 500)"),
  agent: flag.choice(
    "--agent <agent>",
    "who orders; react, ldm2 and agent take a language model",
    ["rules", "tuples", "react", "ldm2", "agent"],
    "rules",
  ),
  training: flag.count(
    "--training <n>",
    "tuples, ldm2, agent: orders by rules that they learn from",
    40,
  ),
  ask: flag.choice(
    "--ask <when>",
    "never, about everything that was not said, or when the answer is worth more than it costs",
    ["never", "missing", "voi"],
    "voi",
  ),
  variant: flag.choice(
    "--variant <variant>",
    "ambiguous: an option, the attributes or the price is not said",
    ["standard", "ambiguous"],
    "standard",
  ),
  rounds: flag.count("--rounds <n>", "orders of the same wish in each household", 1),
  wrong: flag.probability("--wrong <p>", "probability of a wrong answer", 0),
  seed: seedFlag("goals, prices and sentences are drawn with it"),
};
type Given = flag.Given<typeof flags>;
export type WebshopRequest = Omit<Given, "goals" | "n" | "json"> & {
  readonly goals: NonNullable<Given["goals"]>;
  readonly n: number;
};

export const webshopCommand = () =>
  declareBench({
    flags,
    help: `
score is 100 times the mean of WebShop's reward, success the share of goals with a reward of just 1. WebShop's
reward takes "pack of 6" for "pack of 12": strictSuccess also wants every option just as it was wanted.

Examples:
  sous bench webshop --json
  sous bench webshop --variant ambiguous --ask never --json
  sous bench webshop --variant ambiguous --rounds 2 --json
  sous bench webshop --agent tuples --ask never --json
  sous bench webshop --data webshop/data --n 500 --json`,
    unit: "orders",
    kind: webshopKind,
    run: (given) => {
      const { goals = usualGoals(given.data) } = given;
      const { n = goals === "drawn" ? 200 : 500 } = given;
      const parts = createBenchParts(benchSettings(false));
      return benchWebshop(parts, { ...given, goals, n });
    },
  });

function usualGoals(data: string): WebshopRequest["goals"] {
  if (data === ownCatalogue) return "drawn";
  const { goals, kind } = openGoals(openCatalogue(data), 0);
  return goals.length > 0 ? kind : "drawn";
}

/** They play from what was done before. */
const learners: readonly WebshopRequest["agent"][] = ["tuples", "ldm2", "agent"];

interface Ordered {
  readonly kind: string;
  readonly fits: number | undefined;
  readonly reward: number;
  readonly isStrict: boolean;
  readonly steps: number;
  readonly questions: number;
}

/** @throws InputError when there are no such goals */
export async function benchWebshop(parts: LabParts, request: WebshopRequest) {
  const { data, ask, variant, seed, goals, agent, training } = request;
  const { content } = loadShop(data, seed);
  const scene = simulate({ id: "bench", title: "bench", content });
  const orders = takeOrders(scene, request);
  expectUnits(orders.length);
  const rules = createShopPolicy(ask === "missing");
  let policy: Policy = rules;
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "sous bench webshop",
    paceMs: 0,
    bots: [makeSimulatedBot(parts, { wrong: request.wrong, unsure: 0, delayMs: 0, seed })],
    answerTimeoutMs: parts.config.answerTimeoutMs,
    policy: {
      name: agent,
      get isCostly() {
        return policy.isCostly ?? false;
      },
      decide: (view) => policy.decide(view),
    },
  });
  const play = async (id: string, tasks: readonly Task[], rounds: number) => {
    const createdAt = parts.clock.now();
    const { memory, runner } = sous;
    const household = await memory.households.create({ id, title: id, content, tasks, createdAt });
    const episodes = await runner.play({
      household,
      rounds,
      seed,
      maxSteps: 15,
      askPolicy: ask === "never" ? "never" : "missing",
      bot: "simulated",
      channel: "simulated",
    });
    return inJobs(1, episodes, async ({ id: episode, task, reward }) => {
      const records = await memory.episodes.steps(episode);
      scene.begin(task);
      for (const { step } of records) if (step.kind === "act") scene.step(step.command);
      const { steps, questions } = countSteps(records);
      return {
        kind: task.wish?.unsaid ?? "none",
        fits: task.wish?.fits,
        reward: scene.conditionsMet?.() ?? 0,
        isStrict: reward > 0,
        steps,
        questions,
      };
    });
  };
  try {
    if (learners.includes(agent)) {
      const taught = { ...request, goals: "drawn", variant: "standard", rounds: 1 } as const;
      const lessons = takeOrders(scene, { ...taught, n: training, seed: seed + 1 });
      for (const [at, tasks] of lessons.entries()) await play(`lesson-${at}`, tasks, 1);
    }
    policy = agent === "rules" ? rules : await makeAgent(agent, parts, sous.memory);
    const controls: Ordered[] = [];
    for (const [at, tasks] of takeControls(scene, request).entries())
      controls.push(...(await play(`control-${at}`, tasks, 1)));
    const rounds: Ordered[][] = Array.from({ length: request.rounds }, () => []);
    for (const [at, tasks] of orders.entries()) {
      const played = await play(`shop-${at}`, tasks, request.rounds);
      played.forEach((ordered, round) => {
        rounds[round]?.push(ordered);
      });
      advance();
    }
    const [first = [], ...later] = rounds;
    const all = [...first, ...controls];
    const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
    const whole = all.filter(({ kind }) => kind === "none");
    const catalogue = openCatalogue(data);
    return {
      ...sumUp(first),
      /** In the ambiguous variant "none" are controls, which no other figure counts. */
      byKind: Object.fromEntries(
        kinds.map((kind) => [kind, sumUp(all.filter((one) => one.kind === kind))]),
      ),
      needlessQuestions: averageOf(whole, ({ questions }) => questions),
      later: later.map(sumUp),
      ask,
      agent,
      variant,
      catalogue: {
        name: catalogue.name,
        products: catalogue.size,
        leftOut: catalogue.leftOut.length + readInstructions(catalogue).leftOut.length,
        goals,
      },
      nouns: "wink",
      seed,
    };
  } finally {
    await sous.stop();
  }
}

type WebshopResult = Awaited<ReturnType<typeof benchWebshop>>;
type WebshopFigures = ReturnType<typeof sumUp>;

async function makeAgent(
  agent: WebshopRequest["agent"],
  { config, clock, log }: LabParts,
  memory: Memory,
): Promise<Policy> {
  const model = modelSupply({ config, clock, log, store: memory.models });
  const policy = await createPolicy(agent, { memory, model, rescue: "choice", llm: config.llm });
  return agent === "react" ? withReducedPages(policy) : policy;
}

/** Beside orders that leave something open, a quarter as many that do not: nothing needs to be asked about them. */
function takeControls(scene: Simulator, request: WebshopRequest): readonly (readonly Task[])[] {
  if (request.variant === "standard") return [];
  const { n, seed } = request;
  const whole = { variant: "standard", rounds: 1, n: Math.ceil(n / 4), seed: seed + 2 } as const;
  return takeOrders(scene, { ...request, ...whole });
}

/** The tasks of each household: the same wish, said in other words each time. */
function takeOrders(scene: Simulator, request: WebshopRequest): readonly (readonly Task[])[] {
  const { data, goals, n, variant, rounds, seed } = request;
  const random = seededRandom(seed, "orders");
  const market = openGoals(openCatalogue(data), seed, goals === "drawn" ? undefined : goals);
  const ready = (task: Task): Task | null =>
    variant === "ambiguous" ? scene.singleOut(task, random) : task;
  const orders: (readonly Task[])[] = [];
  const inTurn = goals === "drawn" ? null : market.goals;
  for (let at = 0; orders.length < n && at < (inTurn?.length ?? 20 * n); at++) {
    const goal = inTurn?.[at];
    const task = ready(
      goal ? orderOfGoal(goal) : orderOf(market, drawWish(market, random), random),
    );
    const meant = task?.wish;
    if (!task || !meant) continue;
    const tasks = [task];
    // Of its own, so that the first orders are the same with any number of rounds.
    const again = seededRandom(seed, "orders again", String(at));
    while (tasks.length < rounds) {
      const next = orderOf(market, meant, again);
      if (tasks.every(({ sentence }) => sentence !== next.sentence)) tasks.push(next);
    }
    orders.push(tasks);
  }
  if (orders.length === 0)
    throw new InputError(
      goals === "drawn" || market.goals.length > 0
        ? `nothing can be left open in the ${goals} goals of ${market.catalogue.name}`
        : `${whyNoGoals(market)}; --goals drawn needs the products alone`,
    );
  return orders;
}

function sumUp(all: readonly Ordered[]) {
  const doubts = all.flatMap(({ fits }) => fits ?? []);
  const mean = (value: (one: Ordered) => number) => averageOf(all, value);
  return {
    goals: all.length,
    /** 100 times the mean of WebShop's reward; then the share of just 1, and with every option right. */
    score: 100 * mean(({ reward }) => reward),
    success: mean(({ reward }) => Number(reward === 1)),
    strictSuccess: mean(({ isStrict }) => Number(isStrict)),
    meanSteps: mean(({ steps }) => steps),
    questionsPerGoal: mean(({ questions }) => questions),
    /** How many purchases fit what an order says. */
    ...(doubts.length > 0 && { meanFits: averageOf(doubts, (fits) => fits) }),
  };
}

const differences = [
  "The papers play the first 500 instructions of people in a shop of 1.18 million products. With few products there are fewer wrong ones, so figures are higher: only the same files and goals can be compared.",
  "The people who answer are simulated, and know what they want. In the papers nobody can be asked.",
  "Title nouns are wink-nlp's, not spaCy's. It matters only for other products than the one that was meant.",
  "WebShop's reward takes many wrong options for right ones. Strict success does not, and no paper gives it.",
];

interface Row {
  readonly name: string;
  readonly figures: Partial<WebshopFigures>;
}

function compose(results: readonly ReadResult[]): readonly Report[] {
  const given = resultsOf(results, webshopKind).map(({ result }) => result);
  if (given.length === 0) return [];
  const theirs = papers.map(({ method, ...figures }): Row => ({ name: method, figures }));
  const blocks = [
    ...differing(differences),
    tableRows([...given.map((run) => ({ name: nameOf(run), figures: run })), ...theirs]),
  ];
  return [{ title: "WebShop", blocks }];
}

function nameOf({ agent, ask, variant, catalogue, seed }: WebshopResult): string {
  const { name, products, goals } = catalogue;
  return `${agent}, asking ${ask}, ${variant} (${name}: ${products} products, ${goals} goals, seed ${seed})`;
}

function tableRows(rows: readonly Row[]) {
  const percent = (value: number | undefined): Cell =>
    value === undefined ? null : `${(100 * value).toFixed(1)} %`;
  return tableOf(rows, {
    "": ({ name }) => name,
    goals: ({ figures }) => figures.goals,
    score: ({ figures }) => figures.score?.toFixed(1),
    success: ({ figures }) => percent(figures.success),
    strict: ({ figures }) => percent(figures.strictSuccess),
    steps: ({ figures }) => figures.meanSteps?.toFixed(1),
    questions: ({ figures }) => figures.questionsPerGoal?.toFixed(2),
    "purchases that fit": ({ figures }) => figures.meanFits?.toFixed(1),
  });
}

const mostProducts = 3;
const turning = ["click[next >]", "click[< prev]"];

/** Shows pages as ReAct's driver does. */
function withReducedPages(policy: Policy): Policy {
  return {
    ...policy,
    decide: (view) => policy.decide({ ...view, trajectory: view.trajectory.map(reduce) }),
  };
}

function reduce(step: TrajectoryStep): TrajectoryStep {
  if (step.kind === "ask") return step;
  const page = readPage(step.observation, step.admissible);
  if (page.kind !== "results") return step;
  const hidden = page.products.slice(mostProducts).map(({ asin }) => asin);
  const [first] = hidden;
  const end = first ? step.observation.indexOf(`\n[${first}]`) : -1;
  const refused = new Set([...turning, ...hidden.map((asin) => `click[${asin.toLowerCase()}]`)]);
  return {
    ...step,
    observation: end < 0 ? step.observation : step.observation.slice(0, end),
    admissible: step.admissible.filter((command) => !refused.has(command)),
  };
}
