/** `sous study fit`: simulated people like those who answered. */
import { readMemory } from "../../../cli/database.js";
import * as shared from "../../../cli/options.js";
import { Command } from "../../cli/commander.js";
import type { Fitted } from "../fit.js";
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
It reads answers to "where is …?", compares them with where the thing was, and fits simulated people: how often
they err, do not know, name only the kind of place ("in the cabinet"), do not know of a move, name a place that
seems right, repeat what goes round in the home, how long they take, and how far persons are apart (by their
times). Each number has its interval and the answers that it rests on.

The gap is how far simulated people are from them: over the same questions, the shares of exact, vague, wrong and
unknown answers (0: the same, 1: nothing in common), and the factor between the median times. Before: people who
are always right and exact, and take 12 seconds.

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

const named = {
  wrong: "answers about things that stayed where they were, or about all",
  unsure: "answers",
  vague: "answers about numbered places",
  stale: "answers about things that were moved",
  plausible: "wrong answers that show it",
  hearsay: "pairs with a mistake",
} as const;

function format({ answers, people, fitted, gap }: Fit): string {
  const rates = Object.keys(named) as readonly (keyof typeof named)[];
  const apart = ({ kinds, times }: Fit["gap"]["before"]) =>
    `${kinds.toFixed(3)}, times ${times === null ? "unknown" : `x ${times.toFixed(2)}`}`;
  const { delayMs, delaySpread, differ } = fitted;
  const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : "any");
  const options = [
    ...rates.flatMap((rate) => {
      const value = fitted[rate]?.value ?? 0;
      return value > 0 ? [`--${rate} ${value.toFixed(3)}`] : [];
    }),
    ...(differ ? [`--differ ${differ.toFixed(2)}`] : []),
    ...(delayMs ? [`--delay ${Math.round(delayMs.value)}`] : []),
    ...(delaySpread ? [`--delay-spread ${delaySpread.toFixed(2)}`] : []),
  ];
  return [
    `${answers} answers of ${people} ${people === 1 ? "person" : "people"}; 95 % intervals, as if answers were independent`,
    ...rates.map((rate) => `  ${rate.padEnd(9)} ${formatFitted(fitted[rate], named[rate])}`),
    delayMs
      ? `  time      ${seconds(delayMs.value)} s in the median (${seconds(delayMs.low)} to ${seconds(delayMs.high)}), spread ${delaySpread?.toFixed(2) ?? "unknown"}, persons apart by ${differ?.toFixed(2) ?? "unknown"}`
      : "  time      unknown",
    `gap before: ${apart(gap.before)}`,
    `gap after:  ${apart(gap.after)}`,
    `Such people: ${options.join(" ")}`,
  ].join("\n");
}

function formatFitted(fitted: Fitted | null, of: string): string {
  if (!fitted) return `unknown: no ${of}`;
  const [value, low, high] = [fitted.value, fitted.low, fitted.high].map((one) => one.toFixed(3));
  return `${value} (${low} to ${high}), of ${fitted.of} ${of}`;
}
