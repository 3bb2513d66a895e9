/** Chooses examples similar to the task. */
import { createWordsEmbedder } from "../../../memory/embed/words.js";
import type { Policy } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { createMostAlike } from "../../core/rank.js";
import type { Embedder } from "../../core/stores.js";
import { planExamples } from "../../policies/opex/examples.js";
import { createOpexPolicy } from "../../policies/opex/opex-policy.js";
import { type OpexName, opexVariants } from "../../policies/opex/options.js";

/** @param embedder default: the table of word pieces */
export function createOpex(name: OpexName, model: ChatModel, embedder?: Embedder): Policy {
  const mostAlike = createMostAlike<(typeof planExamples)[number]>(
    ({ task }) => task,
    embedder ?? createWordsEmbedder(),
  );
  return createOpexPolicy(name, {
    model,
    select: (task, count) => mostAlike(task, planExamples, count),
    options: opexVariants[name],
  });
}
