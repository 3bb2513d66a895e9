/** Who plays in worlds of their own kind: planners, with people in the oracle's place; and who asks about AmbiK. */
import { goAhead, type PutRow, readRow, taskOf } from "../../scenes/ambik/index.js";
import { cookingVocabulary } from "../../scenes/cooking/index.js";
import type { Player } from "../agent/rounds.js";
import type { AskOption } from "../core/decision.js";
import { meantAdjective, preferredAdjective } from "../core/notebook.js";
import { type GameFormat, isGame } from "../core/scene.js";
import type { Household } from "../core/stores.js";
import { createClarifyingPolicy } from "../policies/clarify/index.js";
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

/** The player of a game, or of a row of AmbiK; null for a home, which anybody may play. */
export function playerOfGame({ id, content }: Pick<Household, "id" | "content">): Player | null {
  if (isGame(content)) return players[content.format]();
  if (content.format !== "ambik") return null;
  const row = readRow(content, id);
  const clarifying = { question: posedQuestion(row), goAhead, isOptional: row.mode === "open" };
  return { policy: createClarifyingPolicy(clarifying), observer: { sightings: () => [] } };
}

/** What the robot asks about a row. */
function posedQuestion(row: PutRow): Omit<AskOption, "because"> {
  const { object, sentence } = taskOf(row);
  const adjective = row.mode === "persona" ? meantAdjective : preferredAdjective;
  return {
    need: { func: "which", adjective, noun: object },
    text: row.question,
    candidates: row.choices,
    why: `I was told: ${sentence}`,
    thought: "The task leaves something open.",
  };
}
