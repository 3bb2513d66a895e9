/** A grid of games and settings. */
import { InputError, SousError } from "../../src/core/errors.js";
import type { LabGame } from "./contract.js";
import { advance, inJobs } from "./in-jobs.js";
import { onceEach, type SkippedGame } from "./skipped.js";

export interface Assignment<Settings> {
  readonly game: LabGame;
  readonly settings: Settings & { readonly seed: number };
}

export function assignSeeds<Settings>(
  games: readonly LabGame[],
  settings: Settings,
  seeds: readonly number[],
): readonly Assignment<Settings>[] {
  return seeds.flatMap((seed) => games.map((game) => ({ game, settings: { ...settings, seed } })));
}

interface Failure {
  readonly game: string;
  readonly seed: number;
  readonly reason: string;
  readonly unread?: string;
}

/** A game that cannot be read, or has no task of the variant, is a failure. Other errors are thrown. */
export async function playGames<Settings, Result extends object>(
  jobs: number,
  assignments: readonly Assignment<Settings>[],
  play: (file: string, settings: Assignment<Settings>["settings"]) => Promise<Result>,
) {
  const results = await inJobs(jobs, assignments, async ({ game, settings }) => {
    const { seed } = settings;
    const result = await play(game.file, settings).then(
      (played) => ({ played: { id: game.id, seed, ...played } }),
      (error: unknown) => ({ failure: { game: game.id, seed, ...whyNotPlayed(error, game.file) } }),
    );
    advance();
    return result;
  });
  const failures = results.flatMap((one): Failure[] => ("failure" in one ? [one.failure] : []));
  return {
    played: results.flatMap((one) => ("played" in one ? [one.played] : [])),
    failures: failures.map(({ unread: _, ...failure }) => failure),
    skipped: onceEach(
      failures.flatMap(({ unread: file, reason }): SkippedGame[] =>
        file ? [{ file, reason }] : [],
      ),
    ),
  };
}

function whyNotPlayed(error: unknown, file: string): Pick<Failure, "reason" | "unread"> {
  if (error instanceof InputError) return { reason: error.message, unread: file };
  if (error instanceof SousError && error.code === "no-task") return { reason: error.message };
  throw error;
}
