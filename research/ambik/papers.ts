/** What AmbiK's paper reports of five methods on language models. Shares in [0, 1]. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

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

const published = JSON.parse(readFileSync(packageFile("research/ambik/papers.json"), "utf8")) as {
  readonly methods: readonly PaperMethod[];
  readonly thresholds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly plans: Readonly<Record<string, readonly [FourShares, FourShares]>>;
  readonly knowno: Readonly<Record<string, readonly [helpRate: number, success: number | null]>>;
};

export const { methods: papers } = published;

/** Table 5: thresholds by method and model. */
export const { thresholds } = published;

/** Table 6: intent coverage of GPT-3.5, with plans and without. */
export const { plans: plansTable } = published;

/** Table 7: help rate and success on KnowNo's tasks. */
export const { knowno: knowNoTable } = published;

/** Tasks of the paper's 400 test pairs, by type; preferences are balanced against all others together. */
const others: FourShares = [400, 0, 159, 52];

/** Mean of the correct help rate of preferences and that of all other tasks: 0.5 is a coin. */
export function balanceOf(chr: FourShares): number {
  const all = others.reduce((sum, tasks) => sum + tasks, 0);
  const right = chr.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
  return (chr[1] + right / all) / 2;
}
