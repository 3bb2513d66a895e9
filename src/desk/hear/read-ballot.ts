/** Turns a ballot (a stored answer) into its effects: facts, the question's state, a follow-up, the reply. */

import { distance } from "fastest-levenshtein";
import type { Note } from "../../core/bot.js";
import { newId } from "../../core/id.js";
import { claimKey, type Fact, isGuess, type NewFact, slotOf } from "../../core/memory/fact.js";
import { contradicts, readUsual, subjectOf } from "../../core/memory/notebook.js";
import type {
  Ballot,
  BallotOutcome,
  BallotReading,
  FactInvalidation,
  FactWrite,
  OutboxNote,
} from "../../core/memory/stores.js";
import type { Choice, FollowUp, Question } from "../../core/question/question.js";
import { wordsIn } from "../../core/words/wording.js";
import { choiceFact } from "../ask/new-question.js";
import { newNote } from "../parts.js";
import { type BallotContext, help } from "../remarks/remark-context.js";
import { labelsOf, phraseFact, phraseHeard } from "../words/phrase.js";
import {
  askedBack,
  asksIn,
  confirmation,
  isConfirmation,
  stillOffered,
  tellsNear,
} from "./confirm.js";
import {
  countedAnswers,
  earlierBallots,
  isOutdated,
  noEffects,
  saysSomething,
  validBefore,
} from "./counting.js";
import { isOwnWord, overruled, withDenials } from "./overrule.js";
import { type Understanding, understand } from "./understand.js";

/** Reads an answer; the caller stores the outcome. Calls only the grounder, which reads words. */
export async function readBallot(context: BallotContext): Promise<BallotOutcome> {
  const { ballot, ballots, question, facts } = context;
  const heard = await understand(context);
  const isOpen = question.state === "open";
  const isDoubtful = heard.doubtful === true && heard.facts.length > 0;
  const confirms = isOpen && isDoubtful;
  const denies = isOpen && heard.denied === true && !isConfirmation(question);
  const isKept = isDoubtful || isCounted(context);
  const said = isKept ? heard : { ...heard, facts: withDenials(heard.facts, context) };
  const understanding = isDoubtful ? notYet(heard) : said;
  const held = holdBack(understanding, context);
  if (held) return held;
  const isUnclear = understanding.understood === "unclear" && !heard.denied;
  const asksAgain = confirms || denies || (isOpen && isUnclear);
  const followUp = followUpTo(heard, context, { confirms, asksAgain });
  const writes = understanding.facts.map((fact) => factWrite(fact, question, ballot, facts));
  return {
    ballot: ballot.id,
    understood: understanding.understood,
    claims: isDoubtful && !isOpen ? heard.facts : understanding.facts,
    facts: writes,
    invalidations: [
      ...replacedFacts(understanding, context).map((known) => closing("superseded", known, writes)),
      ...overruled(understanding.facts, context).map((known) =>
        closing("contradicted", known, writes),
      ),
    ],
    replaced: saysSomething(understanding) ? validBefore(ballot, ballots).map(({ id }) => id) : [],
    settle: asksAgain ? null : settlement(understanding),
    followUp,
    notes: writeNotes(understanding, context, {
      followUp,
      doubted: isDoubtful ? heard.facts : [],
    }),
    at: context.now,
  };
}

/** Makes the row of a fact, which replaces guesses and what the person said before about the same thing. */
export function factWrite(
  fact: NewFact,
  question: Question,
  ballot: Ballot,
  facts: readonly Fact[],
): FactWrite {
  const older = facts.filter((known) => isReplacedBy(known, fact, ballot.person));
  return {
    ...fact,
    id: newId("f"),
    person: ballot.person,
    question: question.id,
    ballot: ballot.id,
    episode: question.episode,
    supersedes: older.map(({ id }) => id),
  };
}

/** True if the new fact replaces the known one: a guess, the person's own, or another's equal claim about a kind. */
function isReplacedBy(known: Fact, fact: NewFact, person: string): boolean {
  if (isGuess(known)) return known.subject === fact.subject && known.relation === fact.relation;
  if (known.source !== "answer") return false;
  // Two denials hold together: "not the white one", "not the blue one".
  if (known.relation === "is" && !known.polarity && !fact.polarity) return false;
  const isSameSlot = known.slot === slotOf(fact);
  if (known.person === person) return isSameSlot || contradicts(known, fact);
  const isOneThing = fact.relation === "is" || fact.subject.includes(" ");
  return isSameSlot && !isOneThing && sameClaim(known, fact);
}

function sameClaim(known: NewFact, fact: NewFact): boolean {
  return known.subject === fact.subject && known.objects.join() === fact.objects.join();
}

/** Marks a known fact as ended by the new fact that contradicts it, or else by the first new one. */
function closing(
  status: FactInvalidation["status"],
  known: Fact,
  writes: readonly FactWrite[],
): FactInvalidation {
  const against = writes.find((write) => contradicts(write, known)) ?? writes[0];
  return { id: known.id, status, by: against?.id ?? null };
}

