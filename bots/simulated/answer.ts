/** Answers questions as simulated people do, with drawn errors. */
import { readFileSync } from "node:fs";
import type { CardQuestion } from "../../src/core/bot.js";
import { lookLabels, thingsOf } from "../../src/core/episode/looks.js";
import type { OracleAnswer, PeopleRates } from "../../src/core/episode/oracle.js";
import type { OwnerView, PlaceView, ThingView } from "../../src/core/episode/scene.js";
import { classOf } from "../../src/core/memory/fact.js";
import { isAboutMeant, isAboutPreferred, subjectOf } from "../../src/core/memory/notebook.js";
import { packageFile } from "../../src/core/package-file.js";
import type { Need } from "../../src/core/question/question.js";
import { drawNormal, pick, type Random, seededRandom } from "../../src/core/random.js";
import { definite, preposition } from "../../src/core/words/names.js";

type SentenceKind = "where" | "several" | "which" | "yes" | "no" | "how" | "what" | "unsure";

const sentences: Readonly<Record<SentenceKind, readonly string[]>> = JSON.parse(
  readFileSync(packageFile("bots/simulated/sentences.json"), "utf8"),
);

/**
 * Draws errors once per household, person and need. People who repeat hearsay share one imaginary person's errors.
 * @slice replay
 */
export function answerQuestion(
  question: CardQuestion,
  need: Need,
  person: Answerer,
  given: Temper,
): OracleAnswer {
  const { func, adjective = "", noun, thing } = need;
  const about = thing === undefined ? [] : [thing];
  const draw = (what: string, who: string) =>
    seededRandom(given.seed, what, person.household, who, func, adjective, noun, ...about);
  const repeats = draw("hearsay", person.name)() < (given.hearsay ?? 0);
  const source = repeats ? "" : person.name;
  const temper = repeats ? given : temperOf(person.name, given);
  const random = draw("people", source);
  const mood = random();
  if (mood < temper.unsure) return say(pick(random, sentences.unsure));
  const isWrong = random() < temper.wrong;
  const { owner, meant } = question.view;
  if (question.mode === "open") return choose(question, need, person, temper);
  if (question.view.anyWords) return formatMeant(question, isWrong, random);
  if (need.func === "how" || need.func === "what") return answerFromCard(question, isWrong, random);
  if (need.func !== "where") return answerWhich(question, need, isWrong, random);

  const truth = placesOf(owner, need, meant);
  const old = oldPlaces(owner, need, meant, person);
  const isStale = old.length > 0 && draw("stale", source)() < (temper.stale ?? 0);
  const known = isStale ? old : truth;
  const isPlausible = isWrong && draw("plausible", source)() < (temper.plausible ?? 0);
  const others = owner.places.filter((place) => !truth.includes(place) && !known.includes(place));
  const places = isPlausible
    ? plausiblePlace(others, old, (place) => person.usual?.(noun, place) ?? 0, random)
    : isWrong
      ? one(pick(random, others))
      : known;
  if (places.length === 0) return say(pick(random, sentences.unsure));
  const isVague = draw("vague", source)() < (temper.vague ?? 0);
  if (question.followUp) {
    return isVague ? { kind: "choice", choice: null } : chooseAmong(question, places);
  }
  const named = isVague ? places.map(asKind) : places;
  return say(sayPlaces(named, need, random, repeats ? draw("words", person.name) : random));
}

function say(text: string | undefined): OracleAnswer {
  return { kind: "words", text: text ?? "I don't know" };
}

/** @slice replay */
export function fits(thing: ThingView, need: Need, meant: string | undefined): boolean {
  if (thing.kind !== need.noun) return false;
  if (isAboutMeant(need) || isAboutPreferred(need)) return thing.id === meant;
  if (!need.adjective || need.adjective === "two") return true;
  const { colour, material, size, owner } = thing.attributes;
  const words = [colour, material, size, owner && `${owner}'s`];
  return need.adjective.split(" ").every((word) => words.includes(word));
}

