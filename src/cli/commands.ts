/** What the command line offers. Only what is called is loaded: everything else is a name in the help. */
import { existsSync } from "node:fs";
import { Command } from "commander";

interface CommandEntry {
  /** "play", or "export check" for a part of the command `export`. */
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<Command>;
}

/** What each command does. A part of a command is named after it: "export check". */
const abouts = {
  serve: "run the local web chat and the configured bots until stopped",
  init: "set up Slack and Discord step by step; writes .env",
  doctor: "check settings, database, clock, Slack, Discord and language models; print remedies",
  play: "play tasks in a home (its id), an ALFWorld game (its game.tw-pddl), or a cooking or grid game",
  demo: "three rounds in one home with simulated people; nothing is kept",
  homes: "the homes and games that come with Sous; make new homes, check your own",
  "homes check": "check a home written by hand: every problem, with its line",
  "homes make": "make a new home; the same kind and seed always make the same one",
  "homes kinds":
    "what a home can be made of: every kind of furniture and thing, and what it can do",
  "homes draw": "draw a home or game as SVG or PNG, as its owner sees it",
  move: "move a thing in a home between two tasks, behind the robot's back",
  facts: "print the facts about a household",
  teach: "teach how the world works, for agents that read it (opex, opex-h)",
  rules: "print the taught and learned rules of the world",
  tuples: "print the state-action tuples of a household, with their source",
  reuse: "print how many questions memory saved, and how often it misled",
  recall: "search facts, questions, answers and tuples by words",
  questions: "print questions with their state and answers",
  index: "check or rebuild the search index beside the database",
  usage: "print requests, tokens and dollars of language models",
  campaign: "put tasks to people on purpose: plan, create, start, pause, status, close",
  release: "publish people's answers in campaigns: JSONL, CSV, Parquet, with a card",
  scan: "look for names, addresses, ids and secrets in JSON lines, CSV or a folder",
  import: "read a release into a database, to study or extend it",
  finetune: "train a model on a dataset at the configured server, and let it play",
  "my-data": "print everything kept about a person, as JSON to give to them",
  forget: "delete a person's words and everything that depends on them; also while sous serve runs",
  replay: "play a list of commands in a game or home and print every observation",
  verify:
    "check that a database is whole, row by row; or compare this engine with a recording of the Python engine",
  migrate: "bring a database to this version's schema; also while Sous runs on PostgreSQL",
  backup: "copy the database while Sous runs, and verify the copy",
  restore: "put a backup in the place of the database; refuses to overwrite what is newer",
  agents: "agents outside Sous that may ask people, and what they may do",
  "agents add": "let an agent in, or give it a new token; prints the token once",
  "agents log": "who asked whom what, and who answered when; without people's own words",
  "agents revoke": "let an agent ask no more, and withdraw its open questions",
  audiences: "the people whom agents may ask, by the names that agents use",
  "audiences add": "name a channel, or some people in it, for agents to ask",
  mcp: "the tools of an agent over stdio (Model Context Protocol): ask people, look, recall",
  "db copy": "copy a database from SQLite to PostgreSQL or back, and compare both",
  "export check": "check a file of OpenAI's fine-tuning format: roles, order, weights, length",
} as const;

const loads: Readonly<Record<keyof typeof abouts, () => Promise<Command>>> = {
  serve: async () => (await import("./serve.js")).serveCommand(),
  init: async () => (await import("./init.js")).initCommand(),
  doctor: async () => (await import("./doctor.js")).doctorCommand(),
  play: async () => (await import("./play.js")).playCommand(),
  demo: async () => (await import("./demo.js")).demoCommand(),
  homes: async () => (await import("./homes.js")).homesCommand(),
  "homes check": async () => (await import("./homes-check.js")).homesCheckCommand(),
  "homes make": async () => (await import("./homes-make.js")).homesMakeCommand(),
  "homes kinds": async () => (await import("./homes-kinds.js")).homesKindsCommand(),
  "homes draw": async () => (await import("./homes-draw.js")).homesDrawCommand(),
  move: async () => (await import("./move.js")).moveCommand(),
  facts: async () => (await import("./kept.js")).factsCommand(),
  teach: async () => (await import("./teach.js")).teachCommand(),
  rules: async () => (await import("./teach.js")).rulesCommand(),
  tuples: async () => (await import("./tuples.js")).tuplesCommand(),
  reuse: async () => (await import("./reuse.js")).reuseCommand(),
  recall: async () => (await import("./recall.js")).recallCommand(),
  questions: async () => (await import("./questions.js")).questionsCommand(),
  index: async () => (await import("./index-command.js")).indexCommand(),
  usage: async () => (await import("./usage.js")).usageCommand(),
  campaign: async () => (await import("./campaign.js")).campaignCommand(),
  release: async () => (await import("./release.js")).releaseCommand(),
  scan: async () => (await import("./scan.js")).scanCommand(),
  import: async () => (await import("./release.js")).importCommand(),
  finetune: async () => (await import("./finetune.js")).finetuneCommand(),
  "my-data": async () => (await import("./my-data.js")).myDataCommand(),
  forget: async () => (await import("./forget.js")).forgetCommand(),
  replay: async () => (await import("./worlds.js")).replayCommand(),
  verify: async () => (await import("./verify.js")).verifyCommand(),
  migrate: async () => (await import("./migrate.js")).migrateCommand(),
  backup: async () => (await import("./backup.js")).backupCommand(),
  restore: async () => (await import("./backup.js")).restoreCommand(),
  agents: async () => (await import("./agents.js")).agentsCommand(),
  "agents add": async () => (await import("./agents.js")).addAgentCommand(),
  "agents log": async () => (await import("./agents.js")).agentsLogCommand(),
  "agents revoke": async () => (await import("./agents.js")).revokeAgentCommand(),
  audiences: async () => (await import("./audiences.js")).audiencesCommand(),
  "audiences add": async () => (await import("./audiences.js")).addAudienceCommand(),
  mcp: async () => (await import("./mcp.js")).mcpCommand(),
  "db copy": async () => (await import("./db-copy.js")).dbCopyCommand(),
  "export check": async () => (await import("./export.js")).checkCommand(),
};

const commands: readonly CommandEntry[] = Object.entries(loads).map(([name, load]) => ({
  name,
  about: abouts[name as keyof typeof abouts],
  load,
}));

/** The research is a workspace of its own: a copy of Sous may lack it. */
async function loadResearch(): Promise<readonly CommandEntry[]> {
  const registry = new URL("../../research/cli/registry.js", import.meta.url);
  const source = new URL("registry.ts", registry);
  if (!existsSync(registry) && !existsSync(source)) return [];
  const { researchCommands } = (await import(registry.href)) as {
    readonly researchCommands: readonly CommandEntry[];
  };
  return researchCommands;
}

/** Commands that consist of parts only; the research adds to them. */
const groups: Readonly<Record<string, string>> = {
  db: "databases as a whole",
  export: "datasets to train models on",
  bench: "measurements",
  study: "studies of recorded episodes",
  train: "train learned policies",
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
  const known = [...commands, ...(await loadResearch())];
  const filled = Object.keys(groups).filter((name) => partsOf(name, known).length > 0);
  return loadEntries([...known, ...filled.map((name) => groupEntry(name, known))], words);
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
