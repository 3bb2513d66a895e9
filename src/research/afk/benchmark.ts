/** The learned policies in the benchmark: people answer in the oracle's place. */
import type { Policy } from "../../core/decision.js";
import {
  createCookingSpeech,
  createGamePolicy,
  createGridSpeech,
} from "../../policies/query/index.js";
import type { BenchmarkPart } from "../cli/slice.js";
import { createCookingLab } from "./cooking-lab.js";
import { createGridLab } from "./grid-lab.js";
import { readWeights, shippedWeights } from "./learned-weights.js";
import type { QueryLab } from "./learner/learning.js";

export const afkBenchmark: BenchmarkPart = {
  agent: {
    name: "learned",
    inWorld(format) {
      if (format === "cooking") return learned(createCookingLab(), createCookingSpeech());
      return format === "grid" ? learned(createGridLab(), createGridSpeech()) : null;
    },
  },
};

function learned(lab: QueryLab, speech: Parameters<typeof createGamePolicy>[1]): Policy {
  const { weights } = readWeights(shippedWeights(lab.world), lab);
  return createGamePolicy(lab.learned(weights), speech);
}
