/** Reads an order in people's words: tasks, a question back, or why it can't be done. */
import { findNearest, phraseWanted } from "../../../scenes/household/index.js";
import { thingsOf } from "../../core/looks.js";
import { definite, everydayName, plural, possessive, withArticle } from "../../core/names.js";
import type { Clarified, OrderChoice } from "../../core/order.js";
import type { Attributes, HomeTask, HomeTaskType, OwnerView, ThingView } from "../../core/scene.js";
import { capitalise, joinWords } from "../../core/wording.js";
import type { Entity } from "../../desk/reading/meanings.js";
import {
  type Clause,
  readClauses,
  type SaidPlace,
  type SaidThing,
  type Treatment,
} from "./order-clauses.js";

export type OrderReading =
  | { readonly kind: "tasks"; readonly tasks: readonly HomeTask[] }
  | { readonly kind: "ask"; readonly text: string; readonly choices: readonly OrderChoice[] }
  | {
      readonly kind: "cannot";
      readonly text: string;
      /** It may be no order at all. */
      readonly isUnread?: true;
    };

export interface OrderContext {
  readonly home: OwnerView;
  /** The owner of "my mug"; null when unknown. */
  readonly speaker: string | null;
  readonly clarified: Clarified;
}

export const abilities = "I can heat, cool, clean, put, look at or bring things.";

const appliances: Readonly<Record<Treatment, string>> = {
  heat: "microwave",
  cool: "fridge",
  clean: "sinkbasin",
};
const looks = ["colour", "material", "size"] as const;
const mostChoices = 6;
const mostNamed = 8;

/** A task while its order is read. */
interface Draft {
  readonly thing: SaidThing;
  readonly from: readonly SaidPlace[];
  readonly treatments: readonly Treatment[];
  readonly to: SaidPlace | null;
  /** Null: nothing to look at. */
  readonly lamp: SaidPlace | "any" | null;
}

class Aside extends Error {
  constructor(readonly reading: OrderReading) {
    super();
  }
}

function refuse(text: string): never {
  throw new Aside({ kind: "cannot", text });
}

function ask(text: string, choices: readonly OrderChoice[] = []): never {
  throw new Aside({ kind: "ask", text, choices: choices.slice(0, mostChoices) });
}

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

