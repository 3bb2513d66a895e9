/** Who may decide, by name. */
import type { Policy } from "../core/decision.js";
import type { ChatModel } from "../core/model.js";
import type { Memory } from "../core/stores.js";
import { createRulesPolicy } from "../policies/rules/index.js";
import { createStoredTuplePolicy } from "./tuples.js";

export const policyNames = ["rules", "tuples"] as const;
export type PolicyName = (typeof policyNames)[number];

/** What policies are made of. */
export interface PolicyParts {
  readonly memory: Memory;
  /** Throws ConfigError, which says what to set, where no model is configured. */
  readonly model: () => ChatModel;
}

/** @throws SousError when what the policy needs is not there */
export async function createPolicy(name: PolicyName, parts: PolicyParts): Promise<Policy> {
  let isCostly = false;
  const model = () => {
    isCostly = true;
    return parts.model();
  };
  const policy = await makePolicy(name, { ...parts, model });
  return isCostly ? { name: policy.name, isCostly, decide: (view) => policy.decide(view) } : policy;
}

async function makePolicy(name: PolicyName, parts: PolicyParts): Promise<Policy> {
  switch (name) {
    case "rules":
      return createRulesPolicy();
    case "tuples":
      return createStoredTuplePolicy(parts.memory);
  }
}
