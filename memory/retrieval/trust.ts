import type { NewFact } from "../../src/core/memory/fact.js";

export const unknownTrust = 0.5;
export const tupleTrust = 0.8;

/**
 * Rates a fact's trust from 0 to 1: sightings above answers, answers above conclusions. Agreement adds trust: two
 * people who are each right nine times in ten are both wrong once in a hundred.
 */
export function trustOf({
  source,
  certainty,
  stands,
  people,
}: Pick<NewFact, "source" | "certainty"> & {
  /** True for a valid and undisputed fact. */
  readonly stands: boolean;
  readonly people: number;
}): number {
  const alone = trustBySource(source, certainty);
  const together = 1 - (1 - alone) ** Math.max(1, people);
  return stands ? together : together / 4;
}

function trustBySource(source: NewFact["source"], certainty: NewFact["certainty"]): number {
  const isSure = certainty === "sure";
  switch (source) {
    case "observation":
      return 1;
    case "rule":
    case "answer":
      return isSure ? 0.9 : 0.6;
    case "inference":
      return isSure ? 0.8 : 0.3;
  }
}

const halfLifeMs = 14 * 24 * 3600 * 1000;

/** Returns a factor that falls with age from 1 to 0.5; after two weeks it is 0.75. */
export function recencyOf(ageMs: number): number {
  return 0.5 + 0.5 * 0.5 ** (Math.max(0, ageMs) / halfLifeMs);
}
