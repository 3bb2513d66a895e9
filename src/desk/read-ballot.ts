/** From a person's answer to what it changes: facts, the question's state, the receipt. */
import { reservedChoices } from "../core/bot.js";
import { contradicts } from "../core/contradiction.js";
import { type Fact, isGuess, type NewFact, slotOf } from "../core/fact.js";
import type { GroundedReply, Grounder, LocationClaim } from "../core/grounding.js";
import { newId } from "../core/id.js";
import { latestSightings } from "../core/notebook.js";
import type { Question, QuestionMode } from "../core/question.js";
import type {
  Ballot,
  BallotOutcome,
  BallotReading,
  FactWrite,
  OutboxNote,
} from "../core/stores.js";
import { readClaimValue } from "./claim-value.js";
import { labelsOf, offerChoices, phraseFact, subjectOf, thingsOf } from "./phrase.js";
import { earlierBallots, isOutdated, saysSomething } from "./same-person.js";

export interface BallotContext {
  readonly question: Question;
  readonly ballot: Ballot;
  /** All that was said to the question, by anybody. */
  readonly ballots: readonly Ballot[];
  /** The household's valid facts, those in dispute too. */
  readonly facts: readonly Fact[];
  readonly grounder: Grounder;
  /** The episode that asked has ended. */
  readonly episodeEnded: boolean;
  readonly now: number;
}

/** What was understood, before it is written. */
export interface Reading {
  readonly understood: BallotReading;
  readonly facts: readonly NewFact[];
  /** Ids that the follow-up offers. */
  readonly guesses: readonly string[];
}

/** Reads one ballot. Pure but for the grounder; the caller writes the outcome. */
export async function readBallot(context: BallotContext): Promise<BallotOutcome> {
  const { ballot, ballots, question, facts } = context;
  const reading = await understand(context);
  if (isOutdated(ballot, ballots)) return keepOnly(reading, context);
  const asksAgain =
    reading.understood === "unclear" && question.state === "open" && question.followUp === null;
  return {
    ballot: ballot.id,
    understood: reading.understood,
    claims: reading.facts,
    facts: reading.facts.map((fact) => factWrite(fact, question, ballot, facts)),
    invalidations: [
      ...replacedFacts(reading, context).map(({ id }) => ({ id, status: "superseded" as const })),
      ...overruledFacts(reading, context).map(({ id }) => ({
        id,
        status: "contradicted" as const,
      })),
    ],
    replaced: replacedBallots(reading, context).map(({ id }) => id),
    settle: asksAgain ? null : settlement(reading),
    followUp: asksAgain ? followUp(question, reading.guesses) : null,
    notes: writeNotes(reading, context, asksAgain),
    at: context.now,
  };
}

/** The person has said otherwise since: the ballot is kept, and changes nothing. */
export function keepOnly(
  { understood, facts: claims }: Reading,
  { ballot, now }: BallotContext,
): BallotOutcome {
  const nothing = {
    facts: [],
    invalidations: [],
    replaced: [],
    settle: null,
    followUp: null,
    notes: [],
  };
  return { ballot: ballot.id, understood, claims, ...nothing, at: now };
}

/** What the ballot says, whatever becomes of it. */
export async function understand(context: BallotContext): Promise<Reading> {
  const { choice } = context.ballot;
  const reading = choice ? readChoice(context.question, choice) : await readWords(context);
  return aboutDisputed(reading, context);
}

/** Who says which of two things is right speaks of what was disputed: "mug 1", though asked about Ana's. */
function aboutDisputed(reading: Reading, { question, facts }: BallotContext): Reading {
  const subject = facts.find(({ dispute }) => dispute === question.id)?.subject;
  if (subject === undefined) return reading;
  const asked = subjectOf(question.need);
  return {
    ...reading,
    facts: reading.facts.map((fact) => (fact.subject === asked ? { ...fact, subject } : fact)),
  };
}

function readChoice(question: Question, choice: string): Reading {
  const nothing = { facts: [], guesses: [] };
  if (choice === reservedChoices.dontKnow) return { understood: "dont_know", ...nothing };
  if (choice === reservedChoices.badQuestion) return { understood: "bad_question", ...nothing };
  const offered = [...question.choices, ...(question.followUp?.choices ?? [])];
  const value = offered.find(({ id }) => id === choice)?.value;
  if (value === undefined) return { understood: "unclear", ...nothing };
  return { understood: "choice", facts: [choiceFact(question, value)], guesses: [] };
}

