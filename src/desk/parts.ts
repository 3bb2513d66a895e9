/** What all parts of the desk work with. */
import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { Grounder } from "../core/grounding.js";
import type { Phraser } from "../core/phrasing.js";
import type { OwnerView } from "../core/scene.js";
import type { Memory } from "../core/stores.js";
import type { Judge } from "./model-judge.js";
import type { DeskRules } from "./rules.js";

/** What somebody may order about the task, in a word. */
export type Order = "wait" | "go-on" | "stop";

export interface DeskParts {
  readonly memory: Memory;
  readonly grounder: Grounder;
  /** Words the questions; absent: the desk's own sentences. */
  readonly phraser?: Phraser | undefined;
  /** Says whether two questions are the same, where the rules cannot tell; absent: they are not. */
  readonly judge?: Judge | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** A home as it is now; absent or null: remarks are heard after the first question only. */
  readonly homeOf?: ((household: string) => Promise<OwnerView | null>) | undefined;
  /** Pauses, resumes or stops the task in a home. Returns whether there was one. */
  readonly order?: ((household: string, order: Order) => Promise<boolean>) | undefined;
  /** How long people have to answer, in milliseconds of waking time. */
  readonly answerTimeoutMs: number;
  readonly rules: DeskRules;
  /** The rules of a campaign; absent or null: the desk's rules. */
  readonly treatmentOf?: ((campaign: string) => Promise<Treatment | null>) | undefined;
}

/** The rules that a campaign sets. */
export type Treatment = Pick<DeskParts, "rules" | "answerTimeoutMs">;

/** The parts for an episode or question, with its campaign's rules. */
export async function partsFor(
  parts: DeskParts,
  { campaign }: { readonly campaign?: string | null },
): Promise<DeskParts> {
  const treatment = campaign ? await parts.treatmentOf?.(campaign) : null;
  return treatment ? { ...parts, ...treatment } : parts;
}
