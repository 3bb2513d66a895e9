/** What a day may cost. Worked out from rows before each call; calls under way count with the most they may cost. */
import { ModelError } from "../../core/model.js";

/** Null is no limit. */
export interface Caps {
  /** US dollars. */
  readonly dayDollars: number | null;
}

/** A call under way. */
interface Place {
  readonly cost: number;
  readonly ended: Promise<void>;
}

/**
 * Waits while calls under way may use up what is left. The cap is exceeded by one call at most: nothing is sent once it
 * is reached, and two calls are under way only when both fit.
 *
 * @param cost the most that the call may cost
 * @returns what gives back the place, to be called when the call's rows are written
 * @throws ModelError "budget-spent"
 */
export type Admit = (cost: number) => Promise<() => void>;

/** @param spent what was spent since the present day began */
export function createBudget({ dayDollars: cap }: Caps, spent: () => Promise<number>): Admit {
  const underWay = new Set<Place>();
  let turn: Promise<unknown> = Promise.resolve();

  const wait = async (): Promise<void> => {
    while (cap !== null) {
      // before what they cost is read: one that ends meanwhile may count twice, and never not at all
      const others = [...underWay];
      const used = await spent();
      if (used >= cap) throw spentError(used, cap);
      const most = others.reduce((sum, { cost }) => sum + cost, used);
      if (others.length === 0 || most < cap) return;
      await Promise.race(others.map(({ ended }) => ended));
    }
  };

  return async (cost) => {
    const waited = turn.then(wait);
    turn = waited.catch(() => undefined);
    await waited;
    let leave = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const place = { cost, ended };
    underWay.add(place);
    return () => {
      underWay.delete(place);
      leave();
    };
  };
}

function spentError(used: number, cap: number): ModelError {
  return new ModelError(
    "budget-spent",
    `The day's dollars for language models are used up: ${Number(used.toFixed(4))} of ${cap}. It is set by SOUS_LLM_DAY_DOLLARS; sous doctor usage shows what took them.`,
  );
}
