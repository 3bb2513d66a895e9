import type { Player } from "../brain.js";
import { ambikPlayer } from "./ambik.js";
import { groundingPlayer } from "./grounding.js";
import { householdPlayer, tunedPlayer } from "./household.js";
import { humanPlayer } from "./human.js";
import { ldm2Player } from "./ldm2.js";
import { opexPlayer } from "./opex.js";
import { opexRulesPlayer } from "./opex-rules.js";
import { shopPlayer } from "./shop.js";

export const players: readonly Player[] = [
  groundingPlayer,
  shopPlayer,
  ldm2Player,
  opexPlayer,
  opexRulesPlayer,
  tunedPlayer,
  householdPlayer,
  humanPlayer,
  ambikPlayer,
];
