/** How far what was kept can be trusted. */
import type { NewFact } from "../../src/core/fact.js";

/** What is known of a claim's standing. */
export interface Standing extends Pick<NewFact, "source" | "certainty"> {
  /** "valid" and undisputed, or not any more. */
  readonly stands: boolean;
  /** Number of people who say so. */
  readonly people: number;
}

/** Of what nothing is known that speaks for it or against it. */
export const unknownTrust = 0.5;
/** Of a step in a task that was done. */
export const tupleTrust = 0.8;

/**
 * From 0 to 1. What was seen goes before what was said, that before what was concluded; people who agree
 * make each other's word surer: two who are right nine times in ten are both wrong once in a hundred.
 */
export function trustOf({ source, certainty, stands, people }: Standing): number {
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

/** 1 for now, 0.75 after two weeks, towards 0.5. */
export function recencyOf(ageMs: number): number {
  return 0.5 + 0.5 * 0.5 ** (Math.max(0, ageMs) / halfLifeMs);
}
