/** What one simulated person is like, and what they know. */
import type { PeopleRates } from "../../src/core/people-rates.js";
import { drawNormal, seededRandom } from "../../src/core/random.js";
import type { OwnerView, PlaceView } from "../../src/core/scene.js";

/** @slice replay */
export interface Temper extends PeopleRates {
  readonly seed: number;
}

/** How likely a thing of a kind is kept at a place, as a weight to compare with others. */
export type UsualPlaces = (kind: string, place: PlaceView) => number;

/** Who answers. */
export interface Answerer {
  readonly name: string;
  readonly household: string;
  /** Where a thing was before it was moved; undefined when nobody moved it. */
  readonly before?: ((thing: string) => string | undefined) | undefined;
  /** Absent: any place is as usual as another. */
  readonly usual?: UsualPlaces | undefined;
}

/** The rates of one person. Rates of 0 and 1 are everybody's. */
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

/** How many times as long as others a person takes. */
export function paceOf(person: string, { differ = 0, seed }: Temper): number {
  return differ === 0 ? 1 : Math.exp(differ * habit(person, "pace", seed));
}

function habit(person: string, what: string, seed: number): number {
  return drawNormal(seededRandom(seed, "habit", what, person));
}

/**
 * Where things were before they were moved, as far as earlier views of a home show it.
 *
 * @slice replay
 */
export class EarlierPlaces {
  readonly #now = new Map<string, string>();
  readonly #before = new Map<string, string>();

  /** Views are seen in their order. */
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
