/** Makes options that several commands share. `@slice` marks those that only research uses. */
import { Command, InvalidArgumentError, Option } from "commander";
import { withoutUnseen } from "../../bots/present/visible-text.js";
import { askRuleNames, nameAskRule, readAskRule } from "../agent/when-to-ask.js";
import { runsSources } from "../app/operating/package.js";
import { createRedactor } from "../app/operating/redact.js";
import { type AskPolicyName, variants } from "../core/episode/episode.js";
import {
  type PeoplePreset,
  type PeopleRates,
  peopleKinds,
  peoplePresets,
} from "../core/episode/oracle.js";
import { defaultNotebookView, notebookViews } from "../core/memory/notebook.js";
import { knowledgeModes } from "../core/question/question.js";
import { checkFile, checkFolder } from "../core/text-file.js";

/** Returns NaN for an empty text, which JavaScript reads as 0. */
function toNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

/** Greatest number that options accept, as commands create as many rows. */
const usualMost = 1_000_000;

export function wholeNumber(least: number, most = usualMost) {
  return (text: string): number => {
    const value = toNumber(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      const isSmall = most === usualMost && !(value > most);
      const range = isSmall ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`It must be a whole number ${range}.`);
    }
    return value;
  };
}

export const seed = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** @slice lab */
export function wholeNumbers(text: string): readonly number[] {
  const numbers = text.split(",").map((part) => seed(part.trim()));
  const twice = numbers.find((one, at) => numbers.indexOf(one) < at);
  if (twice !== undefined) throw new InvalidArgumentError(`It names ${twice} twice.`);
  return numbers;
}

/** @slice afk */
export function askRule(text: string): AskPolicyName {
  try {
    return nameAskRule(readAskRule(text));
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? `${error.message}.` : String(error));
  }
}

function numberTo(most: number) {
  return (text: string): number => {
    const value = toNumber(text);
    if (!(value >= 0 && value <= most))
      throw new InvalidArgumentError(`It must be between 0 and ${most}.`);
    return value;
  };
}

export const probability = numberTo(1);

/** Parses the standard deviation of times' logarithms. At the limit 5, one time in six is over 148 times the median. */
const spread = numberTo(5);

export const databaseOption = () =>
  new Option(
    "--db <file>",
    "the database: a file, or postgres://HOST/NAME (default: SOUS_DB, or .sous/sous.db)",
  );
export const jsonOption = () => new Option("--json", "print JSON for scripts");
/** @slice report */
export const reportOption = () =>
  new Option("--report <dir>", "write a report (Markdown, and HTML with plots) there").argParser(
    outFolder,
  );

/** Refuses an unwritable folder before the work. */
export function outFolder(folder: string): string {
  checkFolder(folder);
  return folder;
}

/** @slice report */
export function outFile(file: string): string {
  checkFile(file);
  return file;
}

export const askOption = () =>
  new Option("--ask <when>", `when to ask people: ${askRuleNames}`)
    .argParser(askRule)
    .default("missing");
export const notebookOption = () =>
  new Option(
    "--notebook <view>",
    "which of people's answers the agent sees and may ask about: those related to the task, or all",
  )
    .choices(notebookViews)
    .default(defaultNotebookView);
/** @slice lab */
export const peopleOption = () =>
  new Option("--people <kind>", "simulated people: rules, or a language model that knows the home")
    .choices(peopleKinds)
    .default("rules");
const rateOption = (flags: string, about: string, initial = 0) =>
  new Option(flags, `simulated people: ${about}`).argParser(probability).default(initial);
/** @slice ambik */
export const wrongOption = (initial?: number) =>
  rateOption("--wrong <p>", "probability of a wrong answer", initial);
/** @slice ambik */
export const unsureOption = () => rateOption("--unsure <p>", 'probability of "I don\'t know"');
const spreadOption = (flags: string, about: string) =>
  new Option(flags, `simulated people: ${about}`).argParser(spread).default(0);

/** @slice lab */
export function addPeople(command: Command, wrong?: number): Command {
  return command
    .addOption(wrongOption(wrong))
    .addOption(unsureOption())
    .addOption(rateOption("--vague <p>", "probability of naming only the kind of place"))
    .addOption(rateOption("--stale <p>", "probability of not knowing that a thing was moved"))
    .addOption(
      rateOption(
        "--plausible <p>",
        "share of wrong answers that name where it was before, or where such things usually are",
      ),
    )
    .addOption(
      rateOption(
        "--hearsay <p>",
        "probability of repeating what others in the home say, with the same mistakes",
      ),
    )
    .addOption(
      spreadOption(
        "--differ <s>",
        "how much people differ: standard deviation of their rates' log-odds and of their times' logarithm",
      ),
    );
}