/** A choice stands for a place or thing; where claims contradict each other, for one of these claims. */
export function choiceFact({ need }: Pick<Question, "need">, value: string): NewFact {
  const { polarity, objects } = readClaimValue(value);
  return claimOf(need, objects, polarity);
}

function claimOf(need: Question["need"], objects: readonly string[], polarity = true): NewFact {
  return {
    subject: subjectOf(need),
    relation: need.func === "where" ? "at" : "is",
    ...{ objects, polarity },
    certainty: "sure",
    source: "answer",
  };
}

async function readWords(context: BallotContext): Promise<Reading> {
  const { question, ballot, facts, grounder } = context;
  const { owner } = question.view;
  const reply = await grounder.ground({
    need: question.need,
    question: question.text,
    options: question.need.func === "where" ? null : optionsOf(question),
    reply: ballot.text ?? "",
    vocabulary: {
      places: owner.places.map(({ id }) => id),
      things: thingsOf(owner).map(({ id }) => id),
      names: everydayNames(question),
    },
    known: whereThingsAre(facts),
  });
  return readGrounded(question, reply);
}

function optionsOf({ choices }: Question): readonly string[] {
  return [...new Set(choices.flatMap(({ value }) => readClaimValue(value).objects))];
}

function everydayNames(question: Question): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [id, label] of labelsOf(question.view.owner)) names.set(id, [label]);
  for (const thing of thingsOf(question.view.owner)) {
    const { colour, material, size, owner } = thing.attributes;
    const words = [colour, material, size, owner && `${owner}'s`].filter((word) => word);
    names.get(thing.id)?.push(...words.map((word) => `${word} ${thing.kind}`));
  }
  return names;
}

function whereThingsAre(facts: readonly Fact[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { place, things } of latestSightings(facts).values()) {
    for (const thing of things) known.set(thing, place);
  }
  return known;
}

function readGrounded(question: Question, reply: GroundedReply): Reading {
  switch (reply.kind) {
    case "location":
      return {
        understood: "fact",
        facts: reply.claims.map((claim) => claimFact(question, claim)),
        guesses: [],
      };
    case "choice":
      return {
        understood: "choice",
        facts: [claimOf(question.need, reply.options)],
        guesses: [],
      };
    case "dont_know":
      return {
        understood: "dont_know",
        facts: reply.claims.map((claim) => claimFact(question, claim)),
        guesses: [],
      };
    case "unclear":
      return { understood: "unclear", facts: [], guesses: reply.guesses };
  }
}

/** A claim about the asked thing is about the one that was described. */
function claimFact(question: Question, claim: LocationClaim): NewFact {
  const { thing, places, polarity, certainty } = claim;
  const subject = thing === question.need.noun ? subjectOf(question.need) : thing;
  return { subject, relation: "at", objects: places, polarity, certainty, source: "answer" };
}

/** What one person says, as a fact; it takes the place of what they said before and of mere guesses. */
export function factWrite(
  fact: NewFact,
  question: Question,
  ballot: Ballot,
  facts: readonly Fact[],
): FactWrite {
  const older = facts.filter((known) => isReplacedBy(known, fact, ballot.person));
  return {
    id: newId("f"),
    fact,
    person: ballot.person,
    question: question.id,
    ballot: ballot.id,
    episode: question.episode,
    supersedes: older.map(({ id }) => id),
  };
}

/** One's own word replaces what one said before; a class may be spoken of by many, but noted once. */
function isReplacedBy(known: Fact, fact: NewFact, person: string): boolean {
  if (isGuess(known)) return known.subject === fact.subject && known.relation === fact.relation;
  if (known.source !== "answer") return false;
  const isSameSlot = known.slot === slotOf(fact);
  if (known.person === person) return isSameSlot || contradicts(known, fact);
  const isOneThing = fact.relation === "is" || fact.subject.includes(" ");
  return isSameSlot && !isOneThing && sameClaim(known, fact);
}

function sameClaim(known: NewFact, fact: NewFact): boolean {
  return known.subject === fact.subject && known.objects.join() === fact.objects.join();
}

