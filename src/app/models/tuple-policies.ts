/** Constructs policies that decide by tuples. */
import { createWordsEmbedder } from "../../../memory/embed/words.js";
import type { Memory } from "../../../memory/stores.js";
import type { Policy } from "../../core/episode/decision.js";
import { SousError } from "../../core/errors.js";
import type { Embedder } from "../../core/memory/stores.js";
import type { Experience } from "../../core/memory/tuple.js";
import { around, type ChatModel, ModelError } from "../../core/model/model.js";
import { createLdm2Policy, formLdm2 } from "../../policies/ldm2/ldm2-policy.js";
import { lenient } from "../../policies/ldm2/proposer.js";
import { createKeptPick, createPickAlike } from "../../policies/tuples/alike.js";
import {
  createProposer,
  createTuplePolicy,
  type TupleMind,
} from "../../policies/tuples/proposer.js";
import { createTupleMaker } from "../../policies/tuples/summarise.js";
import { findAmongKept } from "../../policies/tuples/tuple-memory.js";

export async function createStoredTuplePolicy(memory: Memory): Promise<Policy> {
  await readKept(memory);
  return createTuplePolicy(createProposer(findAmongKept(memory.tuples), createTupleMaker()));
}

/** Prepares the tuples only at the first decision, so that a failure ends only that episode. */
export async function createStoredLdm2Policy(
  memory: Memory,
  model: ChatModel,
  experiences?: readonly Experience[],
  embedder: Embedder = createWordsEmbedder(),
): Promise<Policy> {
  const kept = experiences ?? (await readKept(memory));
  const pick = experiences ? createPickAlike(embedder) : createKeptPick(memory.tuples);
  let policy: Policy | null = null;
  return {
    name: "ldm2",
    async decide(view) {
      policy ??= createLdm2Policy(
        (await formLdm2({ model, pick, charge: view.charge }, kept)).proposer,
      );
      return policy.decide(view);
    },
  };
}

/** @param most calls of the model, after which refinement ends */
export function formWithModel(model: ChatModel, embedder: Embedder, most: number) {
  return async (kept: readonly Experience[]): Promise<TupleMind> => {
    const pick = createPickAlike(embedder);
    return lenient(await formLdm2({ model: limited(model, most), pick }, kept));
  };
}

function limited(model: ChatModel, most: number): ChatModel {
  let left = most;
  return around(model, async (call) => {
    left -= 1;
    if (left >= 0) return call();
    throw new ModelError("budget-spent", `The ${most} requests of --refine-requests are used up.`);
  });
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
