/** The prompts that the rule-driven model knows: one file for each kind of agent. */
import type { Player } from "../brain.js";
import { groundingPlayer } from "./grounding.js";
import { householdPlayer } from "./household.js";
import { humanPlayer } from "./human.js";
import { ldm2Player } from "./ldm2.js";

export const players: readonly Player[] = [
  groundingPlayer,
  ldm2Player,
  householdPlayer,
  humanPlayer,
];
