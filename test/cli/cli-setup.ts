import type { PlaySummary } from "../../src/cli/play-rounds.js";
import type { Question } from "../../src/core/question.js";
import type { Ballot } from "../../src/core/stores.js";
import { readSous } from "../app/run-sous.js";

/** Every process compiles the program anew; a busy machine takes its time. */
export const patience = { timeout: 120_000 };

export type Asked = Question & { readonly answers: readonly Ballot[] };

export const play = (db: string, ...more: readonly string[]) =>
  readSous<PlaySummary>("play", "kitchen", "--bot", "simulated", "--db", db, ...more);
