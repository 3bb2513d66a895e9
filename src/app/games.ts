/** Who plays the games of worlds with an oracle: their planners, with people in the oracle's place. */
import { cookingVocabulary } from "../../scenes/cooking/index.js";
import type { Player } from "../agent/rounds.js";
import { type GameFormat, isGame } from "../core/scene.js";
import type { Household } from "../core/stores.js";
import {
  createCookingObserver,
  createCookingPlanner,
  createCookingSpeech,
  createGamePolicy,
  createGridPlanner,
  createGridSpeech,
} from "../policies/query/index.js";

const players: Readonly<Record<GameFormat, () => Player>> = {
  cooking: () => ({
    policy: createGamePolicy(createCookingPlanner(cookingVocabulary), createCookingSpeech()),
    observer: createCookingObserver(),
  }),
  grid: () => ({
    policy: createGamePolicy(createGridPlanner(), createGridSpeech()),
    // What is seen of a grid is in the steps, cell by cell; no place is seen whole.
    observer: { sightings: () => [] },
  }),
};

/** A game's player; null for a home, which anybody may play. */
export function playerOfGame({ content }: Pick<Household, "content">): Player | null {
  return isGame(content) ? players[content.format]() : null;
}