function replacedFacts(understanding: Understanding, context: BallotContext): readonly Fact[] {
  const { ballot, ballots, facts } = context;
  if (!saysSomething(understanding) || understanding.denied) return [];
  const earlier = new Set<string | null>(earlierBallots(ballot, ballots).map(({ id }) => id));
  return facts.filter((fact) => fact.ballot !== null && earlier.has(fact.ballot));
}

function settlement({ understood }: Understanding): BallotOutcome["settle"] {
  const isAnswered = understood === "fact" || understood === "choice";
  return isAnswered
    ? { state: "answered", reason: null }
    : { state: "declined", reason: understood };
}

/** Drops the facts of an uncertain reading, until its person confirms them. */
function notYet(heard: Understanding): Understanding {
  return { understood: "unclear", facts: [], guesses: heard.guesses };
}

function followUpTo(
  heard: Understanding,
  { question, ballot: { id, text } }: Pick<BallotContext, "question" | "ballot">,
  { confirms, asksAgain }: { confirms: boolean; asksAgain: boolean },
): BallotOutcome["followUp"] {
  const said = text ?? "";
  if (confirms) return confirmation(heard.facts, question, { ballot: id, said });
  const [near, ...more] = heard.guesses;
  if (asksAgain && near && more.length === 0 && question.need.func === "where" && tellsNear(said))
    return confirmation([choiceFact(question, near)], question, { ballot: id, said });
  if (heard.denied && asksAgain) return askInstead(heard.facts, question);
  return asksAgain ? askWhich(question, heard.guesses, said) : null;
}

function askInstead(said: readonly NewFact[], question: Question): FollowUp {
  const refused = [
    ...said.flatMap(({ objects }) => objects),
    ...askedBack(question).map(({ value }) => value),
  ];
  const choices = stillOffered(question).filter(({ value }) => !refused.includes(value));
  const ruledOut = refused.map((value) => ({ ...choiceFact(question, value), polarity: true }));
  const labels = labelsOf(question.view.owner);
  const what = ruledOut.length > 0 ? phraseHeard(ruledOut, question.need, labels) : "that";
  const asks = question.need.func === "where" ? "Where is it?" : "Which one is it?";
  return { text: `Not ${what}, then. ${asks}`, choices };
}

/** Makes the question "which did you mean?" with all choices, those first that the reply may have meant. */
function askWhich(
  question: Question,
  guesses: readonly string[],
  said: string,
): BallotOutcome["followUp"] {
  const { choices } = question;
  if (question.need.thing) return { text: "I did not understand that. Yes or no?", choices };
  if (question.view.anyWords)
    return { text: "I did not understand that. Please say it in other words.", choices };
  const kind = question.need.func === "where" ? "place" : "one";
  const text = question.followUp
    ? `I still did not understand which ${kind} you mean. Choose one, or say that you don't know.`
    : `I did not understand which ${kind} you mean. Is it one of these?`;
  return { text, choices: rankChoices(stillOffered(question), { said, guesses }) };
}

function writeNotes(
  understanding: Understanding,
  context: BallotContext,
  { followUp, doubted }: { followUp: FollowUp | null; doubted: readonly NewFact[] },
): readonly OutboxNote[] {
  const { ballot, question } = context;
  const labels = labelsOf(question.view.owner);
  const noted = understanding.facts.map((fact) => phraseFact(fact, labels)).join("; ");
  const note = (kind: Note["kind"], text: string, more: Partial<Note> = {}) => [
    newNote(kind, text, { to: ballot.platformId, ...more }),
  ];
  if (understanding.denied && noted === "") return note("receipt", "OK, I won't note that.");
  if (followUp && noted === "") return note("unclear", followUp.text, asksIn(question, followUp));
  if (doubted.length > 0) {
    const read = doubted.map((fact) => phraseFact(fact, labels)).join("; ");
    const text = `I am not sure that I got that right: ${read}. Please say it once more, with the full name.`;
    return note("receipt", text);
  }
  const corrects = earlierBallots(ballot, context.ballots).some(
    ({ understood }) => understood === "fact" || understood === "choice",
  );
  if (noted === "") {
    const { understood } = understanding;
    const late = () => withoutFactsLate(understood, corrects);
    return note("receipt", ballot.late ? late() : withoutFacts(understood, question));
  }
  const own = { ballot: ballot.id };
  if (question.mode === "open" && ballot.late)
    return note("late", "Thank you. I had begun with another one, so I go on with that.", own);
  const receipt = `Noted${corrects ? " instead" : ""}: ${noted}.`;
  if (!ballot.late || corrects) return note("receipt", receipt, own);
  return note("late", `${thankLate(understanding, context)} ${receipt}`, own);
}

