import type { Layout } from "./layout.js";
import { listAt, nothing, type State } from "./state.js";

export type Verb =
  | "look"
  | "inventory"
  | "help"
  | "go"
  | "open"
  | "close"
  | "take"
  | "put"
  | "examine place"
  | "examine thing"
  | "use"
  | "heat"
  | "cool"
  | "clean"
  | "slice";

export interface Command {
  readonly text: string;
  readonly verb: Verb;
  readonly thing: number;
  /** Index of the place, for `slice` of the knife; or {@link nothing}. */
  readonly other: number;
}

const knives = new Set(["knife", "butterknife"]);
export const treatments = { heat: "microwave", cool: "fridge", clean: "sinkbasin" } as const;
export type Treatment = keyof typeof treatments;
const treatmentVerbs = ["heat", "cool", "clean"] as const satisfies readonly Treatment[];

export class CommandList {
  private readonly anywhere: readonly Command[];
  private readonly journeys: (readonly Command[] | undefined)[] = [];

  constructor(private readonly layout: Layout) {
    const verbs: Verb[] = ["look", "inventory"];
    if (layout.wording !== "2.1.1") verbs.push("help");
    this.anywhere = verbs.map((verb) => phraseCommand(layout, verb, nothing, nothing));
  }

  list(state: State): Command[] {
    const local = [...this.anywhere];
    for (const place of listAt(this.layout.placesAt, state.at)) {
      addDoor(this.layout, state, place, local);
      if (state.held === nothing) addTakes(this.layout, state, place, local);
      else addUses(this.layout, state, place, local);
    }
    addLamps(this.layout, state, local);
    if (state.held !== nothing) addHeld(this.layout, state, local);
    local.sort(byText);
    const split = local.findIndex((command) => command.text > "go to ");
    return [...local.slice(0, split), ...this.journeysFrom(state.at), ...local.slice(split)];
  }

  private journeysFrom(location: number): readonly Command[] {
    const { layout } = this;
    this.journeys[location] ??= [...layout.world.places.keys()]
      .filter((place) => layout.place(place).location !== location)
      .map((place) => phraseCommand(layout, "go", nothing, place))
      .sort(byText);
    return this.journeys[location] ?? [];
  }
}

function addDoor(layout: Layout, state: State, place: number, into: Command[]): void {
  into.push(phraseCommand(layout, "examine place", nothing, place));
  if (layout.place(place).openable)
    into.push(phraseCommand(layout, state.opened[place] ? "close" : "open", nothing, place));
}

function addTakes(layout: Layout, state: State, place: number, into: Command[]): void {
  if (!isAccessible(layout, state, place)) return;
  for (const thing of listAt(state.contents, place)) {
    if (layout.can(thing, "pick")) into.push(phraseCommand(layout, "take", thing, place));
  }
}

function addUses(layout: Layout, state: State, place: number, into: Command[]): void {
  const thing = state.held;
  if (isAccessible(layout, state, place) && layout.accepts(place, thing))
    into.push(phraseCommand(layout, "put", thing, place));
  for (const verb of treatmentVerbs) {
    if (treatments[verb] === layout.place(place).type && layout.can(thing, verb)) {
      into.push(phraseCommand(layout, verb, thing, place));
    }
  }
}

/** Adds commands that use lamps. A lamp works behind a closed door, but only from its own location. */
function addLamps(layout: Layout, state: State, into: Command[]): void {
  const things = listAt(layout.placesAt, state.at).flatMap((p) => listAt(state.contents, p));
  for (const lamp of new Set(things.filter((thing) => layout.can(thing, "use")))) {
    into.push(phraseCommand(layout, "use", lamp, nothing));
  }
}

function addHeld(layout: Layout, state: State, into: Command[]): void {
  into.push(phraseCommand(layout, "examine thing", state.held, nothing));
  const { type, like = type } = layout.thing(state.held);
  if (!knives.has(like)) return;
  for (const thing of listAt(state.reachable, state.at)) {
    if (layout.can(thing, "slice")) into.push(phraseCommand(layout, "slice", thing, state.held));
  }
}

export function phraseCommand(layout: Layout, verb: Verb, thing: number, other: number): Command {
  return { text: phrase(layout, verb, thing, other), verb, thing, other };
}

function phrase(layout: Layout, verb: Verb, thing: number, other: number): string {
  switch (verb) {
    case "look":
    case "inventory":
    case "help":
      return verb;
    case "go":
      return `go to ${layout.place(other).name}`;
    case "open":
    case "close":
      return `${verb} ${layout.place(other).name}`;
    case "examine place":
      return `examine ${layout.place(other).name}`;
    case "examine thing":
      return `examine ${layout.thing(thing).name}`;
    case "use":
      return `use ${layout.thing(thing).name}`;
    case "slice":
      return `slice ${layout.thing(thing).name} with ${layout.thing(other).name}`;
    default:
      return phraseHandling(layout, verb, layout.thing(thing).name, layout.place(other).name);
  }
}

function phraseHandling(layout: Layout, verb: Verb, thing: string, place: string): string {
  if (verb === "take") return `take ${thing} from ${place}`;
  if (verb !== "put") return `${verb} ${thing} with ${place}`;
  return layout.wording === "2.1.1" ? `put ${thing} in/on ${place}` : `move ${thing} to ${place}`;
}

function byText(a: Command, b: Command): number {
  return a.text < b.text ? -1 : 1;
}

export function isAccessible(layout: Layout, state: State, place: number): boolean {
  return !layout.place(place).openable || state.opened[place] === 1;
}
