/** The tuple policy (LDM2): plays from memory alone, without planning or asking. */
import type { Decision, Policy } from "../../core/decision.js";
import type { Proposer } from "../../core/tuple.js";
import { percent } from "../../core/wording.js";
import { giveUp } from "../rules/moves.js";

/** `decide` is a pure function of its view and the memory. */
export function createTuplePolicy(proposer: Proposer): Policy {
  return {
    name: "tuples",
    async decide(view): Promise<Decision> {
      const [best] = await proposer.propose(view);
      if (!best) return giveUp("I remember nothing that could be done here. I stop.");
      const { command, confidence, similarity } = best;
      const closest =
        similarity === undefined ? "" : `; the closest is ${percent(similarity, 0)} alike`;
      const thought = `In moments like this one I did such a thing (${percent(confidence, 0)}${closest}).`;
      return { kind: "act", command, thought, because: [] };
    },
  };
}
