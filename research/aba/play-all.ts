/** Plays a list of games, as many at a time as the lab allows. A broken game is listed as a failure. */

import { InputError } from "../../src/core/errors.js";
import type { GameSummary, Lab, LabGame, LabSettings } from "../lab/contract.js";
import { eachGame } from "../lab/part.js";
import { listUnread, type NotPlayed, whyNotPlayed } from "../lab/skipped.js";

export interface GameFailure {
  readonly game: string;
  readonly reason: string;
}

export interface Assignment {
  readonly game: LabGame;
  readonly settings: LabSettings;
}

export interface PlayedGame extends GameSummary {
  readonly id: string;
  readonly seed: number;
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

/** Every game with every seed, seed by seed; places are visited by likelihood unless the settings say otherwise. */
export function assignSeeds(
  games: readonly LabGame[],
  settings: Omit<LabSettings, "seed" | "visits"> & Partial<Pick<LabSettings, "visits">>,
  seeds: readonly number[],
): readonly Assignment[] {
  return seeds.flatMap((seed) =>
    games.map((game) => ({ game, settings: { visits: "likely" as const, ...settings, seed } })),
  );
}

/** Which games are played with which seeds. */
export interface GameChoice {
  readonly folder: string;
  readonly seeds: readonly number[];
  /** Names of games ("<task>/<trial>") to be played, in this order; absent: all. */
  readonly list?: readonly string[];
  /** At most this many games; absent: all. */
  readonly limit?: number;
  /** Called after each game; `of` counts the games of every agent, seed and baseline. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Plays every assignment; results keep their order. Files that could not be read are failures, and skipped. */
export async function playAll(lab: Lab, assignments: readonly Assignment[], onGame: () => void) {
  const unitOf = ({ game, settings: { seed, ...more } }: Assignment) => ({
    game: game.id,
    seed,
    more,
  });
  const results = await eachGame(lab.jobs, assignments, unitOf, async (assignment) => {
    const result = await playOne(lab, assignment);
    onGame();
    return result;
  });
  const played = results.flatMap((one) => ("rounds" in one ? [one] : []));
  const broken = results.flatMap((one) => ("reason" in one ? [one] : []));
  return {
    played,
    failures: [
      ...broken.map(({ game, reason }) => ({ game, reason })),
      ...played.flatMap(describeFailure),
    ],
    skipped: listUnread(broken),
  };
}

async function playOne(
  lab: Lab,
  { game, settings }: Assignment,
): Promise<PlayedGame | (GameFailure & NotPlayed)> {
  try {
    return { id: game.id, seed: settings.seed, ...(await lab.play(game.file, settings)) };
  } catch (error) {
    return { game: game.id, ...whyNotPlayed(error, game.file) };
  }
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

/** The last of many rounds is always cut short. A game without a single success is a failure. */
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
