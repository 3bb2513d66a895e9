/** What may be used up. Worked out from rows before each call; calls under way count with the most they may take. */
import { type Charge, ModelError, type ModelUsage } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";

/** Null is no limit. */
export interface Caps {
  readonly episodeTokens: number | null;
  readonly campaignTokens: number | null;
  readonly dayTokens: number | null;
  /** US dollars. */
  readonly dayDollars: number | null;
}

/** The most that a call may take. */
export interface Estimate {
  readonly tokens: number;
  readonly cost: number;
}

export interface Budget {
  /**
   * Waits while calls under way may use up what is left.
   *
   * @returns what gives back the place, to be called once when the call's rows are written
   * @throws ModelError "budget-spent"
   */
  admit(charge: Charge, estimate: Estimate): Promise<() => void>;
}

interface Place extends Estimate {
  readonly charge: Charge;
}

interface Limit {
  readonly what: string;
  readonly variable: string;
  readonly cap: number;
  readonly used: number;
  readonly underWay: number;
}

/**
 * A cap is exceeded by one call at most: nothing is sent once it is reached, and two calls are under way
 * only when both fit.
 *
 * @param startOfDay when the present day began
 */
export function createBudget(store: ModelStore, caps: Caps, startOfDay: () => number): Budget {
  const underWay = new Set<Place>();
  let turn: Promise<unknown> = Promise.resolve();
  const waiting: (() => void)[] = [];

  const limits = async (charge: Charge): Promise<readonly Limit[]> => {
    const { episode, campaign } = charge;
    const { episodeTokens, campaignTokens, dayTokens, dayDollars } = caps;
    const all = [...underWay];
    const found: Limit[] = [];
    if (episodeTokens !== null && episode !== undefined)
      found.push({
        what: "episode's tokens",
        variable: "SOUS_LLM_EPISODE_TOKENS",
        cap: episodeTokens,
        used: tokensOf(await store.sumUsage({ episode })),
        underWay: sumTokens(all.filter((place) => place.charge.episode === episode)),
      });
    if (campaignTokens !== null && campaign !== undefined)
      found.push({
        what: "campaign's tokens",
        variable: "the campaign's budget",
        cap: campaignTokens,
        used: tokensOf(await store.sumUsage({ campaign })),
        underWay: sumTokens(all.filter((place) => place.charge.campaign === campaign)),
      });
    if (dayTokens === null && dayDollars === null) return found;
    const today = await store.sumUsage({ since: startOfDay() });
    if (dayTokens !== null)
      found.push({
        what: "day's tokens",
        variable: "SOUS_LLM_DAY_TOKENS",
        cap: dayTokens,
        used: tokensOf(today),
        underWay: sumTokens(all),
      });
    if (dayDollars !== null)
      found.push({
        what: "day's dollars",
        variable: "SOUS_LLM_DAY_DOLLARS",
        cap: dayDollars,
        used: today.cost,
        underWay: all.reduce((sum, { cost }) => sum + cost, 0),
      });
    return found;
  };

  const enter = async (place: Place): Promise<void> => {
    for (;;) {
      const present = await limits(place.charge);
      const spent = present.find(({ used, cap }) => used >= cap);
      if (spent) throw spentError(spent);
      if (present.every(({ used, underWay: taken, cap }) => taken === 0 || used + taken < cap))
        break;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    underWay.add(place);
  };

  return {
    async admit(charge, estimate) {
      const place = { ...estimate, charge };
      const entering = turn.then(() => enter(place));
      turn = entering.catch(() => undefined);
      await entering;
      return () => {
        underWay.delete(place);
        for (const wake of waiting.splice(0)) wake();
      };
    },
  };
}

function tokensOf({ promptTokens, completionTokens }: ModelUsage): number {
  return promptTokens + completionTokens;
}

function sumTokens(places: readonly Place[]): number {
  return places.reduce((sum, { tokens }) => sum + tokens, 0);
}

function spentError({ what, variable, cap, used }: Limit): ModelError {
  const rounded = Number.isInteger(used) ? used : Number(used.toFixed(4));
  return new ModelError(
    "budget-spent",
    `The ${what} for language models are used up: ${rounded} of ${cap}. It is set by ${variable}; sous usage shows what took them.`,
  );
}