const presetNames = [...Object.keys(peoplePresets), "model"];

export const presetOption = () =>
  new Option("--people <kind>", `simulated people: ${presetNames.join(", ")}`)
    .argParser((text): PeoplePreset | "model" => {
      // Version 0.2.0 said "rules".
      const kind = text === "rules" ? "truthful" : text;
      if (!presetNames.includes(kind))
        throw new InvalidArgumentError(`It must be one of ${presetNames.join(", ")}.`);
      return kind as PeoplePreset | "model";
    })
    .default("truthful");

/** Adds hidden options of 0.2.0 that `--people` replaces. They work for one more version. */
export function addFormerPeople<Given extends Command>(command: Given): Given {
  const oldOptions = addPeople(new Command())
    .option("--delay <ms>", "", wholeNumber(0))
    .addOption(spreadOption("--delay-spread <s>", ""));
  for (const option of oldOptions.options) command.addOption(option.default(undefined).hideHelp());
  return command;
}

/** Options of 0.2.0 override the preset's rates. */
export function readPreset(
  kind: PeoplePreset | "model",
  options: Partial<PeopleRates>,
): PeopleRates {
  const preset: PeopleRates = peoplePresets[kind === "model" ? "truthful" : kind];
  const given = Object.entries(readPeople({ ...preset, ...options })).filter(
    ([, rate]) => rate !== undefined,
  );
  return { ...preset, ...Object.fromEntries(given) };
}

/** @slice lab */
export function readPeople(options: PeopleRates): PeopleRates {
  const { wrong, unsure, vague, stale, plausible, hearsay, differ } = options;
  return { wrong, unsure, vague, stale, plausible, hearsay, differ };
}

export const variantOption = () =>
  new Option(
    "--variant <variant>",
    "ABA's variants: ambiguous means one particular thing; multiround has many rounds",
  )
    .choices(variants)
    .default("standard");
export const modeOption = () =>
  new Option("--mode <mode>", "people see the home (owner), or answer from memory (keeper)")
    .choices(knowledgeModes)
    .default("owner");
export const maxStepsOption = () =>
  new Option("--max-steps <n>", "most actions per task").argParser(wholeNumber(1)).default(50);
export const seedOption = () =>
  new Option("--seed <n>", "seed of everything drawn").argParser(seed).default(1);

/** Invisible characters that JSON does not escape and that control a terminal or the direction of text. */
const unsafe = /[\u007F-\u009F\u2028\u2029]|\p{Cf}/gu;

export function printJson(value: unknown): void {
  const json = JSON.stringify(value).replace(unsafe, (character) =>
    character
      .split("")
      .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
  process.stdout.write(`${json}\n`);
}

/** Leaves out the lines whose condition does not hold. */
export function present(lines: readonly (string | false)[]): readonly string[] {
  return lines.filter((line) => line !== false);
}

/** Prints a result: as JSON with `--json`, else its lines, or `none` where there are none. */
export function printEither(
  { json }: { readonly json?: boolean },
  result: unknown,
  words: string | readonly string[],
  none?: string,
): void {
  const lines = [words].flat();
  if (json) printJson(result);
  else for (const line of lines.length === 0 && none ? [none] : lines) print(line);
}

/** @slice report */
export function printResult(result: object): void {
  printJson({ ...result, command: typedCommand(), seconds: performance.now() / 1000 });
}

/** Escapes people's words, so that they cannot control the terminal. */
export function print(text: string): void {
  process.stdout.write(`${withoutUnseen(text)}\n`);
}

/** Returns the typed command, with `npm run` where Sous runs from a clone. */
export function commandToType(): string {
  return runsSources() ? typedCommand().replace("sous", "npm run -s sous --") : typedCommand();
}

/** @slice report */
export function typedCommand(): string {
  const words = process.argv
    .slice(2)
    .map((word) => (/^[\w./:@=,-]+$/.test(word) ? word : `'${word}'`));
  return createRedactor()(["sous", ...words].join(" "));
}
