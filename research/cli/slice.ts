/** A slice: one line of research, with what it adds to the command line, to the report and to the benchmark. */
import type { Policy } from "../../src/core/decision.js";
import type { HouseholdSource, RowContent } from "../../src/core/scene.js";
import type { ResultKind } from "../report/result-kind.js";
import type { Command } from "./commander.js";

export interface ResearchCommand {
  /** As it is typed after `sous`: "ambik", or "bench ambik" for a part of the command `bench`. */
  readonly name: string;
  readonly about: string;
  /** Loads what the command needs; nothing else of the slice is loaded for the help. */
  readonly load: (slices: readonly Slice[]) => Promise<Command>;
}

/** A row of AmbiK as a task: its clear sentence, or its ambiguous one. */
export interface BenchmarkRow {
  readonly half: "clear" | "ambiguous";
  readonly home: HouseholdSource<RowContent>;
  readonly shouldAsk: boolean;
}

/** What a slice adds to the benchmark. */
export interface BenchmarkPart {
  /** An agent, made for a task in a world: its name, and the policy; null where it does not play. */
  readonly agent: { readonly name: string; readonly inWorld: (format: string) => Policy | null };
  /** Reads the rows of a folder, by id. Throws InputError. */
  readonly rows?: (folder: string) => ReadonlyMap<number, readonly BenchmarkRow[]>;
}

/**
 * A slice lies in a folder of its own with its tests in research/test. It can be deleted with its line in
 * `slices.ts`.
 */
export interface Slice {
  readonly commands: readonly ResearchCommand[];
  /** What its benches print with --json, by `kind`. */
  readonly results?: Readonly<Record<string, () => Promise<ResultKind<unknown>>>>;
  readonly benchmark?: () => Promise<BenchmarkPart>;
}
