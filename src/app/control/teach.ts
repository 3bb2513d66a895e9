/** Learns rules. "mugs belong in the cabinet" becomes a fact; other sentences go into language models' prompts. */

import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import type { Caller } from "../../core/bot.js";
import type { Clock } from "../../core/clock.js";
import { thingsOf } from "../../core/episode/looks.js";
import { InputError, SousError } from "../../core/errors.js";
import { newId } from "../../core/id.js";
import { classOf, type NewFact, type WorldRule } from "../../core/memory/fact.js";
import type { Household } from "../../core/memory/stores.js";
import { type Command, longestRule } from "../../core/people/command.js";
import { everydayName } from "../../core/words/names.js";
import { createReader } from "../../desk/reading/index.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { simulate } from "../play/households.js";
import type { ScopedContext } from "./control-context.js";
import { findCaller, keepCaller, type Scope } from "./scope.js";

export interface Teaching {
  readonly memory: Memory;
  readonly clock: Clock;
  readonly household: Household | null;
}

/** Limit per home, as rules must fit into prompts. */
const mostRules = 50;

export async function teach(
  teaching: Teaching,
  words: string,
  who: Pick<Caller, "platform" | "workspace" | "person">,
): Promise<string> {
  const text = readRule(words);
  const { memory, clock, household } = teaching;
  if ((await findCaller(memory, who))?.optedOutAt != null) {
    throw new InputError("You asked me to keep nothing of you. Opt in again first: see me.");
  }
  const place = household && (await readPlaceRule(household, text));
  const known = await memory.knowledge.rules(household?.id ?? null);
  if (!place && known.length >= mostRules) {
    throw new InputError(`I know ${known.length} rules already; withdraw one first.`);
  }
  const { id: person } = await keepCaller(memory, who);
  if (household && place) {
    const rule = { id: newId("f"), household: household.id, fact: place.fact, person, words: text };
    await memory.facts.teach(rule, clock.now());
    return `Noted, as a rule about places: ${place.phrase}.`;
  }
  const rule = { id: newId("r"), household: household?.id ?? null, text, person };
  await memory.knowledge.keep([{ ...rule, source: "taught", at: clock.now() }]);
  const where = household ? `in ${household.title}` : "in every home";
  const isNew = (await memory.knowledge.rules(rule.household)).some(({ id }) => id === rule.id);
  return isNew
    ? `Noted: "${text}". It counts ${where}, from the next task on.`
    : `I know that already: "${text}".`;
}

export function instruct(
  { memory, clock, scope }: ScopedContext,
  household: Household,
  { rule, withdraw }: Extract<Command, { verb: "teach" }>,
  caller: Caller,
): Promise<string> {
  if (withdraw !== undefined) return withdrawRule({ memory, household }, withdraw);
  if (rule === null) return formatRules(memory, household, scope);
  return teach({ memory, clock, household }, rule, caller);
}

/** Lists the rules by number. Hides the words of rules that were taught where the caller may not read. */
async function formatRules(memory: Memory, household: Household, scope: Scope): Promise<string> {
  const isOwnOnly = scope.reachOf(household.id) === "own";
  const lines: string[] = [];
  for (const [index, rule] of (await memory.knowledge.rules(household.id)).entries()) {
    if (isOwnOnly && !scope.isOwn(rule)) continue;
    const isQuoted = await scope.mayQuoteRule(rule);
    lines.push(
      `${index + 1}. ${isQuoted ? formatRule(rule) : "A rule that was taught elsewhere."}`,
    );
  }
  if (lines.length > 0) return lines.join("\n");
  return isOwnOnly
    ? `You taught me nothing about ${household.title}.`
    : 'Nobody taught me how the world works yet. Say for example: teach "you can only hold one thing"';
}

/** Words a rule: "you can only hold one thing (taught, in every home)" */
export function formatRule({ text, source, household }: WorldRule): string {
  return visibleLine(`${text} (${source}${household === null ? ", in every home" : ""})`);
}

export async function withdrawRule(
  { memory, household }: Pick<Teaching, "memory" | "household">,
  number: number,
): Promise<string> {
  const rule = (await memory.knowledge.rules(household?.id ?? null))[number - 1];
  if (!rule) throw new InputError(`There is no rule ${number}. Say teach, and I list them.`);
  if (!(await memory.knowledge.withdraw(rule.id))) {
    throw new SousError("conflict", "Somebody has just withdrawn it.");
  }
  return `Withdrawn: ${formatRule(rule)}`;
}

function readRule(words: string): string {
  const text = visibleLine(words);
  if (text === "")
    throw new InputError('Say what I should know: teach "open a closed place first"');
  if (text.length > longestRule) {
    throw new InputError(`A rule has at most ${longestRule} characters; this has ${text.length}.`);
  }
  return text;
}

/** Matches sentences that only say where a kind of thing belongs: "the milk is kept in …". */
const saysPlace =
  /^(?:the |our |my |all )?[\p{L}' -]+? (?:is|are|belongs?|goes|go|lives?|stays?|should be|(?:is|are) (?:always )?kept) (?:always |not |never )?(?:in|on|at|inside|into|onto)(?: \S+){1,6}$/iu;
const saysMore = /\b(?:if|when|while|before|after|until|unless|to|and|or|because|with)\b/i;

/** Reads where a kind of thing belongs; null for sentences that say more. */
async function readPlaceRule(household: Household, text: string) {
  const sentence = text.replace(/(?<![.!])[.!]+$/, "");
  if (!saysPlace.test(sentence) || saysMore.test(sentence)) return null;
  const view = simulate(household).ownerView();
  const things = thingsOf(view).map(({ id }) => id);
  const noun = nounOf(sentence, [...new Set(things.map(classOf))]);
  if (noun === null) return null;
  const reply = await createReader().ground({
    need: { func: "where", noun },
    question: `Where is the ${everydayName(noun)}?`,
    options: null,
    reply: sentence,
    vocabulary: { places: view.places.map(({ id }) => id), things },
    known: new Map(),
  });
  const claim = reply.kind === "location" ? reply.claims[0] : undefined;
  if (!claim || classOf(claim.thing) !== noun || claim.certainty !== "sure") return null;
  const fact: NewFact = {
    subject: claim.thing,
    relation: "at",
    objects: claim.places,
    polarity: claim.polarity,
    certainty: "sure",
    source: "rule",
  };
  return { fact, phrase: phraseFact(fact, labelsOf(view)) };
}

function nounOf(sentence: string, kinds: readonly string[]): string | null {
  const [subject = ""] = sentence.toLowerCase().split(/ (?:is|are|belong|go|live|stay|should)/);
  const named = kinds.filter((kind) =>
    [everydayName(kind).toLowerCase(), kind].some((name) =>
      new RegExp(`(?:^| )${name}e?s?$`).test(subject),
    ),
  );
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}
