import { Command } from "commander";
import { systemClock } from "../app/clock.js";
import { moveThing } from "../app/control/move-thing.js";
import { keepHousehold } from "../app/households.js";
import { type DatabaseOptions, writeMemory } from "./database.js";
import * as shared from "./options.js";

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
