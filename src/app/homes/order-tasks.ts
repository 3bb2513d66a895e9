/** Turns what an order said (a draft) into tasks: finds the thing and the place, or asks which. */
import { type Treatment, treatments } from "../../../scenes/household/commands.js";
import { nameThing, phraseWanted } from "../../../scenes/household/view/sentences.js";
import { thingsOf } from "../../core/episode/looks.js";
import type {
  Attributes,
  HomeTask,
  HomeTaskType,
  OwnerView,
  PlaceView,
  ThingView,
} from "../../core/episode/scene.js";
import type { Clarified, OrderChoice } from "../../core/question/question.js";
import {
  compareNames,
  definite,
  everydayName,
  plural,
  preposition,
  withArticle,
} from "../../core/words/names.js";
import { capitalise, joinWords } from "../../core/words/wording.js";
import { blank, type Entity } from "../../desk/reading/lexicon/meanings.js";
import { ask, kindsOf, refuse, refuseMissing } from "./order-refusals.js";

export interface OrderContext {
  readonly home: OwnerView;
  /** The owner of "my mug"; null when unknown. */
  readonly speaker: string | null;
  readonly clarified: Clarified;
  /** If true, "the cabinet" may be any of the home's cabinets; else Sous asks which one is meant. */
  readonly isAnyPlace?: boolean;
}

export interface SaidThing {
  /** Null for "it" when nothing was named. */
  readonly entity: Entity | null;
  /** A name, "my" or "their". */
  readonly owner: string | null;
  readonly looks: readonly string[];
  readonly count: 1 | 2 | "all" | "many";
  /** Set for "a mug": any mug will do. */
  readonly isAny: boolean;
  /** People are to choose the thing: "the mug you like best". */
  readonly isPreferred: boolean;
}

/** A place, or a thing that was named as if it were one. */
export type SaidPlace = SaidThing & { readonly entity: Entity };

/** The place that "back" names in "put it back". */
export const wayBack: Entity = { ...blank, name: "back" };

const looks = ["colour", "material", "size"] as const;

export interface Draft {
  readonly thing: SaidThing;
  readonly from: readonly SaidPlace[];
  readonly treatments: readonly Treatment[];
  readonly to: SaidPlace | null;
  /** What to look at the thing under; null for other tasks. */
  readonly lamp: SaidPlace | "any" | null;
}

/** Says what the robot can do in this home: "I can heat, put or bring things." */
export function phraseAbilities(home: OwnerView): string {
  const kinds = [...home.places, ...thingsOf(home)].map(({ kind }) => kind);
  const needs = Object.entries({ ...treatments, put: "", "look at": "lamp", bring: "" });
  const possible = needs.filter(([, need]) => kinds.some((kind) => kind.endsWith(need)));
  const verbs = possible.map(([verb]) => verb);
  return `I can ${joinWords(verbs, "or")} things.`;
}

/** Turns one draft into tasks: two or more when a thing must be both cleaned and heated. */
export function tasksOf(draft: Draft, at: number, context: OrderContext): readonly HomeTask[] {
  const { home } = context;
  for (const treatment of draft.treatments) checkTreatment(treatment, home);
  if (draft.lamp === null && draft.to) checkPlace(draft.to);
  const { kind, particular, count } = readThing(draft, at, context);
  const base = {
    object: kind,
    ...(particular && { particular }),
    ...(draft.thing.isPreferred && { open: true }),
  };
  if (draft.lamp !== null) {
    if (count === 2) refuse(`I can look at one thing at a time.`);
    const target = readLamp(draft.lamp, at, context);
    return [withSentence({ ...base, type: "look_at_obj_in_light", target }, home)];
  }
  const name =
    draft.thing.isAny && !particular ? withArticle(kind) : nameThing(kind, particular ?? {});
  const isIt = (one: ThingView) =>
    one.kind === kind && isAlike(one, { ...one, attributes: { ...one.attributes, ...particular } });
  const from = home.places.filter(({ things }) => things.some(isIt));
  const goal = readTarget(draft, { at, name, from }, context);
  if (count === 2 && draft.treatments.length > 0)
    refuse(`I can ${draft.treatments[0]} one thing at a time.`);
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
  return types.map((type) => withSentence({ ...base, type, ...goal }, home));
}

