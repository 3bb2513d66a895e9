import { Command, Option } from "commander";
import { generateHome, type HomeKind, homeKinds } from "../../scenes/household/index.js";
import { writePrivateFile } from "../core/text-file.js";
import { formatHomeSize } from "./home-size.js";
import * as shared from "./options.js";

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

/** Like our own homes: a line for each place and thing. */
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
