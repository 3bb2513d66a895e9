/** A policy whose language model may fail: it is asked in a simpler way, then rules decide for a step. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { type ChatModel, ModelError } from "../../core/model.js";
import { noteEffort } from "../llm/index.js";
import { chooseByNumber } from "./choose-by-number.js";

/** How far a policy is helped: not at all, by a numbered choice, or by rules after that. */
export const rescues = ["none", "choice", "rules"] as const;
export type Rescue = (typeof rescues)[number];

export interface SteadyOptions {
  readonly model: ChatModel;
  readonly rules: Policy;
  /** "rules" when absent. */
  readonly rescue?: Rescue | undefined;
  /** Whether the policy asks people; default: true. */
  readonly asks?: boolean;
  /** Whether it decides by calls of tools; default: false. */
  readonly callsTools?: boolean;
}

/** Steps in a row that rules may decide. */
const patience = 3;
/** What people read before the thought of a step that rules decided. */
const byRule = "By rule: ";

/**
 * Says of each decision who made it.
 *
 * `decide` throws ModelError when nothing helps: the key is refused, the budget is used up, or rules have decided
 * too many steps in a row.
 */
export function createSteadyPolicy(policy: Policy, options: SteadyOptions): Policy {
  const { model, rules, rescue = "rules", asks = true, callsTools = false } = options;
  const asked = [
    { how: callsTools ? "tool" : "answer", decide: (view: PolicyView) => policy.decide(view) },
    { how: "choice", decide: (view: PolicyView) => chooseByNumber(model, view, asks) },
  ] as const;

  const decide = (view: PolicyView): Promise<Decision> =>
    noteEffort(async (effort) => {
      let failure: ModelError | null = null;
      for (const { how, decide } of rescue === "none" ? asked.slice(0, 1) : asked) {
        if (failure?.failure === "unreachable") break;
        try {
          return { ...(await decide(view)), by: { how, ...effort } };
        } catch (error) {
          if (!(error instanceof ModelError) || isFinal(error)) throw error;
          failure = error;
        }
      }
      if (rescue !== "rules" || rulesInARow(view) >= patience) throw failure;
      const decision = await rules.decide(view);
      if (decision.kind === "stop") throw failure;
      const by = { how: "rules", model: "", corrected: 0 } as const;
      return { ...decision, thought: `${byRule}${decision.thought}`, by };
    });
  return { name: policy.name, decide };
}

/** Nothing else would be answered either. */
function isFinal({ failure }: ModelError): boolean {
  return failure === "budget-spent" || failure === "rejected";
}

function rulesInARow({ trajectory }: PolicyView): number {
  const others = trajectory.findLastIndex(
    (step) => step.kind === "begin" || step.by?.how !== "rules",
  );
  return trajectory.length - 1 - others;
}
