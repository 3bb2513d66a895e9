/** Asks one question about an ambiguous order (of AmbiK, a dataset of kitchen tasks), then carries it out. */
import type { AskOption, Decision, Policy } from "../../core/episode/decision.js";
import { giveUp } from "../rules/moves.js";

export function createClarifyingPolicy(
  question: Omit<AskOption, "because">,
  goAhead: string,
  isOptional: boolean,
): Policy {
  return {
    name: "clarify",
    async decide({ trajectory }): Promise<Decision> {
      const asked = trajectory.find((step) => step.kind === "ask");
      if (!asked) return { kind: "ask", ...question, because: [] };
      const isTold = asked.outcome === "answered";
      if (isTold || isOptional) {
        const thought = isTold ? "Now I know, and go ahead." : "Any way will do, so I go ahead.";
        return { kind: "act", command: goAhead, thought, because: [] };
      }
      return giveUp("Nobody told me, so I leave it.");
    },
  };
}
