/** A policy with one question: it asks it, and goes ahead as people say. */
import type { AskOption, Decision, Policy } from "../../core/decision.js";

/**
 * @param question what is asked, once
 * @param goAhead the command that carries out what people said
 */
export function createClarifyingPolicy(
  question: Omit<AskOption, "because">,
  goAhead: string,
): Policy {
  return {
    name: "clarify",
    async decide({ trajectory }): Promise<Decision> {
      const asked = trajectory.find((step) => step.kind === "ask");
      if (!asked) return { kind: "ask", ...question, because: [] };
      if (asked.outcome === "answered") {
        const thought = "Now I know, and go ahead.";
        return { kind: "act", command: goAhead, thought, because: [] };
      }
      const thought = "Nobody told me, so I leave it.";
      return { kind: "stop", reason: "gave-up", thought, because: [] };
    },
  };
}
