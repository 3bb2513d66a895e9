/** As AmbiK's repository computes them (metrics.py). -1 marks a row that is left out. */
import type { Outcome, TaskType } from "./rows.js";

type Answers = readonly string[] | string;

export const excluded = -1;

/** Best share of concepts in one answer; only answers are lower-cased, and a negation has to come first. */
function successRate(answers: Answers, concepts: readonly string[]): number {
  if (typeof answers === "string" || concepts.length === 0) return excluded;
  const share = (answer: string) =>
    concepts.filter((concept) => isFound(answer.toLowerCase(), concept)).length / concepts.length;
  return Math.max(0, ...answers.map(share));
}

function isFound(answer: string, concept: string): boolean {
  const negated = concept.startsWith("-");
  const alternatives = (negated ? concept.replaceAll("-", "") : concept).split("|");
  return alternatives.some((part) => answer.includes(part)) !== negated;
}

function helpRate(answers: Answers): number {
  return typeof answers !== "string" && answers.length > 1 ? 1 : 0;
}

/** Clear tasks want exactly one answer, every ambiguous one more than one, whatever its type. */
function correctHelpRate(answers: Answers, type: TaskType): number {
  if (typeof answers === "string") return 0;
  return (type === "unambiguous" ? answers.length === 1 : answers.length > 1) ? 1 : 0;
}

/** Each answer credits the first thing of the list that is not credited yet; further answers cost nothing. */
function setSizeCorrectness(
  answers: Answers,
  shortlist: readonly string[],
  type: TaskType,
): number {
  if (type === "unambiguous" || shortlist.length === 0 || typeof answers === "string") {
    return excluded;
  }
  const credited = new Set<string>();
  for (const answer of answers) {
    const text = answer.toLowerCase();
    const found = shortlist.find((thing) => !credited.has(thing) && text.includes(` ${thing}`));
    if (found !== undefined) credited.add(found);
  }
  return credited.size / new Set(shortlist).size;
}

const pairs = 400;

/** Rows i and i + 400, whatever the number of pairs; -1 with fewer than 400 rows. */
export function ambiguityDifference(rows: readonly Answers[]): number {
  if (rows.length < pairs) return excluded;
  const larger = rows
    .slice(0, pairs)
    .filter((answers, index) => (rows[index + pairs]?.length ?? 0) > answers.length);
  return larger.length / pairs;
}

/** Only four spellings of the label count. */
function binaryHelpRate(label: string): number {
  return label === "Uncertain" || label === "uncertain" ? 1 : 0;
}

function binaryCorrectHelpRate(label: string, type: TaskType): number {
  if (type !== "unambiguous") return binaryHelpRate(label);
  return label === "Certain" || label === "certain" ? 1 : 0;
}

export interface RepoValues {
  readonly icr: number;
  readonly hr: number;
  readonly chr: number;
  readonly ssc: number;
}

/** @param separator between concepts: "," in KnowNo, Binary and No Help, ", " in LAP and LofreeCP */
export function repoValues(outcome: Outcome, separator: "," | ", "): RepoValues {
  const { answers, type, label, intent, shortlist } = outcome;
  const things = shortlist === "" ? [] : shortlist.split(",");
  return {
    icr: successRate(answers, intent === "" ? [] : intent.split(separator)),
    hr: label === undefined ? helpRate(answers) : binaryHelpRate(label),
    chr: label === undefined ? correctHelpRate(answers, type) : binaryCorrectHelpRate(label, type),
    ssc: label === undefined ? setSizeCorrectness(answers, things, type) : excluded,
  };
}
