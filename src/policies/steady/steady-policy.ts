/** A policy whose language model may fail: it is asked in a simpler way, then rules decide for a step. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { type ChatModel, type DecidedBy, ModelError } from "../../core/model.js";
import { type Effort, noteEffort } from "../llm/index.js";
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
const mostByRule = 3;

/** What people read before the thought of a step that rules decided. */
const byRule = "By rule: ";

/**
 * Says of each decision who made it.
 *
 * `decide` throws ModelError when nothing helps: the key is refused, the budget is used up, or rules have decided
 * too many steps in a row.
 */
export function createSteadyPolicy(policy: Policy, options: SteadyOptions): Policy {
  const { model, rescue = "rules", asks = true } = options;
  const how = options.callsTools ? "tool" : "answer";

  async function decide(view: PolicyView, effort: Effort): Promise<Decision> {
    try {
      return { ...(await policy.decide(view)), by: { how, ...effort } };
    } catch (error) {
      const failure = failureOf(error);
      if (isFinal(failure) || rescue === "none") throw failure;
      const last = failure.failure === "unreachable" ? failure : await choose(view, effort);
      if (!(last instanceof ModelError)) return last;
      if (isFinal(last) || rescue !== "rules" || rulesInARow(view) >= mostByRule) throw last;
      return byRules(view, last);
    }
  }

  /** The choice, or the failure of that too. */
  async function choose(view: PolicyView, effort: Effort): Promise<Decision | ModelError> {
    try {
      const chosen = await chooseByNumber(model, view, asks);
      return { ...chosen, by: { how: "choice", ...effort } };
    } catch (error) {
      return failureOf(error);
    }
  }

  async function byRules(view: PolicyView, failure: ModelError): Promise<Decision> {
    const decision = await options.rules.decide(view);
    if (decision.kind === "stop") throw failure;
    const by: DecidedBy = { how: "rules", model: "", corrected: 0 };
    return { ...decision, thought: `${byRule}${decision.thought}`, by };
  }

  return { name: policy.name, decide: (view) => noteEffort((effort) => decide(view, effort)) };
}

/** Nothing else would be answered either. */
function isFinal({ failure }: ModelError): boolean {
  return failure === "budget-spent" || failure === "rejected";
}

function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  throw error;
}

function rulesInARow({ trajectory }: PolicyView): number {
  const others = trajectory.findLastIndex(
    (step) => step.kind === "begin" || step.by?.how !== "rules",
  );
  return trajectory.length - 1 - others;
}
