import { plural, preposition, withArticle } from "../../src/core/names.js";
import { joinWords } from "../../src/core/wording.js";
import type { Candidate, LearnedRule } from "./candidates.js";

/** A verb's action, as a sentence about a closed or distant place says it. */
const deeds: Readonly<Record<string, string>> = {
  take: "take something out of it",
  put: "put something into it",
  clean: "clean something there",
  heat: "heat something there",
  cool: "cool something there",
};

export function phraseRules(candidates: readonly Candidate[]): readonly LearnedRule[] {
  const of = (about: Candidate["about"]) => candidates.filter((one) => one.about === about);
  const each = (about: Candidate["about"], say: (one: Candidate) => string) =>
    of(about).map((one) => join([one], say(one)));
  const together = (about: Candidate["about"], say: (verbs: readonly string[]) => string) => {
    const alike = of(about);
    return alike.length === 0
      ? []
      : [join(alike, say(alike.map(({ what }) => what).toSorted(byOrder)))];
  };
  return [
    ...each("hand-full", () => "You can hold only one thing: put it down before you take another."),
    ...together("not-held", (verbs) => `You can ${joinWords(verbs, "and")} only what you hold.`),
    ...together("shut", (verbs) => `Open a closed place before you ${orDeeds(verbs)}.`),
    ...together("away", (verbs) => `Go to a place before you ${orDeeds(verbs)}.`),
    ...each("only", ({ what, kinds }) => `You can ${what} things only with ${oneOf(kinds)}.`),
    ...each("kind", ({ what, kinds }) => `You cannot ${what} things with ${oneOf(kinds)}.`),
    ...each("found", ({ what, kinds }) => `You find ${plural(what)} ${whereabouts(kinds)}.`),
  ].sort((a, b) => b.support - a.support);
}

function byOrder(a: string, b: string): number {
  const order = Object.keys(deeds);
  return order.indexOf(a) - order.indexOf(b);
}

function orDeeds(verbs: readonly string[]): string {
  return joinWords(
    verbs.map((verb) => deeds[verb] ?? verb),
    "or",
  );
}

function oneOf(kinds: readonly string[]): string {
  return joinWords(kinds.map(withArticle), "or");
}

function whereabouts(kinds: readonly string[]): string {
  const said = kinds.map((kind) => `${preposition(kind)} ${withArticle(kind)}`);
  return joinWords(said, "or");
}

function join(candidates: readonly Candidate[], text: string): LearnedRule {
  const support = candidates.reduce((sum, one) => sum + one.support, 0);
  const borneOut = candidates.reduce((sum, one) => sum + one.borneOut, 0);
  return { text, support, purity: borneOut / support };
}
