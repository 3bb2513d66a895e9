import { Command } from "commander";
import { formatProblem } from "../../scenes/household/index.js";
import { checkHomeFile } from "../app/households.js";
import { readTextFile } from "../core/text-file.js";
import { many } from "../core/wording.js";
import { foundExit } from "./errors.js";
import * as shared from "./options.js";

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
      // `--json` is also an option of `homes`, and counts in both places.
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
