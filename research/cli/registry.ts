import type { Command } from "commander";
import type { ResultKinds } from "../report/result-kind.js";
import type { ResearchCommand } from "./bench.js";

const group = async (help: string) => (await import("./bench.js")).declareGroup(help);
const afk = () => import("../afk/commands.js");
const ambik = () => import("../ambik/benches.js");
const benchmark = () => import("../benchmark/commands.js");
const lab = () => import("../lab/bench-grounding.js");

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

const commands: Readonly<Record<string, readonly [about: string, load: () => Promise<Command>]>> = {
  "bench alfworld": [
    "ALFWorld games with simulated people: success, steps, questions",
    async () => (await import("../aba/bench-alfworld.js")).alfworldCommand(await kinds.alfworld()),
  ],
  "bench asking": [
    "when asking pays: policies of asking by their total cost",
    async () => (await import("../aba/bench-asking.js")).askingCommand(),
  ],
  "bench agents": [
    "agents that are language models, on ALFWorld games",
    async () => (await import("../aba/bench-agents.js")).agentsCommand(await kinds.agents()),
  ],
  "export aba-il": [
    "write conversations of an expert that asks what it cannot know (ABA, section 3.2.2)",
    async () => (await import("../aba/export-aba-il.js")).abaIlCommand(),
  ],
  "bench cooking": [
    "cooking games (Q-TextWorld): how well policies play and ask",
    async () => (await afk()).queryCommand("cooking"),
  ],
  "bench grid": [
    "grid games (Q-BabyAI): how well policies play and ask",
    async () => (await afk()).queryCommand("grid"),
  ],
  "train afk": [
    "train AFK's learner: notebook, pointer, episodic bonus and a linear policy",
    async () => (await afk()).trainCommand(),
  ],
  "train orders": [
    "fit the classifiers that read orders to the labelled orders",
    async () => (await import("../orders/train.js")).trainOrdersCommand(),
  ],
  "train reading": [
    "fit the classifiers that read replies to the labelled replies",
    async () => (await import("../reading/commands.js")).trainReadingCommand(),
  ],
  "bench ambik": [
    "AmbiK: which methods notice that a task is ambiguous",
    async () => (await ambik()).ambikBenchCommand(await kinds.ambik()),
  ],
  "bench knowno": [
    "KnowNo's tasks: how often methods ask, and how often they are right",
    async () => (await ambik()).knowNoCommand(await kinds.knowno()),
  ],
  ambik: [
    "put rows of AmbiK to people as questions, and write their answers as rows",
    () => group("\nExamples:\n  sous ambik ask --help\n  sous ambik rows --help"),
  ],
  "ambik ask": [
    "ask people about the ambiguous tasks of AmbiK, one row after the other",
    async () => (await import("../ambik/ask-command.js")).askCommand(),
  ],
  "ambik rows": [
    "write people's answers as rows: AmbiK's ids and columns, none of its sentences",
    async () => (await import("../ambik/rows-command.js")).rowsCommand(),
  ],
  benchmark: [
    "frozen tasks for agents that ask: a leaderboard of ours and of submitted ones",
    async () => (await benchmark()).benchmarkCommand(),
  ],
  "benchmark play": [
    "play the benchmark with an agent of yours, or a language model; writes a submission",
    async () => (await benchmark()).playCommand(),
  ],
  "benchmark score": [
    "play submissions again, and score them",
    async () => (await benchmark()).scoreCommand(),
  ],
  "bench crowd": [
    "simulated crowds: agreement, aggregation and flags against the truth",
    async () => (await import("../crowd/bench-crowd.js")).crowdCommand(),
  ],
  "bench grounding": [
    "read labelled replies and compare with their labels",
    async () => (await lab()).groundingCommand(),
  ],
  "bench orders": [
    "read labelled orders and compare with what was meant",
    async () => (await import("../lab/bench-orders.js")).ordersCommand(),
  ],
  "bench engine": [
    "steps per second of the household engine",
    async () => (await import("../lab/bench-engine.js")).engineCommand(),
  ],
  "bench ldm2": [
    "play from tuples only, with ablations and refinement",
    async () => (await import("../ldm2/bench-ldm2.js")).ldm2Command(),
  ],
  "bench memory": [
    "fill a memory, search it, open it again, rebuild it",
    async () => (await import("../memory/bench-memory.js")).memoryCommand(),
  ],
  "bench paraphrases": [
    "decide which questions are the same",
    async () => (await import("../memory/bench-paraphrases.js")).paraphrasesCommand(),
  ],
  "bench recall": [
    "ask a memory what it has, and see whether it finds it",
    async () => (await import("../memory/recall/bench-recall.js")).recallCommand(),
  ],
  "bench reuse": [
    "many rounds in a home: what memory saves, and how often it misleads",
    async () => (await import("../memory/reuse/bench-reuse.js")).reuseCommand(),
  ],
  "learn rules": [
    "learn rules of the world from trials in homes made from a seed, or in games",
    async () => (await import("../opex/command.js")).rulesCommand(),
  ],
  "study replay": [
    "continue recorded questions without the answer, with a simulated and with the real one",
    async () => (await import("../replay/study.js")).replayCommand(),
  ],
  "study policies": [
    "what other policies of asking would have cost, from logged probabilities",
    async () => (await import("../replay/policies.js")).policiesCommand(),
  ],
  report: [
    "write one page with all episodes and measurements, beside the papers' figures",
    async () => (await import("../report/command.js")).reportCommand(resultKinds),
  ],
  "bench webshop": [
    "WebShop: orders by rules, with and without asking",
    async () => (await import("../webshop/bench-webshop.js")).webshopCommand(),
  ],
  shop: [
    "play a list of actions in WebShop and print every page",
    () => group("\nExamples:\n  sous shop replay --help"),
  ],
  "shop replay": [
    "play a list of actions towards one goal and print every page",
    async () => (await import("../webshop/shop-replay.js")).replayCommand(),
  ],
};

export const researchCommands: readonly ResearchCommand[] = Object.entries(commands).map(
  ([name, [about, load]]) => ({
    name,
    about,
    load: async () => (await load()).name(name.split(" ").at(-1) ?? name),
  }),
);
