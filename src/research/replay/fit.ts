/** Fits simulated people to collected answers: each of their numbers, with how sure it is. */
import { mean, median, sampleVariance } from "simple-statistics";
import { fits, oldPlaces } from "../../../bots/simulated/answer.js";
import type { UsualPlaces } from "../../../bots/simulated/person.js";
import { classOf, type NewFact } from "../../core/fact.js";
import type { Question } from "../../core/question.js";
import type { PlaceView } from "../../core/scene.js";
import { groupBy } from "../../crowdwork/statistics/rating.js";
import { shareOf } from "../../crowdwork/statistics/wilson.js";
import { averageOf, divide } from "../lab/numbers.js";
import { isRight } from "./play/judge-answer.js";

type Asked = Pick<Question, "id" | "need" | "choices" | "view">;

/** What an answer to "where" came to. */
export interface ReadAnswer {
  readonly kind: "exact" | "vague" | "wrong" | "unknown";
  readonly question: string;
  readonly person: string;
  /** Only the kind of place was said, also of a wrong one; null where the place has no number. */
  readonly isVague: boolean | null;
  /** The chance that a wrong answer that names only a kind of place is true all the same. */
  readonly hides: number;
  /** The thing was moved to a place of another kind. */
  readonly moved: boolean;
  /** The named places. */
  readonly named: string;
  /** Of a wrong answer that names one place: its chance among all wrong ones, and among those that seem right. */
  readonly odds: { readonly any: number; readonly plausible: number } | null;
  /** How long it took, in milliseconds; null: unknown. */
  readonly ms: number | null;
}

/** Who answered, and what they could have known. */
export interface Answered {
  readonly person: string;
  readonly ms: number | null;
  readonly before: (thing: string) => string | undefined;
  readonly usual: UsualPlaces;
}

/** @returns null when the home does not show whether it is true */
export function readAnswer(
  question: Asked,
  claims: readonly NewFact[],
  { person, ms, before, usual }: Answered,
): ReadAnswer | null {
  const { need, view } = question;
  if (need.func !== "where") return null;
  const { places } = view.owner;
  const claim = claims.find(({ relation, polarity }) => relation === "at" && polarity);
  const right = isRight(question, claims);
  const answer = { question: question.id, person, ms };
  const nothing = { isVague: null, hides: 0, moved: false, named: "", odds: null };
  if (!claim || right === null)
    return claims.length > 0 ? null : { ...answer, ...nothing, kind: "unknown" };
  const ofKind = places.filter(({ id }) => classOf(id) === classOf(claim.objects[0] ?? ""));
  const canBeVague = ofKind.length > 1 && ofKind.every(({ label }) => /\d$/.test(label));
  const isVague = canBeVague && need.adjective !== "two" ? claim.objects.length > 1 : null;
  const isTrue = ({ things }: PlaceView) => things.some((thing) => fits(thing, need, view.meant));
  const untrue = places.filter((place) => !isTrue(place));
  const trueKinds = new Set(places.filter(isTrue).map(({ id }) => classOf(id)));
  const alike = untrue.filter(({ id }) => trueKinds.has(classOf(id))).length;
  const old = oldPlaces(view.owner, need, view.meant, { before });
  const [only, second] = claim.objects;
  const named = untrue.find(({ id }) => id === only && second === undefined);
  const weigh = (place: PlaceView) =>
    old.length > 0 ? Number(old.includes(place)) : usual(need.noun, place);
  const total = untrue.reduce((sum, place) => sum + weigh(place), 0);
  const any = divide(1, untrue.length);
  return {
    ...answer,
    kind: !right ? "wrong" : isVague ? "vague" : "exact",
    isVague,
    hides: divide(alike, untrue.length),
    moved: old.length > 0 && old.every(({ id }) => !trueKinds.has(classOf(id))),
    named: [...claim.objects].sort().join(),
    odds: named ? { any, plausible: total > 0 ? weigh(named) / total : any } : null,
  };
}

