/** Reads an order in people's words: tasks, a question back, or why it can't be done. */
import { thingsOf } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { everydayName } from "../../core/names.js";
import type { Entity } from "../../desk/reading/meanings.js";
import { type Clause, readClauses, type SaidPlace, type SaidThing } from "./order-clauses.js";
import type { Treatment } from "./order-phrases.js";
import {
  Aside,
  abilities,
  ask,
  kindsOf,
  type OrderReading,
  refuse,
  refuseMissing,
  unread,
} from "./order-refusals.js";
import { appliances, type Draft, looks, type OrderContext, tasksOf } from "./order-tasks.js";

export function readOrder(text: string, context: OrderContext): OrderReading {
  try {
    const drafts = draftsOf(readClauses(text, context.home), text, context.home);
    for (const draft of drafts) refuseAbsent(draft, context.home);
    return { kind: "tasks", tasks: drafts.flatMap((draft, at) => tasksOf(draft, at, context)) };
  } catch (error) {
    if (error instanceof Aside) return error.reading;
    throw error;
  }
}

function draftsOf(clauses: readonly Clause[], text: string, home: OwnerView): readonly Draft[] {
  const drafts: Draft[] = [];
  /** The drafts that "them" is about. */
  let group = 0;
  /** Of "clean and heat the mug", until the mug is named. */
  const ahead: Treatment[] = [];
  let mentioned: readonly SaidThing[] = [];
  for (const [at, clause] of clauses.entries()) {
    const { kind, doing, things, beside, unknown } = clause;
    if (kind === "unable") refuseClause(clause, text, home);
    if (kind === "beside") {
      const named = [...things, ...beside].filter(({ entity }) => entity !== null);
      const [said, ...others] = things;
      const isSaid = said?.entity === null && (said.looks.length > 0 || said.owner !== null);
      // "put a plate in the sink, the white one"
      if (isSaid && others.length === 0 && unknown.length === 0) {
        const { looks, owner } = said;
        const about = drafts.at(-1);
        if (mentioned.length > 0)
          mentioned = mentioned.map((one) => ({ ...one, looks, owner, isAny: false }));
        else if (about)
          drafts.splice(-1, 1, { ...about, thing: { ...about.thing, looks, owner, isAny: false } });
      }
      mentioned = named.length > 0 ? named : mentioned;
      continue;
    }
    if (kind === "state") {
      const [{ entity = null, state = null } = {}] = things;
      const about = drafts.at(-1);
      const isLast = !entity || about?.thing.entity?.name === entity.name;
      if (about && isLast) drafts.splice(-1, 1, withState(about, state));
      else mentioned = entity ? things : mentioned.map((one) => ({ ...one, state }));
      continue;
    }
    if (kind === "same") {
      const copied = drafts.slice(group);
      for (const thing of things)
        drafts.push(
          ...copied.map((one) => ({
            ...one,
            thing: { ...thing, entity: thing.entity ?? one.thing.entity },
          })),
        );
      if (copied.length === 0) unread(text);
      continue;
    }
    if (unknown.length > 0) refuseUnknown(clause, text, home);
    const last = drafts.at(-1);
    const meant: readonly (SaidThing | null)[] = things.length > 0 ? things : [null];
    const to = placeOf(clause, last);
    const isIt = (thing: SaidThing | null) =>
      thing === null || (!thing.entity && thing.looks.length === 0 && thing.owner === null);
    const first: number = drafts.length;
    for (const thing of meant) {
      if (!isIt(thing) && thing) {
        const entity = thing.entity ?? (mentioned.at(-1) ?? drafts.at(-1)?.thing)?.entity ?? null;
        if (!entity) ask(`What do you mean by “${[...thing.looks, "one"].join(" ")}”?`);
        drafts.push(draftOf({ ...thing, entity }, clause, to));
        continue;
      }
      const about = mentioned.at(-1) ?? last?.thing;
      const isNext = clauses.slice(at + 1).some(({ kind }) => kind === "order");
      if (!about && to === null && doing !== "put" && doing !== "look" && isNext) {
        ahead.push(doing);
        continue;
      }
      if (!about) ask(`What should I ${doing === "look" ? "look at" : doing}?`);
      const from = thing?.isAll ? group : drafts.length - 1;
      const isNew = mentioned.length > 0;
      const joined = isNew ? [] : drafts.slice(from).map((draft) => join(draft, clause, to));
      const isEach = isNew && (thing === null || thing.isAll);
      if (joined.length > 0 && joined.every((one) => one !== null))
        drafts.splice(from, joined.length, ...joined);
      else drafts.push(...(isEach ? mentioned : [about]).map((one) => draftOf(one, clause, to)));
    }
    if (drafts.length > first)
      for (const state of ahead.splice(0).toReversed())
        drafts.splice(
          first,
          drafts.length,
          ...drafts.slice(first).map((one) => withState(one, state, true)),
        );
    mentioned = [];
    group = drafts.length > first ? first : group;
  }
  if (drafts.length === 0) unread(text);
  return drafts;
}

