import { Option } from "commander";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";

/** Comma-separated platforms; all of `known` by default. */
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
