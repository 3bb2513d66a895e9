/** Loads the weights of the classifiers that Sous is shipped with. */
import type { StoredHead } from "../../core/memory/learned-reader.js";
import type { ReadCare } from "../../core/question/grounding.js";
import { featureVersion } from "./features.js";
import { type HeadName, type Heads, type Limits, unpackHeads } from "./read.js";
import stored from "./weights.json" with { type: "json" };

interface Weights {
  readonly features: number;
  readonly data: string;
  readonly limits: Readonly<Record<ReadCare, Limits>>;
  readonly heads: Readonly<Record<HeadName, StoredHead>>;
}
const weights: Weights = stored;

let unpacked: Heads | undefined;

export function shippedHeads(): Heads {
  if (weights.features !== featureVersion)
    throw new Error("weights.json is of other features: run `sous train reading`");
  unpacked ??= unpackHeads(weights.heads);
  return unpacked;
}

export const shippedLimits = weights.limits;

/** Identifies the weights to which learned corrections are added. */
export const readerVersion = `${weights.features}-${weights.data.slice(0, 16)}`;