function unread(text: string): never {
  const how = "Say it like: put the blue mug on the shelf.";
  const why = `I cannot read “${text.trim()}” as a task. ${abilities} ${how}`;
  throw new Aside({ kind: "cannot", text: why, isUnread: true });
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
        const entity = thing.entity ?? (mentioned.at(-1) ?? last?.thing)?.entity ?? null;
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
      if (!about) ask(`What should I ${nameDoing(doing)}?`);
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

function nameDoing(doing: Clause["doing"]): string {
  return doing === "look" ? "look at" : doing;
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

function kindsOf(items: readonly { readonly kind: string }[]): readonly string[] {
  return [...new Set(items.map(({ kind }) => everydayName(kind)))];
}

function refuseMissing(wanted: string, names: readonly string[]): never {
  const nearest = findNearest(wanted, names);
  const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more` : "";
  const some = names.slice(0, mostNamed).join(", ");
  const advice = nearest === null ? `There are: ${some}${more}.` : `Did you mean “${nearest}”?`;
  refuse(`There is no ${wanted} in this home. ${advice} ${abilities}`);
}

/** What is not in the home is said before anything is asked. */
function refuseAbsent({ thing, to, from }: Draft, { places, ...home }: OwnerView): void {
  const place = [...from, ...(to ? [to] : [])].find(({ entity }) => entity.ids.length === 0);
  if (place) refuseMissing(place.entity.name, kindsOf(places));
  if (thing.entity?.ids.length === 0)
    refuseMissing(thing.entity.name, kindsOf(thingsOf({ ...home, places })));
}

/** A draft is several tasks when a thing is to be both cleaned and heated. */
function tasksOf(draft: Draft, at: number, context: OrderContext): readonly HomeTask[] {
  const { home } = context;
  const { kind, particular, count } = readThing(draft, at, context);
  const base = {
    object: kind,
    ...(particular && { particular }),
    ...(draft.thing.isPreferred && { open: true }),
  };
  if (draft.lamp !== null) {
    if (count === 2) refuse(`I can look at one thing at a time. ${abilities}`);
    const target = readLamp(draft.lamp, at, context);
    return [withSentence({ ...base, type: "look_at_obj_in_light", target }, home)];
  }
  const name = draft.thing.isAny && !particular ? withArticle(kind) : nameThing(kind, particular);
  for (const treatment of draft.treatments) checkTreatment(treatment, home);
  const target = readTarget(draft, { at, name }, context);
  if (count === 2 && draft.treatments.length > 0)
    refuse(`I can ${draft.treatments[0]} one thing at a time. ${abilities}`);
  if (
    draft.treatments.length > 1 &&
    thingsOf(home).filter((one) => one.kind === kind).length > 1 &&
    !particular
  )
    ask(`Which ${everydayName(kind)} should I ${joinWords(draft.treatments, "and")}?`);
  const types: readonly HomeTaskType[] =
    draft.treatments.length > 0
      ? draft.treatments.map((one) => `pick_${one}_then_place_in_recep` as const)
      : [count === 2 ? "pick_two_obj_and_place" : "pick_and_place_simple"];
  return types.map((type) => withSentence({ ...base, type, target }, home));
}

function withSentence(task: Omit<HomeTask, "sentence">, home: OwnerView): HomeTask {
  const { type, object, ...more } = task;
  const kinds = home.places.map(({ kind }) => kind);
  return { type, sentence: phraseWanted(kinds, task), object, ...more };
}

function checkTreatment(treatment: Treatment, { places }: OwnerView): void {
  const kind = appliances[treatment];
  if (places.some((place) => place.kind === kind)) return;
  refuse(`I can't ${treatment} anything here: there is no ${everydayName(kind)}. ${abilities}`);
}

function nameThing(kind: string, particular: Attributes | null): string {
  const { owner, size, colour, material } = particular ?? {};
  const said = [size, colour, material].flatMap((look) => look ?? []);
  return [owner ? possessive(owner) : "the", ...said, everydayName(kind)].join(" ");
}

interface ReadThing {
  readonly kind: string;
  readonly particular: Attributes | null;
  readonly count: 1 | 2;
}

function readThing({ thing, from }: Draft, at: number, context: OrderContext): ReadThing {
  const { home, speaker, clarified } = context;
  const { entity } = thing;
  const key = `${at} thing`;
  const answered = thingsOf(home).find(({ id }) => id === clarified[key]);
  if (answered) return { ...readOne(answered, home), count: 1 };
  if (!entity) ask("What should I take?");
  const named = thingsOf(home).filter(({ id }) => entity.ids.includes(id));
  const owner = ownerOf(thing, named, speaker);
  const isOwn = (one: ThingView) => owner === null || one.attributes.owner === owner;
  const owned = named.filter(isOwn);
  const [kind = ""] = new Set(named.map((one) => one.kind));
  if (owned.length === 0) refuse(`Nobody called ${owner} has a ${entity.name} here. ${abilities}`);
  const looked = owned.filter((one) => thing.looks.every((look) => hasLook(one, look)));
  if (looked.length === 0) refuseLooks(thing, owned);
  const near = looked.filter(({ id }) => isAtOne(id, from, home));
  const fitting = near.length > 0 && looked.length > 1 ? near : looked;
  const kinds = [...new Set(fitting.map((one) => one.kind))];
  const choices = fitting.map((one) => ({
    label: capitalise(nameChoice(one, fitting)),
    clarified: { ...clarified, [key]: one.id },
  }));
  if (kinds.length > 1)
    ask(
      `Which one: ${joinWords(
        kinds.map((one) => nameThing(one, null)),
        "or",
      )}?`,
      choices,
    );
  const particular = particularOf(thing, owner, fitting);
  const count = countOf(thing, fitting);
  const isUnsure = thing.owner !== null && owner === null;
  const isOne = count === 1 && !thing.isPreferred && (!thing.isAny || isUnsure);
  if (isOne && fitting.some((one) => !isAlike(one, fitting[0] as ThingView))) {
    if (isUnsure)
      ask(`Whose ${everydayName(kind)}? Say whose it is by name: ${namesOr(choices)}.`, choices);
    ask(`Which ${everydayName(kind)}: ${namesOr(choices)}?`, choices);
  }
  if (fitting !== looked) return { ...readOne(fitting[0] as ThingView, home), count };
  if (count === 2 && particular && named.length > fitting.length) {
    refuse(`I can bring two ${plural(kind)}, but I can't choose which. ${abilities}`);
  }
  return { kind: fitting[0]?.kind ?? kind, particular: count === 2 ? null : particular, count };
}

function namesOr(choices: readonly OrderChoice[]): string {
  return joinWords(
    choices.map(({ label }) => label.replace(/^The /, "the ")),
    "or",
  );
}

/** Null when no owner was named, or one that "my" and "her" cannot tell. */
function ownerOf(
  { owner }: SaidThing,
  named: readonly ThingView[],
  speaker: string | null,
): string | null {
  if (owner === null || owner === "their") return null;
  const said = owner === "my" ? speaker : owner;
  if (said === null) return null;
  const known = named.map(({ attributes }) => attributes.owner);
  const found = known.find((one) => one?.toLowerCase() === said.toLowerCase());
  if (found === undefined && owner === "my") return null;
  return found ?? capitalise(said);
}

function hasLook({ attributes }: ThingView, look: string): boolean {
  return looks.some((one) => attributes[one] === look);
}

function refuseLooks({ looks: said, entity }: SaidThing, things: readonly ThingView[]): never {
  const wrong = said.find((look) => !things.some((one) => hasLook(one, look))) ?? said.join(" ");
  const known = things.flatMap(({ attributes }) => looks.flatMap((one) => attributes[one] ?? []));
  const names = [...new Set(known)].join(", ") || "none";
  refuse(`“${wrong}” is no look of a ${entity?.name} in this home. Its looks: ${names}.`);
}

function isAtOne(thing: string, places: readonly SaidPlace[], home: OwnerView): boolean {
  const ids = places.flatMap(({ entity }) => entity.ids);
  return home.places.some(
    ({ id, things }) => ids.includes(id) && things.some((one) => one.id === thing),
  );
}

function countOf({ count, isAny }: SaidThing, fitting: readonly ThingView[]): 1 | 2 {
  if (count === 1) return 1;
  if (count === "all" && fitting.length === 1) return 1;
  const [first] = fitting;
  if (count === "many")
    refuse(`I can bring two ${plural(first?.kind ?? "")} at most. ${abilities}`);
  if (count === 2 && fitting.length < 2)
    refuse(`There is only one ${everydayName(first?.kind ?? "")} here. ${abilities}`);
  if (count === "all" && fitting.length > 2 && !isAny)
    ask(
      `There are ${fitting.length} ${plural(first?.kind ?? "")}, and I can bring two at most. Which ones?`,
    );
  return 2;
}

function isAlike({ attributes: one }: ThingView, { attributes: other }: ThingView): boolean {
  return (["owner", ...looks] as const).every((key) => one[key] === other[key]);
}

/** What was said of it, as attributes. */
function particularOf(
  { looks: said }: SaidThing,
  owner: string | null,
  fitting: readonly ThingView[],
): Attributes | null {
  const found = said.flatMap((look) => {
    const key = looks.find((one) => fitting.some(({ attributes }) => attributes[one] === look));
    return key ? [[key, look] as const] : [];
  });
  const particular = { ...(owner !== null && { owner }), ...Object.fromEntries(found) };
  return Object.keys(particular).length > 0 ? particular : null;
}

/** The fewest attributes that tell it from others of its kind. */
function readOne(one: ThingView, home: OwnerView): Omit<ReadThing, "count"> {
  const others = thingsOf(home).filter(({ kind, id }) => kind === one.kind && id !== one.id);
  const { attributes, kind } = one;
  if (others.every((other) => isAlike(one, other))) return { kind, particular: null };
  const key = (["owner", ...looks] as const).find(
    (each) =>
      attributes[each] && others.every((other) => other.attributes[each] !== attributes[each]),
  );
  return { kind, particular: key ? { [key]: attributes[key] } : attributes };
}

function nameChoice(one: ThingView, among: readonly ThingView[]): string {
  const { owner, ...rest } = one.attributes;
  const isOwner =
    owner && among.filter(({ attributes }) => attributes.owner === owner).length === 1;
  return nameThing(
    one.kind,
    isOwner ? { ...(rest.colour && { colour: rest.colour }), owner } : one.attributes,
  );
}

function readLamp(lamp: SaidPlace | "any", at: number, { home, clarified }: OrderContext): string {
  const lamps = thingsOf(home).filter(({ kind }) => /lamp$/.test(kind));
  if (lamp !== "any" && lamp.entity.ids.every((id) => !lamps.some((one) => one.id === id)))
    refuse(`I can look at things under a lamp only. ${nameLamps(lamps)}`);
  const ids = lamp === "any" ? lamps.map(({ id }) => id) : lamp.entity.ids;
  const kinds = [...new Set(lamps.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind))];
  const [kind] = kinds;
  if (kind === undefined)
    refuse(`I look at things under a lamp, and there is none here. ${abilities}`);
  const answer = clarified[`${at} place`];
  if (answer && kinds.includes(answer)) return answer;
  if (kinds.length > 1)
    ask(
      `Under which lamp: ${joinWords(
        kinds.map((one) => nameThing(one, null)),
        "or",
      )}?`,
      kinds.map((one) => ({
        label: capitalise(nameThing(one, null)),
        clarified: { ...clarified, [`${at} place`]: one },
      })),
    );
  return kind;
}

function nameLamps(lamps: readonly ThingView[]): string {
  const names = kindsOf(lamps).map(withArticle);
  return names.length > 0 ? `There is ${joinWords(names, "and")}.` : "There is none here.";
}

const places = [
  "diningtable",
  "countertop",
  "coffeetable",
  "desk",
  "sidetable",
  "shelf",
  "bed",
  "sofa",
  "fridge",
  "sinkbasin",
  "cabinet",
  "dresser",
  "drawer",
];

function readTarget(
  { to, treatments }: Draft,
  { at, name }: { readonly at: number; readonly name: string },
  { home, clarified }: OrderContext,
): string {
  const key = `${at} place`;
  const answer = clarified[key];
  if (answer && home.places.some(({ kind }) => kind === answer)) return answer;
  const choose = (kinds: readonly string[]) =>
    kinds.map((kind) => ({
      label: capitalise(namePlace(kind, home)),
      clarified: { ...clarified, [key]: kind },
    }));
  if (to === null) {
    const [treatment] = treatments;
    const where = treatment ? `Where should ${name} go then?` : `Where should I put ${name}?`;
    const here = places.filter((kind) => home.places.some((place) => place.kind === kind));
    ask(where, choose(here));
  }
  const { entity, isAny } = to;
  if (entity.kind === "thing")
    refuse(
      `I can't put things in or on ${withArticle(entity.classes[0] ?? entity.name)}, only in places. ${abilities}`,
    );
  const found = entity.ids.flatMap((place) => home.places.filter(({ id }) => id === place));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const [kind] = kinds;
  if (kind === undefined) refuseMissing(entity.name, kindsOf(home.places));
  if (kinds.length > 1)
    ask(`Which place is meant: ${joinWords(kinds.map(everydayName), "or")}?`, choose(kinds));
  if (found.length > 1 && !isAny) {
    const labels = found.map(({ label }) => definite(label));
    ask(
      `There are ${found.length} ${plural(kind)}: ${joinWords(labels, "and")}. I can't tell them apart. Is any of them fine?`,
      choose(kinds).map((one) => ({ ...one, label: `Any ${everydayName(kind)}` })),
    );
  }
  return kind;
}

function namePlace(kind: string, home: OwnerView): string {
  const isOne = home.places.filter((place) => place.kind === kind).length === 1;
  return isOne ? `the ${everydayName(kind)}` : withArticle(kind);
}
