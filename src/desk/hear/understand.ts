/** Reads what an answer says: facts, a choice, "I don't know", or nothing that is understood. */
import { reservedChoices } from "../../core/bot.js";
import { thingsOf } from "../../core/episode/looks.js";
import { asSaid, type NewFact } from "../../core/memory/fact.js";
import { isAboutPreferred, onceOnly, readUsual, subjectOf } from "../../core/memory/notebook.js";
import type { Ballot, BallotReading } from "../../core/memory/stores.js";
import type {
  GroundedReply,
  GroundingRequest,
  LocationClaim,
} from "../../core/question/grounding.js";
import type { Need, Question } from "../../core/question/question.js";
import { everydayName } from "../../core/words/names.js";
import { choiceFact, claimOf, readClaimValue } from "../ask/new-question.js";
import { inEnglish } from "../reading/in-english.js";
import { kindsIn, namesPlace } from "../remarks/names-in.js";
import { groundOwned, placeFact, readBeside, readPlacesBeside } from "../remarks/read-claims.js";
import type { BallotContext } from "../remarks/remark-context.js";
import { afterSkip } from "../remarks/set-phrases.js";
import { replyIn } from "../remarks/utterance.js";
import { asBelonging, clausesOf, ofOthers, ownerIn, partsOf, takeApart } from "../remarks/whose.js";
import { askedBack, isNo } from "./confirm.js";
import { earlierBallots } from "./counting.js";
import { readingIn } from "./reading-in.js";
import { namesLooks, readWhether, yesOrNo } from "./whether.js";

export interface Understanding {
  readonly understood: BallotReading;
  readonly facts: readonly NewFact[];
  /** Values of the choices that unclear words may mean. */
  readonly guesses: readonly string[];
  /** True for facts that must be confirmed by a press before they are stored. */
  readonly doubtful?: boolean;
  /** True if the reply says that what was asked or understood is wrong. */
  readonly denied?: boolean;
}

type Reader = (context: BallotContext) => Understanding | null | Promise<Understanding | null>;

/** Readers, tried in order. Each returns null for other kinds of reply; `readWords` reads what is left. */
const readers: readonly Reader[] = [
  readChoice,
  readSkip,
  readYesOrNo,
  readNeither,
  readThing,
  readOnceMore,
];

export async function understand(context: BallotContext): Promise<Understanding> {
  let understanding: Understanding | null = null;
  for (const read of readers) understanding ??= await read(context);
  const read = aboutDisputed(understanding ?? (await readWords(context)), context);
  return { ...read, facts: onlyOnce(read.facts, context) };
}

/** An answer that settles a dispute gets the disputed facts' subject ("mug 1"), not the question's ("Ana's mug"). */
function aboutDisputed(
  understanding: Understanding,
  { question, facts }: BallotContext,
): Understanding {
  const subject = facts.find(({ dispute }) => dispute === question.id)?.subject;
  if (subject === undefined) return understanding;
  const asked = subjectOf(question.need);
  return {
    ...understanding,
    facts: understanding.facts.map((fact) =>
      fact.subject === asked ? { ...fact, subject } : fact,
    ),
  };
}

function readChoice({ question, ballot: { choice } }: BallotContext): Understanding | null {
  if (!choice) return null;
  if (choice === reservedChoices.dontKnow) return { ...unclear(), understood: "dont_know" };
  if (choice === reservedChoices.badQuestion) return { ...unclear(), understood: "bad_question" };
  const offered = [...question.choices, ...(question.followUp?.choices ?? [])];
  const value = offered.find(({ id }) => id === choice)?.value;
  if (isNo(choice) && !value) return { ...unclear(), denied: true };
  if (value === undefined) return unclear();
  return { understood: "choice", facts: [choiceFact(question, value)], guesses: [] };
}

function unclear(guesses: readonly string[] = []): Understanding {
  return { understood: "unclear", facts: [], guesses };
}

