/** Brains by name, for a peer in a process of its own. */
import { type Brain, playersBrain } from "./brain.js";
import { players } from "./players/index.js";

export const brains: Readonly<Record<string, () => Brain>> = {
  /** Every prompt of the product, as a competent model answers it. */
  players: () => playersBrain(players),
  /** The last message again: for checks of the connection. */
  echo: () => (messages) => messages.at(-1)?.content ?? "",
};
