import { isAccessible, phraseCommand, type Verb } from "../commands.js";
import type { Layout } from "../layout.js";
import { perform } from "../perform.js";
import { copyState, listAt, nothing, type State } from "../state.js";

export class Draft {
  readonly commands: string[];
  readonly state: State;

  constructor(
    readonly layout: Layout,
    state: State,
    commands: readonly string[] = [],
  ) {
    this.state = copyState(state);
    this.commands = [...commands];
  }

  copy(): Draft {
    return new Draft(this.layout, this.state, this.commands);
  }

  add(verb: Verb, thing: number, place: number): void {
    const command = phraseCommand(this.layout, verb, thing, place);
    perform(this.layout, this.state, command);
    this.commands.push(command.text);
  }

  goTo(place: number): void {
    if (this.layout.place(place).location !== this.state.at) this.add("go", nothing, place);
  }

  reach(place: number): void {
    this.goTo(place);
    if (!isAccessible(this.layout, this.state, place)) this.add("open", nothing, place);
  }

  /**
   * Takes a thing, putting down what is held; false when impossible. An ALFWorld thing in two places is preferably not
   * taken from `target`.
   */
  fetch(thing: number, target = nothing): boolean {
    if (this.state.held === thing) return true;
    const places = this.placesWith(thing).sort(
      (a, b) => Number(a === target) - Number(b === target),
    );
    const place = this.cheapest(places);
    if (place === null || !this.layout.can(thing, "pick")) return false;
    if (this.state.held !== nothing && !this.putDown(place)) return false;
    this.reach(place);
    this.add("take", thing, place);
    return true;
  }

  placesWith(thing: number): number[] {
    return [...this.layout.world.places.keys()].filter((place) =>
      listAt(this.state.contents, place).includes(thing),
    );
  }

  nearestOfType(type: string | null): number | null {
    return this.cheapest(type === null ? [] : this.layout.placesOfType(type));
  }

  private putDown(next: number): boolean {
    const { held } = this.state;
    const takers = [...this.layout.world.places.keys()].filter((p) => this.layout.accepts(p, held));
    const costs = (place: number) => this.cost(place) - (place === next ? this.cost(next) : 0);
    const [best] = takers.sort((a, b) => costs(a) - costs(b));
    if (best === undefined) return false;
    this.reach(best);
    this.add("put", held, best);
    return true;
  }

  private cheapest(places: readonly number[]): number | null {
    const [best] = [...places].sort((a, b) => this.cost(a) - this.cost(b));
    return best ?? null;
  }

  private cost(place: number): number {
    const away = this.layout.place(place).location !== this.state.at ? 1 : 0;
    return away + (isAccessible(this.layout, this.state, place) ? 0 : 1);
  }
}
