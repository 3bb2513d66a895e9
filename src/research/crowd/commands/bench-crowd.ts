/** `sous bench crowd`: whether the quality of a simulated crowd is recovered. */
import { SingleBar } from "cli-progress";
import * as shared from "../../../cli/options.js";
import { InputError } from "../../../core/errors.js";
import { Command, InvalidArgumentError, Option } from "../../cli/commander.js";
import { type BenchCrowdResult, benchCrowd } from "../bench-crowd.js";

interface CrowdOptions {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  readonly seeds: readonly number[];
  readonly json?: boolean;
}

export function crowdCommand(): Command {
  return new Command("crowd")
    .description("simulated people of known quality: how well it, and the answers, are recovered")
    .addOption(
      new Option("--people <n>", "people in the crowd")
        .argParser(shared.wholeNumber(10))
        .default(200),
    )
    .addOption(
      new Option("--questions <n>", "questions, each with candidates of its own")
        .argParser(shared.wholeNumber(10))
        .default(2000),
    )
    .addOption(
      new Option("--answers <n>", "answers to each question")
        .argParser(shared.wholeNumber(2))
        .default(3),
    )
    .addOption(
      new Option("--seeds <range>", "a crowd each: 1..20, or with commas")
        .argParser(readSeeds)
        .default(readSeeds("1..20"), "1..20"),
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Half of the people are diligent; the others are careless, press anything or always the first choice,
have a language model answer, copy from somebody, or share wrong answers. Questions differ in
difficulty; one in ten is gold. Then all of them diligent, and all of them guessing.

Examples:
  sous bench crowd
  sous bench crowd --people 30 --questions 600 --seeds 1..5 --json`,
    )
    .action(runCrowd);
}

/** "1..20" or "1,2,3" */
function readSeeds(text: string): readonly number[] {
  const range = /^(\d+)\.\.(\d+)$/.exec(text);
  if (!range) return shared.wholeNumbers(text);
  const [first, last] = [Number(range[1]), Number(range[2])];
  if (last < first) throw new InvalidArgumentError("The last seed is before the first.");
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function runCrowd({ json, ...settings }: CrowdOptions): void {
  const { people, answers } = settings;
  if (answers > people)
    throw new InputError(
      `--answers ${answers}: a question has at most one of each of ${people} people`,
    );
  const bar = new SingleBar({
    format: "{bar} {value} of {total} crowds, {eta_formatted} to go",
    stream: process.stderr,
    noTTYOutput: false,
  });
  bar.start(settings.seeds.length, 0);
  try {
    const result = benchCrowd({ ...settings, onProgress: (done) => bar.update(done) });
    bar.stop();
    if (json) shared.printResult(result);
    else describe(result);
  } finally {
    bar.stop();
  }
}

function describe(result: BenchCrowdResult): void {
  const { people, questions, answersPerQuestion, alike, guessers } = result;
  shared.print(`${people} people, ${questions} questions, ${answersPerQuestion} answers each`);
  shared.print(
    "seed  quality: correlation (with done; reachable)  accuracy: majority -> aggregated  alpha",
  );
  for (const one of result.seeds) {
    const correlations = `${digits(one.correlation)} (${digits(one.correlationWithDone)}; ${digits(one.reachable)})`;
    const accuracies = `${percent(one.majority)} -> ${percent(one.aggregated)}`;
    shared.print(
      `${String(one.seed).padStart(4)}  ${correlations.padEnd(43)}  ${accuracies.padEnd(32)}  ${digits(one.alpha)}`,
    );
  }
  shared.print(
    `correlation: mean ${digits(result.meanCorrelation)}, least ${digits(result.leastCorrelation)} (with done ${digits(result.leastCorrelationWithDone)})`,
  );
  shared.print(`better than majority by ${points(result)}; all diligent: by ${points(alike)}`);
  shared.print(
    `all guessing: alpha at most ${digits(guessers.worst)} from 0; with the labels of all questions pooled ${digits(guessers.worstPooled)}`,
  );
  for (const { kind, flagged, right, real, precision, recall } of result.flags)
    shared.print(
      `flag ${kind}: ${flagged} flagged, ${right} rightly, of ${real}: precision ${digits(precision)}, recall ${digits(recall)}`,
    );
}

function points({ meanGain, leastGain }: { meanGain: number; leastGain: number }): string {
  return `${(100 * meanGain).toFixed(2)} points in the mean, at least ${(100 * leastGain).toFixed(2)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function digits(value: number | null): string {
  return value === null ? "none" : value.toFixed(3);
}
