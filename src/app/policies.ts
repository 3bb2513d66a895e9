/** Who may decide, by name. */
import type { Policy } from "../core/decision.js";
import type { ChatModel } from "../core/model.js";
import type { Embedder, Memory } from "../core/stores.js";
import { opexNames } from "../policies/opex/index.js";
import { createRulesPolicy } from "../policies/rules/index.js";
import { createOpex } from "./opex.js";
import { createStoredTuplePolicy } from "./tuples.js";

export const policyNames = ["rules", "tuples", ...opexNames] as const;
export type PolicyName = (typeof policyNames)[number];

/** What policies are made of. */
export interface PolicyParts {
  readonly memory: Memory;
  /** Throws ConfigError, which says what to set, where no model is configured. */
  readonly model: () => ChatModel;
  /** Compares tasks with examples; the hashing embedder when absent. */
  readonly embedder?: Embedder;
}

/** @throws SousError when what the policy needs is not there */
export async function createPolicy(name: PolicyName, parts: PolicyParts): Promise<Policy> {
  switch (name) {
    case "rules":
      return createRulesPolicy();
    case "tuples":
      return createStoredTuplePolicy(parts.memory);
    default:
      return createOpex(name, parts.model(), parts.embedder);
  }
}
