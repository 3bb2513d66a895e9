/** What every part of the desk works with. */
import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { Grounder } from "../core/grounding.js";
import type { Phraser } from "../core/phrasing.js";
import type { Memory } from "../core/stores.js";
import type { DeskRules } from "./rules.js";

export interface DeskParts {
  readonly memory: Memory;
  readonly grounder: Grounder;
  /** Words questions; the desk's own sentences when absent. */
  readonly phraser?: Phraser | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long people have before the agent looks for itself, in milliseconds of waking time. */
  readonly answerTimeoutMs: number;
  readonly rules: DeskRules;
  /** How people are treated in a campaign; as everywhere when absent, or for null. */
  readonly treatmentOf?: ((campaign: string) => Promise<Treatment | null>) | undefined;
}

/** What a campaign says for itself. */
export type Treatment = Pick<DeskParts, "rules" | "answerTimeoutMs">;

/** The parts as they are for an episode, or a question, of a campaign. */
export async function partsFor(
  parts: DeskParts,
  { campaign }: { readonly campaign?: string | null },
): Promise<DeskParts> {
  const treatment = campaign ? await parts.treatmentOf?.(campaign) : null;
  return treatment ? { ...parts, ...treatment } : parts;
}
