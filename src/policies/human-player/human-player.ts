/** The human-human baseline: a person makes each decision. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { SousError } from "../../core/errors.js";
import { humanPolicy, type PlayerPort, type TurnMove } from "../../core/turn.js";
import { giveUp } from "../rules/moves.js";
import { offerMoves } from "./moves.js";
import { formatMoment } from "./sight.js";

/**
 * Shows what policies see; offers what the world accepts and what the rules policy could ask. `playerPort` must repeat
 * its reply to the same turn after a restart.
 */
export function createHumanPlayer(playerPort: PlayerPort): Policy {
  return {
    name: humanPolicy,
    // Nobody should play again only for a comparison.
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
