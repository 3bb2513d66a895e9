import type { PeopleRates } from "../../src/core/oracle.js";
import { drawNormal, seededRandom } from "../../src/core/random.js";
import type { OwnerView, PlaceView } from "../../src/core/scene.js";

/** @slice replay */
export interface Temper extends PeopleRates {
  readonly seed: number;
}

/** Relative weight of a place for things of a kind. */
export type UsualPlaces = (kind: string, place: PlaceView) => number;

export interface Answerer {
  readonly name: string;
  readonly household: string;
  /** Place before a move; undefined when nobody moved the thing. */
  readonly before?: ((thing: string) => string | undefined) | undefined;
  readonly usual?: UsualPlaces | undefined;
}

/** Draws a person's rates; rates of 0 and 1 apply to everybody. */
export function temperOf(person: string, temper: Temper): Temper {
  const { differ = 0, seed, wrong, unsure, vague = 0, stale = 0, plausible = 0 } = temper;
  if (differ === 0) return temper;
  const own = (what: string, rate: number): number => {
    const odds = (rate / (1 - rate)) * Math.exp(differ * habit(person, what, seed));
    return rate === 1 ? 1 : odds / (1 + odds);
  };
  return {
    ...temper,
    wrong: own("wrong", wrong),
    unsure: own("unsure", unsure),
    vague: own("vague", vague),
    stale: own("stale", stale),
    plausible: own("plausible", plausible),
  };
}

/** Returns a person's factor on answer times. */
export function paceOf(person: string, { differ = 0, seed }: Temper): number {
  return differ === 0 ? 1 : Math.exp(differ * habit(person, "pace", seed));
}

function habit(person: string, what: string, seed: number): number {
  return drawNormal(seededRandom(seed, "habit", what, person));
}

/** @slice replay */
export class EarlierPlaces {
  readonly #now = new Map<string, string>();
  readonly #before = new Map<string, string>();

  /** Must be called with views in order. */
  see({ places }: OwnerView): void {
    for (const { id: place, things } of places) {
      for (const { id: thing } of things) {
        const last = this.#now.get(thing);
        if (last !== undefined && last !== place) this.#before.set(thing, last);
        this.#now.set(thing, place);
      }
    }
  }

  before(thing: string): string | undefined {
    return this.#before.get(thing);
  }
}
