/** Reads where things are and whose they are, in what people say unasked ("remarks") or add to an answer. */
import { thingsOf } from "../../core/episode/looks.js";
import { classOf, isInstance, type NewFact } from "../../core/memory/fact.js";
import { latestSightings, subjectOf } from "../../core/memory/notebook.js";
import type {
  GroundedReply,
  GroundingRequest,
  LocationClaim,
} from "../../core/question/grounding.js";
import { everydayName, possessive } from "../../core/words/names.js";
import { capitalise, literalPattern } from "../../core/words/wording.js";
import { readingIn } from "../hear/reading-in.js";
import { labelsOf, phrasePlaces } from "../words/phrase.js";
import { kindsIn, namesIn } from "./names-in.js";
import { plainWords } from "./plain-words.js";
import { type BallotContext, kindMeant, reliedOn } from "./remark-context.js";
import {
  type Belonging,
  clausesOf,
  notTheirs,
  ownedFact,
  ownerIn,
  ownership,
  pointsTo,
  readBelonging,
  readOwned,
  withKind,
} from "./whose.js";

type Asked = Pick<GroundingRequest, "need" | "reply"> & Partial<Pick<GroundingRequest, "options">>;

function ground(context: BallotContext, asked: Asked): Promise<GroundedReply> {
  return context.grounder.ground({ ...readingIn(context, asked.need), options: null, ...asked });
}

interface Places {
  readonly claims: readonly NewFact[];
  readonly isSure: boolean;
}

export async function readPlaces(context: BallotContext, said: string): Promise<Places> {
  const text = inFull(said, context);
  const clauses = clausesOf(text);
  const owned = clauses.filter((clause) => ownerNamed.test(clause) && isAt.test(clause));
  const parts = owned.length > 1 ? clauses : [text];
  const read: Places[] = [];
  for (const part of parts) read.push(await readPlacesIn(context, part));
  const claims = read.flatMap((one) => one.claims);
  const isSure = read.every((one) => one.isSure || one.claims.length === 0);
  return { claims: [...claims, ...alike(text, claims, context)], isSure };
}