/** Matches a "no" that denies what was said before, not what follows it: "Hey, no! Mine is red". */
const denialBefore =
  /^\s*(?:(?:oh|ok|okay|hey|hi|wait|stop|hm{1,9}|um|er|and|but|well|sorry|ah|oi|lol)[,.! ]{1,9}){0,3}(?:(?:no|nope|nah)[,.! ]{1,9}){1,5}(?=(?:mine|hers|his|\p{L}{2,20}['’]s)\b|[^.!?;,]{1,40}\bmine\b)/iu;

/** Returns the words after "skip" (the person declines to answer); null if the reply has none. */
function unskipped({ question, ballot }: BallotContext): string | null {
  const maySkip = question.state === "open" && !question.view.anyWords;
  return maySkip ? afterSkip(ballot.text ?? "") : null;
}

function readSkip(context: BallotContext): Understanding | null {
  return unskipped(context) === "" ? { ...unclear(), understood: "dont_know" } : null;
}

/** Reads the answer to a question about one thing ("Is the green mug Ana's?"): "no, the red one is". */
async function readThing(context: BallotContext): Promise<Understanding | null> {
  const { question, ballot } = context;
  const whether = readWhether(question, ballot);
  if (!whether) return null;
  if (whether.isWhole) return { understood: "choice", facts: whether.facts, guesses: [] };
  const { more } = whether;
  const said = more ? await readBeside(context, more) : await readOthers(context);
  const read = await readRest(context, said);
  const asked = subjectOf(question.need);
  const namesIt = ({ subject, objects }: NewFact) =>
    subject === asked && objects.includes(question.need.thing ?? "");
  const answered = said.others.some(namesIt) ? [] : whether.facts;
  const isPlain = more !== undefined && !namesLooks(said.rest, question);
  if (read.understood === "unclear" || read.doubtful || isPlain)
    return { understood: "choice", facts: [...answered, ...said.others], guesses: [] };
  const denied = answered.filter(({ polarity, subject }) => !polarity || subject !== asked);
  const kept = read.facts.some(namesIt) ? [] : denied;
  return { ...read, facts: [...kept, ...read.facts, ...said.others] };
}

async function readWords(context: BallotContext): Promise<Understanding> {
  const { question } = context;
  const { others, rest } = await readOthers(context);
  const read = await readRest(context, { others, rest });
  if (read.understood === "unclear") {
    if (others.length > 0)
      return { understood: "fact", facts: others, guesses: read.guesses, denied: true };
    const skipped = unskipped(context);
    const isSkipped = skipped !== null && !namesPlace(skipped, question.view.owner);
    return isSkipped ? { ...unclear(), understood: "dont_know" } : read;
  }
  // "Put it in the fridge" may be an order, or say where the thing belongs, so it must be confirmed.
  const mayOrder = question.need.func === "where" && replyIn(rest, question).act === "order";
  const doubtful = read.doubtful === true || mayOrder;
  return { ...read, doubtful, facts: [...read.facts, ...others] };
}

/** Replaces "hers" with the owner asked about ("Ana's"), unless that owner is speaking. */
function nameAsked(text: string, { question, ballot }: BallotContext): string {
  const { adjective = "" } = question.need;
  const owner = ownerIn(adjective);
  if (question.need.func !== "which" || !owner || owner === ballot.personName) return text;
  const named = new Set(text.toLowerCase().match(/\b(?:hers|his|theirs)\b/g));
  return named.size === 1 ? text.replace(/\b(?:hers|his|theirs)\b/gi, adjective) : text;
}

async function readYesOrNo(context: BallotContext): Promise<Understanding | null> {
  const { question, ballot } = context;
  const read = question.state === "open" ? askedBack(question) : [];
  const text = read.length > 0 ? (ballot.text ?? "") : "";
  const { act } = replyIn(text, question);
  if (act === "no") return { ...unclear(), denied: true };
  const [first = "", ...more] = partsOf(text);
  if (act !== "yes" && !(more.length > 0 && yesOrNo(first, question))) return null;
  const facts = read.map(({ value }) => choiceFact(question, value));
  const { others } = await readBeside(context, more.join(" "));
  if (others.some(({ subject }) => facts.some((fact) => fact.subject === subject))) return null;
  return { understood: "choice", facts: [...facts, ...others], guesses: [] };
}

const neither =
  /^\s*(?:no[,. ]+)?(?:neither|none)(?: of (?:them|those|these))?(?= ?(?:$|[,.;!]))[,.;! ]*/i;

function readNeither({ question, ballot: { text } }: BallotContext): Understanding | null {
  const offered = optionsOf(question);
  const isOffered = singlesOut(question) && !question.need.thing && offered.length > 0;
  const more = (text ?? "").replace(neither, "");
  const isMore = namesPlace(more, question.view.owner) || namesLooks(more, question);
  if (!isOffered || isMore || more === text) return null;
  return { understood: "fact", facts: [claimOf(question.need, offered, false)], guesses: [] };
}

/** Removes things that the same reply calls other people's, or excludes ("not the red one"). */
function withoutExcluded(reply: GroundedReply, excluded: ReadonlySet<string>): GroundedReply {
  if (reply.kind !== "choice") return reply;
  const options = reply.options.filter((option) => !excluded.has(option));
  return options.length > 0 ? { ...reply, options } : { kind: "unclear", guesses: [] };
}

interface Apart {
  readonly others: readonly NewFact[];
  readonly rest: string;
}

/** Separates the answer from what is said of others' things: "Red is mine. Blue.", when asked about Ana's. */
async function readOthers(context: BallotContext): Promise<Apart> {
  const { question, ballot } = context;
  const { func, noun, adjective } = question.need;
  const text = ballot.text ?? "";
  const asked = isAboutPreferred(question.need) ? "" : adjective ? ownerIn(adjective) : null;
  if (asked === null) return { others: [], rest: text };
  const who = { speaker: ballot.personName, asked };
  const aside = { ...context, asked: question };
  if (func === "where") {
    const clauses = clausesOf(text);
    const theirs = clauses.filter((clause) => ofOthers(clause, everydayName(noun), who));
    const others = await readPlacesBeside(aside, theirs.join(" "), []);
    const rest = clauses.filter((clause) => !theirs.includes(clause)).join(" ");
    return { others, rest: others.length > 0 ? rest : text };
  }
  const apart = takeApart(text, who);
  const others: NewFact[] = [];
  for (const belonging of apart.others) {
    const fact = await groundOwned(aside, belonging);
    if (fact) others.push({ ...fact, polarity: !belonging.isDenied });
  }
  const rest = apart.rest.replace(/^\s*(?:nope|nah)\b[,. ]*/i, "");
  return { others, rest: others.length > 0 ? rest : asBelonging(text) };
}

/** Reads what a reply says besides other people's things, and turns it into claims. */
async function readRest(context: BallotContext, { others, rest }: Apart): Promise<Understanding> {
  const { question, ballot, grounder } = context;
  const refused = singlesOut(question) && neither.test(rest) ? optionsOf(question) : [];
  const said = refused.length > 0 ? rest.replace(neither, "") : rest;
  const owned = others.flatMap(({ objects, polarity }) => (polarity ? objects : []));
  const request = {
    ...readingIn(context, question.need),
    options: optionsOf(question),
    reply: nameAsked(readOnce(question.need, said).rest.replace(denialBefore, ""), context),
  };
  let read = await grounder.ground(request);
  const wider = widen(request, read, question);
  const again = wider && (await grounder.ground(wider));
  if (again && isPlainer(again, read)) read = again;
  const left = withoutExcluded(read, new Set([...owned, ...refused]));
  const reply = question.view.anyWords ? keepWords(left, ballot) : left;
  const claimed = (claims: readonly LocationClaim[]) =>
    claims.map((claim) => claimFact(question, claim));
  switch (reply.kind) {
    case "location":
      return {
        understood: "fact",
        facts: claimed(reply.claims),
        guesses: [],
        doubtful: reply.confidence === "middling",
      };
    case "choice":
      if (singlesOut(question) && reply.refused && !leavesOne(question, reply.refused)) {
        if (reply.confidence === "middling") return unclear(reply.options);
        const facts = [claimOf(question.need, reply.refused, false)];
        return { understood: "fact", facts, guesses: reply.options, denied: true };
      }
      if (singlesOut(question) && reply.options.length > 1) return unclear(reply.options);
      return {
        understood: "choice",
        facts: [claimOf(question.need, reply.options)],
        guesses: [],
        doubtful: reply.confidence === "middling",
      };
    case "dont_know":
      return { understood: "dont_know", facts: claimed(reply.claims), guesses: [] };
    case "unclear":
      return unclear(reply.guesses);
  }
}

/** Adds options for a second reading, since people may mean a thing that was not offered, or name its place. */
function widen(
  request: GroundingRequest & { readonly options: readonly string[] },
  reply: GroundedReply,
  question: Question,
): GroundingRequest | null {
  const { need, view } = question;
  if (need.func !== "which") return null;
  const options = [...new Set([...request.options, ...allOfKind(question)])];
  if (reply.kind === "unclear")
    return options.length === request.options.length ? null : { ...request, options };
  const isOne = reply.kind !== "choice" || reply.options.length < 2;
  if (isOne || !singlesOut(question) || need.thing) return null;
  if (kindsIn(request.reply, view.owner).some((kind) => kind !== need.noun)) return null;
  const seen = view.owner.places.flatMap(({ id, things }) =>
    things.map((one) => [one.id, id] as const),
  );
  return { ...request, options, known: new Map(seen) };
}

function isPlainer(again: GroundedReply, reply: GroundedReply): boolean {
  if (reply.kind === "unclear") return again.kind !== "unclear";
  return again.kind === "choice" && again.options.length === 1 && again.confidence === "sure";
}

/** Takes words that name no choice as the answer, unless they are a question. */
function keepWords(reply: GroundedReply, { text }: Ballot): GroundedReply {
  if (reply.kind === "choice" || reply.kind === "dont_know") return reply;
  const said = (text ?? "").trim();
  if (said.endsWith("?") || !/\p{L}/u.test(said)) return { kind: "unclear", guesses: [] };
  return { kind: "choice", options: [asSaid] };
}

export function optionsOf(question: Question): readonly string[] {
  const { choices, need } = question;
  if (need.thing) return allOfKind(question);
  return [...new Set(choices.flatMap(({ value }) => readClaimValue(value).objects))];
}

/** True for a question like "Which mug is Ana's?": words that fit several mugs don't answer it. */
function singlesOut({ need, quorum }: Question): boolean {
  return need.func === "which" && !isAboutPreferred(need) && quorum === 1;
}

function leavesOne(question: Question, refused: readonly string[]): boolean {
  return allOfKind(question).filter((id) => !refused.includes(id)).length === 1;
}

function allOfKind({ need, view }: Question): readonly string[] {
  return thingsOf(view.owner).flatMap(({ id, kind }) => (kind === need.noun ? [id] : []));
}

/** Makes a fact of a read claim. When Ana's mug was asked about, "the mug" is hers. */
function claimFact(question: Question, claim: LocationClaim): NewFact {
  const { need } = question;
  return placeFact(claim.thing === need.noun ? subjectOf(need) : claim.thing, claim);
}

const once =
  /(?:\b(?:but|just|only|for) ){0,3}\b(?:this (?:time|once|order|round)(?! on\b)|today only|(?<=\b(?:just|only|for) )(?:once|now|today)|(?:an? |the )?one[- ](?:time|off)|(?:as )?an exception|exceptionally)\b(?: only\b)?/giu;
const denied = /\b(?:not|never|from|than) $/iu;

/** Returns whether words hold for one order only ("only this time"), and the words without that. */
function readOnce(need: Need, words: string): { readonly isOnce: boolean; readonly rest: string } {
  if (readUsual(subjectOf(need)) === null) return { isOnce: false, rest: words };
  const says = (text: string): boolean =>
    [...text.matchAll(once)].some(({ index }) => !denied.test(text.slice(0, index)));
  return { isOnce: says(inEnglish(words) ?? words), rest: words.replace(once, " ") };
}

/** Repeats the person's earlier answer when they add only "only this time". */
function readOnceMore(context: BallotContext): Understanding | null {
  const { question, ballot, ballots, facts, words } = context;
  const { isOnce, rest } = readOnce(question.need, words);
  if (!isOnce || /[\p{L}\p{N}]{3}/u.test(rest)) return null;
  const earlier = new Set<string | null>(earlierBallots(ballot, ballots).map(({ id }) => id));
  const said = facts
    .filter((fact) => fact.ballot !== null && earlier.has(fact.ballot))
    .map(({ subject, relation, objects, polarity, certainty, source }) => {
      return { subject, relation, objects, polarity, certainty, source };
    });
  return said.length > 0 ? { understood: "fact", facts: said, guesses: [] } : null;
}

/** Limits facts to this order if the words, or earlier words that a press confirms, say "only this time". */
function onlyOnce(
  facts: readonly NewFact[],
  { question, ballot, ballots, words }: BallotContext,
): readonly NewFact[] {
  const askedBack = earlierBallots(ballot, ballots).filter(
    ({ understood }) => ballot.choice && understood === "unclear",
  );
  const said = [words, ...askedBack.map(({ text }) => text ?? "")];
  if (!said.some((text) => readOnce(question.need, text).isOnce)) return facts;
  return facts.map((fact) => ({ ...fact, subject: onceOnly(fact.subject) }));
}
