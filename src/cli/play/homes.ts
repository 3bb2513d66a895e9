/** Lists, checks and makes homes, and moves their things (`sous homes`). */
import { Option } from "commander";
import { summariseGames } from "../../../scenes/games/games.js";
import { formatProblem } from "../../../scenes/household/check/check-home.js";
import {
  generateHome,
  type HomeKind,
  homeKinds,
} from "../../../scenes/household/generate/generate-home.js";
import { summariseHome } from "../../../scenes/household/source/home-file.js";
import { summariseHomes } from "../../../scenes/household/source/load.js";
import { listKinds } from "../../../scenes/household/view/kinds.js";
import { moveThing } from "../../app/control/move-thing.js";
import { systemClock } from "../../app/operating/clock.js";
import { checkHomeFile, keepHousehold } from "../../app/play/households.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";
import { many } from "../../core/words/wording.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";
import { type DatabaseOptions, writeMemory } from "../storage/database.js";

export function homesCommand(): SousCommand {
  return new SousCommand("homes")
    .addOption(shared.jsonOption())
    .examples("sous homes", "sous homes check our-flat.json")
    .action(listAllHomes);
}

function listAllHomes(options: { json?: boolean }): void {
  const homes = summariseHomes();
  const games = summariseGames().map(({ id }) => id);
  shared.printEither(options, { homes, games }, [
    ...homes.map(
      ({ id, title, ...sizes }) => `${id.padEnd(10)} ${title}: ${formatHomeSize(sizes)}`,
    ),
    `\nGames, in which you know what the robot does not (${games.length}):`,
    ...games.filter((name) => !name.includes("+")),
    "grid tasks can be joined: grid:danger+open-door",
  ]);
}

type HomeSize = Readonly<Record<"rooms" | "places" | "things" | "tasks", number>>;

export function formatHomeSize({ rooms, places, things, tasks }: HomeSize): string {
  const sizes = [many(rooms, "room"), many(places, "place"), many(things, "thing")];
  return `${sizes.join(", ")}, ${many(tasks, "task")}`;
}

const mostShown = 20;

export function homesCheckCommand(): SousCommand {
  return new SousCommand("check")
    .argument("<file>", "a home's JSON (the format: scenes/data/README.md)")
    .addOption(shared.jsonOption())
    .notes("\nThe exit code is 3 when there are problems.")
    .examples("sous homes check our-flat.json")
    .action((file: string, options: { json?: boolean }) => {
      const problems = checkHomeFile(readTextFile(file), file);
      const shown = problems.slice(0, mostShown);
      const more = problems.length - shown.length;
      const words = shared.present([
        ...shown.map(formatProblem),
        more > 0 && `… and ${more} more`,
        problems.length === 0
          ? `${file} is in order. Play it: sous play ${file}`
          : many(problems.length, "problem"),
      ]);
      shared.printEither(options, { file, ok: problems.length === 0, problems }, words);
      if (problems.length > 0) process.exitCode = foundExit;
    });
}

const width = 22;

export function homesKindsCommand(): SousCommand {
  return new SousCommand("kinds")
    .addOption(shared.jsonOption())
    .notes(
      '\nAny other name can behave like one of them: { "id": "teapot 1", "like": "kettle", … }.',
    )
    .examples("sous homes kinds --json")
    .action((options: { json?: boolean }) => {
      const kinds = listKinds();
      const places = kinds.places.map(({ kind, name, opens, treats, holds }) =>
        formatKind(kind, name, [
          opens && "opens",
          treats && `${treats}s things`,
          `holds ${many(holds.length, "kind")} of things`,
        ]),
      );
      const things = kinds.things.map(({ kind, name, can }) =>
        formatKind(kind, name, [can.length > 0 ? `can: ${can.join(", ")}` : "stays where it is"]),
      );
      shared.printEither(options, kinds, ["Places:", ...places, "\nThings:", ...things]);
    });
}

function formatKind(kind: string, name: string, words: readonly (string | false | null)[]): string {
  const called = name === kind ? [] : [name];
  return `  ${kind.padEnd(width)}${[...called, ...words].filter(Boolean).join("; ")}`;
}

export function homesMakeCommand(): SousCommand {
  return new SousCommand("make")
    .addOption(
      new Option("--kind <kind>", "what kind of home").choices(homeKinds).makeOptionMandatory(),
    )
    .addOption(shared.seedOption())
    .option("--out <file>", "where to write it (default: standard output)")
    .addOption(shared.jsonOption())
    .examples("sous homes make --kind flat --seed 7 --out our-flat.json")
    .action((options: { kind: HomeKind; seed: number; out?: string; json?: boolean }) => {
      const { kind, seed, out } = options;
      const home = generateHome({ seed, kind });
      if (!out) return shared.printEither(options, home, layOut(home));
      writePrivateFile(out, `${layOut(home)}\n`);
      const { id, title, ...sizes } = summariseHome(home);
      const words = `${out}: ${title}, ${formatHomeSize(sizes)}. Play it: sous play ${out}`;
      shared.printEither(options, { file: out, id, title, ...sizes }, words);
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

export function moveCommand(): SousCommand {
  return new SousCommand("move")
    .argument("<home>", "a home's or household's id")
    .argument("<thing>", 'what, by id or name: "mug 2", "Ana\'s blue mug"')
    .argument("<place>", 'where to, by id or name: "fridge"')
    .addOption(shared.databaseOption())
    .examples(`sous homes move kitchen "Ana's mug" fridge`)
    .action((home: string, thing: string, place: string, options: DatabaseOptions) =>
      writeMemory(options, "sous homes move", async (memory) => {
        const household = await keepHousehold(memory, home, systemClock);
        const request = { household, thing, place };
        shared.print(await moveThing({ memory, clock: systemClock }, request));
      }),
    );
}