/** What the person said before, as far as it stood until now. */
function replacedBallots(reading: Reading, { ballot, ballots }: BallotContext): readonly Ballot[] {
  if (!saysSomething(reading)) return [];
  return earlierBallots(ballot, ballots).filter(
    (earlier) => !earlier.retracted && !isOutdated(earlier, ballots),
  );
}

/** What the person told before and has now said otherwise. */
function replacedFacts(reading: Reading, context: BallotContext): readonly Fact[] {
  const { ballot, ballots, facts } = context;
  if (!saysSomething(reading)) return [];
  const earlier = new Set<string | null>(earlierBallots(ballot, ballots).map(({ id }) => id));
  return facts.filter((fact) => fact.ballot !== null && earlier.has(fact.ballot));
}

/** What others claimed and the answer to the question that settles it denies. */
function overruledFacts(reading: Reading, context: BallotContext): readonly Fact[] {
  const { question, ballot, facts } = context;
  return facts.filter(
    (known) =>
      known.dispute === question.id &&
      known.person !== ballot.person &&
      reading.facts.some((fact) => contradicts(fact, known)),
  );
}

function settlement(reading: Reading): BallotOutcome["settle"] {
  switch (reading.understood) {
    case "fact":
    case "choice":
      return { state: "answered", reason: null };
    default:
      return { state: "declined", reason: reading.understood };
  }
}

function followUp(question: Question, guesses: readonly string[]): BallotOutcome["followUp"] {
  const offered =
    guesses.length > 0 ? guesses : question.choices.slice(0, 3).map(({ value }) => value);
  const choices = question.choices.filter(({ value }) => offered.includes(value));
  const kind = question.need.func === "where" ? "place" : "one";
  return {
    text: `I did not understand which ${kind} you mean. Is it one of these?`,
    choices:
      choices.length > 0
        ? choices
        : offerChoices(question.need, [], question.view.owner).slice(0, 3),
  };
}

function writeNotes(
  reading: Reading,
  context: BallotContext,
  asksAgain: boolean,
): readonly OutboxNote[] {
  const { ballot, question } = context;
  const labels = labelsOf(question.view.owner);
  const noted = reading.facts.map((fact) => phraseFact(fact, labels)).join("; ");
  const note = (
    kind: "receipt" | "unclear" | "late",
    text: string,
    withBallot: boolean,
  ): OutboxNote => ({
    id: newId("n"),
    note: { kind, text, ballot: withBallot ? ballot.id : null, to: ballot.platformId },
  });
  if (asksAgain)
    return [
      note(
        "unclear",
        "I did not understand that. Please choose one of the places above, or say it in other words.",
        false,
      ),
    ];
  const corrects = earlierBallots(ballot, context.ballots).some(
    ({ understood }) => understood === "fact" || understood === "choice",
  );
  if (noted === "") {
    const text = ballot.late
      ? withoutFactsLate(reading.understood, corrects)
      : withoutFacts(reading.understood, question.mode);
    return text === null ? [] : [note("receipt", text, false)];
  }
  if (question.mode === "open" && ballot.late) {
    return [note("late", "Thank you. I had begun with another one, so I go on with that.", true)];
  }
  const receipt = `Noted${corrects ? " instead" : ""}: ${noted}.`;
  if (!ballot.late || corrects) return [note("receipt", receipt, true)];
  const thanks = context.episodeEnded
    ? "Thank you. I was done by then; I will remember it for next time."
    : "Thank you. I had begun to look for myself.";
  return [note("late", `${thanks} ${receipt}`, true)];
}

function withoutFacts(understood: BallotReading, mode: QuestionMode): string {
  if (mode === "open") {
    return understood === "dont_know"
      ? "All right, any of them will do."
      : "Then I take it that any of them will do.";
  }
  switch (understood) {
    case "bad_question":
      return "Thank you for saying so. I will see for myself.";
    case "dont_know":
      return "All right, I will look for it myself.";
    default:
      return "I still did not understand, so I will look for it myself.";
  }
}

/** When the question is settled, chat in the thread gets no answer; a change of mind does. */
function withoutFactsLate(understood: BallotReading, corrects: boolean): string | null {
  if (understood === "bad_question") return "Thank you for saying so.";
  const changed = understood === "dont_know" && corrects;
  return changed ? "All right, I will not count on what you said before." : null;
}
