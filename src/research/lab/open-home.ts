/** Homes to play in, where they begin. */
import {
  createSimulator,
  generateHome,
  loadHousehold,
  storeHome,
} from "../../../scenes/household/index.js";
import { InputError, SousError } from "../../core/errors.js";
import type { Simulator } from "../../core/scene.js";

/** @throws InputError for a broken file */
export function loadGame(file: string): Simulator {
  return createSimulator(loadHousehold(file).content, file);
}

/** A home made from a seed. */
export function makeHome(home: Parameters<typeof generateHome>[0], id: string): Simulator {
  return createSimulator(storeHome(generateHome(home)), id);
}

/** A file that could not be read. */
export interface SkippedGame {
  readonly file: string;
  readonly reason: string;
}

/** What `read` makes of a file; null where it cannot be read, which is noted once. Other errors are thrown. */
export function readOrSkip<Result>(
  file: string,
  read: () => Result,
  skipped: SkippedGame[],
): Result | null {
  if (skipped.some((one) => one.file === file)) return null;
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    skipped.push({ file, reason: error.message });
    return null;
  }
}

/** Why a home is not played: its file is broken, or it has no task of the wanted variant. Other errors are thrown. */
export function whyNotPlayed(error: unknown): string {
  const isNoTask = error instanceof SousError && error.code === "no-task";
  if (error instanceof InputError || isNoTask) return error.message;
  throw error;
}
