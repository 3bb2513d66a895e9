/** Policies that play from kept tuples. */
import type { Policy } from "../../core/decision.js";
import { SousError } from "../../core/errors.js";
import type { ChatModel } from "../../core/model.js";
import type { Memory } from "../../core/stores.js";
import type { Experience, TupleFormer } from "../../core/tuple.js";
import { createLdm2Policy, formLdm2 } from "../../policies/ldm2/index.js";
import {
  createKeptMoments,
  createProposer,
  createRoleWriter,
  createRuleIndexer,
  createTemplateSummariser,
  createTuplePolicy,
} from "../../policies/tuples/index.js";

/** Forms tuples by template and rule, without a language model. */
export function createTupleFormer(): TupleFormer {
  return {
    summariser: createTemplateSummariser(),
    indexer: createRuleIndexer(),
    roles: createRoleWriter(),
  };
}

/**
 * Plays from all kept tuples: at each moment from those that are most like it.
 *
 * @throws SousError when none is kept yet
 */
export async function createStoredTuplePolicy(memory: Memory): Promise<Policy> {
  await readKept(memory);
  return createTuplePolicy(createProposer(createKeptMoments(memory.tuples), createTupleFormer()));
}

/**
 * LDM2 from given experiences, or from all kept tuples. A language model sorts them at the first decision, so that its
 * failure is the episode's.
 *
 * @throws SousError when none is kept yet
 */
export async function createStoredLdm2Policy(
  memory: Memory,
  model: ChatModel,
  experiences?: readonly Experience[],
): Promise<Policy> {
  const kept = experiences ?? (await readKept(memory));
  let policy: Policy | null = null;
  return {
    name: "ldm2",
    async decide(view) {
      policy ??= createLdm2Policy((await formLdm2(model, kept, view.charge)).proposer);
      return policy.decide(view);
    },
  };
}

async function readKept(memory: Memory): Promise<readonly Experience[]> {
  const kept = await memory.tuples.list();
  if (kept.length === 0) {
    throw new SousError(
      "no-tuples",
      "There is nothing to play from yet: tuples are formed when a task is done. Play some with --policy rules first.",
    );
  }
  return kept;
}
