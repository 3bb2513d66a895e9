import { Command, Option } from "commander";
import { summariseGames } from "../../../scenes/games/games.js";
import { formatProblem } from "../../../scenes/household/check/check-home.js";
import {
  generateHome,
  type HomeKind,
  homeKinds,
} from "../../../scenes/household/generate/generate-home.js";
import { summariseHomes } from "../../../scenes/household/source/load.js";
import { listKinds } from "../../../scenes/household/view/kinds.js";
import { moveThing } from "../../app/control/move-thing.js";
import { systemClock } from "../../app/operating/clock.js";
import { checkHomeFile, keepHousehold } from "../../app/play/households.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";
import { many } from "../../core/words/wording.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { type DatabaseOptions, writeMemory } from "../storage/database.js";

export function homesCommand(): Command {
  return new Command("homes")
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExamples:\n  sous homes\n  sous homes check our-flat.json")
    .action((options: { json?: boolean }) => listAllHomes(options));
}

function listAllHomes({ json }: { json?: boolean }): void {
  const homes = summariseHomes();
  const games = summariseGames().map(({ id }) => id);
  if (json) {
    shared.printJson({ homes, games });
    return;
  }
  for (const { id, title, ...sizes } of homes) {
    shared.print(`${id.padEnd(10)} ${title}: ${formatHomeSize(sizes)}`);
  }
  const singles = games.filter((name) => !name.includes("+"));
  shared.print(`\nGames, in which you know what the robot does not (${games.length}):`);
  shared.print(`${singles.join("\n")}\ngrid tasks can be joined: grid:danger+open-door`);
}

type HomeSize = Readonly<Record<"rooms" | "places" | "things" | "tasks", number>>;

/** Returns "1 room, 12 places, 20 things, 8 tasks". */
export function formatHomeSize({ rooms, places, things, tasks }: HomeSize): string {
  const sizes = [many(rooms, "room"), many(places, "place"), many(things, "thing")];
  return `${sizes.join(", ")}, ${many(tasks, "task")}`;
}

const mostShown = 20;

export function homesCheckCommand(): Command {
  return new Command("check")
    .argument("<file>", "a home's JSON (the format: scenes/data/README.md)")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nThe exit code is 3 when there are problems.\n\nExample:\n  sous homes check our-flat.json",
    )
    .action((file: string, _options: object, command: Command) => {
      // `homes` has an option `--json` too: it may stand before or after the name of this command.
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const problems = checkHomeFile(readTextFile(file), file);
      if (json) shared.printJson({ file, ok: problems.length === 0, problems });
      else {
        for (const problem of problems.slice(0, mostShown)) shared.print(formatProblem(problem));
        if (problems.length > mostShown) shared.print(`… and ${problems.length - mostShown} more`);
        shared.print(
          problems.length === 0
            ? `${file} is in order. Play it: sous play ${file}`
            : many(problems.length, "problem"),
        );
      }
      if (problems.length > 0) process.exitCode = foundExit;
    });
}

const width = 22;

export function homesKindsCommand(): Command {
  return new Command("kinds")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      '\nAny other name can behave like one of them: { "id": "teapot 1", "like": "kettle", … }.\n\nExample:\n  sous homes kinds --json',
    )
    .action((_options: object, command: Command) => {
      const kinds = listKinds();
      if (command.optsWithGlobals<{ json?: boolean }>().json) return shared.printJson(kinds);
      shared.print("Places:");
      for (const { kind, name, opens, treats, holds } of kinds.places)
        printKind(kind, name, [
          opens && "opens",
          treats && `${treats}s things`,
          `holds ${many(holds.length, "kind")} of things`,
        ]);
      shared.print("\nThings:");
      for (const { kind, name, can } of kinds.things)
        printKind(kind, name, [can.length > 0 ? `can: ${can.join(", ")}` : "stays where it is"]);
    });
}

function printKind(kind: string, name: string, words: readonly (string | false | null)[]): void {
  const called = name === kind ? [] : [name];
  shared.print(`  ${kind.padEnd(width)}${[...called, ...words].filter(Boolean).join("; ")}`);
}

export function homesMakeCommand(): Command {
  return new Command("make")
    .addOption(
      new Option("--kind <kind>", "what kind of home").choices(homeKinds).makeOptionMandatory(),
    )
    .addOption(shared.seedOption())
    .option("--out <file>", "where to write it (default: standard output)")
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  sous homes make --kind flat --seed 7 --out our-flat.json")
    .action((_options: object, command: Command) => {
      const { kind, seed, out, json } = command.optsWithGlobals<{
        kind: HomeKind;
        seed: number;
        out?: string;
        json?: boolean;
      }>();
      const home = generateHome({ seed, kind });
      if (!out) return json ? shared.printJson(home) : shared.print(layOut(home));
      writePrivateFile(out, `${layOut(home)}\n`);
      const { id, title, rooms, places, things, tasks } = home;
      const sizes = {
        rooms: rooms.length,
        places: places.length,
        things: things.length,
        tasks: tasks.length,
      };
      if (json) shared.printJson({ file: out, id, title, ...sizes });
      else shared.print(`${out}: ${title}, ${formatHomeSize(sizes)}. Play it: sous play ${out}`);
    });
}

/** Formats a home as the files of our own homes are: a line for each place and thing. */
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

export function moveCommand(): Command {
  return new Command("move")
    .argument("<home>", "a home's or household's id")
    .argument("<thing>", 'what, by id or name: "mug 2", "Ana\'s blue mug"')
    .argument("<place>", 'where to, by id or name: "fridge"')
    .addOption(shared.databaseOption())
    .addHelpText("after", '\nExample:\n  sous homes move kitchen "Ana\'s mug" fridge')
    .action((home: string, thing: string, place: string, options: DatabaseOptions) =>
      writeMemory(options, "sous homes move", async (memory) => {
        const household = await keepHousehold(memory, home, systemClock);
        const request = { household, thing, place };
        shared.print(await moveThing({ memory, clock: systemClock }, request));
      }),
    );
}