function withSentence(task: Omit<HomeTask, "sentence">, home: OwnerView): HomeTask {
  const { type, object, ...more } = task;
  return { type, sentence: phraseWanted(home.places, task), object, ...more };
}

function checkTreatment(treatment: Treatment, { places }: OwnerView): void {
  const kind = treatments[treatment];
  if (places.some((place) => place.kind === kind)) return;
  refuse(`I can't ${treatment} anything here: there is no ${everydayName(kind)}.`);
}

function checkPlace({ entity: { kind, classes, name } }: SaidPlace): void {
  if (kind !== "thing") return;
  const thing = withArticle(classes[0] ?? name);
  refuse(`I can't put things in or on ${thing}, only in places.`);
}

interface ReadThing {
  readonly kind: string;
  readonly particular: Attributes | null;
  readonly count: 1 | 2;
}

function readThing(
  { thing, from, treatments, lamp, to }: Draft,
  at: number,
  context: OrderContext,
): ReadThing {
  const { home, speaker, clarified } = context;
  const { entity } = thing;
  const key = `${at} thing`;
  const answered = thingsOf(home).find(({ id }) => id === clarified[key]);
  if (answered) return { ...readOne(answered, home), count: 1 };
  if (!entity)
    ask(`What should I ${treatments[0] ?? (lamp ? "look at" : "put")}${to ? " there" : ""}?`);
  if (entity.ids.length === 0) refuseMissing(entity.name, kindsOf(thingsOf(home)));
  const named = thingsOf(home).filter(({ id }) => entity.ids.includes(id));
  const owner = ownerOf(thing, named, speaker);
  const isOwn = (one: ThingView) => owner === null || one.attributes.owner === owner;
  const owned = named.filter(isOwn);
  const [kind = ""] = new Set(named.map((one) => one.kind));
  if (owned.length === 0) refuse(`Nobody called ${owner} has a ${entity.name} here.`);
  const looked = owned.filter((one) => thing.looks.every((look) => hasLook(one, look)));
  if (looked.length === 0) refuseLooks(thing, owned);
  const near = looked.filter(({ id }) => isAtOne(id, from, home));
  const fitting = near.length > 0 && looked.length > 1 ? near : looked;
  const kinds = [...new Set(fitting.map((one) => one.kind))];
  const choices = fitting.map((one) => choose(nameChoice(one, fitting), clarified, key, one.id));
  const kindNames = kinds.map((one) => nameThing(one, {}));
  if (kinds.length > 1) ask(`Which one: ${joinWords(kindNames, "or")}?`, choices);
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
    refuse(`I can bring two ${plural(kind)}, but I can't choose which.`);
  }
  return { kind: fitting[0]?.kind ?? kind, particular: count === 2 ? null : particular, count };
}

function choose(label: string, clarified: Clarified, key: string, value: string): OrderChoice {
  return { label, clarified: { ...clarified, [key]: value } };
}

function namesOr(choices: readonly OrderChoice[]): string {
  const names = choices.map(({ label }) => label);
  return joinWords(names, "or");
}

/** Returns the named owner. Null when none was named, or it is unclear who "my" or "her" means. */
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
  refuseLook(wrong, entity?.name ?? "thing", things);
}

export function refuseLook(said: string, name: string, things: readonly ThingView[]): never {
  const known = things.flatMap(({ attributes }) => looks.flatMap((one) => attributes[one] ?? []));
  const names = joinWords([...new Set(known)], "or");
  refuse(`No ${name} here is “${said}”.${names === "" ? "" : ` I could take: ${names}.`}`);
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
  if (count === "many") refuse(`I can bring two ${plural(first?.kind ?? "")} at most.`);
  if (count === 2 && fitting.length < 2)
    refuse(`There is only one ${everydayName(first?.kind ?? "")} here.`);
  if (count === "all" && fitting.length > 2 && !isAny)
    ask(
      `There are ${fitting.length} ${plural(first?.kind ?? "")}, and I can bring two at most. Which ones?`,
    );
  return 2;
}

