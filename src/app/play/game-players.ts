/** Chooses the policy for games, shop orders and AmbiK rows, as most policies know only homes. */
import { type PutRow, readRow, taskOf } from "../../../scenes/ambik/row.js";
import { goAhead } from "../../../scenes/ambik/simulator.js";
import { cookingVocabulary } from "../../../scenes/cooking/game.js";
import type { Player } from "../../agent/rounds.js";
import type { AskOption, Policy } from "../../core/episode/decision.js";
import { type GameFormat, isGame } from "../../core/episode/scene.js";
import { meantAdjective, preferredAdjective } from "../../core/memory/notebook.js";
import type { Household } from "../../core/memory/stores.js";
import { createClarifyingPolicy } from "../../policies/clarify/index.js";
import { cookingObserver, cookingSpeech } from "../../policies/query/cooking/cooking-speech.js";
import { createCookingPlanner } from "../../policies/query/cooking/planner.js";
import { createGamePolicy } from "../../policies/query/game-policy.js";
import { gridSpeech } from "../../policies/query/grid/grid-speech.js";
import { createGridPlanner } from "../../policies/query/grid/planner.js";
import { createShopPolicy } from "../../policies/shop/shop-policy.js";

const seesNothing = { sightings: () => [] };

const players: Readonly<Record<GameFormat, () => Player>> = {
  cooking: () => ({
    policy: createGamePolicy(createCookingPlanner(cookingVocabulary), cookingSpeech),
    observer: cookingObserver,
  }),
  grid: () => ({
    policy: createGamePolicy(createGridPlanner(), gridSpeech),
    // Each step in a grid world says what the robot sees, never a place's whole content, so there are no sightings.
    observer: seesNothing,
  }),
};

/** @param policy plays in the shop; default: rules @returns what plays the game or shop; null for a home */
export function playerOfGame(
  household: Pick<Household, "id" | "content">,
  policy?: Policy,
): Player | null {
  const own = ownPlayer(household, policy);
  return own && policy?.isEverywhere ? { ...own, policy } : own;
}

function ownPlayer(
  { id, content }: Pick<Household, "id" | "content">,
  policy: Policy = createShopPolicy(),
): Player | null {
  if (isGame(content)) return players[content.format]();
  if (content.format === "shop") return { policy, observer: seesNothing };
  if (content.format !== "ambik") return null;
  const row = readRow(content, id);
  const clarifying = createClarifyingPolicy(posedQuestion(row), goAhead, row.mode === "open");
  return { policy: clarifying, observer: seesNothing };
}

/** Lets the policy "rules", which knows only homes, also buy in the shop. */
export function withOrders(policy: Policy): Policy {
  if (policy.name !== "rules") return policy;
  const shopper = createShopPolicy();
  return {
    ...policy,
    decide(view) {
      const [begin] = view.trajectory;
      const isOrder = begin?.kind === "begin" && begin.observation.startsWith("WebShop");
      return (isOrder ? shopper : policy).decide(view);
    },
  };
}

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
