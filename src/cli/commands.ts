/** Lists the commands of `sous`. Loads only the code of the called command; the others are names in the help. */

import { existsSync } from "node:fs";
import type { Command } from "commander";
import { InputError } from "../core/errors.js";
import { SousCommand } from "./sous-command.js";

interface CommandEntry {
  /** "play", or "export check" for a subcommand. */
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<Command>;
}

const abouts = {
  serve: "open the local web page and the configured bots (the default)",
  demo: "watch three rounds with simulated people; nothing is kept",
  play: "play tasks in a home, an ALFWorld game, a cooking or grid game",
  init: "connect Slack or Discord, step by step; writes .env",
  doctor: "check settings, database, bots and models; say what to do",
  "doctor usage": "requests, tokens and dollars of language models",
  homes: "list the homes and games; make, check and draw homes",
  "homes check": "check a home written by hand: every problem, with its line",
  "homes make": "make a new home; the same kind and seed always make the same one",
  "homes kinds":
    "what a home can be made of: every kind of furniture and thing, and what it can do",
  "homes draw": "draw a home or game as SVG or PNG, as its owner sees it",
  "homes move": "move a thing in a home between two tasks, behind the robot's back",
  facts: "show what people said and what Sous learned about a home",
  "facts learn": "learn how people here speak from what they corrected; --undo goes back",
  "facts recall": "search facts, questions, answers and tuples by words",
  "facts reuse": "count how many questions memory saved, and how often it misled",
  "facts rules": "list the taught and learned rules of the world",
  "facts teach": "teach how the world works, for agents that read it (opex, opex-h)",
  "facts tuples": "list the state-action tuples of a home, with their source",
  questions: "show questions with their state and answers",
  campaign: "put tasks to people: plan, create, start, pause, status, close",
  release: "publish the answers of campaigns: JSONL, CSV, Parquet, a card",
  "release import": "read a release into a database, to study or extend it",
  "release scan": "look for names, addresses, ids and secrets in JSON lines, CSV or a folder",
  agents: "let agents outside Sous ask your people",
  "agents add": "let an agent in, or give it a new token; prints the token once",
  "agents audiences": "the people whom agents may ask, by the names that agents use",
  "agents audiences add": "name a channel, or some people in it, for agents to ask",
  "agents log": "who asked whom what, and who answered when; without people's own words",
  "agents mcp":
    "the tools of an agent over stdio (Model Context Protocol): ask people, look, recall",
  "agents revoke": "end an agent's right to ask, and withdraw its open questions",
  db: "verify, back up, restore, migrate and copy the database",
  "db backup": "copy the database while Sous runs, and verify the copy",
  "db copy": "copy a database from SQLite to PostgreSQL or back, and compare both",
  "db index": "check or rebuild the search index beside the database",
  "db migrate": "bring a database to this version's schema; also while Sous runs on PostgreSQL",
  "db restore": "put a backup in the place of the database; refuses to overwrite what is newer",
  "db verify": "check that a database is whole: rows, references, and the replay of every home",
  "my-data": "print everything kept about a person, as JSON to give to them",
  forget: "delete a person's words and what depends on them",
  "bench verify": "compare the engine, step by step, with a recording of the Python engine",
  "export check": "check a file of OpenAI's fine-tuning format: roles, order, weights, length",
  finetune: "train a model on a dataset at the configured server, and let it play",
  replay: "play a list of commands in a game or home and print every observation",
} as const;

