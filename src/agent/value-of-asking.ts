/**
 * Decides whether the steps that a question saves are worth its price. Searching and asking may alternate, so the
 * search is evaluated backwards, place by place.
 */
import type { Look } from "../core/episode/decision.js";
import type { Weighed } from "../core/episode/episode.js";
import type { AnswersSeen, SeenAnswers } from "./answers-seen.js";

/** Answers assumed before any are seen: most people know their home and name places exactly. */
const assumed: AnswersSeen = { told: 3.8, untold: 0.2, right: 3.6, wrong: 0.4, exact: 3, vague: 1 };
/** Answers of all homes together weigh as much as this many of this home. */
const others = 6;

/** Share of the expected savings that is counted, as the estimates are too high. */
const shareThatHolds = 0.9;

function precisionOf(own: AnswersSeen, all: AnswersSeen) {
  const share = (yes: keyof AnswersSeen, no: keyof AnswersSeen): number => {
    const usual = (all[yes] + assumed[yes]) / (all[yes] + all[no] + assumed[yes] + assumed[no]);
    return (own[yes] + others * usual) / (own[yes] + own[no] + others);
  };
  return {
    told: share("told", "untold"),
    right: share("right", "wrong"),
    exact: share("exact", "vague"),
  };
}

/** Weighs asking now. @param looks places in the policy's search order @param price steps that a question counts as */
export function weighAsking(
  looks: readonly Look[],
  price: number,
  seen: SeenAnswers,
): Weighed & { readonly ask: boolean } {
  const precision = precisionOf(seen.own, seen.all);
  const cost = price / shareThatHolds;
  let alone = 0;
  let best = 0;
  let now = { asked: 0, onward: 0 };
  for (let from = looks.length - 1; from >= 0; from -= 1) {
    const look = looks[from];
    if (!look) break;
    const goOn = (after: number): number =>
      look.chance * look.found + (1 - look.chance) * (look.wasted + after);
    alone = goOn(alone);
    now = { asked: stepsWhenTold(looks.slice(from), alone, precision), onward: goOn(best) };
    best = Math.min(cost + now.asked, now.onward);
  }
  const saves = shareThatHolds * (alone - now.asked);
  return { ask: cost + now.asked < now.onward, alone, saves, price };
}

type PlacedLook = Look & { readonly share: number };

/** Computes the expected steps after asking, averaged over no, right, wrong, exact and vague answers. */
function stepsWhenTold(
  looks: readonly Look[],
  alone: number,
  { told, right, exact }: ReturnType<typeof precisionOf>,
): number {
  const shares = sharesOf(looks);
  const placed = looks.map((look, at) => ({ ...look, share: shares[at] ?? 0 }));
  const exactly = sum(placed.map(({ share, found }) => share * found));
  const misled = alone + lostWhenMisled(placed);
  const vaguely = stepsWhenKindNamed(placed, alone);
  const whenRight = exact * exactly + (1 - exact) * vaguely.right;
  const whenWrong = exact * misled + (1 - exact) * vaguely.wrong;
  return told * (right * whenRight + (1 - right) * whenWrong) + (1 - told) * alone;
}

/** Computes the expected steps lost by a wrong answer: those at places that the search alone would not have reached. */
function lostWhenMisled(looks: readonly PlacedLook[]): number {
  let lost = 0;
  let later = 0;
  for (const { share, wasted } of looks.toReversed()) {
    lost += share * later;
    later += wasted;
  }
  return lost / Math.max(1, looks.length - 1);
}

/**
 * Computes the expected steps if an answer names only a kind ("a drawer"). A right answer may name any place that holds
 * such a thing, so its savings are weighted over kinds; a wrong one mostly names kinds with many places.
 */
function stepsWhenKindNamed(
  looks: readonly PlacedLook[],
  alone: number,
): { right: number; wrong: number } {
  let unaided = 0;
  let aided = 0;
  let wrong = 0;
  for (const kind of new Set(looks.map((look) => look.kind))) {
    const drawOf = (look: Look) => (look.kind === kind ? look.drawWhenNamed : look.draw);
    const reordered = looks.toSorted((a, b) => drawOf(b) - drawOf(a));
    const ofKind = reordered.filter((look) => look.kind === kind);
    const named = sum(ofKind.map(({ another, share }) => another || share));
    unaided += named * stepsIfAtKind(kind, looks);
    aided += named * stepsIfAtKind(kind, reordered);
    wrong += (ofKind.length / looks.length) * stepsIfElsewhere(kind, reordered);
  }
  return { right: unaided > 0 ? (alone * aided) / unaided : alone, wrong };
}

function stepsIfAtKind(kind: string, looks: readonly PlacedLook[]): number {
  let left = looks.filter((look) => look.kind === kind).length;
  let steps = 0;
  let reached = 1;
  for (const look of looks) {
    const chance = look.kind === kind ? 1 / left-- : look.another;
    steps += reached * (chance * look.found + (1 - chance) * look.wasted);
    reached *= 1 - chance;
  }
  return steps;
}

function stepsIfElsewhere(kind: string, looks: readonly PlacedLook[]): number {
  let spent = 0;
  let steps = 0;
  let shares = 0;
  for (const { kind: own, share, found, wasted } of looks) {
    if (own !== kind) {
      steps += share * (spent + found);
      shares += share;
    }
    spent += wasted;
  }
  return shares > 0 ? steps / shares : spent;
}

/** Turns each look's chance, given that earlier looks failed, into the chance from the start. */
function sharesOf(looks: readonly Look[]): readonly number[] {
  let left = 1;
  return looks.map(({ chance }) => {
    const share = left * chance;
    left -= share;
    return share;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
