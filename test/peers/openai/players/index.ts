/** The prompts that the rule-driven model knows: one file for each kind of agent. */
import type { Player } from "../brain.js";
import { householdPlayer } from "./household.js";
import { humanPlayer } from "./human.js";
import { opexPlayer } from "./opex.js";
import { opexRulesPlayer } from "./opex-rules.js";

export const players: readonly Player[] = [
  opexPlayer,
  opexRulesPlayer,
  householdPlayer,
  humanPlayer,
];
