import type { Command } from "commander";
import type { ResultKinds } from "../report/result-kind.js";
import type { ResearchCommand } from "./bench.js";

const group = async (help: string) => (await import("./bench.js")).declareGroup(help);
const afk = () => import("../afk/commands.js");
const ambik = () => import("../ambik/benches.js");
const benchmark = () => import("../benchmark/commands.js");

const plain = (kind: string, version?: number) => async () =>
  (await import("../report/result-kind.js")).plainKind(kind, version);

const kinds = {
  alfworld: async () => (await import("../aba/report.js")).alfworldKind,
  asking: plain("asking"),
  agents: async () => (await import("../aba/report.js")).agentsKind,
  query: async () => (await import("../afk/report.js")).queryKind,
  "query-task": async () => (await import("../afk/report.js")).queryTaskKind,
  "query-ablations": async () => (await import("../afk/report.js")).ablationsKind,
  ambik: async () => (await import("../ambik/report.js")).ambikKind,
  knowno: async () => (await import("../ambik/report.js")).knowNoKind,
  crowd: plain("crowd"),
  engine: plain("engine"),
  ldm2: async () => (await import("../ldm2/bench-ldm2.js")).ldm2Kind,
  reuse: plain("reuse"),
  paraphrases: plain("paraphrases", 3),
  recall: plain("recall"),
  memory: plain("memory"),
  replay: async () => (await import("../replay/report.js")).replayKind,
  policies: plain("policies"),
  webshop: async () => (await import("../webshop/bench-webshop.js")).webshopKind,
} satisfies ResultKinds;
export const resultKinds: ResultKinds = kinds;

const abouts = {
  "bench alfworld": "ALFWorld games with simulated people: success, steps, questions",
  "bench asking": "when asking pays: policies of asking by their total cost",
  "bench agents": "agents that are language models, on ALFWorld games",
  "export aba-il":
    "write conversations of an expert that asks what it cannot know (ABA, section 3.2.2)",
  "bench cooking": "cooking games (Q-TextWorld): how well policies play and ask",
  "bench grid": "grid games (Q-BabyAI): how well policies play and ask",
  "train afk": "train AFK's learner: notebook, pointer, episodic bonus and a linear policy",
  "train orders": "fit the classifiers that read orders to the labelled orders",
  "train reading": "fit the classifiers that read replies to the labelled replies",
  "bench ambik": "AmbiK: which methods notice that a task is ambiguous",
  "bench knowno": "KnowNo's tasks: how often methods ask, and how often they are right",
  ambik: "put rows of AmbiK to people as questions, and write their answers as rows",
  "ambik ask": "ask people about the ambiguous tasks of AmbiK, one row after the other",
  "ambik rows": "write people's answers as rows: AmbiK's ids and columns, none of its sentences",
  benchmark: "frozen tasks for agents that ask: a leaderboard of ours and of submitted ones",
  "benchmark play":
    "play the benchmark with an agent of yours, or a language model; writes a submission",
  "benchmark score": "play submissions again, and score them",
  "bench crowd": "simulated crowds: agreement, aggregation and flags against the truth",
  "bench grounding": "read labelled replies and compare with their labels",
  "bench orders": "read labelled orders and compare with what was meant",
  "bench engine": "steps per second of the household engine",
  "bench ldm2": "play from tuples only, with ablations and refinement",
  "bench memory": "fill a memory, search it, open it again, rebuild it",
  "bench paraphrases": "decide which questions are the same",
  "bench recall": "ask a memory what it has, and see whether it finds it",
  "bench reuse": "many rounds in a home: what memory saves, and how often it misleads",
  "learn rules": "learn rules of the world from trials in homes made from a seed, or in games",
  "study replay":
    "continue recorded questions without the answer, with a simulated and with the real one",
  "study policies": "what other policies of asking would have cost, from logged probabilities",
  report: "write one page with all episodes and measurements, beside the papers' figures",
  "bench webshop": "WebShop: orders by rules, with and without asking",
  shop: "play a list of actions in WebShop and print every page",
  "shop replay": "play a list of actions towards one goal and print every page",
};

const loads: Readonly<Record<keyof typeof abouts, () => Promise<Command>>> = {
  "bench alfworld": async () =>
    (await import("../aba/bench-alfworld.js")).alfworldCommand(await kinds.alfworld()),
  "bench asking": () => import("../aba/bench-asking.js").then((of) => of.askingCommand()),
  "bench agents": async () =>
    (await import("../aba/bench-agents.js")).agentsCommand(await kinds.agents()),
  "export aba-il": () => import("../aba/export-aba-il.js").then((of) => of.abaIlCommand()),
  "bench cooking": () => afk().then((of) => of.queryCommand("cooking")),
  "bench grid": () => afk().then((of) => of.queryCommand("grid")),
  "train afk": () => afk().then((of) => of.trainCommand()),
  "train orders": () => import("../orders/train.js").then((of) => of.trainOrdersCommand()),
  "train reading": () => import("../reading/commands.js").then((of) => of.trainReadingCommand()),
  "bench ambik": async () => (await ambik()).ambikBenchCommand(await kinds.ambik()),
  "bench knowno": async () => (await ambik()).knowNoCommand(await kinds.knowno()),
  ambik: () => group("\nExamples:\n  sous ambik ask --help\n  sous ambik rows --help"),
  "ambik ask": () => import("../ambik/ask-command.js").then((of) => of.askCommand()),
  "ambik rows": () => import("../ambik/rows-command.js").then((of) => of.rowsCommand()),
  benchmark: () => benchmark().then((of) => of.benchmarkCommand()),
  "benchmark play": () => benchmark().then((of) => of.playCommand()),
  "benchmark score": () => benchmark().then((of) => of.scoreCommand()),
  "bench crowd": () => import("../crowd/bench-crowd.js").then((of) => of.crowdCommand()),
  "bench grounding": () => import("../lab/bench-grounding.js").then((of) => of.groundingCommand()),
  "bench orders": () => import("../lab/bench-orders.js").then((of) => of.ordersCommand()),
  "bench engine": () => import("../lab/bench-engine.js").then((of) => of.engineCommand()),
  "bench ldm2": () => import("../ldm2/bench-ldm2.js").then((of) => of.ldm2Command()),
  "bench memory": () => import("../memory/bench-memory.js").then((of) => of.memoryCommand()),
  "bench paraphrases": () =>
    import("../memory/bench-paraphrases.js").then((of) => of.paraphrasesCommand()),
  "bench recall": () => import("../memory/recall/bench-recall.js").then((of) => of.recallCommand()),
  "bench reuse": () => import("../memory/reuse/bench-reuse.js").then((of) => of.reuseCommand()),
  "learn rules": () => import("../opex/command.js").then((of) => of.rulesCommand()),
  "study replay": () => import("../replay/study.js").then((of) => of.replayCommand()),
  "study policies": () => import("../replay/policies.js").then((of) => of.policiesCommand()),
  report: () => import("../report/command.js").then((of) => of.reportCommand(resultKinds)),
  "bench webshop": () => import("../webshop/bench-webshop.js").then((of) => of.webshopCommand()),
  shop: () => group("\nExamples:\n  sous shop replay --help"),
  "shop replay": () => import("../webshop/shop-replay.js").then((of) => of.replayCommand()),
};

export const researchCommands: readonly ResearchCommand[] = Object.entries(abouts).map(
  ([name, about]) => ({
    name,
    about,
    load: async () =>
      (await loads[name as keyof typeof abouts]()).name(name.split(" ").at(-1) ?? name),
  }),
);
