/** Options that several benches share. */
import * as shared from "../../src/cli/options.js";
import { Option } from "./commander.js";

/** A whole number. */
export function countOption(flags: string, about: string, initial?: number, least = 1): Option {
  return new Option(flags, about)
    .argParser(shared.wholeNumber(least, Number.MAX_SAFE_INTEGER))
    .default(initial);
}

export function probabilityOption(flags: string, about: string, initial: number): Option {
  return new Option(flags, about).argParser(shared.probability).default(initial);
}

export function seedsOption(about: string, initial?: readonly number[]): Option {
  const option = new Option("--seeds <list>", `with commas: ${about}`).argParser(
    shared.wholeNumbers,
  );
  return initial ? option.default(initial, initial.join(",")) : option;
}

export const modelStoreOption = () =>
  new Option("--db <file>", "keep the models' answers there: a second run sends none");
