/** Makes the choices (buttons) of a question. */
import type { AskRequest } from "../../core/episode/desk.js";
import { lookLabels, looksOf, thingsOf } from "../../core/episode/looks.js";
import type { OwnerView, ThingView } from "../../core/episode/scene.js";
import { classOf, type Fact, isInstance } from "../../core/memory/fact.js";
import { isAboutPreferred, readDollars, readUsual, subjectOf } from "../../core/memory/notebook.js";
import type { Choice } from "../../core/question/question.js";
import { type Random, shuffle } from "../../core/random.js";
import { definite, everydayLabel, everydayName } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";
import { labelsOf, phrasePlaces } from "../words/phrase.js";
import { claimValue } from "./new-question.js";

interface Offered extends Pick<AskRequest, "need" | "candidates" | "scores"> {
  readonly view: OwnerView;
  readonly known: readonly KnownThing[];
  /** Shuffles choices that the policy does not rank, so that their order reveals nothing. */
  readonly random: Random;
}

/**
 * Offers every place for "where", known things for "which", yes and no about one thing, otherwise the
 * candidates that exist. No label reveals an owner, and only the policy's ranking affects the order.
 */
export function offerChoices(offer: Offered): readonly Choice[] {
  if (offer.need.thing) return yesOrNo(offer.need.thing);
  const named = nameChoices(offer);
  return [...named].map(([value, label], index) => ({
    id: `c${index}`,
    label: capitalise(label),
    value,
  }));
}

function yesOrNo(thing: string): readonly Choice[] {
  const value = (polarity: boolean) => claimValue({ polarity, objects: [thing] });
  return [
    { id: "yes", label: "Yes", value: value(true) },
    { id: "no", label: "No", value: value(false) },
  ];
}

function nameChoices(offer: Offered): ReadonlyMap<string, string> {
  switch (offer.need.func) {
    case "where":
      return nameAll(orderPlaces(offer), offer);
    case "which":
      return isAboutPreferred(offer.need) ? nameAll(orderThings(offer), offer) : nameKnown(offer);
    default:
      return nameAll(orderValues(offer), offer);
  }
}

function orderValues(offer: Offered): readonly string[] {
  const { need, view, random } = offer;
  const offered = orderCandidates(offer, whatExists(offer));
  switch (readUsual(subjectOf(need))?.aspect) {
    case "requirement":
      return [...shuffle(random, view.requirements ?? []), ...offered];
    case "price":
      return offered.toSorted((one, other) => dollarsIn(one) - dollarsIn(other));
    default:
      return offered;
  }
}

const dollarsIn = (value: string): number => readDollars(value) ?? Number.MAX_VALUE;

function nameAll(ids: readonly string[], { view }: Offered): ReadonlyMap<string, string> {
  const labels = labelsOf(view);
  return new Map(ids.map((id) => [id, labels.get(id) ?? everydayLabel(id)]));
}

function orderPlaces({ candidates, view, random }: Offered): readonly string[] {
  const all = view.places.map(({ id }) => id);
  const ranked = candidates.filter((id) => all.includes(id));
  return ranked.length > 0 ? [...new Set([...ranked, ...all])] : shuffle(random, all);
}

function orderThings({ need, view, random }: Offered): readonly string[] {
  const ofKind = thingsOf(view).filter(({ kind }) => kind === need.noun);
  return shuffle(random, [...new Set(ofKind.map(({ id }) => id))]);
}

/** Orders candidates by score, at random where scores are equal or missing. */
function orderCandidates(
  { candidates, scores, random }: Pick<Offered, "candidates" | "scores" | "random">,
  possible: ReadonlySet<string>,
): readonly string[] {
  const score = new Map(candidates.map((id, index) => [id, scores?.[index] ?? 0]));
  const offered = [...score.keys()].filter((id) => possible.has(id));
  return shuffle(random, offered).sort((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0));
}

/** Keeps all candidates, but in a grid game only colours and things that it contains. */
function whatExists({ candidates, view: { grid, ...view } }: Offered): ReadonlySet<string> {
  if (!grid) return new Set(candidates);
  const tiles = grid.rows.flat().flatMap((look) => (look.kind === "tile" ? [look.color] : []));
  const things = [...thingsOf(view), ...view.places].map(({ id }) => id);
  return new Set<string>([...tiles, ...things]);
}

/** Names known things: "The blue mug in the corner cabinet", numbered where two look the same to the robot. */
function nameKnown(offer: Offered): ReadonlyMap<string, string> {
  const { need, view, known, random } = offer;
  const things = new Map(
    thingsOf(view).flatMap((thing) => (thing.kind === need.noun ? [[thing.id, thing]] : [])),
  );
  const offered = orderCandidates(offer, new Set(things.keys()));
  const others = known.map(({ id }) => id).filter((id) => things.has(id) && !offered.includes(id));
  const labels = labelsOf(view);
  const names = [...offered, ...shuffle(random, others)].map((id) => {
    const thing = known.find((one) => one.id === id);
    const looks = things.get(id);
    const isSeen = thing?.seen && looks !== undefined;
    const plain = isSeen ? looksOf(looks) : everydayName(need.noun);
    const numbered = (isSeen ? lookLabels(view).get(id) : undefined) ?? everydayLabel(id);
    const where = sayWhere(thing, labels);
    return isInstance(id)
      ? { id, short: definite(plain) + where, long: definite(numbered) + where }
      : { id, short: id, long: id };
  });
  const isAlone = (name: string): boolean =>
    names.filter(({ short }) => short === name).length === 1;
  return new Map(names.map(({ id, short, long }) => [id, isAlone(short) ? short : long]));
}

function sayWhere(thing: KnownThing | undefined, labels: ReadonlyMap<string, string>): string {
  if (thing?.held) return " that I hold";
  return thing?.place ? ` ${phrasePlaces([thing.place], labels)}` : "";
}

export interface KnownThing {
  readonly id: string;
  /** Where it was last seen or said to be; null when unknown. */
  readonly place: string | null;
  /** True when its looks are known: the robot saw it, or an answer said whose it is. */
  readonly seen: boolean;
  readonly held: boolean;
}

/** @param facts valid facts, oldest first */
export function knownThings(
  kind: string,
  facts: readonly Fact[],
  held: ThingView | null,
): readonly KnownThing[] {
  const known = new Map<string, KnownThing>();
  const note = (id: string, place: string | null, isSeen: boolean): void => {
    const before = known.get(id);
    const seen = isSeen || before?.seen === true;
    if (classOf(id) === kind)
      known.set(id, { id, place: place ?? before?.place ?? null, seen, held: false });
  };
  for (const { relation, subject, objects, polarity, source } of facts) {
    const [first = null, ...others] = objects;
    if (relation === "holds") for (const id of objects) note(id, subject, true);
    else if (relation === "is")
      for (const id of objects.filter(isInstance)) note(id, null, source === "answer");
    else if (isInstance(subject))
      note(subject, polarity && others.length === 0 ? first : null, false);
  }
  if (held?.kind === kind) known.set(held.id, { id: held.id, place: null, seen: true, held: true });
  return [...known.values()];
}