function thankLate(
  { facts: said }: Understanding,
  { episodeEnded, question, facts, ballot }: BallotContext,
): string {
  if (episodeEnded) return "Thank you. I was done by then; I will remember it for next time.";
  const earlier = facts.filter(
    (fact) => fact.question === question.id && fact.person !== ballot.person,
  );
  const alike = earlier.find((fact) => said.some((one) => claimKey(one) === claimKey(fact)));
  const { personName } = alike ?? earlier.at(-1) ?? { personName: null };
  const who = personName ?? "Somebody";
  if (alike) return `Thank you. ${who} said the same.`;
  const own = said.filter((fact) => isOwnWord(fact, ballot.personName));
  if (own.some((fact) => earlier.some((other) => contradicts(fact, other))))
    return `Thank you. ${who} had said otherwise; your word counts for what is yours.`;
  if (question.state === "answered") return `Thank you. ${who} had answered before.`;
  return "Thank you. I had begun to look for myself.";
}

function withoutFacts(understood: BallotReading, { mode, view, need }: Question): string {
  if (mode === "open") {
    return understood === "dont_know"
      ? "All right, any of them will do."
      : "Then I take it that any of them will do.";
  }
  if (view.anyWords) return "Thank you. Then I leave it.";
  if (need.thing && understood !== "bad_question")
    return "All right. If nobody else knows, I will have to guess, and I will say so.";
  const choosing = readUsual(subjectOf(need)) ? "choose one" : "look for it";
  switch (understood) {
    case "bad_question":
      return "Thank you for saying so. I will see for myself.";
    case "dont_know":
      return `All right, I will ${choosing} myself.`;
    default:
      return `I didn't understand that, so I will ${choosing} myself.`;
  }
}

function withoutFactsLate(understood: BallotReading, corrects: boolean): string {
  if (understood === "bad_question") return "Thank you for saying so.";
  if (understood !== "dont_know") return help;
  return corrects
    ? "All right, I will not count on what you said before."
    : "Thanks anyway. That's fine.";
}

/** Sorts choices: first those that the words may mean (`guesses`), then those spelt like the reply's words. */
function rankChoices(
  choices: readonly Choice[],
  { said, guesses }: { readonly said: string; readonly guesses: readonly string[] },
): readonly Choice[] {
  const words = wordsOf(said);
  const scoreOf = ({ value, label }: Choice) =>
    (guesses.includes(value) ? 1 : 0) + likeness(words, wordsOf(label));
  return choices.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** Sums, over the label's words, the similarity (0 to 1) of the reply's nearest word. */
function likeness(said: readonly string[], label: readonly string[]): number {
  return label.reduce((sum, word) => sum + Math.max(0, ...said.map((one) => alike(one, word))), 0);
}

function alike(one: string, other: string): number {
  if (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))
    return 0.9;
  const share = 1 - distance(one, other) / Math.max(one.length, other.length);
  return share >= 0.7 ? share : 0;
}

/** Drops short words such as "the" and "in", which fit every place. */
function wordsOf(text: string): readonly string[] {
  return wordsIn(text).filter((word) => word.length > 2 && word !== "the");
}

const unclearWords =
  "I did not understand that. Please choose one of the answers, or say it in other words.";

/** True for an answer that only counts towards a result of several people. */
export function isCounted({ question, ballot }: Pick<BallotContext, "question" | "ballot">) {
  return question.quorum > 1 && question.state === "open" && !ballot.late;
}

/** Stores an answer without effects if a later one replaced it, or if it is counted later. Null for other answers. */
function holdBack(understanding: Understanding, context: BallotContext): BallotOutcome | null {
  const { ballot, ballots, now } = context;
  const { understood, facts: claims } = understanding;
  const kept = { ...noEffects, ballot: ballot.id, understood, claims, at: now };
  if (isOutdated(ballot, ballots)) return kept;
  if (!isCounted(context)) return null;
  const before = understood === "unclear" ? [] : validBefore(ballot, ballots);
  const replaced = before.map(({ id }) => id);
  return { ...kept, replaced, notes: [acknowledge(understanding, context)] };
}

const readWords =
  "Thank you. Here others can read it, so it is kept but does not count: please answer with the buttons, or in the form behind them.";

function acknowledge(
  understanding: Understanding,
  { question, ballot, ballots }: BallotContext,
): OutboxNote {
  const { id, platformId: to } = ballot;
  const { understood, facts: claims } = understanding;
  if (ballot.sawOthers) return newNote("receipt", readWords, { ballot: id, to });
  if (understood === "unclear") return newNote("unclear", unclearWords, { to });
  const all = ballots.map((one) => (one.id === id ? { ...ballot, understood, claims } : one));
  const given = countedAnswers(all).length;
  const progress = `${given} of ${Math.max(given, question.quorum)}`;
  const changes = countedAnswers(earlierBallots(ballot, ballots)).length > 0;
  const text = `Thank you, your answer is ${changes ? "changed" : "in"} (${progress}).`;
  return newNote("receipt", text, { ballot: id, to });
}
