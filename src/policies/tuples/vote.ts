/** Lets remembered decisions (tuples) vote on commands; similar situations count more. */

import type { Experience, Proposal } from "../../core/memory/tuple.js";
import { compareNames } from "../../core/words/names.js";
import { firstOpen } from "./summarise.js";

export type State = Pick<Experience, "goal" | "history" | "observation">;

export type Grounding = ReadonlyMap<string, readonly string[]>;

/** Confidence shared by all patterns (commands with roles) of the proposed verbs, so that new ones stay possible. */
const smoothing = 0.1;

/** Unvisited or fruitless places are equally likely, so they share their pattern's confidence. */
const spreads = / (?:PLACE|SHUT|BACK)\b/;
/** Commands that change nothing and show nothing new. */
const idle = /^(?:look|inventory|help|examine|close)\b/;

/**
 * Returns confidences of all commands of the proposed verbs, highest first, which add up to 1. Among things and places
 * with a role, the least used one gets all of its pattern's confidence.
 * @param curious proposes further verbs, with low confidence
 */
export function vote(
  tuples: readonly Experience[],
  state: State,
  grounding: Grounding,
  curious: boolean,
  timesDone: (command: string) => number,
): readonly Proposal[] {
  const votes = new Map<string, number>();
  for (const tuple of tuples.filter(({ pattern }) => grounding.has(pattern)))
    votes.set(tuple.pattern, (votes.get(tuple.pattern) ?? 0) + alikeness(tuple, state));
  const total = [...votes.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0 && !curious) return [];
  const verbs = new Set([...votes.keys()].map(verbOf));
  const possible = [...grounding.keys()].filter((pattern) =>
    curious ? !idle.test(pattern) : verbs.has(verbOf(pattern)),
  );
  const rarestFirst = (a: string, b: string) => timesDone(a) - timesDone(b) || compareNames(a, b);
  return possible
    .flatMap((pattern): readonly Proposal[] => {
      const share = (votes.get(pattern) ?? 0) / (total || 1) + smoothing / possible.length;
      const confidence = share / ((total && 1) + smoothing);
      const [first = "", ...others] = [...(grounding.get(pattern) ?? [])].sort(rarestFirst);
      if (!spreads.test(pattern)) return [{ command: first, pattern, confidence }];
      const spread = confidence / (1 + others.length);
      return [first, ...others].map((command) => ({ command, pattern, confidence: spread }));
    })
    .sort((a, b) => b.confidence - a.confidence || rarestFirst(a.command, b.command));
}

function alikeness(tuple: Experience, state: State): number {
  const isSameSubgoal = firstOpen(tuple.history.evaluation) === firstOpen(state.history.evaluation);
  return (
    (isSameSubgoal ? 1 : 0.1) *
    (0.05 + overlap(tuple.goal, state.goal)) *
    (0.5 + overlap(tuple.observation, state.observation))
  );
}

/** Returns the share of common words. Numbers are names and do not count. */
function overlap(one: string, other: string): number {
  const a = wordsOf(one);
  const b = wordsOf(other);
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

const words = new Map<string, ReadonlySet<string>>();
const mostTexts = 20_000;

function wordsOf(text: string): ReadonlySet<string> {
  const known = words.get(text);
  if (known) return known;
  if (words.size >= mostTexts) words.clear();
  const found = new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
  words.set(text, found);
  return found;
}

function verbOf(command: string): string {
  return command.slice(0, `${command} `.indexOf(" "));
}
