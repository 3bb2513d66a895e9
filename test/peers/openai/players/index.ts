/** The prompts that the rule-driven model knows: one file for each kind of agent. */
import type { Player } from "../brain.js";
import { ambikPlayer } from "./ambik.js";
import { householdPlayer } from "./household.js";
import { humanPlayer } from "./human.js";
import { opexPlayer } from "./opex.js";
import { opexRulesPlayer } from "./opex-rules.js";
import { tunedPlayer } from "./tuned.js";

export const players: readonly Player[] = [
  opexPlayer,
  opexRulesPlayer,
  tunedPlayer,
  householdPlayer,
  humanPlayer,
  ambikPlayer,
];
