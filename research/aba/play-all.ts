import { InputError } from "../../src/core/errors.js";
import * as flag from "../cli/flags.js";
import type { LabGame, LabSettings } from "../lab/contract.js";
import type { GameSummary, Lab } from "../lab/lab.js";
import { type Assignment, playGames } from "../lab/play-games.js";

export interface GameFailure {
  readonly game: string;
  readonly reason: string;
}

export type PlayedGame = GameSummary & { readonly id: string; readonly seed: number };

export const gamesFlag = () => flag.required("--games <dir>", "the folder with the games");
export const limitFlag = () => flag.count("--limit <n>", "only the first n games");

export interface GameChoice {
  readonly games: string;
  readonly seeds: readonly number[];
  /** Names of games ("<task>/<trial>") to be played, in this order; absent: all. */
  readonly list?: readonly string[] | undefined;
  readonly limit?: number | undefined;
}

/** The games of a list by name, in its order, at most `limit`. Throws InputError for unknown names. */
export function chooseGames(
  games: readonly LabGame[],
  { list, limit }: Pick<GameChoice, "list" | "limit">,
): readonly LabGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const chosen = (list ?? [...byId.keys()]).map((id) => {
    const game = byId.get(id);
    if (!game) throw new InputError(`there is no game "${id}" in this folder`);
    return game;
  });
  return (list ? chosen : games).slice(0, limit);
}

/** Plays every assignment; games without a single success are failures, too. */
export async function playAll(
  lab: Lab,
  assignments: readonly Assignment<Omit<LabSettings, "seed">>[],
) {
  const { played, failures, skipped } = await playGames(lab.jobs, assignments, lab.play);
  const broken = failures.map(({ game, reason }) => ({ game, reason }));
  return { played, failures: [...broken, ...played.flatMap(describeFailure)], skipped };
}

const endings = {
  "max-steps": "the steps were used up",
  "gave-up": "it gave up",
  stopped: "it was stopped",
  lost: "it could no longer be done",
  "world-changed": "the replay differed",
  unanswered: "nobody answered",
  "model-failed": "the language model failed",
  "budget-spent": "the budget was used up",
} as const;

function describeFailure({ id, seed, rounds }: PlayedGame): readonly GameFailure[] {
  const last = rounds.at(-1);
  if (!last?.end || (rounds.length > 1 && last.end === "max-steps")) return [];
  return [
    {
      game: id,
      reason: `${endings[last.end]} after ${last.steps} steps: ${last.task} (round ${rounds.length}, seed ${seed})`,
    },
  ];
}
