import type { Logger } from "pino";
import type { Clock } from "../core/clock.js";
import type { Grounder } from "../core/grounding.js";
import type { Phraser } from "../core/phrasing.js";
import type { OwnerView } from "../core/scene.js";
import type { Memory } from "../core/stores.js";
import type { Judge } from "./model-judge.js";
import type { DeskRules } from "./rules.js";

export type Order = "wait" | "go-on" | "stop";

export interface DeskParts {
  readonly memory: Memory;
  readonly grounder: Grounder;
  /** Words the questions; absent: the desk's own sentences. */
  readonly phraser?: Phraser | undefined;
  /** Decides whether questions are the same when the rules cannot; absent: they are not. */
  readonly judge?: Judge | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** The home now; absent or null: remarks are read only after the first question. */
  readonly homeOf?: ((household: string) => Promise<OwnerView | null>) | undefined;
  /** Returns whether the home had a task. */
  readonly order?: ((household: string, order: Order) => Promise<boolean>) | undefined;
  /** Milliseconds of waking time. */
  readonly answerTimeoutMs: number;
  readonly rules: DeskRules;
  /** A campaign's rules; absent or null: the desk's. */
  readonly treatmentOf?: ((campaign: string) => Promise<Treatment | null>) | undefined;
}

export type Treatment = Pick<DeskParts, "rules" | "answerTimeoutMs">;

export async function partsFor(
  parts: DeskParts,
  { campaign }: { readonly campaign?: string | null },
): Promise<DeskParts> {
  const treatment = campaign ? await parts.treatmentOf?.(campaign) : null;
  return treatment ? { ...parts, ...treatment } : parts;
}
