/** The player of the human-human baseline: each decision is put to a person, who acts, asks or gives up. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { SousError } from "../../core/errors.js";
import { humanPolicy, type PlayerPort, type TurnMove } from "../../core/turn.js";
import { giveUp } from "../rules/moves.js";
import { offerMoves } from "./moves.js";
import { formatMoment } from "./sight.js";

/**
 * A policy whose decisions a person makes. They are shown what other policies are shown, and may do what the
 * world accepts or ask what the rules policy could ask.
 *
 * @param playerPort puts turns to the person; it answers the same turn the same after a restart
 */
export function createHumanPlayer(playerPort: PlayerPort): Policy {
  return {
    name: humanPolicy,
    // Nobody is asked to play again only to compare.
    isCostly: true,
    async decide(view) {
      const move = await playerPort.play({
        ...momentOf(view),
        sees: formatMoment(view),
        facts: view.facts,
        moves: offerMoves(view),
      });
      return toDecision(move);
    },
  };
}

/** A turn belongs to a step of an episode. */
function momentOf({ charge, trajectory }: PolicyView): { episode: string; seq: number } {
  const { episode } = charge ?? {};
  if (!episode) {
    throw new SousError("no-player-port", "A person plays real episodes only, not imagined ones.");
  }
  return { episode, seq: trajectory.length };
}

function toDecision(move: TurnMove): Decision {
  const because: readonly string[] = [];
  switch (move.kind) {
    case "act":
      return { ...move, thought: `The player chose: ${move.command}.`, because };
    case "ask":
      return { ...move, thought: "The player asks.", because };
    case "stop":
      return giveUp("The player gives up.");
  }
}