const loads: Readonly<Record<keyof typeof abouts, () => Promise<Command>>> = {
  serve: async () => (await import("./serve/serve.js")).serveCommand(),
  demo: async () => (await import("./play/demo.js")).demoCommand(),
  play: async () => (await import("./play/play.js")).playCommand(),
  init: async () => (await import("./serve/init.js")).initCommand(),
  doctor: async () => (await import("./serve/doctor.js")).doctorCommand(),
  "doctor usage": async () => (await import("./serve/doctor.js")).usageCommand(),
  homes: async () => (await import("./play/homes.js")).homesCommand(),
  "homes check": async () => (await import("./play/homes.js")).homesCheckCommand(),
  "homes make": async () => (await import("./play/homes.js")).homesMakeCommand(),
  "homes kinds": async () => (await import("./play/homes.js")).homesKindsCommand(),
  "homes draw": async () => (await import("./play/homes-draw.js")).homesDrawCommand(),
  "homes move": async () => (await import("./play/homes.js")).moveCommand(),
  facts: async () => (await import("./play/kept.js")).factsCommand(),
  "facts learn": async () => (await import("./play/learn.js")).learnCommand(),
  "facts recall": async () => (await import("./play/kept.js")).recallCommand(),
  "facts reuse": async () => (await import("./play/kept.js")).reuseCommand(),
  "facts rules": async () => (await import("./play/teach.js")).rulesCommand(),
  "facts teach": async () => (await import("./play/teach.js")).teachCommand(),
  "facts tuples": async () => (await import("./data/tuples.js")).tuplesCommand(),
  questions: async () => (await import("./play/questions.js")).questionsCommand(),
  campaign: async () => (await import("./data/campaign.js")).campaignCommand(),
  release: async () => (await import("./data/release.js")).releaseCommand(),
  "release import": async () => (await import("./data/release.js")).importCommand(),
  "release scan": async () => (await import("./data/scan.js")).scanCommand(),
  agents: async () => (await import("./serve/agents.js")).agentsCommand(),
  "agents add": async () => (await import("./serve/agents.js")).addAgentCommand(),
  "agents audiences": async () => (await import("./serve/agents.js")).audiencesCommand(),
  "agents audiences add": async () => (await import("./serve/agents.js")).addAudienceCommand(),
  "agents log": async () => (await import("./serve/agents.js")).agentsLogCommand(),
  "agents mcp": async () => (await import("./serve/mcp.js")).mcpCommand(),
  "agents revoke": async () => (await import("./serve/agents.js")).revokeAgentCommand(),
  db: async () => new SousCommand("db").examples("sous db backup --out sous-backup.db"),
  "db backup": async () => (await import("./storage/db.js")).backupCommand(),
  "db copy": async () => (await import("./storage/db.js")).dbCopyCommand(),
  "db index": async () => (await import("./storage/index-command.js")).indexCommand(),
  "db migrate": async () => (await import("./storage/db.js")).migrateCommand(),
  "db restore": async () => (await import("./storage/db.js")).restoreCommand(),
  "db verify": async () => (await import("./storage/verify.js")).verifyCommand(),
  "my-data": async () => (await import("./storage/forget.js")).myDataCommand(),
  forget: async () => (await import("./storage/forget.js")).forgetCommand(),
  "bench verify": async () => (await import("./storage/verify.js")).compareCommand(),
  "export check": async () => (await import("./data/export.js")).checkCommand(),
  finetune: async () => (await import("./data/finetune.js")).finetuneCommand(),
  replay: async () => (await import("./storage/verify.js")).replayCommand(),
};

const commands: readonly CommandEntry[] = Object.entries(loads).map(([name, load]) => ({
  name,
  about: abouts[name as keyof typeof abouts],
  load,
}));

/** Listed first among the commands for research. */
export const mainResearch = ["bench", "study", "train", "report", "benchmark"];

/** Lists the commands for research, which an installation may lack. */
async function loadResearch(first: string): Promise<readonly CommandEntry[]> {
  const registry = new URL("../../research/cli/registry.js", import.meta.url);
  const source = new URL("registry.ts", registry);
  if (!existsSync(registry) && !existsSync(source)) {
    if (first === "bench" || !mainResearch.includes(first)) return [];
    throw new InputError(`sous ${first} is for research: run it in a clone of Sous.`);
  }
  const { researchCommands } = (await import(registry.href)) as {
    readonly researchCommands: readonly CommandEntry[];
  };
  return researchCommands;
}

/** Headings of the help, each with its commands. All other commands are listed under "Research". */
const headings: Readonly<Record<string, readonly string[]>> = {
  "Start:": ["serve", "demo", "play", "init", "doctor"],
  "Homes and memory:": ["homes", "facts", "questions"],
  "Collect answers:": ["campaign", "release"],
  "Connect and operate:": ["agents", "db", "my-data", "forget"],
};

export function headingOf(name: string): string | undefined {
  return Object.keys(headings).find((heading) => headings[heading]?.includes(name));
}

/** Commands that only have subcommands, most from the research workspace. */
const groups: Readonly<Record<string, string>> = {
  export: "datasets to train models on",
  bench: "measurements",
  study: "studies of recorded episodes",
  train: "train learned policies",
  learn: "learn from simulators",
};

/** Loads the command that `words` (of the command line) name; the others have only a name and a text for the help. */
export async function loadCommands(words: readonly string[]): Promise<readonly Command[]> {
  const [first = ""] = words;
  if (!(first in groups)) {
    const called = commands.filter(({ name }) => name === first || name.startsWith(`${first} `));
    if (called.length > 0) return loadEntries(called, words);
  }
  const known = [...commands, ...(await loadResearch(first))];
  const filled = Object.keys(groups).filter((name) => partsOf(name, known).length > 0);
  return loadEntries([...known, ...filled.map((name) => groupEntry(name, known))], words);
}

function groupEntry(name: string, known: readonly CommandEntry[]): CommandEntry {
  const names = partsOf(name, known).map((part) => part.name);
  return {
    name,
    about: `${groups[name]}: ${names.join(", ")}`,
    load: async () =>
      new SousCommand(name).addHelpText("after", `\nExample:\n  sous ${name} ${names[0]} --help`),
  };
}

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
      if (!words.includes(name)) return new SousCommand(name).description(about);
      const command = (await load()).description(about);
      const parts = await loadEntries(partsOf(name, entries), words);
      if (parts.length > 0) command.enablePositionalOptions();
      for (const part of parts) command.addCommand(part);
      return command;
    }),
  );
}
