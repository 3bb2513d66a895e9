/** Helps a failing model: asks more simply, then lets rules decide a step. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { type ChatModel, ModelError } from "../../core/model.js";
import { noteEffort } from "../llm/index.js";
import { chooseByNumber } from "./choose-by-number.js";

/** No help; a numbered choice; or that and then rules. */
export const rescues = ["none", "choice", "rules"] as const;
export type Rescue = (typeof rescues)[number];

export interface SteadyOptions {
  readonly model: ChatModel;
  readonly rules: Policy;
  /** Default "rules". */
  readonly rescue?: Rescue | undefined;
  readonly asks?: boolean;
  /** Whether it uses tools; default false. */
  readonly callsTools?: boolean;
}

/** Consecutive steps that rules may decide. */
const patience = 3;
const byRule = "By rule: ";

/**
 * Labels each decision with its source. `decide` throws ModelError for a refused key, a used-up budget, or too many
 * consecutive steps by rules.
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

function isFinal({ failure }: ModelError): boolean {
  return failure === "budget-spent" || failure === "rejected";
}

function rulesInARow({ trajectory }: PolicyView): number {
  const others = trajectory.findLastIndex(
    (step) => step.kind === "begin" || step.by?.how !== "rules",
  );
  return trajectory.length - 1 - others;
}
