/** docs/commands.md, made of the help of every command. */
import type { Command } from "commander";
import { loadCommands } from "../../src/cli/commands.js";
import { createProgram } from "../../src/cli/program.js";
import { createStressProgram, rigNames } from "../stress/program.js";

/** A command with the words that call it: "sous homes draw". */
export interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

/** Every command of `sous` and of the stress rigs, each followed by its parts. */
export async function listEveryCommand(): Promise<readonly NamedCommand[]> {
  const stress = (await createStressProgram(rigNames)).name("npm run -s stress --");
  return [...listCommands(await loadEverything(), ""), ...listCommands(stress, "")];
}

/** The page, in Markdown. */
export function formatCommandsPage(commands: readonly NamedCommand[]): string {
  const rows = commands.map(
    ({ name, command }) => `| [\`${name}\`](#${anchorOf(name)}) | ${firstLine(command)} |`,
  );
  const sections = commands.map(
    ({ name, command }) => `## ${name}\n\n\`\`\`text\n${readHelp(command)}\n\`\`\``,
  );
  return `${[head, ["| command | what it does |", "|---|---|", ...rows].join("\n"), ...sections].join("\n\n")}\n`;
}

const head = `# Commands

\`npm run docs\` writes this page from the help of each command; a test keeps it up to date. In a clone, type \`npm run -s sous -- …\` for \`sous …\`, or run \`npm run build && npm link\` once. To continue an interrupted command, run it again. [.env.example](../.env.example) has the settings.`;

/** What \`--help\` prints. */
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

/** The program with every command loaded. */
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

/** As GitHub makes it of a heading. */
function anchorOf(name: string): string {
  return name.replace(/[^\w\s-]/g, "").replaceAll(" ", "-");
}

function firstLine(command: Command): string {
  return command.description().replaceAll("|", "\\|");
}
