/** Every game of a folder, played with simulated people: success, steps, questions. */
import { InputError } from "../core/errors.js";
import type { Lab, LabSettings, RoundSummary } from "../core/lab.js";

export interface BenchAlfworldRequest {
  readonly folder: string;
  readonly settings: LabSettings;
  /** At most this many games; absent: all. */
  readonly limit?: number;
  /** Called after each game. */
  readonly onProgress?: (done: number, of: number) => void;
}

export interface TypeFigures {
  readonly games: number;
  readonly success: number;
  readonly meanSteps: number;
}

/** Rates in [0, 1]; steps are actions, questions not counted. */
export interface BenchAlfworldResult {
  readonly games: number;
  readonly success: number;
  readonly byType: Readonly<Record<string, TypeFigures>>;
  readonly meanSteps: number;
  readonly questionsPerTask: number;
  readonly failures: readonly { readonly game: string; readonly reason: string }[];
}

/** Plays all games; a broken file is listed among the failures and the run goes on. */
export async function benchAlfworld(
  lab: Lab,
  request: BenchAlfworldRequest,
): Promise<BenchAlfworldResult> {
  const games = lab.games(request.folder).slice(0, request.limit);
  const rounds: { type: string; round: RoundSummary }[] = [];
  const failures: { game: string; reason: string }[] = [];
  for (const [index, { id, file }] of games.entries()) {
    try {
      const round = await lab.play(file, request.settings);
      rounds.push({ type: id.split("-")[0] ?? id, round });
      if (!round.success)
        failures.push({ game: id, reason: `not done after ${round.steps} steps` });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failures.push({ game: id, reason: error.message });
    }
    request.onProgress?.(index + 1, games.length);
  }
  const all = rounds.map(({ round }) => round);
  const types = [...new Set(rounds.map(({ type }) => type))].sort();
  return {
    ...figures(all),
    byType: Object.fromEntries(
      types.map((type) => [
        type,
        figures(rounds.filter((one) => one.type === type).map(({ round }) => round)),
      ]),
    ),
    questionsPerTask: mean(all.map(({ questions }) => questions)),
    failures,
  };
}

function figures(rounds: readonly RoundSummary[]): TypeFigures {
  return {
    games: rounds.length,
    success: mean(rounds.map(({ success }) => Number(success))),
    meanSteps: mean(rounds.map(({ steps }) => steps)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
