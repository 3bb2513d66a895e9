/** Limits a day's cost, computed from rows before each call; pending calls count with their maximum. */
import { ModelError } from "../../core/model.js";

/** Null means no limit. */
export interface Caps {
  readonly dayDollars: number | null;
}

/**
 * Waits while pending calls may use up the rest. Overshoots by one call at most: nothing is sent once the cap is
 * reached, and calls run concurrently only when all fit.
 *
 * @param cost the call's maximum
 * @returns a release, to be called once the call's rows are written
 * @throws ModelError "budget-spent"
 */
export type Admit = (cost: number) => Promise<() => void>;

/** @param spent returns the cost since the day began */
export function createBudget({ dayDollars: cap }: Caps, spent: () => Promise<number>): Admit {
  const underWay = new Set<{ cost: number; ended: Promise<void> }>();
  let turn: Promise<unknown> = Promise.resolve();

  const wait = async (): Promise<void> => {
    while (cap !== null) {
      // Copied before costs are read: a call that ends meanwhile may count twice, but is never missed.
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
