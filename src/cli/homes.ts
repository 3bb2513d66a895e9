/** `sous homes …`: the homes that come with Sous, new ones, and checks of your own. */
import { readFileSync, writeFileSync } from "node:fs";
import { Command, Option } from "commander";
import { listGameTasks } from "../../scenes/games/index.js";
import {
  checkHome,
  formatProblem,
  generateHome,
  type HomeKind,
  homeKinds,
} from "../../scenes/household/index.js";
import { summariseHomes } from "../app/households.js";
import { InputError } from "../core/errors.js";
import { homesDrawCommand } from "./homes-draw.js";
import * as shared from "./options.js";

export function homesCommand(): Command {
  return new Command("homes")
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExamples:\n  sous homes\n  sous homes check our-flat.json")
    .action((options: { json?: boolean }) => listAllHomes(options))
    .addCommand(checkCommand())
    .addCommand(makeCommand())
    .addCommand(homesDrawCommand());
}

function listAllHomes({ json }: { json?: boolean }): void {
  const homes = summariseHomes();
  const games = listGameTasks();
  if (json) {
    shared.printJson({ homes, games });
    return;
  }
  for (const { id, title, ...sizes } of homes) {
    shared.print(`${id.padEnd(10)} ${title}: ${formatSizes(sizes)}`);
  }
  const singles = games.filter((name) => !name.includes("+"));
  shared.print(`\nGames, in which you know what the robot does not (${games.length}):`);
  shared.print(`${singles.join("\n")}\ngrid tasks can be joined: grid:danger+open-door`);
}

function checkCommand(): Command {
  return new Command("check")
    .description("check a home written by hand: every problem, with its line")
    .argument("<file>", "a home's JSON (the format: scenes/data/README.md)")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nThe exit code is 1 when there are problems.\n\nExample:\n  sous homes check our-flat.json",
    )
    .action((file: string, _options: object, command: Command) => {
      // "--json" is an option of `homes` too, and counts wherever it stands.
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const problems = checkHome(readText(file), { file });
      if (json) shared.printJson({ file, ok: problems.length === 0, problems });
      else {
        for (const problem of problems) shared.print(formatProblem(problem));
        shared.print(
          problems.length === 0
            ? `${file} is in order. Play it: sous play ${file}`
            : count(problems.length, "problem"),
        );
      }
      if (problems.length > 0) process.exitCode = 1;
    });
}

interface MakeOptions {
  readonly kind: HomeKind;
  readonly seed: number;
  readonly out?: string;
  readonly json?: boolean;
}

function makeCommand(): Command {
  return new Command("make")
    .description("make a new home; the same kind and seed always make the same one")
    .addOption(
      new Option("--kind <kind>", "what kind of home").choices(homeKinds).makeOptionMandatory(),
    )
    .addOption(shared.seedOption())
    .option("--out <file>", "where to write it (default: standard output)")
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  sous homes make --kind flat --seed 7 --out our-flat.json")
    .action((_options: object, command: Command) => {
      const { kind, seed, out, json } = command.optsWithGlobals<MakeOptions>();
      const home = generateHome({ seed, kind });
      if (!out) return json ? shared.printJson(home) : shared.print(layOut(home));
      writeText(out, `${layOut(home)}\n`);
      const { id, title, rooms, places, things, tasks } = home;
      const sizes = {
        rooms: rooms.length,
        places: places.length,
        things: things.length,
        tasks: tasks.length,
      };
      if (json) shared.printJson({ file: out, id, title, ...sizes });
      else shared.print(`${out}: ${title}, ${formatSizes(sizes)}. Play it: sous play ${out}`);
    });
}

/** JSON as the homes that come with Sous have it: a line for each place and thing. */
function layOut({ places, things, ...home }: ReturnType<typeof generateHome>): string {
  const { tasks, ...head } = home;
  const lines = (items: readonly object[]) =>
    `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
  const fields = [
    ...Object.entries(head).map(([key, value]) => [key, JSON.stringify(value)]),
    ["places", lines(places)],
    ["things", lines(things)],
    ["tasks", lines(tasks)],
  ];
  return `{\n${fields.map(([key, value]) => `  "${key}": ${value}`).join(",\n")}\n}`;
}

type Sizes = Readonly<Record<"rooms" | "places" | "things" | "tasks", number>>;

function formatSizes({ rooms, places, things, tasks }: Sizes): string {
  const sizes = [count(rooms, "room"), count(places, "place"), count(things, "thing")];
  return `${sizes.join(", ")}, ${count(tasks, "task")}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`it cannot be read (${(cause as Error).message})`, { file, cause });
  }
}

function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new InputError(`it cannot be written (${(cause as Error).message})`, { file, cause });
  }
}
