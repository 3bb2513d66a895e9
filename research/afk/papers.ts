/** What AFK's paper reports on its two worlds. Success rates in percent, with the deviation over seeds. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/core/package-file.js";

interface PaperTask {
  /** The task's name here; tasks by their parts in our order. */
  readonly task: string;
  readonly noQuery: string;
  readonly queryBaseline: string;
  readonly afk: string;
  /** Steps of an AFK episode, questions included; null where the paper gives none. */
  readonly afkSteps: number | null;
}

/** Q-TextWorld (table 3), Q-BabyAI (table 10), and the means of table 4 by what the agent goes without. */
export const papers: {
  readonly cooking: readonly PaperTask[];
  readonly grid: readonly PaperTask[];
  /** Table 4, by task: without notebook, pointer, bonus, and whole. */
  readonly gridAblations: Readonly<Record<string, readonly number[]>>;
  /** Table 6, by the number of needed questions: precision, recall, F1. */
  readonly queryQuality: Readonly<Record<string, readonly number[]>>;
  /** Table 5: success on two unseen combinations of two parts. */
  readonly zeroShot: readonly string[];
  readonly gridAblationMeans: Readonly<Record<string, number>>;
} = JSON.parse(readFileSync(packageFile("research/afk/papers.json"), "utf8"));
