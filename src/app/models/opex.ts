/** Chooses examples similar to the task. */
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import type { Policy } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { createMostAlike } from "../../core/rank.js";
import type { Embedder } from "../../core/stores.js";
import {
  createOpexPolicy,
  type OpexName,
  opexVariants,
  planExamples,
} from "../../policies/opex/index.js";

/** @param embedder default: hashing */
export function createOpex(name: OpexName, model: ChatModel, embedder?: Embedder): Policy {
  const mostAlike = createMostAlike<(typeof planExamples)[number]>(
    ({ task }) => task,
    embedder ?? createHashingEmbedder(),
  );
  return createOpexPolicy(name, {
    model,
    select: (task, count) => mostAlike(task, planExamples, count),
    options: opexVariants[name],
  });
}
