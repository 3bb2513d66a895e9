import type { Grounder, ReadCare } from "../../core/grounding.js";
import { readUtterance, type Scene, type Utterance } from "./acts.js";
import { analyse } from "./analyse.js";
import { featureVersion } from "./features.js";
import { type StoredHead, unpackHead } from "./heads.js";
import { type HeadName, type Heads, headClasses, type Limits, readAnalysis } from "./read.js";
import stored from "./weights.json" with { type: "json" };

export { createCombinedGrounder, createModelGrounder } from "./model-grounder.js";

interface Weights {
  readonly features: number;
  readonly data: string;
  readonly limits: Readonly<Record<ReadCare, Limits>>;
  readonly heads: Readonly<Record<HeadName, StoredHead>>;
}
const weights: Weights = stored;

let unpacked: Heads | undefined;

function shippedHeads(): Heads {
  if (weights.features !== featureVersion)
    throw new Error("weights.json is of other features: run `sous train reading`");
  const names = Object.keys(headClasses) as HeadName[];
  unpacked ??= Object.fromEntries(
    names.map((name) => [name, unpackHead(weights.heads[name])]),
  ) as Record<HeadName, Heads[HeadName]>;
  return unpacked;
}

/** Reads replies with classifiers trained on labelled replies. */
export function createReader(care: ReadCare = "normal"): Grounder {
  const heads = shippedHeads();
  const limits = weights.limits[care];
  return { ground: async (request) => readAnalysis(analyse(request), heads, limits).reply };
}

/** Reads what somebody wants by an utterance, asked or unasked. */
export function readAct(text: string, scene: Scene): Utterance {
  return readUtterance(text, scene, shippedHeads());
}
