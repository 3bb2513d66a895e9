import type { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import { condition, has, listAt, nothing, type State } from "../state.js";
import { Draft } from "./draft.js";

/** Finds the shortest plan over all wanted things and targets. Empty when done; null when impossible. */
export function planTask(layout: Layout, state: State, goal: Goal): readonly string[] | null {
  if (goal.isMet(state)) return [];
  const start = new Draft(layout, state);
  const drafts = goal.targets.flatMap((target) =>
    goal.isLook ? draftLooks(start, goal, target) : draftPlacings(start, goal, target),
  );
  return shortest(drafts)?.commands ?? null;
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
    const place = draft.nearestOfType(goal.treatmentPlace);
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

function shortest(drafts: readonly Draft[]): Draft | undefined {
  return drafts.reduce<Draft | undefined>(
    (best, draft) => (best && best.commands.length <= draft.commands.length ? best : draft),
    undefined,
  );
}
