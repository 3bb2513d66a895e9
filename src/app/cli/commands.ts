/** What the command line offers. Only what is called is loaded: a start then takes half the time. */
import { Command } from "commander";

type Load = () => Promise<Command>;

const commands: Readonly<Record<string, readonly [about: string, load: Load]>> = {
  serve: [
    "run the local web chat and the configured bots until stopped",
    async () => (await import("./serve.js")).serveCommand(),
  ],
  init: [
    "set up Slack and Discord step by step; writes .env",
    async () => (await import("./init.js")).initCommand(),
  ],
  doctor: [
    "check settings, database, clock, Slack, Discord and language models; say what to do",
    async () => (await import("./doctor.js")).doctorCommand(),
  ],
  play: [
    "play tasks in a home (its id), in an ALFWorld game (its game.tw-pddl), or a game of cooking or of the grid",
    async () => (await import("./play.js")).playCommand(),
  ],
  demo: [
    "three rounds in one home with simulated people; nothing is kept",
    async () => (await import("./demo.js")).demoCommand(),
  ],
  homes: [
    "the homes and games that come with Sous; make new homes, check your own",
    async () => (await import("./homes.js")).homesCommand(),
  ],
  move: [
    "move a thing in a home between two tasks, behind the robot's back",
    async () => (await import("./move.js")).moveCommand(),
  ],
  facts: [
    "print what is known about a household",
    async () => (await import("./kept.js")).factsCommand(),
  ],
  teach: [
    "teach how the world works, for agents that read it (opex, opex-h)",
    async () => (await import("./teach.js")).teachCommand(),
  ],
  rules: [
    "print what was taught, or learned, about how the world works",
    async () => (await import("./teach.js")).rulesCommand(),
  ],
  learn: ["learn from simulators", async () => (await import("./learn.js")).learnCommand()],
  tuples: [
    "print the state-action tuples of a household, with their source",
    async () => (await import("./tuples.js")).tuplesCommand(),
  ],
  reuse: [
    "print how many questions memory saved, and how often it misled",
    async () => (await import("./reuse.js")).reuseCommand(),
  ],
  report: [
    "write one page on all that was played and measured, beside the papers' figures",
    async () => (await import("./report.js")).reportCommand(),
  ],
  recall: [
    "find what is kept by words: facts, questions, answers, tuples",
    async () => (await import("./recall.js")).recallCommand(),
  ],
  questions: [
    "print questions with their state and answers",
    async () => (await import("./questions.js")).questionsCommand(),
  ],
  index: [
    "the search index beside the database: check it, make it anew",
    async () => (await import("./index-command.js")).indexCommand(),
  ],
  usage: [
    "print requests, tokens and dollars of language models",
    async () => (await import("./usage.js")).usageCommand(),
  ],
  export: [
    "datasets to train models on",
    async () => (await import("./export.js")).exportCommand(),
  ],
  campaign: [
    "put tasks to people on purpose: plan, create, start, pause, status, close",
    async () => (await import("./campaign.js")).campaignCommand(),
  ],
  release: [
    "publish what people answered in campaigns: JSONL, CSV, Parquet, with a card",
    async () => (await import("./release.js")).releaseCommand(),
  ],
  import: [
    "read a release into a database, to study it or to go on from it",
    async () => (await import("./release.js")).importCommand(),
  ],
  finetune: [
    "train a model on a dataset at the configured server, and let it play",
    async () => (await import("./finetune.js")).finetuneCommand(),
  ],
  "my-data": [
    "what is kept of a person, as JSON, to be given to them",
    async () => (await import("./my-data.js")).myDataCommand(),
  ],
  forget: [
    "delete what a person said, and all that rests on it; also while sous serve runs",
    async () => (await import("./forget.js")).forgetCommand(),
  ],
  replay: [
    "play a list of commands in a game or home and print every observation",
    async () => (await import("./worlds.js")).replayCommand(),
  ],
  verify: [
    "compare this engine with a recording of the Python engine, step by step",
    async () => (await import("./worlds.js")).verifyCommand(),
  ],
  bench: [
    "measurements: alfworld, agents, ldm2, cooking, grid, ambik, reuse, crowd, memory, paraphrases, grounding, engine, chat, faults",
    async () => (await import("./bench.js")).benchCommand(),
  ],
  study: [
    "studies of what was recorded: replay",
    async () => (await import("./study.js")).studyCommand(),
  ],
  ambik: [
    "put rows of AmbiK to people as questions, and write their answers as rows",
    async () => (await import("./ambik.js")).ambikCommand(),
  ],
  train: ["train what is learned: afk", async () => (await import("./train.js")).trainCommand()],
};

/**
 * The commands of the program, in the order of its help.
 *
 * @param words those of the command line; what they do not name is there for the help alone
 */
export function loadCommands(words: readonly string[]): Promise<readonly Command[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, [about, load]]) => {
      const command = words.includes(name) ? await load() : new Command(name);
      return command.description(about);
    }),
  );
}
