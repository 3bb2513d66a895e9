/** Plans how a task is done in the fewest steps, knowing where everything is. */
import { isAccessible, phraseCommand, treatments, type Verb } from "../commands.js";
import type { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import { perform } from "../perform.js";
import { condition, copyState, has, listAt, nothing, type State } from "../state.js";

/** The commands of a plan so far, and the state after them. */
class Draft {
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

  cheapest(places: readonly number[]): number | null {
    const [best] = [...places].sort((a, b) => this.cost(a) - this.cost(b));
    return best ?? null;
  }

  private cost(place: number): number {
    const away = this.layout.place(place).location !== this.state.at ? 1 : 0;
    return away + (isAccessible(this.layout, this.state, place) ? 0 : 1);
  }
}

/**
 * Finds the shortest plan over all wanted things and targets; an empty one when the task is done. Null when impossible.
 */
export function planTask(
  layout: Layout,
  state: State,
  goal: Goal,
): Pick<Draft, "commands" | "state"> | null {
  const start = new Draft(layout, state);
  if (goal.isMet(state)) return start;
  const drafts = goal.targets.flatMap((target) =>
    goal.isLook ? draftLooks(start, goal, target) : draftPlacings(start, goal, target),
  );
  const [best] = drafts.sort((a, b) => a.commands.length - b.commands.length);
  return best ?? null;
}

function draftLooks(start: Draft, goal: Goal, lamp: number): Draft[] {
  const [place] = start.placesWith(lamp);
  if (place === undefined) return [];
  return wantedThings(start, goal).flatMap((thing) => {
    const draft = start.copy();
    if (!draft.fetch(thing)) return [];
    draft.goTo(place);
    if (!has(draft.state, lamp, condition.on)) draft.add("use", lamp, nothing);
    return [draft];
  });
}

function draftPlacings(start: Draft, goal: Goal, target: number): Draft[] {
  const things = wantedThings(start, goal).filter((t) => start.layout.accepts(target, t));
  const there = listAt(start.state.contents, target);
  const ready = things.filter((t) => there.includes(t) && goal.isTreated(start.state, t));
  const others = things.filter((thing) => !ready.includes(thing));
  const missing = Math.max(goal.count - ready.length, Number(isMeantMissing(goal, there)));
  const nearest = others
    .map((thing) => ({ thing, draft: start.copy() }))
    .filter(({ thing, draft }) => bring(draft, goal, thing, target))
    .sort((a, b) => a.draft.commands.length - b.draft.commands.length);
  const meant = isMeantMissing(goal, there)
    ? nearest.filter(({ thing }) => thing === goal.meant)
    : nearest.slice(0, 1);
  if (missing === 1) return meant.map(({ draft }) => draft);
  const second = nearest.filter((one) => !meant.includes(one)).slice(0, 1);
  const both = meant.length === 1 ? [...meant, ...second] : [];
  return both.flatMap(({ draft }, index) => {
    const other = both[1 - index];
    return other && bring(draft, goal, other.thing, target) ? [draft] : [];
  });
}

function isMeantMissing(goal: Goal, there: readonly number[]): boolean {
  return goal.meant !== nothing && !there.includes(goal.meant);
}

function bring(draft: Draft, goal: Goal, thing: number, target: number): boolean {
  if (!draft.fetch(thing, target)) return false;
  if (goal.treatment && !goal.isTreated(draft.state, thing)) {
    const place = draft.cheapest(draft.layout.placesOfType(treatments[goal.treatment]));
    if (place === null) return false;
    draft.goTo(place);
    draft.add(goal.treatment, thing, place);
  }
  if (listAt(draft.state.contents, target).includes(thing)) return true;
  draft.reach(target);
  draft.add("put", thing, target);
  return true;
}

function wantedThings(draft: Draft, goal: Goal): number[] {
  return [...draft.layout.world.things.keys()].filter(
    (thing) => goal.isWanted(thing) && draft.layout.can(thing, "pick"),
  );
}
