/** What the command line offers. Only what is called is loaded: everything else is a name in the help. */
import { Command } from "commander";

interface CommandEntry {
  /** "play", or "export check" for a part of the command `export`. */
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<Command>;
}

const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    about: "run the local web chat and the configured bots until stopped",
    load: async () => (await import("./serve.js")).serveCommand(),
  },
  {
    name: "init",
    about: "set up Slack and Discord step by step; writes .env",
    load: async () => (await import("./init.js")).initCommand(),
  },
  {
    name: "doctor",
    about: "check settings, database, clock, Slack, Discord and language models; say what to do",
    load: async () => (await import("./doctor.js")).doctorCommand(),
  },
  {
    name: "play",
    about:
      "play tasks in a home (its id), in an ALFWorld game (its game.tw-pddl), or a game of cooking or of the grid",
    load: async () => (await import("./play.js")).playCommand(),
  },
  {
    name: "demo",
    about: "three rounds in one home with simulated people; nothing is kept",
    load: async () => (await import("./demo.js")).demoCommand(),
  },
  {
    name: "homes",
    about: "the homes and games that come with Sous; make new homes, check your own",
    load: async () => (await import("./homes.js")).homesCommand(),
  },
  {
    name: "homes check",
    about: "check a home written by hand: every problem, with its line",
    load: async () => (await import("./homes-check.js")).homesCheckCommand(),
  },
  {
    name: "homes make",
    about: "make a new home; the same kind and seed always make the same one",
    load: async () => (await import("./homes-make.js")).homesMakeCommand(),
  },
  {
    name: "homes draw",
    about: "draw a home or game as SVG or PNG, as the person who answers sees it",
    load: async () => (await import("./homes-draw.js")).homesDrawCommand(),
  },
  {
    name: "move",
    about: "move a thing in a home between two tasks, behind the robot's back",
    load: async () => (await import("./move.js")).moveCommand(),
  },
  {
    name: "facts",
    about: "print what is known about a household",
    load: async () => (await import("./kept.js")).factsCommand(),
  },
  {
    name: "teach",
    about: "teach how the world works, for agents that read it (opex, opex-h)",
    load: async () => (await import("./teach.js")).teachCommand(),
  },
  {
    name: "rules",
    about: "print what was taught, or learned, about how the world works",
    load: async () => (await import("./teach.js")).rulesCommand(),
  },
  {
    name: "tuples",
    about: "print the state-action tuples of a household, with their source",
    load: async () => (await import("./tuples.js")).tuplesCommand(),
  },
  {
    name: "reuse",
    about: "print how many questions memory saved, and how often it misled",
    load: async () => (await import("./reuse.js")).reuseCommand(),
  },
  {
    name: "recall",
    about: "find what is kept by words: facts, questions, answers, tuples",
    load: async () => (await import("./recall.js")).recallCommand(),
  },
  {
    name: "questions",
    about: "print questions with their state and answers",
    load: async () => (await import("./questions.js")).questionsCommand(),
  },
  {
    name: "index",
    about: "the search index beside the database: check it, make it anew",
    load: async () => (await import("./index-command.js")).indexCommand(),
  },
  {
    name: "usage",
    about: "print requests, tokens and dollars of language models",
    load: async () => (await import("./usage.js")).usageCommand(),
  },
  {
    name: "campaign",
    about: "put tasks to people on purpose: plan, create, start, pause, status, close",
    load: async () => (await import("./campaign.js")).campaignCommand(),
  },
  {
    name: "release",
    about: "publish what people answered in campaigns: JSONL, CSV, Parquet, with a card",
    load: async () => (await import("./release.js")).releaseCommand(),
  },
  {
    name: "import",
    about: "read a release into a database, to study it or to go on from it",
    load: async () => (await import("./release.js")).importCommand(),
  },
  {
    name: "finetune",
    about: "train a model on a dataset at the configured server, and let it play",
    load: async () => (await import("./finetune.js")).finetuneCommand(),
  },
  {
    name: "my-data",
    about: "what is kept of a person, as JSON, to be given to them",
    load: async () => (await import("./my-data.js")).myDataCommand(),
  },
  {
    name: "forget",
    about: "delete what a person said, and all that rests on it; also while sous serve runs",
    load: async () => (await import("./forget.js")).forgetCommand(),
  },
  {
    name: "replay",
    about: "play a list of commands in a game or home and print every observation",
    load: async () => (await import("./worlds.js")).replayCommand(),
  },
  {
    name: "verify",
    about: "compare this engine with a recording of the Python engine, step by step",
    load: async () => (await import("./worlds.js")).verifyCommand(),
  },
  {
    name: "export check",
    about: "check a file of OpenAI's fine-tuning format: roles, order, weights, length",
    load: async () => (await import("./export.js")).checkCommand(),
  },
];

/** Commands that consist of parts only; the research adds to them. */
const groups: Readonly<Record<string, string>> = {
  export: "datasets to train models on",
  bench: "measurements",
  study: "studies of what was recorded",
  train: "train what is learned",
  learn: "learn from simulators",
};

/**
 * The commands of the program, in the order of its help.
 *
 * @param words those of the command line; a command that they do not name is there for the help alone
 */
export async function loadCommands(words: readonly string[]): Promise<readonly Command[]> {
  const [first = ""] = words;
  if (!(first in groups)) {
    const called = commands.filter(({ name }) => name === first || name.startsWith(`${first} `));
    if (called.length > 0) return loadEntries(called, words);
  }
  const { researchCommands } = await import("../research/cli/registry.js");
  const known = [...commands, ...researchCommands];
  return loadEntries(
    [...known, ...Object.keys(groups).map((name) => groupEntry(name, known))],
    words,
  );
}

function groupEntry(name: string, known: readonly CommandEntry[]): CommandEntry {
  const names = partsOf(name, known).map((part) => part.name);
  return {
    name,
    about: `${groups[name]}: ${names.join(", ")}`,
    load: async () =>
      new Command(name).addHelpText("after", `\nExample:\n  sous ${name} ${names[0]} --help`),
  };
}

/** The parts of a command, by their last names. */
function partsOf(command: string, entries: readonly CommandEntry[]): readonly CommandEntry[] {
  const prefix = `${command} `;
  return entries
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, about, load }) => ({ name: name.slice(prefix.length), about, load }));
}

function loadEntries(
  entries: readonly CommandEntry[],
  words: readonly string[],
): Promise<readonly Command[]> {
  const whole = entries.filter(({ name }) => !name.includes(" "));
  return Promise.all(
    whole.map(async ({ name, about, load }) => {
      if (!words.includes(name)) return new Command(name).description(about);
      const command = (await load()).description(about);
      for (const part of await loadEntries(partsOf(name, entries), words)) command.addCommand(part);
      return command;
    }),
  );
}
