/** Makes the commands' pages from their help. */
import type { Command } from "commander";
import { headingOf, loadCommands } from "../../src/cli/commands.js";
import { createProgram } from "../../src/cli/run-program.js";
import { createStressProgram, rigNames } from "../stress/program.js";

/** Full call: "sous homes draw". */
export interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

export async function listEveryCommand(): Promise<
  Readonly<Record<string, readonly NamedCommand[]>>
> {
  const sous = await loadEverything();
  const stress = (await createStressProgram(rigNames)).name("npm run -s stress --");
  const isResearch = (command: Command) => headingOf(command.name()) === undefined;
  const listParts = (parts: readonly Command[]) =>
    parts.flatMap((part) => listCommands(part, sous.name()));
  return {
    "docs/commands.md": [
      { name: sous.name(), command: sous },
      ...listParts(sous.commands.filter((command) => !isResearch(command))),
    ],
    "research/commands.md": [
      ...listParts(sous.commands.filter(isResearch)),
      ...listCommands(stress, ""),
    ],
  };
}

export function formatCommandsPage(file: string, all: readonly NamedCommand[]): string {
  // The help of sous itself repeats the table.
  const commands = all.filter(({ name }) => name !== "sous");
  const rows = commands.map(
    ({ name, command }) => `| [\`${name}\`](#${anchorOf(name)}) | ${firstLine(command)} |`,
  );
  const sections = commands.map(
    ({ name, command }) => `## ${name}\n\n\`\`\`text\n${shorten(readHelp(command))}\n\`\`\``,
  );
  return `${[heads[file], ["| command | what it does |", "|---|---|", ...rows].join("\n"), ...sections].join("\n\n")}\n`;
}

/** Options that most commands have; the page explains them once. */
const shared =
  /^ +(--json|--db <file>|--seed <n>) +(?:print JSON for scripts|the database: a file, or postgres[^)]*\)|seed of everything drawn \(default: 1\))\n/gm;

/** Leaves out what the page's head and table of commands say. */
function shorten(help: string): string {
  const names = [...help.matchAll(shared)].map(([, name]) => name).join("  ");
  const [usage = "", , ...rest] = help.split("\n\n");
  return [usage.replace(/^Usage: | \[(?:options|command)\]/g, ""), ...rest]
    .join("\n\n")
    .replace(shared, "")
    .replace(/^ +-h, --help .*$/m, names === "" ? "" : `  ${names}`)
    .replace(/^(?:Options|Arguments):\n+(?=\n|$)/gm, "")
    .replace(/^Commands:\n(?: .*\n?)*/m, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const heads: Readonly<Record<string, string>> = {
  "docs/commands.md": `# Commands

\`npm run docs\` writes this page from the help of each command; a test keeps it up to date. In a clone, type \`npm run -s sous -- …\` for \`sous …\`, or run \`npm run build && npm link\` once. To continue an interrupted command, run it again. [.env.example](../.env.example) has the settings. Commands for research and tests: [research/commands.md](../research/commands.md).

\`sous --version\` prints the version. Every command takes \`-h\` or \`--help\`. Options without an explanation below are these:

| option | meaning |
|---|---|
| \`--db <file>\` | the database: a file, or \`postgres://HOST/NAME\`; default: \`SOUS_DB\`, or \`.sous/sous.db\` |
| \`--json\` | prints JSON for scripts |
| \`--seed <n>\` | the seed of everything drawn; default: 1 |`,
  "research/commands.md": `# Commands for research and tests

\`npm run docs\` writes this page, as it writes [docs/commands.md](../docs/commands.md). These commands need a clone: type \`npm run -s sous -- bench …\` for \`sous bench …\`.`,
};

export function readHelp(command: Command): string {
  let text = "";
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
    getOutHelpWidth: () => 100,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return text.trim();
}

async function loadEverything(): Promise<Command> {
  let words = ["help"];
  for (let known = 0; known < words.length; ) {
    known = words.length;
    const commands = await loadCommands(words);
    words = [
      "help",
      ...commands.flatMap((one) => [one.name(), ...one.commands.map((part) => part.name())]),
    ];
  }
  return createProgram(words);
}

function listCommands(command: Command, parent: string): readonly NamedCommand[] {
  const name = `${parent} ${command.name()}`.trim();
  const parts = command.commands.flatMap((part) => listCommands(part, name));
  return [{ name, command }, ...parts];
}

function anchorOf(name: string): string {
  return name.replace(/[^\w\s-]/g, "").replaceAll(" ", "-");
}

function firstLine(command: Command): string {
  return command.description().replaceAll("|", "\\|");
}
