/** `sous study fit`: simulated people like those who answered. */
import { readMemory } from "../../../cli/database.js";
import * as shared from "../../../cli/options.js";
import { Command } from "../../cli/commander.js";
import { type Fit, fitAnswers } from "../play/collect-answers.js";

interface FitOptions {
  readonly db?: string;
  readonly campaign?: string;
  readonly seed: number;
  readonly json?: boolean;
}

export function studyFitCommand(): Command {
  return new Command("fit")
    .description("fit simulated people to collected answers, and measure the gap before and after")
    .addOption(shared.databaseOption())
    .option("--campaign <id>", "only this campaign (default: all answers)")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It reads answers to "where is …?", compares them with where the thing was, and fits how often people err, name
only the kind of place ("in the cabinet") or do not know, and how long they take. The gap is how far simulated
people are from them: over the same questions, the shares of exact, vague, wrong and unknown answers (0: the
same, 1: nothing in common), and the factor between the median times. Before: people who are always right and
exact, and take 12 seconds.

Examples:
  sous study fit --campaign pilot
  sous study fit --db team.db --json`,
    )
    .action((options: FitOptions) =>
      readMemory(options, async (memory) => {
        const { campaign = null, seed, json } = options;
        const fit = await fitAnswers(memory, { campaign, seed });
        if (json) shared.printJson(fit);
        else shared.print(format(fit));
      }),
    );
}

function format({ answers, people, fitted, gap }: Fit): string {
  const { wrong, vague, unsure, delayMs, delaySpread } = fitted;
  const seconds = delayMs === null ? "unknown" : `${(delayMs / 1000).toFixed(1)} s`;
  const apart = ({ kinds, times }: Fit["gap"]["before"]) =>
    `${kinds.toFixed(3)}, times ${times === null ? "unknown" : `x ${times.toFixed(2)}`}`;
  const share = (value: number) => value.toFixed(3);
  return [
    `${answers} answers of ${people} people`,
    `  wrong ${share(wrong)}, vague ${share(vague)}, don't know ${share(unsure)}`,
    `  time ${seconds} in the median, spread ${delaySpread === null ? "unknown" : delaySpread.toFixed(2)}`,
    `gap before: ${apart(gap.before)}`,
    `gap after:  ${apart(gap.after)}`,
    `Such people: --wrong ${share(wrong)} --vague ${share(vague)} --unsure ${share(unsure)}`,
  ].join("\n");
}
