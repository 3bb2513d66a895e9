/** What the command line offers. Only what is called is loaded: a start then takes half the time. */
import { Command } from "commander";
import { researchCommands } from "../research/cli/registry.js";

type Load = () => Promise<Command>;
type Offer = readonly [about: string, load: Load];

const commands: Readonly<Record<string, Offer>> = {
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
  tuples: [
    "print the state-action tuples of a household, with their source",
    async () => (await import("./tuples.js")).tuplesCommand(),
  ],
  reuse: [
    "print how many questions memory saved, and how often it misled",
    async () => (await import("./reuse.js")).reuseCommand(),
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
};

/** Commands with parts of their own, some of which the research adds. */
const groups: Readonly<Record<string, { about: string; parts: Readonly<Record<string, Offer>> }>> =
  {
    export: {
      about: "datasets to train models on",
      parts: {
        check: [
          "check a file of OpenAI's fine-tuning format: roles, order, weights, length",
          async () => (await import("./export.js")).checkCommand(),
        ],
      },
    },
    bench: { about: "measurements", parts: {} },
    study: { about: "studies of what was recorded", parts: {} },
    train: { about: "train what is learned", parts: {} },
    learn: { about: "learn from simulators", parts: {} },
  };

/** The commands of the research: those of the program itself, and those of the named group. */
function researchOf(group: string | null): Readonly<Record<string, Offer>> {
  const offers = researchCommands.flatMap(({ name, about, load }) => {
    const [first = "", part] = name.split(" ");
    if (group === null) return part === undefined ? [[first, [about, load]] as const] : [];
    return first === group && part !== undefined ? [[part, [about, load]] as const] : [];
  });
  return Object.fromEntries(offers);
}

/**
 * The commands of the program, in the order of its help.
 *
 * @param words those of the command line; what they do not name is there for the help alone
 */
export async function loadCommands(words: readonly string[]): Promise<readonly Command[]> {
  const own = await loadNamed({ ...commands, ...researchOf(null) }, words);
  const grouped = Object.entries(groups).map(async ([name, { about, parts: ownParts }]) => {
    const parts = { ...ownParts, ...researchOf(name) };
    const command = new Command(name).description(`${about}: ${Object.keys(parts).join(", ")}`);
    const loaded = words.includes(name) ? await loadNamed(parts, words) : [];
    for (const part of loaded) command.addCommand(part);
    return command;
  });
  return [...own, ...(await Promise.all(grouped))];
}

function loadNamed(
  offers: Readonly<Record<string, Offer>>,
  words: readonly string[],
): Promise<readonly Command[]> {
  return Promise.all(
    Object.entries(offers).map(async ([name, [about, load]]) => {
      const command = words.includes(name) ? await load() : new Command(name);
      return command.description(about);
    }),
  );
}