function isAlike({ attributes: one }: ThingView, { attributes: other }: ThingView): boolean {
  return (["owner", ...looks] as const).every((key) => one[key] === other[key]);
}

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

/** Describes a thing by as few attributes as tell it from others of its kind. */
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
  if (kind === undefined) refuse(`I look at things under a lamp, and there is none here.`);
  const answer = clarified[`${at} place`];
  if (answer && kinds.includes(answer)) return answer;
  const choices = kinds.map((one) => choose(nameThing(one, {}), clarified, `${at} place`, one));
  if (choices.length > 1) ask(`Under which lamp: ${namesOr(choices)}?`, choices);
  return kind;
}

function nameLamps(lamps: readonly ThingView[]): string {
  const names = kindsOf(lamps).map(withArticle);
  return names.length > 0 ? `There is ${joinWords(names, "and")}.` : "There is none here.";
}

const places =
  "diningtable countertop coffeetable desk sidetable shelf bed sofa fridge sinkbasin cabinet dresser drawer".split(
    " ",
  );

function readTarget(
  { to, treatments }: Draft,
  { at, name, from }: { at: number; name: string; from: readonly PlaceView[] },
  { home, clarified, isAnyPlace = to?.isAny }: OrderContext,
): Pick<HomeTask, "target" | "place"> {
  const key = `${at} place`;
  const answer = clarified[key];
  const answered = home.places.filter(({ id, kind }) => id === answer || kind === answer);
  if (answered.length > 0) return goalOf(answered, home);
  const chooseOf = (kinds: readonly string[]) =>
    kinds.map((kind) => choose(namePlace(kind, home), clarified, key, kind));
  if (to === null || to.entity === wayBack) {
    const [treatment] = treatments;
    const where = `Where should I put ${name}${treatment ? " afterwards" : ""}?`;
    const here = places.filter((kind) => home.places.some((place) => place.kind === kind));
    const [last, ...others] = treatment ? from : [];
    if (!last || others.length > 0) ask(where, chooseOf(here));
    if (to) return goalOf([last], home);
    const label = `back ${preposition(last.kind)} ${definite(last.label)}`;
    const back = choose(label, clarified, key, last.id);
    const isOneOfMany = "place" in goalOf([last], home);
    ask(where, [back, ...chooseOf(here.filter((kind) => isOneOfMany || kind !== last.kind))]);
  }
  const { entity } = to;
  const found = entity.ids.flatMap((place) => home.places.filter(({ id }) => id === place));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const [kind] = kinds;
  if (kind === undefined) refuseMissing(entity.name, kindsOf(home.places));
  if (kinds.length > 1)
    ask(`Which place is meant: ${joinWords(kinds.map(everydayName), "or")}?`, chooseOf(kinds));
  if (found.length > 1 && !isAnyPlace) {
    const sorted = found.toSorted((one, other) => compareNames(one.id, other.id));
    const choices = [
      ...sorted.map(({ id, label }) => choose(definite(label), clarified, key, id)),
      choose(`any ${everydayName(kind)}`, clarified, key, kind),
    ];
    ask(`Which ${everydayName(kind)}: ${namesOr(choices)}?`, choices, choices.length);
  }
  return goalOf(found, home);
}

/** Returns any place of a kind as the target if all places of that kind were named, else the first named place. */
function goalOf([first, ...others]: readonly PlaceView[], home: OwnerView) {
  const { id, kind: target } = first as PlaceView;
  const isEach = home.places.filter(({ kind }) => kind === target).length === others.length + 1;
  return isEach ? { target } : { target, place: id };
}

function namePlace(kind: string, home: OwnerView): string {
  const isOne = home.places.filter((place) => place.kind === kind).length === 1;
  return isOne ? `the ${everydayName(kind)}` : withArticle(kind);
}
