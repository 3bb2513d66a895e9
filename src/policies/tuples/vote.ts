/** What the retrieved tuples would do here: a vote, more alike moments counting more. */
import type { Experience, Proposal, TupleHistory } from "../../core/tuple.js";
import { presentSubgoal } from "./summarise.js";

/** A moment as far as tuples are compared with it. */
export interface State {
  readonly goal: string;
  readonly history: TupleHistory;
  readonly observation: string;
}

/** Commands of the moment, by the pattern that each comes to. */
export type Grounding = ReadonlyMap<string, readonly string[]>;

/** Shared by all commands of the verbs that memory proposes: what it never did stays possible. */
export const smoothing = 0.1;

/** Not looked into yet, or in vain: each is as likely as the next, so the share is spread over them. */
const spreads = /(?:PLACE|BACK):/;

/**
 * Confidences of all commands of the proposed verbs, the surest first; they add up to 1. Places that
 * are searched share what their pattern got; of things and places with a role one is as good as the
 * other, and the one that was done least often has it all. Equals are ordered in the same way.
 *
 * @param timesDone how often a command's place was gone to
 */
export function vote(
  tuples: readonly Experience[],
  state: State,
  grounding: Grounding,
  timesDone: (command: string) => number,
): readonly Proposal[] {
  const rarestFirst = (a: string, b: string) => timesDone(a) - timesDone(b) || compareNames(a, b);
  const byPattern = countVotes(tuples, state, grounding);
  const total = [...byPattern.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const shares = new Map<string, number>();
  for (const [pattern, weight] of byPattern) {
    const commands = [...(grounding.get(pattern) ?? [])].sort(rarestFirst);
    const sharing = spreads.test(pattern) ? commands : commands.slice(0, 1);
    for (const command of sharing) shares.set(command, weight / total / sharing.length);
  }
  const verbs = new Set([...shares.keys()].map(verbOf));
  const commands = [...grounding.values()].flat().filter((command) => verbs.has(verbOf(command)));
  const least = smoothing / commands.length;
  return commands
    .map((command) => ({
      command,
      confidence: ((shares.get(command) ?? 0) + least) / (1 + smoothing),
    }))
    .sort((a, b) => b.confidence - a.confidence || rarestFirst(a.command, b.command));
}

function countVotes(
  tuples: readonly Experience[],
  state: State,
  grounding: Grounding,
): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const tuple of tuples) {
    if (!grounding.has(tuple.pattern)) continue;
    votes.set(tuple.pattern, (votes.get(tuple.pattern) ?? 0) + alikeness(tuple, state));
  }
  return votes;
}

/** How much a tuple's moment is like this one: goal, subgoal and observation, each in (0, 1]. */
export function alikeness(tuple: Experience, state: State): number {
  const sameSubgoal = presentSubgoal(tuple.history) === presentSubgoal(state.history) ? 1 : 0.1;
  return (
    sameSubgoal *
    (0.05 + overlap(tuple.goal, state.goal)) *
    (0.5 + overlap(tuple.observation, state.observation))
  );
}

/** Share of words that two texts have in common; numbers are names here and do not count. */
export function overlap(one: string, other: string): number {
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

/** "go to drawer 2" before "go to drawer 10". */
function compareNames(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
