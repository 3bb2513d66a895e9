/** What may be used up. Worked out from rows before each call; calls under way count with the most they may take. */
import { type Charge, ModelError } from "../../core/model.js";
import type { ModelStore, UsageScope } from "../../core/model-store.js";

/** What can be limited: what it is called, and what sets it. */
const limits = {
  campaignTokens: ["campaign's tokens", "the campaign's budget"],
  /** US dollars. */
  dayDollars: ["day's dollars", "SOUS_LLM_DAY_DOLLARS"],
} as const;
type Limit = keyof typeof limits;

/** Null is no limit. */
export type Caps = Readonly<Record<Limit, number | null>>;

/** The most that a call may take. */
export interface Estimate {
  readonly tokens: number;
  readonly cost: number;
}

/** A call under way. */
interface Place extends Estimate {
  readonly charge: Charge;
  readonly ended: Promise<void>;
}

/**
 * Waits while calls under way may use up what is left.
 *
 * @returns what gives back the place, to be called when the call's rows are written
 * @throws ModelError "budget-spent"
 */
export type Admit = (charge: Charge, estimate: Estimate) => Promise<() => void>;

/**
 * A cap is exceeded by one call at most: nothing is sent once it is reached, and two calls are under way
 * only when both fit.
 *
 * @param startOfDay when the present day began
 */
export function createBudget(store: ModelStore, caps: Caps, startOfDay: () => number): Admit {
  const underWay = new Set<Place>();
  let turn: Promise<unknown> = Promise.resolve();

  const fits = async (limit: Limit, charge: Charge, others: readonly Place[]) => {
    const cap = caps[limit];
    const scope = scopeOf(limit, charge, startOfDay());
    if (cap === null || !scope) return true;
    const { cost, promptTokens, completionTokens } = await store.sumUsage(scope);
    const unit = limit === "dayDollars" ? "cost" : "tokens";
    const used = unit === "cost" ? cost : promptTokens + completionTokens;
    if (used >= cap) throw spentError(limit, used, cap);
    const { campaign } = scope;
    const alike = others.filter(
      (place) => campaign === undefined || place.charge.campaign === campaign,
    );
    return alike.length === 0 || used + alike.reduce((sum, one) => sum + one[unit], 0) < cap;
  };

  const enter = async (place: Place): Promise<void> => {
    for (;;) {
      // before what they used is read: one that ends meanwhile may count twice, and never not at all
      const others = [...underWay];
      const room: boolean[] = [];
      for (const limit of Object.keys(limits) as Limit[])
        room.push(await fits(limit, place.charge, others));
      if (room.every(Boolean)) break;
      await Promise.race(others.map(({ ended }) => ended));
    }
    underWay.add(place);
  };

  return async (charge, estimate) => {
    let leave = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const place = { ...estimate, charge, ended };
    const entering = turn.then(() => enter(place));
    turn = entering.catch(() => undefined);
    await entering;
    return () => {
      underWay.delete(place);
      leave();
    };
  };
}

/** Null: the call is charged to nothing of the kind. */
function scopeOf(limit: Limit, { campaign }: Charge, since: number): UsageScope | null {
  if (limit === "campaignTokens") return campaign === undefined ? null : { campaign };
  return { since };
}

function spentError(limit: Limit, used: number, cap: number): ModelError {
  const [what, setBy] = limits[limit];
  const rounded = Number.isInteger(used) ? used : Number(used.toFixed(4));
  return new ModelError(
    "budget-spent",
    `The ${what} for language models are used up: ${rounded} of ${cap}. It is set by ${setBy}; sous doctor usage shows what took them.`,
  );
}
