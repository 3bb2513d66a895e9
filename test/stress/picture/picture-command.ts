import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { countOption } from "../options.js";
import { measurePictures } from "./measure-pictures.js";

export function pictureCommand(): Command {
  return new Command("picture")
    .addOption(countOption("--homes <n>", "how many homes are made and drawn", 0, 100))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Every home, and every room of ALFWorld that is given, is drawn in 4 modes and 4 sizes. Overlaps: words over words,
behind the robot, or outside the sheet. Exit code 1 when there are any. 1,000 homes take about five minutes.

Example:
  npm run -s stress -- picture --homes 50 --json`,
    )
    .action(({ homes, json }: { readonly homes: number; readonly json?: boolean }) => {
      const tell = (fault: string) => process.stderr.write(`${fault}\n`);
      const figures = measurePictures(homes, { tell });
      if (json) shared.printJson(figures);
      else for (const [name, value] of Object.entries(figures)) shared.print(`${name}: ${value}`);
      if (figures.overlaps > 0) process.exitCode = 1;
    });
}