/** A number with its 95 % interval and the answers (of `hearsay` pairs) that it rests on. */
export interface Fitted {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

/** The numbers of simulated people; null: the answers do not show it. */
export interface FittedPeople {
  readonly wrong: Fitted | null;
  readonly unsure: Fitted | null;
  readonly vague: Fitted | null;
  readonly stale: Fitted | null;
  readonly plausible: Fitted | null;
  readonly hearsay: Fitted | null;
  /** How far the persons' times are apart. */
  readonly differ: number | null;
  /** The median time of an answer in milliseconds, and its spread (of the logarithm). */
  readonly delayMs: Fitted | null;
  readonly delaySpread: number | null;
}

/**
 * Method of moments. A wrong answer that is vague is often true by chance, so the errors that show are fewer than
 * those that were made. Who does not know of a move seems to err about the things that were moved, and about no
 * others. Two people who make the same mistake more often than chance have it from one another.
 */
export function fitPeople(answers: readonly ReadAnswer[]): FittedPeople {
  const claimed = answers.filter(({ kind }) => kind !== "unknown");
  const [moved, still] = [true, false].map((is) => claimed.filter((one) => one.moved === is));
  const canBeVague = claimed.filter(({ isVague }) => isVague !== null);
  const vague = toFitted(canBeVague.filter(({ isVague }) => isVague).length, canBeVague.length);
  const showing = (some: readonly ReadAnswer[]) => shareWrong(some, vague?.value ?? 0);
  const wrong = showing(still ?? []) ?? showing(claimed);
  const plausible = fitPlausible(claimed);
  return {
    wrong,
    unsure: toFitted(answers.length - claimed.length, answers.length),
    vague,
    stale: fitStale(moved ?? [], wrong?.value ?? 0),
    plausible,
    hearsay: fitHearsay(claimed, wrong?.value ?? 0, plausible?.value ?? 0),
    ...fitTimes(answers),
  };
}

function toFitted(count: number, of: number, value = divide(count, of)): Fitted | null {
  if (of <= 0) return null;
  const [low, high] = shareOf(Math.min(count, of), of).interval;
  return { value: Math.min(1, Math.max(0, value)), low, high, of: Math.round(of) };
}

/** Where a place has no number, nobody sees who would have been vague. */
function shareWrong(claimed: readonly ReadAnswer[], vague: number): Fitted | null {
  const showing = claimed.reduce((sum, { hides, isVague }) => {
    return sum + 1 - hides * (isVague === null ? vague : Number(isVague));
  }, 0);
  return toFitted(claimed.filter(({ kind }) => kind === "wrong").length, showing);
}

/** Answers about moved things are right when they know of the move and do not err. */
function fitStale(moved: readonly ReadAnswer[], wrong: number): Fitted | null {
  const exact = moved.filter(({ isVague }) => isVague !== true);
  const right = exact.filter(({ kind }) => kind !== "wrong").length;
  const knowing = Math.min(1, divide(right, exact.length * (1 - wrong)));
  return toFitted((1 - knowing) * exact.length, exact.length);
}

/** Expectation maximisation over the two ways of erring, where they can be told apart. */
function fitPlausible(claimed: readonly ReadAnswer[]): Fitted | null {
  const odds = claimed.flatMap(({ kind, moved, odds }) =>
    kind === "wrong" && !moved && odds && odds.any !== odds.plausible ? [odds] : [],
  );
  let share = 0.5;
  for (let round = 0; round < 100; round++)
    share = averageOf(odds, ({ any, plausible }) =>
      divide(share * plausible, share * plausible + (1 - share) * any),
    );
  return toFitted(share * odds.length, odds.length);
}

/**
 * Both have it from hearsay with its square; then they say the same. Otherwise two mistakes are the same by chance.
 * Vague answers are left out: they hide mistakes.
 */
function fitHearsay(
  claimed: readonly ReadAnswer[],
  wrong: number,
  plausible: number,
): Fitted | null {
  const exact = claimed.filter(({ isVague, moved }) => isVague !== true && !moved);
  let [pairs, same, chance] = [0, 0, 0];
  for (const given of groupBy(exact, ({ question }) => question).values()) {
    for (const one of given.filter(({ kind }) => kind === "wrong")) {
      const others = given.filter(({ person }) => person !== one.person);
      const { any = 0, plausible: usual = 0 } = one.odds ?? {};
      pairs += others.length;
      same += others.filter(({ named }) => named === one.named).length;
      chance += others.length * wrong * ((1 - plausible) * any + plausible * usual);
    }
  }
  const byChance = divide(chance, pairs);
  const both = divide(same / pairs - byChance, 1 - byChance);
  const fitted = toFitted(Math.max(0, both) * pairs, pairs);
  if (!fitted) return null;
  const { value, low, high, of } = fitted;
  return { value: Math.sqrt(value), low: Math.sqrt(low), high: Math.sqrt(high), of };
}

/** Logarithms of times: their mean, the spread within persons, and what persons' means differ beyond it. */
function fitTimes(
  answers: readonly ReadAnswer[],
): Pick<FittedPeople, "delayMs" | "delaySpread" | "differ"> {
  const times = answers.flatMap(({ ms, person }) =>
    ms !== null && ms > 0 ? [{ person, log: Math.log(ms) }] : [],
  );
  if (times.length === 0) return { delayMs: null, delaySpread: null, differ: null };
  const byPerson = [...groupBy(times, ({ person }) => person).values()]
    .map((own) => own.map(({ log }) => log))
    .filter((own) => own.length > 1);
  const freedom = byPerson.reduce((sum, own) => sum + own.length - 1, 0);
  const within = byPerson.reduce((sum, own) => sum + sampleVariance(own) * (own.length - 1), 0);
  const variance = divide(within, freedom);
  const means = byPerson.map((own) => mean(own));
  const noise = averageOf(byPerson, (own) => variance / own.length);
  const between = means.length > 1 ? Math.max(0, sampleVariance(means) - noise) : 0;
  const middle = mean(times.map(({ log }) => log));
  const people = new Set(times.map(({ person }) => person)).size;
  const half = 1.96 * Math.sqrt(variance / times.length + between / people);
  const [value, low, high] = [0, -half, half].map((shift) => Math.exp(middle + shift));
  return {
    delayMs:
      freedom > 0
        ? { value: value ?? 0, low: low ?? 0, high: high ?? 0, of: times.length }
        : { value: value ?? 0, low: 0, high: Number.POSITIVE_INFINITY, of: times.length },
    delaySpread: freedom > 0 ? Math.sqrt(variance) : null,
    differ: means.length > 1 ? Math.sqrt(between) : null,
  };
}

/** How far simulated people are from the collected answers. */
export interface Gap {
  /** Half of the summed differences between the shares of exact, vague, wrong and unknown answers, in [0, 1]. */
  readonly kinds: number;
  /** The factor between the median times; null: no times are known. */
  readonly times: number | null;
}

export function measureGap(
  collected: readonly ReadAnswer[],
  simulated: readonly ReadAnswer[],
): Gap {
  const shareOfKind = (answers: readonly ReadAnswer[], kind: ReadAnswer["kind"]) =>
    averageOf(answers, (one) => Number(one.kind === kind));
  const kinds = (["exact", "vague", "wrong", "unknown"] as const).map((kind) =>
    Math.abs(shareOfKind(collected, kind) - shareOfKind(simulated, kind)),
  );
  const [one, other] = [collected, simulated].map((answers) => {
    const times = answers.flatMap(({ ms }) => ms ?? []);
    return times.length > 0 ? median(times) : null;
  });
  return {
    kinds: kinds.reduce((sum, difference) => sum + difference, 0) / 2,
    times: one && other ? Math.max(one / other, other / one) : null,
  };
}
