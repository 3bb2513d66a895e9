/** Tuples in the product: how they are formed, and playing from those that are kept. */
import type { Policy } from "../../core/decision.js";
import { SousError } from "../../core/errors.js";
import type { ChatModel } from "../../core/model.js";
import type { Memory } from "../../core/stores.js";
import type { Experience, Proposer, TupleFormer } from "../../core/tuple.js";
import { createLdm2Policy, formLdm2 } from "../../policies/ldm2/index.js";
import {
  createProposer,
  createRoleWriter,
  createRuleIndexer,
  createTemplateSummariser,
  createTuplePolicy,
  TupleMemory,
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
 * A policy that plays from all tuples that are kept; it reads them when an episode begins.
 *
 * @throws SousError when none is kept yet
 */
export async function createStoredTuplePolicy(memory: Memory): Promise<Policy> {
  await readKept(memory);
  return createTuplePolicy(createStoredProposer(memory));
}

/**
 * LDM2 from given experiences, or from all tuples that are kept; a language model sorts them when the
 * first decision is made, so that a failure of it is one of that episode.
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

/** Proposes from all tuples that are kept. */
export function createStoredProposer(
  memory: Memory,
  options: { readonly curious?: boolean } = {},
): Proposer {
  const former = createTupleFormer();
  let proposer: Proposer | null = null;
  return {
    async propose(moment) {
      const begins = moment.trajectory.length === 1;
      if (!proposer || begins) proposer = createProposer(await recall(memory), former, options);
      return proposer.propose(moment);
    },
  };
}

async function recall(memory: Memory): Promise<TupleMemory> {
  const experiences: readonly Experience[] = await memory.tuples.list();
  return new TupleMemory(experiences);
}
