import { Command, Option } from "commander";
import * as shared from "../../src/cli/options.js";
import type { AskPolicyName, Variant } from "../../src/core/episode/episode.js";
import type { PeopleKind, PeopleRates } from "../../src/core/episode/oracle.js";
import type { NotebookView } from "../../src/core/memory/notebook.js";

export { InvalidArgumentError } from "commander";

export type Flag<Value> = Option & { readonly reads: Value };
export type Flags = Readonly<Record<string, Flag<unknown>>>;

/** Every command has --json. */
export type Given<Declared extends Flags> = {
  readonly [Name in keyof Declared]: Declared[Name]["reads"];
} & { readonly json?: boolean | undefined };

const typed = <Value>(option: Option) => option as Flag<Value>;

export function text(flags: string, about: string) {
  return typed<string | undefined>(new Option(flags, about));
}

export function texts(flags: string, about: string, initial?: readonly string[], shown?: string) {
  return typed<readonly string[] | undefined>(new Option(flags, about).default(initial, shown));
}

export function required(flags: string, about: string) {
  return typed<string>(new Option(flags, about).makeOptionMandatory());
}

export function toggle(flags: string, about: string, initial?: boolean) {
  return typed<boolean | undefined>(new Option(flags, about).default(initial));
}

type Initial<Value, Start> = Flag<Value | (Start extends undefined ? undefined : never)>;

export function parsed<Value, Start extends Value | undefined = undefined>(
  flags: string,
  about: string,
  parse: (text: string) => Value,
  initial?: Start,
  shown?: string,
) {
  const option = new Option(flags, about).argParser((text) => parse(text)).default(initial, shown);
  return option as Initial<Value, Start>;
}

export function choice<
  const Choices extends readonly string[],
  Start extends Choices[number] | undefined = undefined,
>(flags: string, about: string, choices: Choices, initial?: Start) {
  const option = new Option(flags, about).choices(choices).default(initial);
  return option as Initial<Choices[number], Start>;
}

export function count<Start extends number | undefined = undefined>(
  flags: string,
  about: string,
  initial?: Start,
  least = 1,
) {
  const parse = shared.wholeNumber(least, Number.MAX_SAFE_INTEGER);
  return parsed<number, number | undefined>(flags, about, parse, initial) as Initial<number, Start>;
}

export function probability(flags: string, about: string, initial: number) {
  return parsed(flags, about, shared.probability, initial);
}

export function seeds<Start extends readonly number[] | undefined = undefined>(
  about: string,
  initial?: Start,
) {
  const flags = "--seeds <list>";
  const option = parsed<readonly number[], readonly number[] | undefined>(
    flags,
    `with commas: ${about}`,
    shared.wholeNumbers,
    initial,
    initial?.join(","),
  );
  return option as Initial<readonly number[], Start>;
}

export const seed = () => typed<number>(shared.seedOption());
export const maxSteps = () => typed<number>(shared.maxStepsOption());
export const report = () => typed<string | undefined>(shared.reportOption());
export const database = () => typed<string | undefined>(shared.databaseOption());
export const modelStore = () =>
  text("--db <file>", "keep the models' answers there: a second run sends none");
export const scripted = () =>
  toggle("--scripted", "the server of SOUS_LLM_URL plays models by rules: mark the tables");
export const jobs = (what = "games") =>
  count("--jobs <n>", `${what} at the same time, each in a process of its own`, 1);
export const variant = () => typed<Variant>(shared.variantOption());
export const ask = () => typed<AskPolicyName>(shared.askOption());
export const notebook = () => typed<NotebookView>(shared.notebookOption());
export const peopleKind = () => typed<PeopleKind>(shared.peopleOption());
export const wrong = () => typed<number>(shared.wrongOption());
export const unsure = () => typed<number>(shared.unsureOption());

export function people(wrong?: number) {
  const { options } = shared.addPeople(new Command(), wrong);
  return Object.fromEntries(options.map((option) => [option.attributeName(), option])) as {
    readonly [Rate in keyof Required<PeopleRates>]: Flag<number>;
  };
}

/** A file, or a folder, that is written: refused before the work when it cannot be. */
export const outFile = (flags: string, about: string) =>
  mandatory(parsed(flags, about, shared.outFile));
export const outFolder = (flags: string, about: string) => parsed(flags, about, shared.outFolder);

export const mandatory = <Value>(flag: Flag<Value>) =>
  flag.makeOptionMandatory() as Flag<NonNullable<Value>>;
