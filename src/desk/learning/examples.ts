/** Turns labelled replies into training examples of the reader's classifiers. */
import { classOf } from "../../core/memory/fact.js";
import type { GroundingRequest, LocationClaim } from "../../core/question/grounding.js";
import { analyse } from "../reading/analyse.js";
import {
  linkFeatures,
  mentionFeatures,
  optionFeatures,
  replyFeatures,
} from "../reading/features.js";
import { rowsOf } from "../reading/heads.js";
import { forHeads, type HeadName, headClasses, isWithin } from "../reading/read.js";

/** Size of each classifier: `2 ** bits` rows of weights, of which the `most` largest are stored. */
export const shapes: Readonly<Record<HeadName, { bits: number; most: number }>> = {
  mention: { bits: 17, most: 39_500 },
  link: { bits: 14, most: 8_000 },
  certainty: { bits: 15, most: 14_000 },
  option: { bits: 17, most: 44_000 },
  reply: { bits: 16, most: 20_500 },
  act: { bits: 15, most: 1_900 },
  news: { bits: 13, most: 1_300 },
  topic: { bits: 13, most: 420 },
};

export interface Labelled {
  /** "used": written by people of a workspace; "table": from a table of phrases; else a trait of the reply. */
  readonly kind: string;
  readonly request: GroundingRequest;
  readonly gold: {
    /** "command_injection" (orders to the reader), "dont_know", "unusable" or the kind of answer. */
    readonly kind: string;
    readonly facts: readonly LocationClaim[];
    readonly choice: readonly string[] | null;
  };
}

export interface Example {
  readonly rows: Int32Array;
  readonly label: number;
  readonly weight: number;
  /** Scores that the shipped classifier gives. Set only for examples that train corrections of it. */
  readonly scores?: Float64Array;
}

export type Examples = Record<HeadName, Example[]>;

export type Prepared = ReturnType<typeof prepare>;

/** Returns the index of the labelled fact that a mention of these places states, or -1. @slice reading */
export function factOf(ids: readonly string[], { request, gold }: Labelled): number {
  const find = (polarity: boolean, fits: (places: readonly string[]) => boolean) =>
    gold.facts.findIndex(
      (fact) =>
        classOf(fact.thing) === request.need.noun &&
        fact.polarity === polarity &&
        fits(fact.places),
    );
  const tries = [
    find(true, (places) => isWithin(ids, places) && isWithin(places, ids)),
    find(false, (places) => isWithin(ids, places)),
    find(true, (places) => isWithin(ids, places) || isWithin(places, ids)),
  ];
  return tries.find((at) => at >= 0) ?? -1;
}

function labelOf(ids: readonly string[], item: Labelled) {
  const fact = item.gold.facts[factOf(ids, item)];
  if (fact) return fact.polarity ? "claimed" : "denied";
  const isOther = item.gold.facts.some(
    ({ thing, places, polarity }) =>
      polarity &&
      classOf(thing) !== item.request.need.noun &&
      isWithin(ids, places) &&
      isWithin(places, ids),
  );
  return isOther ? "other" : "nothing";
}

/** @slice reading */
export const noExamples = (): Examples => forHeads(() => []);

function replyLabel({ gold }: Labelled) {
  if (gold.kind === "command_injection") return "order";
  if (gold.facts.length > 0 || gold.choice !== null) return "answer";
  return gold.kind === "dont_know" ? "unknown" : "none";
}

export function prepare(item: Labelled, weight = 1) {
  const analysis = analyse(item.request);
  const examples = noExamples();
  const add = <Name extends HeadName>(
    head: Name,
    features: readonly string[],
    label: (typeof headClasses)[Name][number],
  ) => {
    const classes: readonly string[] = headClasses[head];
    const rows = rowsOf(features, shapes[head].bits);
    examples[head].push({ rows, label: classes.indexOf(label), weight });
  };
  add("reply", replyFeatures(analysis), replyLabel(item));
  if (analysis.choices) {
    for (const option of analysis.choices)
      add(
        "option",
        optionFeatures(analysis, option),
        item.gold.choice?.includes(option) ? "chosen" : "not",
      );
    return { item, analysis, examples };
  }
  let before = -1;
  for (const [at, { ids }] of analysis.mentions.entries()) {
    if (ids.length === 0) continue;
    const label = labelOf(ids, item);
    const features = mentionFeatures(analysis, at);
    add("mention", features, label);
    if (label !== "claimed") continue;
    const fact = factOf(ids, item);
    // Labels from a table of phrases or from a press don't say how certain the words are.
    if (item.kind !== "table" && item.kind !== "used")
      add("certainty", features, item.gold.facts[fact]?.certainty ?? "sure");
    const last = analysis.mentions[before]?.ids ?? ids;
    if (before >= 0 && last.join() !== ids.join())
      add(
        "link",
        linkFeatures(analysis, before, at),
        factOf(last, item) === fact ? "together" : "apart",
      );
    before = at;
  }
  return { item, analysis, examples };
}