function placesOf(owner: OwnerView, need: Need, meant: string | undefined): readonly PlaceView[] {
  return owner.places.filter((place) => place.things.some((thing) => fits(thing, need, meant)));
}

/** @slice replay */
export function oldPlaces(
  owner: OwnerView,
  need: Need,
  meant: string | undefined,
  { before }: Pick<Answerer, "before">,
): readonly PlaceView[] {
  const old = owner.places.flatMap(({ id, things }) =>
    things.flatMap((thing) => {
      const last = fits(thing, need, meant) ? before?.(thing.id) : undefined;
      return last === undefined || last === id ? [] : [last];
    }),
  );
  const truth = placesOf(owner, need, meant);
  return owner.places.filter((place) => old.includes(place.id) && !truth.includes(place));
}

/** Returns a plausible wrong place: where the thing was before, else a usual one. */
function plausiblePlace(
  others: readonly PlaceView[],
  old: readonly PlaceView[],
  usual: (place: PlaceView) => number,
  random: Random,
): readonly PlaceView[] {
  const before = others.filter((place) => old.includes(place));
  if (before.length > 0) return one(pick(random, before));
  const total = others.reduce((sum, place) => sum + usual(place), 0);
  if (total === 0) return one(pick(random, others));
  let left = random() * total;
  for (const place of others) {
    left -= usual(place);
    if (left < 0) return [place];
  }
  return one(others.at(-1));
}

function one(place: PlaceView | undefined): readonly PlaceView[] {
  return place ? [place] : [];
}

/** Drops the number: people say "cabinet", not "cabinet 4". */
function asKind(place: PlaceView): PlaceView {
  return { ...place, label: place.label.replace(/ \d+$/, "") };
}

/** Names two places when the need is for two things. */
function sayPlaces(
  places: readonly PlaceView[],
  need: Need,
  random: Random,
  words: Random,
): string {
  const shuffled = [...places].sort((a, b) => (a.id < b.id ? -1 : 1));
  const start = Math.floor(random() * shuffled.length);
  const first = shuffled[start];
  const second = shuffled[(start + 1) % shuffled.length];
  if (!first || !second) return "I don't know";
  if (need.adjective === "two" && first !== second) {
    return fill(pick(words, sentences.several), { first: where(first), second: where(second) });
  }
  return fill(pick(words, sentences.where), { place: where(first), bare: first.label });
}

function where(place: PlaceView): string {
  return `${preposition(classOf(place.id))} ${definite(place.label)}`;
}

function fill(template: string | undefined, words: Readonly<Record<string, string>>): string {
  return (template ?? "").replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? "");
}

function answerWhich(
  question: CardQuestion,
  need: Need,
  isWrong: boolean,
  random: Random,
): OracleAnswer {
  const things = thingsOf(question.view.owner).filter((thing) => thing.kind === need.noun);
  const asked = things.find(({ id }) => id === need.thing);
  if (asked) {
    // Nobody errs about a single thing, as an error confuses two.
    const isIt = fits(asked, need, question.view.meant);
    if (question.followUp) return { kind: "choice", choice: isIt ? "yes" : "no" };
    return say(pick(random, isIt ? sentences.yes : sentences.no));
  }
  const meant = things.filter((thing) => fits(thing, need, question.view.meant) !== isWrong);
  const thing = pick(random, meant);
  if (!thing) return say(pick(random, sentences.unsure));
  if (question.followUp) {
    const choice = question.choices.find(({ value }) => value === thing.id);
    return { kind: "choice", choice: choice?.id ?? null };
  }
  return say(fill(pick(random, sentences.which), { thing: nameThing(question, thing.id) }));
}

