/** Tries mutants out: which of them some test notices. */
import path from "node:path";
import { applyTo, describeChange, type Mutant, type SourceFile } from "./mutants.js";
import type { OperatorName } from "./operators.js";
import { probeOf, withProbes } from "./probes.js";
import type { Failure, Reach, Session } from "./session.js";
import type { TypeCheck } from "./type-check.js";

/** A mutant, and what became of it. */
export interface Tried {
  readonly file: string;
  readonly line: number;
  readonly operator: OperatorName;
  readonly change: string;
  /**
   * `unreached`: no test runs the code. A survivor is unreached, or `survived`. `uncompilable`: no test notices it,
   * but the type check does.
   */
  readonly end: "killed" | "survived" | "unreached" | "uncompilable";
  /** The test that failed, "late" or "broken"; null for survivors. */
  readonly by: Failure;
}

/** Times of tests differ between runs, and with what else the machine does. */
const slowest = 8;
const leastLimitMs = 60_000;
/** A mutant meets the tests that reach it for this share of the time of all tests, the most likely ones first. */
const mostOfAll = 0.5;

export async function* tryMutants(
  session: Session,
  given: {
    readonly root: string;
    readonly sources: readonly SourceFile[];
    readonly mutants: readonly Mutant[];
    readonly reaches: readonly Reach[];
    readonly types: TypeCheck;
  },
): AsyncGenerator<Tried> {
  const { root, sources, mutants, reaches, types } = given;
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  for (const mutant of mutants) {
    const { file, line, operator } = mutant;
    const text = texts.get(file) ?? "";
    const told = { file, line, operator, change: describeChange(text, mutant) };
    const mutated = applyTo(text, mutant);
    const unless = (end: "survived" | "unreached"): Tried => ({
      ...told,
      end: types.compiles(file, mutated) ? end : "uncompilable",
      by: null,
    });
    const chosen = chooseTests(mutant, reaches);
    if (chosen.length === 0) {
      yield unless("unreached");
      continue;
    }
    const limitMs = leastLimitMs + slowest * chosen.reduce((sum, { ms }) => sum + ms, 0);
    const changed = { file: path.join(root, file), text: mutated };
    const tests = chosen.map(({ test }) => test);
    const by = await session.tryOut(changed, tests, limitMs);
    yield by === null ? unless("survived") : { ...told, end: "killed", by };
  }
}

/** The sources with probes, by their full names. */
export function probed(root: string, sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(sources.map((source) => [path.join(root, source.file), withProbes(source)]));
}

/**
 * The tests that reach the mutant's function, or any function of its file where it is evaluated on loading. Quick
 * ones of the same room come first.
 */
function chooseTests({ file, within }: Mutant, reaches: readonly Reach[]): readonly Reach[] {
  const wanted = within === null ? probeOf(file, "") : probeOf(file, within);
  const room = `/test/${file.replace(/^src\//, "").split("/")[0]}/`;
  const reaching = reaches
    .filter(({ reached }) =>
      reached.some((probe) => (within === null ? probe.startsWith(wanted) : probe === wanted)),
    )
    .map((reach) => ({ reach, rank: reach.ms * (reach.test.includes(room) ? 1 : 10) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ reach }) => reach);
  let left = mostOfAll * reaches.reduce((sum, { ms }) => sum + ms, 0);
  return reaching.filter(({ ms }, index) => {
    left -= ms;
    return index === 0 || left >= 0;
  });
}
