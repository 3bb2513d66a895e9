/** Fits simulated people to collected answers: how often they err, are vague or do not know, and how long they take. */
import { mean, median, sampleStandardDeviation } from "simple-statistics";
import { fits } from "../../../bots/simulated/answer.js";
import { classOf, type NewFact } from "../../core/fact.js";
import type { Question } from "../../core/question.js";
import { averageOf, divide } from "../lab/numbers.js";
import { isRight } from "./play/judge-answer.js";

type Asked = Pick<Question, "need" | "choices" | "view">;

/** What an answer to "where" came to. */
export interface ReadAnswer {
  readonly kind: "exact" | "vague" | "wrong" | "unknown";
  /** Only the kind of place was said, also of a wrong one; null where the place has no number. */
  readonly isVague: boolean | null;
  /** The chance that a wrong answer that names only a kind of place is true all the same. */
  readonly hides: number;
  /** How long it took, in milliseconds; null: unknown. */
  readonly ms: number | null;
}

/** The numbers of simulated people. */
export interface FittedPeople {
  readonly wrong: number;
  readonly vague: number;
  readonly unsure: number;
  /** The median time of an answer in milliseconds, and its spread (of the logarithm); null: no times are known. */
  readonly delayMs: number | null;
  readonly delaySpread: number | null;
}

/** @returns null when the home does not show whether it is true */
export function readAnswer(
  question: Asked,
  claims: readonly NewFact[],
  ms: number | null,
): ReadAnswer | null {
  const { need, view } = question;
  if (need.func !== "where") return null;
  const { places } = view.owner;
  const named = claims.find(({ relation, polarity }) => relation === "at" && polarity);
  const right = isRight(question, claims);
  if (!named || right === null)
    return claims.length > 0 ? null : { kind: "unknown", isVague: null, hides: 0, ms };
  const ofKind = places.filter(({ id }) => classOf(id) === classOf(named.objects[0] ?? ""));
  const canBeVague = ofKind.length > 1 && ofKind.every(({ label }) => /\d$/.test(label));
  const isVague = canBeVague && need.adjective !== "two" ? named.objects.length > 1 : null;
  const isTrue = ({ things }: (typeof places)[number]) =>
    things.some((thing) => fits(thing, need, view.meant));
  const untrue = places.filter((place) => !isTrue(place));
  const trueKinds = new Set(places.filter(isTrue).map(({ id }) => classOf(id)));
  const alike = untrue.filter(({ id }) => trueKinds.has(classOf(id))).length;
  return {
    kind: !right ? "wrong" : isVague ? "vague" : "exact",
    isVague,
    hides: isVague ? divide(alike, untrue.length) : 0,
    ms,
  };
}

/**
 * Method of moments: a wrong answer that is vague is often true by chance, so the errors that show are fewer than
 * those that were made.
 */
export function fitPeople(answers: readonly ReadAnswer[]): FittedPeople {
  const claimed = answers.filter(({ kind }) => kind !== "unknown");
  const wrong = claimed.filter(({ kind }) => kind === "wrong").length;
  const showing = claimed.reduce((sum, { hides }) => sum + 1 - hides, 0);
  const times = answers.flatMap(({ ms }) => (ms !== null && ms > 0 ? [Math.log(ms)] : []));
  return {
    wrong: Math.min(1, divide(wrong, showing)),
    vague: averageOf(
      claimed.filter(({ isVague }) => isVague !== null),
      ({ isVague }) => Number(isVague),
    ),
    unsure: divide(answers.length - claimed.length, answers.length),
    delayMs: times.length > 0 ? Math.exp(mean(times)) : null,
    delaySpread: times.length > 1 ? sampleStandardDeviation(times) : null,
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
  const shareOf = (answers: readonly ReadAnswer[], kind: ReadAnswer["kind"]) =>
    averageOf(answers, (one) => Number(one.kind === kind));
  const kinds = (["exact", "vague", "wrong", "unknown"] as const).map((kind) =>
    Math.abs(shareOf(collected, kind) - shareOf(simulated, kind)),
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
