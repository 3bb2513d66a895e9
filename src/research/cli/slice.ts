/** A slice: one line of research, with what it adds to the command line and to the report. */
import type { ResultKind } from "../report/result-kind.js";
import type { Command } from "./commander.js";

export interface ResearchCommand {
  /** As it is typed after `sous`: "ambik", or "bench ambik" for a part of the command `bench`. */
  readonly name: string;
  readonly about: string;
  /** Loads what the command needs; nothing else of the slice is loaded for the help. */
  readonly load: (slices: readonly Slice[]) => Promise<Command>;
}

/**
 * A slice lies in a folder of its own with its tests in test/research. It can be deleted with its line in
 * `slices.ts`.
 */
export interface Slice {
  readonly commands: readonly ResearchCommand[];
  /** What its benches print with --json, by `kind`. */
  readonly results?: Readonly<Record<string, () => Promise<ResultKind<unknown>>>>;
}
