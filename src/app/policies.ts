/** Who may decide, by name. */
import type { Policy } from "../core/decision.js";
import { InputError } from "../core/errors.js";
import type { ChatModel } from "../core/model.js";
import type { Memory } from "../core/stores.js";
import { createAbaPolicy } from "../policies/aba/index.js";
import { createReactPolicy, type ReactOptions, writtenExamples } from "../policies/react/index.js";
import { createRulesPolicy } from "../policies/rules/index.js";
import { readExamples } from "./examples.js";
import { createStoredLdm2Policy, createStoredTuplePolicy } from "./tuples.js";

export const policyNames = ["rules", "tuples", "react", "aba", "ldm2"] as const;
export type PolicyName = (typeof policyNames)[number];

/** Throws InputError, which lists the names, when there is no such policy. */
export function policyNamed(name: string): PolicyName {
  const found = policyNames.find((one) => one === name);
  if (!found) throw new InputError(`there is no policy "${name}": ${policyNames.join(", ")}`);
  return found;
}

/** What policies are made of. */
export interface PolicyParts {
  readonly memory: Memory;
  /** Throws ConfigError, which says what to set, where no model is configured. */
  readonly model: () => ChatModel;
  /** Episodes that are shown as examples to agents that learn in context, before the written ones. */
  readonly examples?: readonly string[] | undefined;
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
    case "react":
      return createReactPolicy(await readContext(parts));
    case "aba":
      return createAbaPolicy(await readContext(parts));
    case "ldm2":
      return createStoredLdm2Policy(parts.memory, parts.model());
  }
}

async function readContext({ memory, model, examples = [] }: PolicyParts): Promise<ReactOptions> {
  const recorded = await readExamples(memory, examples);
  return { model: model(), examples: [...recorded, ...writtenExamples] };
}
