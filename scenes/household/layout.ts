/** Indexes what never changes in a household, such as names and places; copies of a simulator share it. */
import type { HomeContent } from "../../src/core/episode/scene.js";
import type { Ability, Place, Thing, World } from "./world.js";

/** ALFWorld's wordings: data 2.1.1 ("put … in/on …") and later ("move … to …"). */
export type Wording = HomeContent["wording"];

export class Layout {
  readonly placesAt: readonly (readonly number[])[];
  readonly listed: readonly string[];
  private readonly accepted: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    readonly world: World,
    readonly wording: Wording,
  ) {
    this.placesAt = world.locations.map((_, location) =>
      [...world.places.keys()].filter((place) => this.place(place).location === location),
    );
    this.listed = world.things.map(listEntry);
    this.accepted = new Map(
      Object.entries(world.accepts).map(([place, things]) => [place, new Set(things)]),
    );
  }

  place(index: number): Place {
    return existing(this.world.places[index], "place", index);
  }

  thing(index: number): Thing {
    return existing(this.world.things[index], "thing", index);
  }

  can(thing: number, ability: Ability): boolean {
    return this.world.things[thing]?.abilities.includes(ability) ?? false;
  }

  accepts(place: number, thing: number): boolean {
    return this.acceptsType(this.place(place).type, this.thing(thing).type);
  }

  acceptsType(placeType: string, thingType: string): boolean {
    return this.accepted.get(placeType)?.has(thingType) ?? false;
  }

  placesOfType(type: string): number[] {
    return [...this.world.places.keys()].filter((place) => this.place(place).type === type);
  }
}

/** Names a thing with its size, colour and material, not its owner, who cannot be seen. */
function listEntry(thing: Thing): string {
  const { size, colour, material } = thing.attributes;
  const seen = [size, colour, material].filter((word) => word !== undefined);
  return seen.length === 0 ? `a ${thing.name}` : `a ${thing.name} (${seen.join(", ")})`;
}

function existing<T>(value: T | undefined, what: string, index: number): T {
  if (value === undefined) throw new RangeError(`There is no ${what} number ${index}.`);
  return value;
}