/** Returns the choice that the person's own line about the need (in `card`) names: "Slice it". */
function answerFromCard(question: CardQuestion, isWrong: boolean, random: Random): OracleAnswer {
  const { need, choices, view, followUp } = question;
  const words = [need.adjective?.replace(/'s$/, "").toLowerCase(), need.noun].filter(
    (word) => word !== undefined,
  );
  const card = view.owner.card ?? [];
  const line =
    card.find((about) => about.startsWith(`${subjectOf(need)}: `)) ??
    card.find((about) => words.every((word) => names(about, word)));
  const said = line?.slice(line.indexOf(": ") + 1) ?? "";
  const named = choices.filter(({ value }) => names(said, value));
  // Drops a choice that is part of another: "adult" of "adult long".
  const isPart = (value: string) =>
    named.some((one) => one.value !== value && names(one.value, value));
  const right = named.filter(({ value }) => !isPart(value));
  const meant = pick(random, isWrong ? choices.filter((choice) => !right.includes(choice)) : right);
  if (!meant) return say(pick(random, sentences.unsure));
  if (followUp) return { kind: "choice", choice: meant.id };
  const ways = need.func === "how" ? sentences.how : sentences.what;
  return say(fill(pick(random, ways), { value: meant.value }));
}

function formatMeant(
  { choices, view, followUp }: CardQuestion,
  isWrong: boolean,
  random: Random,
): OracleAnswer {
  const meant = (view.owner.card ?? []).join(", ");
  if (followUp) {
    const choice = choices.find(({ value }) => names(meant, value) !== isWrong);
    return { kind: "choice", choice: choice?.id ?? null };
  }
  if (!isWrong) return say(meant === "" ? pick(random, sentences.unsure) : meant);
  const others = choices.filter(({ value }) => !names(meant, value));
  return say(pick(random, others)?.value ?? pick(random, sentences.unsure));
}

function names(line: string, words: string): boolean {
  const plain = (text: string) => ` ${text.replace(/[:,.]/g, "")} `;
  return plain(line).includes(plain(words));
}

function nameThing({ view }: CardQuestion, id: string): string {
  return definite(lookLabels(view.owner).get(id) ?? id);
}

/** Chooses what the person likes best. Each person ranks the things, always in the same way. */
function choose(
  question: CardQuestion,
  need: Need,
  person: { readonly name: string; readonly household: string },
  { seed }: Temper,
): OracleAnswer {
  const taste = (value: string): number =>
    seededRandom(seed, "taste", person.household, person.name, value)();
  const [best] = [...question.choices].sort((a, b) => taste(b.value) - taste(a.value));
  const random = seededRandom(seed, "choice", person.household, person.name, need.noun);
  if (!best) return say(pick(random, sentences.unsure));
  if (question.followUp || question.view.anyWords) return { kind: "choice", choice: best.id };
  return say(fill(pick(random, sentences.which), { thing: nameThing(question, best.value) }));
}

function chooseAmong(question: CardQuestion, places: readonly PlaceView[]): OracleAnswer {
  const choice = question.choices.find(({ value }) => places.some(({ id }) => id === value));
  return { kind: "choice", choice: choice?.id ?? null };
}

/** @slice replay */
export interface Temper extends PeopleRates {
  readonly seed: number;
}

/** Relative weight of a place for things of a kind. */
export type UsualPlaces = (kind: string, place: PlaceView) => number;

export interface Answerer {
  readonly name: string;
  readonly household: string;
  /** Place before a move; undefined when nobody moved the thing. */
  readonly before?: ((thing: string) => string | undefined) | undefined;
  readonly usual?: UsualPlaces | undefined;
}

/** Draws how often a person errs (`differ`: standard deviation of log odds). Rates of 0 and 1 apply to everybody. */
function temperOf(person: string, temper: Temper): Temper {
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

/** Returns a person's factor on answer times. */
export function paceOf(person: string, { differ = 0, seed }: Temper): number {
  return differ === 0 ? 1 : Math.exp(differ * habit(person, "pace", seed));
}

function habit(person: string, what: string, seed: number): number {
  return drawNormal(seededRandom(seed, "habit", what, person));
}

/** @slice replay */
export class EarlierPlaces {
  readonly #now = new Map<string, string>();
  readonly #before = new Map<string, string>();

  /** Notes where things are. Needs all views, oldest first. */
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