/** "… once it is hot" */
function withState(draft: Draft, state: Treatment | null, isFirst = false): Draft {
  const more = state ? [state] : [];
  const all = isFirst ? [...more, ...draft.treatments] : [...draft.treatments, ...more];
  return { ...draft, treatments: [...new Set(all)] };
}

/** The place to put it: for a treatment, a place says where it is done. */
function placeOf(
  { to, isThere, doing, beside }: Clause,
  last: Draft | undefined,
): SaidPlace | null {
  if (doing !== "put") return null;
  const place = to.at(-1) ?? (isThere ? (last?.to ?? null) : null);
  const [near, ...more] = beside;
  if (!near) return place;
  if (!place || near.entity.kind === "thing" || more.length > 0)
    refuse("I can put things in or on places, not beside or under others.");
  const [one, other] = [place.entity, near.entity];
  const entity = {
    ...one,
    classes: [...one.classes, ...other.classes],
    ids: [...one.ids, ...other.ids],
  };
  return { ...place, entity };
}

function draftOf(thing: SaidThing, clause: Clause, to: SaidPlace | null): Draft {
  const { doing, from, beside, to: places } = clause;
  const isTreated = doing !== "put" && doing !== "look";
  const state = thing.state ? [thing.state] : [];
  const at = isTreated
    ? places.filter(({ entity }) => !isAppliance(entity, doing))
    : places.slice(0, -1);
  return {
    thing,
    from: [...from, ...at],
    treatments: isTreated ? [doing, ...state.filter((one) => one !== doing)] : state,
    to,
    lamp: doing === "look" ? (beside[0] ?? places[0] ?? "any") : null,
  };
}

function isAppliance({ classes }: Entity, doing: Treatment): boolean {
  return classes.includes(appliances[doing]);
}

/** "… and put it on the table": adds to a draft that has no place; null for another task. */
function join(draft: Draft, clause: Clause, to: SaidPlace | null): Draft | null {
  const more = draftOf(draft.thing, clause, to);
  // "Put it in the microwave and then on the table" heats it.
  const isHeated =
    clause.doing === "put" && draft.to !== null && isAppliance(draft.to.entity, "heat");
  if (more.lamp || draft.lamp || (draft.to && !isHeated)) return null;
  const heated: readonly Treatment[] = isHeated ? ["heat"] : [];
  const treatments = new Set([...draft.treatments, ...heated, ...more.treatments]);
  return { ...draft, treatments: [...treatments], to };
}

function refuseClause(clause: Clause, text: string, home: OwnerView): never {
  const missing = [...clause.to, ...clause.beside].find(({ entity }) => entity.ids.length === 0);
  if (missing) refuseMissing(missing.entity.name, kindsOf(home.places));
  if (clause.things.length + clause.to.length === 0) unread(text);
  refuse(`I can't do that. ${abilities}`);
}

function refuseUnknown({ things, unknown }: Clause, text: string, home: OwnerView): never {
  const said = unknown.join(" ");
  const [thing] = things;
  if (unknown.some((word) => /^(?:not|no|never|without|except|or|but|if|unless|until)$/.test(word)))
    unread(text);
  if (!thing) refuseMissing(said, kindsOf(thingsOf(home)));
  const name = everydayName(thing.entity?.classes[0] ?? "thing");
  const fitting = thingsOf(home).filter(({ kind }) => thing.entity?.classes.includes(kind));
  const known = [
    ...new Set(fitting.flatMap(({ attributes }) => looks.flatMap((one) => attributes[one] ?? []))),
  ];
  refuse(
    `“${said}” is no look of a ${name} in this home. Its looks: ${known.join(", ") || "none"}.`,
  );
}

/** What is not in the home is said before anything is asked. */
function refuseAbsent({ thing, to, from }: Draft, { places, ...home }: OwnerView): void {
  const place = [...from, ...(to ? [to] : [])].find(({ entity }) => entity.ids.length === 0);
  if (place) refuseMissing(place.entity.name, kindsOf(places));
  if (thing.entity?.ids.length === 0)
    refuseMissing(thing.entity.name, kindsOf(thingsOf({ ...home, places })));
}
