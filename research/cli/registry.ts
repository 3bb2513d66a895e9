/** What the research adds to the command line, and the results that the report can read. */
import type { Command } from "commander";
import type { ResultKinds } from "../report/result-kind.js";
import type { ResearchCommand } from "./bench.js";

const aba = () => import("../aba/commands.js");
const afk = () => import("../afk/commands.js");
const ambik = () => import("../ambik/commands.js");
const benchmark = () => import("../benchmark/commands.js");
const lab = () => import("../lab/commands.js");
const memory = () => import("../memory/commands.js");
const webshop = () => import("../webshop/commands.js");

const commands: Readonly<Record<string, readonly [about: string, load: () => Promise<Command>]>> = {
  "bench alfworld": [
    "ALFWorld games with simulated people: success, steps, questions",
    async () => (await aba()).alfworldCommand(),
  ],
  "bench asking": [
    "when asking pays: policies of asking by their total cost",
    async () => (await aba()).askingCommand(),
  ],
  "bench agents": [
    "agents that are language models, on ALFWorld games",
    async () => (await aba()).agentsCommand(),
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
  "train reading": [
    "fit the classifiers that read replies to the labelled replies",
    async () => (await import("../reading/commands.js")).trainReadingCommand(),
  ],
  "bench ambik": [
    "AmbiK: which methods notice that a task is ambiguous",
    async () => (await ambik()).ambikBenchCommand(),
  ],
  "bench knowno": [
    "KnowNo's tasks: how often methods ask, and how often they are right",
    async () => (await ambik()).knowNoCommand(),
  ],
  ambik: [
    "put rows of AmbiK to people as questions, and write their answers as rows",
    async () => (await import("../ambik/ask-command.js")).ambikCommand(),
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
    async () => (await import("../crowd/command.js")).crowdCommand(),
  ],
  "bench grounding": [
    "read labelled replies and compare with their labels",
    async () => (await lab()).groundingCommand(),
  ],
  "bench engine": [
    "steps per second of the household engine",
    async () => (await lab()).engineCommand(),
  ],
  "bench ldm2": [
    "play from tuples only, with ablations and refinement",
    async () => (await import("../ldm2/command.js")).ldm2Command(),
  ],
  "bench memory": [
    "fill a memory, search it, open it again, rebuild it",
    async () => (await memory()).memoryCommand(),
  ],
  "bench paraphrases": [
    "decide which questions are the same",
    async () => (await memory()).paraphrasesCommand(),
  ],
  "bench recall": [
    "ask a memory what it has, and see whether it finds it",
    async () => (await memory()).recallCommand(),
  ],
  "bench reuse": [
    "many rounds in a home: what memory saves, and how often it misleads",
    async () => (await memory()).reuseCommand(),
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
  "bench merge": [
    "put the shards of a bench over games together",
    async () => (await import("../report/merge.js")).mergeCommand(researchCommands),
  ],
  "bench webshop": [
    "WebShop: orders by rules, with and without asking",
    async () => (await webshop()).webshopCommand(),
  ],
  shop: [
    "play a list of actions in WebShop and print every page",
    async () => (await webshop()).shopCommand(),
  ],
};

export const researchCommands: readonly ResearchCommand[] = Object.entries(commands).map(
  ([name, [about, load]]) => ({
    name,
    about,
    load: async () => (await load()).name(name.split(" ").at(-1) ?? name),
  }),
);

export const resultKinds: ResultKinds = {
  alfworld: async () => (await import("../aba/report.js")).alfworldKind,
  asking: async () => (await import("../aba/report.js")).askingKind,
  agents: async () => (await import("../aba/report.js")).agentsKind,
  query: async () => (await import("../afk/report.js")).queryKind,
  "query-task": async () => (await import("../afk/report.js")).queryTaskKind,
  "query-ablations": async () => (await import("../afk/report.js")).ablationsKind,
  ambik: async () => (await import("../ambik/report.js")).ambikKind,
  knowno: async () => (await import("../ambik/report.js")).knowNoKind,
  crowd: async () => (await import("../crowd/command.js")).crowdKind,
  ldm2: async () => (await import("../ldm2/report.js")).ldm2Kind,
  reuse: async () => (await import("../memory/report.js")).reuseKind,
  paraphrases: async () => (await import("../memory/report.js")).paraphrasesKind,
  recall: async () => (await import("../memory/report.js")).recallKind,
  memory: async () => (await import("../memory/report.js")).memoryKind,
  replay: async () => (await import("../replay/report.js")).replayKind,
  policies: async () => (await import("../replay/policies.js")).policiesKind,
  webshop: async () => (await import("../webshop/report.js")).webshopKind,
};