const ownerNamed = /\b(?:my|her|his|their|\p{L}{2,20}['’]s) \p{L}/iu;
const isAt = /\b(?:in|on|at|under|inside)\b/i;

/** For "Ana's mug is in the sink, and so is Ben's" adds the same claim about Ben's. */
function alike(
  text: string,
  claims: readonly NewFact[],
  { ballot }: BallotContext,
): readonly NewFact[] {
  const also =
    /\b(?:so (?:does|do|is|are)|same (?:for|with|goes for)) (?:(\p{L}{2,20})['’]s|(mine|my [a-z]+))(?= ?(?:$|[.,;!]))/iu;
  const both =
    /(?:\bmy|['’]s)(?: [a-z]+){0,2} and (?:(\p{L}{2,20})['’]s|(mine|my))(?: [a-z]+){0,2} (?:is|are|both)\b/iu;
  const [, named = "", pronoun] = also.exec(text) ?? both.exec(text) ?? [];
  const owner = pronoun ? ballot.personName : capitalise(named);
  if (owner === "") return [];
  return claims.flatMap((claim) => {
    const kind = claim.subject.split(" ").at(-1) ?? "";
    if (claim.relation !== "at" || !ownerIn(claim.subject.split(" ")[0] ?? "")) return [];
    return [{ ...claim, subject: `${possessive(owner)} ${kind}` }];
  });
}

async function readPlacesIn(context: BallotContext, text: string): Promise<Places> {
  const { ballot, asked, question } = context;
  const kinds = kindsIn(text, question.view.owner);
  const [noun] = kinds;
  if (!noun) return { claims: [], isSure: false };
  const whose = {
    speaker: ballot.personName,
    asked: ownerIn(asked?.need.adjective ?? ""),
  };
  const { called } = namesIn(text, question.view.owner);
  const nameOf = (kind: string) =>
    [called.get(kind), everydayName(kind)].find(
      (name) => name && text.toLowerCase().includes(name),
    ) ?? everydayName(kind);
  const owned = kinds.flatMap((kind) => readOwned(text, nameOf(kind), whose) ?? [])[0];
  const kindOwned = kinds.find((kind) => nameOf(kind) === owned?.kind);
  const adjective = owned && possessive(owned.owner);
  const need = { func: "where" as const, noun: kindOwned ?? noun, ...(adjective && { adjective }) };
  const reply = await ground(context, { need, reply: owned?.rest ?? text });
  if (reply.kind !== "location") return { claims: [], isSure: false };
  const labels = labelsOf(question.view.owner);
  const claims = reply.claims.flatMap((claim): readonly NewFact[] => {
    const { thing } = claim;
    const kind = classOf(thing);
    if (owned && kind === kindOwned) {
      const isSingledOut = isInstance(thing) && owned.looks !== "";
      const which = isSingledOut ? [ownership(owned.owner, kind, [thing])] : [];
      return [placeFact(`${adjective} ${kind}`, claim), ...which];
    }
    const isOnlyKind = isInstance(thing) && labels.get(thing) === everydayName(kind);
    return [placeFact(isOnlyKind ? kind : thing, claim)];
  });
  return { claims, isSure: reply.confidence !== "middling" };
}

export function placeFact(
  subject: string,
  { places, polarity, certainty }: LocationClaim,
): NewFact {
  return { subject, relation: "at", objects: places, polarity, certainty, source: "answer" };
}

/** Expands "mine" and "in there", and moves owners to the front ("the mug on the desk is mine"). */
function inFull(text: string, context: BallotContext): string {
  const { asked, question } = context;
  const kind = everydayName(kindMeant(context));
  const owner = ownerIn(asked?.need.adjective ?? "") ?? "";
  const unsigned = new RegExp(`\\b${literalPattern(owner)}s(?= \\p{L})`, "iu");
  const signed = owner ? text.replace(unsigned, `${owner}'s`) : text;
  const named = namesIn(plainWords(signed), question.view.owner);
  const isNamed = named.kinds.length > 0;
  const english = withKind(
    isNamed ? named.text : withoutPronoun(named.text, context),
    kind,
  ).replace(/\b([a-z]{2,20}) of ([a-z]{2,20})\b/, (all, thing: string, name: string) =>
    thing === kind ? `${capitalise(name)}'s ${thing}` : all,
  );
  const there = /\b(?:in|on|inside|at) there\b|\bthere(?= too\b| as well\b| also\b)/i;
  const place = there.test(english) ? placeToldLast(context) : undefined;
  const isPlaced = place === undefined || namesIn(english, question.view.owner).places.length > 0;
  return isPlaced
    ? english
    : english.replace(there, phrasePlaces([place], labelsOf(question.view.owner)));
}

/** Replaces "it" ("It's on the table now") by the last thing told of, or one of the task's kind that was seen. */
function withoutPronoun(text: string, context: BallotContext): string {
  const { facts, question } = context;
  const kind = kindMeant(context);
  const owner = ownerIn(reliedOn(context)[0]?.subject.split(" ")[0] ?? "");
  const seen = [...latestSightings(facts).values()].flatMap(({ things }) => things);
  const [thing = "", ...more] = seen.filter((one) => classOf(one) === kind);
  const label = more.length === 0 ? labelsOf(question.view.owner).get(thing) : undefined;
  const name = owner
    ? `${possessive(owner)} ${everydayName(kind)}`
    : `the ${label ?? everydayName(kind)}`;
  return text.replace(
    /\bit(?=(?: is|['’]s)(?: not|n['’]t)?(?: now| back| still| here| actually)? (?:in|on|at|under|inside)\b)/i,
    name,
  );
}

function placeToldLast({ facts }: BallotContext): string | undefined {
  const told = facts.filter(({ source, relation }) => source === "answer" && relation === "at");
  return told.findLast(({ polarity, objects }) => polarity && objects.length === 1)?.objects[0];
}

/** Reads whose things are. "That" is the thing the open question asks about, or else one the task relies on. */
export async function readWhose(context: BallotContext, text: string): Promise<readonly NewFact[]> {
  const { asked, ballot } = context;
  const owner = ownerIn(asked?.need.adjective ?? "");
  const owned = new Map<string, NewFact>();
  let before = "";
  for (const clause of clausesOf(text)) {
    const belonging = readBelonging(clause, { speaker: ballot.personName, asked: owner });
    const named = belonging && pointsTo(belonging, before);
    before = clause;
    if (!belonging || !named || /\bnot\b|n't\b|\?/i.test(clause)) continue;
    const fact =
      (named.words === null ? null : await groundOwned(context, named)) ??
      (belonging.isPointed ? pointed(context, belonging) : null);
    if (fact) owned.set(fact.subject, { ...fact, polarity: !belonging.isDenied });
  }
  return [...owned.values()];
}

/** Reads places in words that also say whose a thing is: "That is Ben's, it is in the basket". */
export async function readPlacesBeside(
  context: BallotContext,
  text: string,
  owned: readonly NewFact[],
): Promise<readonly NewFact[]> {
  const { asked } = context;
  const { subject = asked ? subjectOf(asked.need) : "" } = owned.at(-1) ?? {};
  const [owner = "", kind = ""] = subject.split(" ");
  const claims: NewFact[] = [];
  for (const clause of clausesOf(text)) {
    // "The one in the sink is hers" says whose it is.
    if (!isAt.test(clause) || saysOwner(clause, context)) continue;
    const named = clause.replace(/^(?:and |but |so )?it\b/i, `${owner} ${everydayName(kind)}`);
    const read = await readPlacesIn(context, inFull(named, context));
    if (read.isSure) claims.push(...read.claims);
  }
  return claims;
}

function saysOwner(clause: string, { ballot }: BallotContext): boolean {
  return readBelonging(clause, { speaker: ballot.personName, asked: "their" }) !== null;
}

/** Reads whose and where things are, beyond what was asked. `rest`: the words that say neither. */
export async function readBeside(context: BallotContext, text: string) {
  const listening = { ...context, asked: context.question };
  const whose = await readWhose(listening, text);
  const places = await readPlacesBeside(listening, text, whose);
  const rest = clausesOf(text).filter((one) => !isAt.test(one) && !saysOwner(one, listening));
  return { others: [...whose, ...places], rest: rest.join(" ").replace(/ (?:is|are)[.! ]*$/, "") };
}

/** Reads whose a thing is not: "The red one isn't Mia's", "that isn't mine". */
export async function readDisowned(context: BallotContext, text: string): Promise<NewFact | null> {
  for (const clause of clausesOf(text).filter((one) => notTheirs.test(one))) {
    const [owned] = await readWhose(context, clause.replace(notTheirs, " is "));
    if (owned) return { ...owned, polarity: false };
  }
  return null;
}

/** Makes a fact of "that is Ben's" or "that is my mug" (not of "that is my idea"), about the thing meant by "that". */
function pointed(context: BallotContext, { owner, noun }: Belonging): NewFact | null {
  const { asked } = context;
  const meant = reliedOn(context).find(({ relation }) => relation === "is");
  const isAsked = asked?.state === "open" && asked.need.thing;
  const [thing, ...more] = isAsked ? [isAsked] : (meant?.objects ?? []);
  if (!thing || more.length > 0) return null;
  const kind = classOf(thing);
  if (noun && !kindsIn(noun, context.question.view.owner).includes(kind)) return null;
  return ownership(owner, kind, [thing]);
}

export async function groundOwned(
  context: BallotContext,
  { owner, noun, words }: Belonging,
): Promise<NewFact | null> {
  const view = context.question.view.owner;
  const named = kindsIn(`${noun ?? ""} ${words ?? ""}`, view)[0];
  const kind = named ?? kindMeant(context);
  const [relied] = reliedOn(context).filter(({ relation }) => relation === "is");
  const isOther = /\bother\b/i.test(words ?? "");
  const options = thingsOf(view).flatMap((thing) =>
    thing.kind === kind && !(isOther && relied?.objects.includes(thing.id)) ? [thing.id] : [],
  );
  if (isOther && options.length === 1) return ownership(owner, kind, options);
  const need = { func: "which" as const, adjective: possessive(owner), noun: kind };
  const reply = await ground(context, { need, options, reply: words ?? "" });
  return ownedFact(owner, kind, reply);
}

/** Reads the choice that replaces the thing asked about: "No, not that one. The blue". */
export async function chosenInstead(context: BallotContext, text: string): Promise<NewFact | null> {
  const { asked, question } = context;
  const instead = text
    .split(/[.,;!]/)
    .slice(/\bother one\b/i.test(text) ? 0 : 1)
    .findLast((clause) => clause.trim() !== "");
  if (asked?.need.func !== "which" || !asked.need.adjective || !instead) return null;
  const { noun } = asked.need;
  const view = question.view.owner;
  const options = thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const reply = await ground(context, { need: asked.need, options, reply: instead });
  const owner = ownerIn(asked.need.adjective);
  return owner === null ? null : ownedFact(owner, noun, reply);
}
