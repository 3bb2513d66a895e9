import type { LearnedReaderStore } from "../../../memory/statements/learned-readers.js";
import type { Grounder, ReadCare } from "../../core/question/grounding.js";
import { followLearned, withNames } from "../learning/learned.js";
import { readUtterance, type Scene, type Utterance } from "./acts.js";
import { analyse } from "./analyse.js";
import { readAnalysis } from "./read.js";
import { shippedHeads, shippedLimits } from "./shipped.js";

export { createCombinedGrounder, createModelGrounder } from "./model-grounder.js";

/** Reads replies with classifiers trained on labelled ones. @param learned corrections by workspace; default: none */
export function createReader(care: ReadCare = "normal", learned?: LearnedReaderStore): Grounder {
  const shipped = shippedHeads();
  const limits = shippedLimits[care];
  const learnedIn = learned && followLearned(learned);
  return {
    async ground(request) {
      const { household } = request.charge ?? {};
      const own = household === undefined ? null : await learnedIn?.(household);
      const { heads = shipped, names = {} } = own ?? {};
      return readAnalysis(analyse(withNames(request, names)), heads, limits).reply;
    },
  };
}

export function readAct(text: string, scene: Scene): Utterance {
  return readUtterance(text, scene, shippedHeads());
}
