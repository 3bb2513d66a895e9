/** What a mutation run found. */
import type { OperatorName } from "./operators.js";
import type { Tried } from "./try-mutants.js";

export interface Report {
  readonly seed: number;
  /** How many mutants were drawn; those that were not tried before Ctrl-C are in no other figure. */
  readonly drawn: number;
  readonly tried: number;
  readonly killed: number;
  /** How many do not compile; they are in no other figure. */
  readonly uncompilable: number;
  /** In [0, 1]; null when nothing was tried. */
  readonly share: number | null;
  readonly byOperator: Readonly<Partial<Record<OperatorName, { tried: number; killed: number }>>>;
  readonly survivors: readonly Tried[];
}

export function summarise(all: readonly Tried[]): Omit<Report, "seed" | "drawn"> {
  const tried = all.filter(({ end }) => end !== "uncompilable");
  const byOperator: Partial<Record<OperatorName, { tried: number; killed: number }>> = {};
  for (const { operator, end } of tried) {
    const counts = byOperator[operator] ?? { tried: 0, killed: 0 };
    counts.tried += 1;
    if (end === "killed") counts.killed += 1;
    byOperator[operator] = counts;
  }
  const survivors = tried.filter(({ end }) => end !== "killed");
  const killed = tried.length - survivors.length;
  const share = tried.length > 0 ? killed / tried.length : null;
  const uncompilable = all.length - tried.length;
  return { tried: tried.length, killed, uncompilable, share, byOperator, survivors };
}

export function formatTried({ file, line, operator, change, end, by }: Tried): string {
  const what = `${end} ${file}:${line} ${operator}: ${change}`;
  return by === null ? what : `${what} (${by})`;
}

export function formatReport({
  tried,
  drawn,
  killed,
  uncompilable,
  share,
  byOperator,
  survivors,
}: Report): string {
  const operators = Object.entries(byOperator).map(
    ([name, counts]) => `  ${name}: ${counts.killed} of ${counts.tried}`,
  );
  const left = drawn - tried - uncompilable;
  const untried = left > 0 ? ` (${left} more were drawn and not tried)` : "";
  const percent = share === null ? "" : `, ${(100 * share).toFixed(1)} %`;
  return [
    `${killed} of ${tried} mutants killed${percent}; ${uncompilable} do not compile${untried}`,
    ...operators,
    ...survivors.map(formatTried),
    "",
  ].join("\n");
}
