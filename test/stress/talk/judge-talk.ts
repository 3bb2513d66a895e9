/** Compares facts after an utterance with the script. */
import type { Fact, NewFact } from "../../../src/core/memory/fact.js";
import type { Utterance } from "./script.js";

export interface Outcome {
  readonly replyMs: number | null;
  readonly fresh: readonly Fact[];
  readonly standing: readonly Fact[];
  readonly paused: boolean;
  readonly stopped: boolean;
}

export interface Judgement {
  readonly unanswered: boolean;
  readonly wrong: readonly string[];
  readonly lost: readonly string[];
}

/** @param withinMs slower answers count as missing */
export function judge(said: Utterance, outcome: Outcome, withinMs: number): Judgement {
  const { fresh, replyMs } = outcome;
  const standing = outcome.standing.flatMap(apart);
  const allowed = [...said.must, ...said.may];
  const surplus = fresh
    .flatMap(apart)
    .filter((fact) => !allowed.some((line) => isSame(line, fact, standing)));
  const tempting = said.never.filter((line) =>
    standing.some((fact) => isSame(line, fact, standing)),
  );
  const missing = said.must.filter(
    (line) => !standing.some((fact) => isSame(line, fact, standing) || follows(line, fact)),
  );
  return {
    unanswered: replyMs === null || replyMs > withinMs,
    wrong: [...new Set([...surplus.map(writeFact), ...tempting])],
    lost: [...missing, ...orderLost(said, outcome)],
  };
}

/** Splits "neither here nor there". */
function apart(fact: Fact): readonly Fact[] {
  return fact.polarity ? [fact] : fact.objects.map((object) => ({ ...fact, objects: [object] }));
}

/** An order that did not pause or stop the task. */
function orderLost({ plan }: Utterance, { paused, stopped }: Outcome): readonly string[] {
  const ways = plan.split("|");
  if (ways.includes("same") || ways.includes("changed")) return [];
  if (ways.includes("stopped") && stopped) return [];
  if (ways.includes("waiting") && paused) return [];
  return ways.includes("stopped") ? [`plan ${plan}`] : [];
}

/** "mug 1 in cabinet 2|shelf 1", "mug 3 of Ana", "not mug 2 liked" */
export function writeFact({ subject, relation, objects, polarity }: NewFact): string {
  const not = polarity ? "" : "not ";
  if (relation === "at") return `${not}${subject} in ${objects.join("|")}`;
  const owner = /^(.+?)['’]s? /.exec(subject)?.[1];
  if (owner) return `${not}${objects.join("|")} of ${owner}`;
  return `${not}${objects.join("|")} ${subject.startsWith("preferred ") ? "liked" : "meant"}`;
}

/** Also by another name of the thing. */
export function isSame(line: string, fact: NewFact, standing: readonly Fact[]): boolean {
  const [mine, theirs] = [partsOf(line), partsOf(writeFact(fact))];
  if (mine.not !== theirs.not || mine.rest !== theirs.rest) return false;
  return mine.names === theirs.names || namesOf(theirs.names, standing).includes(mine.names);
}

/** If one thing is known to be somebody's, the others are not. */
function follows(line: string, { relation, polarity, objects, ...fact }: Fact): boolean {
  const { not, names, rest } = partsOf(line);
  if (!not || relation !== "is" || !polarity || objects.length !== 1) return false;
  return (
    names !== objects[0] &&
    partsOf(writeFact({ ...fact, relation, polarity, objects })).rest === rest
  );
}

interface Parts {
  readonly not: boolean;
  readonly names: string;
  readonly rest: string;
}

function partsOf(line: string): Parts {
  const not = line.startsWith("not ");
  const [, names = "", rest = ""] =
    /^(.+?) ((?:in|of) .+|liked|meant)$/.exec(line.replace(/^not /, "")) ?? [];
  const sorted = (text: string) => text.split("|").sort().join("|");
  const [word = "", ...others] = rest.split(" ");
  return { not, names: sorted(names), rest: `${word} ${sorted(others.join(" "))}` };
}

/** Its kind, and a description known to mean it. */
function namesOf(name: string, standing: readonly Fact[]): readonly string[] {
  const meant = standing.flatMap(({ relation, subject, objects }) => {
    if (relation !== "is" || objects.length !== 1) return [];
    if (subject === name) return objects;
    return objects[0] === name ? [subject] : [];
  });
  return [...meant, name.replace(/ \d+$/, "")];
}
