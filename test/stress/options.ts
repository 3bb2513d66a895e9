import { SingleBar } from "cli-progress";
import { Option } from "commander";
import { stringify } from "yaml";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";

export function botsOption<T extends string>(known: readonly T[]): Option {
  return new Option("--bots <list>", "which platforms, with commas")
    .argParser(pickFrom("--bots", known))
    .default(known, known.join(","));
}

export function countOption(flags: string, about: string, least: number, usual: number): Option {
  return new Option(flags, about).argParser(shared.wholeNumber(least)).default(usual);
}

/** @returns a parser that throws InputError listing the known names */
export function pickFrom<T extends string>(flag: string, known: readonly T[]) {
  return (text: string): readonly T[] => {
    const names = text.split(",").map((name) => name.trim());
    const picked = known.filter((one) => names.includes(one));
    if (picked.length === 0 || picked.length !== new Set(names).size)
      throw new InputError(`${flag} takes some of ${known.join(",")}, not "${text}".`);
    return picked;
  };
}

/** Prints JSON, or YAML for people; `exitCode` is set when something failed. */
export function report(figures: object, json: boolean | undefined, exitCode: number): void {
  if (json) shared.printJson(figures);
  else shared.print(stringify(figures, { lineWidth: 0 }).trimEnd());
  if (exitCode > 0) process.exitCode = exitCode;
}

/** Shows progress on standard error, as standard output is JSON. */
export async function withProgress<Result>(
  unit: string,
  work: (show: (done: number, of: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  try {
    return await work((done, of) => {
      if (!bar.isActive) bar.start(of, 0);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

export function addUp<Key extends string>(
  keys: readonly Key[],
  all: readonly Readonly<Record<Key, number>>[],
): Record<Key, number> {
  const sum = (key: Key) => all.reduce((total, one) => total + one[key], 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Record<Key, number>;
}
