/** Asks what a task does not say: a cook who is told to slice needs a tool, one who is told to put needs a place. */
import { readWords, type Word } from "../../scenes/ambik/words.js";
import { wordSet } from "../../src/core/words/wording.js";
import { lexicon } from "./embedded/detect.js";
import table from "./gaps.json" with { type: "json" };

/** The surest to be missed first: what it is made of, with what, where, how long, how much, from where. */
const gaps = table.gaps.map(({ verbs, told, ask }) => ({
  verbs: wordSet(verbs),
  told: new RegExp(told),
  ask: (verb: string, thing: string) => ask.replace("{verb}", verb).replace("{thing}", () => thing),
}));
const kinds = Object.fromEntries(
  Object.entries(table.words).map(([name, text]) => [name, wordSet(text)]),
) as Record<keyof typeof table.words, ReadonlySet<string>>;

const goal = /\b(in|on|onto|to|over)\b/;

/** A verb with what follows it up to the next verb or full stop. */
interface Clause {
  readonly verb: string;
  readonly doing: string;
  /** What it is done to, as written, "it" replaced by what was named last. */
  readonly thing: string;
  readonly rest: string;
}

export function askForGap(task: string): string {
  const clauses = readClauses(readWords(task));
  for (const { verbs, told, ask } of gaps) {
    const clause = clauses.find(({ verb, rest }) => verbs.has(verb) && !told.test(rest));
    if (clause) return ask(clause.doing, clause.thing);
  }
  const last = clauses.at(-1);
  if (last && kinds.leaving.has(last.verb) && !goal.test(last.rest))
    return `Where should I put ${last.thing} afterwards?`;
  if (last) return `How exactly should I ${last.doing} ${last.thing}?`;
  return askHow(task);
}

/** About a task without a verb that is known: the last sentence that begins with one, in its own words. */
function askHow(task: string): string {
  const sentences = task
    .split(/[.!?;:\n]+/)
    .map((sentence) => sentence.replace(leadIn, "").replace(means, "").replace(trail, ""))
    .filter((sentence) => sentence !== "");
  const order = sentences.findLast((sentence) => isOrder(readWords(sentence)));
  if (order) return `How exactly should I ${turnAround(order)}?`;
  const [first] = sentences;
  return first ? `What exactly do you mean by "${first}"?` : "What exactly should I do?";
}

/** Words before what is to be done: "Hello robot, could you please". */
const leadIn =
  /^(?:[\s,]|(?:hello|hi|hey|ok|okay|(?:kitchen )?robot|please|now|then|first|next|finally|also|(?:could|can|would|will) you|i(?: want|'d like| would like| need) you to|let's|you (?:should|must|have to|need to)|your task is to|try to)\b)+/i;

const means = /^\s*\w+ing\b[^,]*,\s*/i;
const trail = /(?<![\s,])(?:[\s,]+please)?[\s,]*$/i;

/** Orders begin with their verb. What is like an order and is none begins with a word of these, or goes on with one. */
function isOrder([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    !kinds.articles.has(first.text) &&
    !kinds.noOrders.has(first.written) &&
    !/^\d|^[^aeiouy]*[aeiouy].*ing$/.test(first.written) &&
    !/^(is|are|was|for|has|have)$/.test(second?.written ?? "")
  );
}

/** "Fix me a sandwich" becomes "fix you a sandwich". */
function turnAround(order: string): string {
  const words = order
    .replace(/(?<!\s)\s+please$/i, "")
    .split(/\s+/)
    .slice(0, longestOrder);
  const turned: Readonly<Record<string, string>> = {
    me: "you",
    us: "you",
    my: "your",
    our: "your",
    i: "you",
  };
  const [first = "", ...rest] = words.map((word) => turned[word.toLowerCase()] ?? word);
  return [first.toLowerCase(), ...rest].join(" ").replace(/,$/, "");
}

const longestOrder = 12;
const doers = new Set(
  [...gaps.flatMap(({ verbs }) => [...verbs]), ...lexicon.verbs].filter(
    (verb) => !verb.endsWith("ing"),
  ),
);

function readClauses(words: readonly Word[]): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const [at, { text: verb, endsPhrase }] of words.entries()) {
    if (endsPhrase || !doers.has(verb) || !beginsClause(words[at - 1])) continue;
    const end = words.findIndex(
      (word, index) => index > at + 1 && doers.has(word.text) && beginsClause(words[index - 1]),
    );
    const rest = words.slice(at + 1, end < 0 ? undefined : end);
    const named = nameThing(rest);
    if (idioms.test(named)) continue;
    const thing = named === "" ? clauses.at(-1)?.thing : named;
    const isTold = clauses.at(-1)?.verb === "use" && words[at - 1]?.text === "to" ? "with" : "";
    const texts = [isTold, ...rest.map(({ text }) => text)];
    const particle = kinds.particles.has(rest[0]?.text ?? "") ? ` ${rest[0]?.text}` : "";
    if (thing) clauses.push({ verb, doing: `${verb}${particle}`, thing, rest: texts.join(" ") });
  }
  return clauses;
}

/** Verbs stand at the beginning, after a comma or "robot", and after "and", "then", "to" and the like. */
function beginsClause(before: Word | undefined): boolean {
  return before === undefined || before.endsPhrase || kinds.openers.has(before.text);
}

function nameThing(rest: readonly Word[]): string {
  const words: string[] = [];
  for (const { text, written, endsPhrase } of rest) {
    if (kinds.particles.has(text) || text.endsWith("ly")) continue;
    if (kinds.pronouns.has(text) || (lexicon.boundaries.has(text) && text !== "of")) break;
    words.push(written);
    if (endsPhrase || words.length === longestName) break;
  }
  const [first = ""] = words;
  if (words.length === 0) return "";
  return kinds.articles.has(first) || /^\d/.test(first)
    ? words.join(" ")
    : `the ${words.join(" ")}`;
}

/** "Make sure that", "take care of", "get dinner started": the verb alone does not say what is done. */
const idioms = /\b(sure|certain|care|started|ready|done)\b/;
const longestName = 6;
