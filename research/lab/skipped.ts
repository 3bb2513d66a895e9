/** Files of games that could not be read. */
import { z } from "zod";
import { InputError, SousError } from "../../src/core/errors.js";
import { part } from "./part.js";

/** In results; those of before have none. */
export const skippedGames = z
  .array(z.object({ file: z.string(), reason: z.string() }))
  .default([])
  .readonly();

export type SkippedGame = z.infer<typeof skippedGames>[number];

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

export interface NotPlayed {
  readonly reason: string;
  /** The home's file, where it could not be read. */
  readonly unread?: string;
}

/** Why a home is not played: its file is broken, or it has no task of the wanted variant. Other errors are thrown. */
export function whyNotPlayed(error: unknown, file: string): NotPlayed {
  if (error instanceof InputError) return { reason: error.message, unread: file };
  if (error instanceof SousError && error.code === "no-task") return { reason: error.message };
  throw error;
}

/**
 * Nothing that was played is no result.
 *
 * @throws SousError "nothing-played" with the reasons. A shard may have nothing to play.
 */
export function requirePlayed(played: number, failures: readonly NotPlayed[]): void {
  if (played > 0 || failures.length === 0 || part.getStore()?.kind === "shard") return;
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  const more = reasons.length - mostReasons;
  const named = [...reasons.slice(0, mostReasons), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new SousError("nothing-played", `Nothing could be played:\n  ${named.join("\n  ")}`);
}

const mostReasons = 10;

/** Each file once, however often it was tried. */
export function listUnread(failures: readonly NotPlayed[]): readonly SkippedGame[] {
  return onceEach(
    failures.flatMap(({ unread: file, reason }) => (file === undefined ? [] : [{ file, reason }])),
  );
}

/** Each file once. @slice aba */
export function onceEach(skipped: readonly SkippedGame[]): readonly SkippedGame[] {
  return [...new Map(skipped.map((one) => [one.file, one])).values()];
}
