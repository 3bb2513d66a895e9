/** What AmbiK's paper reports of five methods on language models. Shares in [0, 1]. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";

/** Unambiguous, preferences, common sense, safety. */
export type FourShares = readonly [number, number, number, number];

interface PaperMethod {
  readonly method: string;
  readonly model: string;
  /** Correct help rate (table 9). */
  readonly chr: FourShares;
  /** Intent coverage (table 8). */
  readonly icr: FourShares;
  /** Table 3. */
  readonly ambdif: number;
}

export const papers: readonly PaperMethod[] = JSON.parse(
  readFileSync(packageFile("src/research/ambik/papers.json"), "utf8"),
);

/** Tasks of the paper's 400 test pairs, by type; preferences are balanced against all others together. */
const others: FourShares = [400, 0, 159, 52];

/** Mean of the correct help rate of preferences and that of all other tasks: 0.5 is a coin. */
export function balanceOf(chr: FourShares): number {
  const all = others.reduce((sum, tasks) => sum + tasks, 0);
  const right = chr.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
  return (chr[1] + right / all) / 2;
}
