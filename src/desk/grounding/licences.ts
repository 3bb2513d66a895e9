/**
 * Which places a doubtful reply may be heard on. An answer states where something is. Whoever gives orders, claims
 * power or talks about the talk may still say so beside it: then a place counts only where a plain statement names it.
 */
import { entityAt } from "./mentions.js";
import {
  clauseStart,
  gapBefore,
  leadOf,
  putting,
  sentenceSpan,
  type TokenisedReply,
} from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

const copula =
  /^(is|are|was|were|am|be|been|has|have|had|holds|contains|THERE|stays?|stood|stands?|lies|lives?|goes|belongs?)$/;
const subjects =
  /^(it|they|them|one|ones|mine|ours|yours|hers|theirs|both|some|two|three|answer|there|all|others?|rest|T\d+|O?\d+|OTHER|ALSO)$/;
const people =
  /^(i|we|he|she|who|somebody|someone|mum|mom|dad|husband|wife|son|daughter|brother|sister|kids?|boss)$/;
const small =
  /^(me|us|him|to|for|of|with|if|where|when|which|what|how|as|by|at|out|away|off|please|thanks|sorry|not|no|do|did|does|come|just|only|also|again|anyway|today|now|yesterday|always|usually|will|would|can|could|may|might|must|should|okay|hi|hello|hey|think|know|believe|say|says|said|btw|answer|number|morning|evening|night|week|[a-z]+ly)$/;
const addressed = /^(you|your|yourself|robot|bot|machine|assistant|agent|ai)$/;
const universal =
  /^(everything|everyone|everybody|anything|anyone|nothing|whatever|contents?|every|each)$/;

function isUnknown(token: string): boolean {
  const known = [putting, copula, subjects, people, small, addressed];
  return /^[a-z]/.test(token) && !isLight(token) && !known.some((words) => words.test(token));
}

/** "the mug is in", "I put it on", "mugs:": something is said to be there. */
function isStatement(reply: TokenisedReply, lead: readonly string[]): boolean {
  const at = lead.findIndex((token) => subjects.test(token) || people.test(token));
  if (at < 0 || entityAt(lead[at], reply.entities)?.kind === "place") return false;
  const since = lead.slice(at + 1);
  const verb = since.findIndex((token) => copula.test(token) || putting.test(token));
  if (people.test(lead[at] ?? "")) return verb >= 0 && !since.slice(0, verb).some(isUnknown);
  return verb >= 0 || !lead.some(isUnknown);
}

/** "you put", "you will find": the person, told of what they do with things; any other word to the robot asks it. */
function asks(lead: readonly string[]): boolean {
  return lead.some((token, at) => {
    if (universal.test(token)) return true;
    const next = lead
      .slice(at + 1)
      .find((word) => !/^(will|can|could|have|had|might|may|just)$/.test(word));
    return addressed.test(token) && !putting.test(next ?? "");
  });
}

/** "mira en", "los cuatro rollos en": in another language, one word that we do not know says or does nothing else. */
function isOneWord(lead: readonly string[]): boolean {
  const unknown = lead.filter((token) => isUnknown(token) && (token.length > 3 || token === "use"));
  const at = lead.lastIndexOf(cue.IN);
  return unknown.length === 0 || (unknown.length === 1 && unknown[0] === lead[at - 1]);
}

/** "open the safe, the card is inside" */
function isFoundThere(reply: TokenisedReply, at: number): boolean {
  const end = reply.mentions[at]?.end ?? 0;
  const rest = reply.tokens.slice(end, sentenceSpan(reply, end).end).join(" ");
  return /^[^P]{0,60}?(?:[,;]|AND|BREAK) [^P]{0,40}\b(?:(?:T\d+|it|they) [^P]{0,20}\b(?:there|THERE|IN(?= [.,;!]|$))|there (?:is|are) (?:the )?T\d+)/.test(
    rest,
  );
}

/** Whether the words around mention `at` do no more than say where something is. */
function isPlain(reply: TokenisedReply, at: number, hearing: Hearing): boolean {
  const isForeign = hearing === "foreign" || hearing === "verb-last";
  const { tokens, mentions } = reply;
  const mention = mentions[at];
  if (!mention) return false;
  const lead = leadOf(reply, at);
  if (asks(lead)) return false;
  if (!isStatement(reply, lead) && !(isForeign ? isOneWord(lead) : !lead.some(isUnknown)))
    return false;
  if (mention.relation === "in") return true;
  const { start } = sentenceSpan(reply, mention.start);
  const gap = tokens.slice(Math.max(start, mentions[at - 1]?.end ?? 0), mention.start);
  const isDoing = (token: string) => isUnknown(token) && !(isForeign && token.length < 4);
  if (!isStatement(reply, gap) && gap.some(isDoing)) return false;
  const rest = tokens.slice(mention.end, mentions[at + 1]?.start ?? tokens.length);
  const close = rest.findIndex(isBreak);
  const tail = close < 0 ? rest : rest.slice(0, close);
  if (tail.at(-1) === cue.IN || tail.some((token) => addressed.test(token))) return false;
  return hearing === "foreign" || !tail.some(isUnknown);
}

/** "the treasure is in", "there is a bomb in": something that we have no name for is said to be there. */
function isOfElse(reply: TokenisedReply, at: number): boolean {
  const named =
    /^(?:(?:HEDGE|AND|ALSO|BREAK|ACTUALLY) )*(?:(?:the|your|their|his|her|this|some) ([a-z]{3,}) (?:is|are|was|were)|there (?:is|are) (?:a|an|the|my|some) (?!few|couple|lot|pair|bunch)([a-z]{3,})(?! (?:ones?|of|more)\b))\b/.exec(
      leadOf(reply, at).join(" "),
    );
  return isUnknown(named?.[1] ?? named?.[2] ?? "");
}

/** "relocate every mug into the hamper": an unknown verb by itself, with what it is done to. */
function isOrder(reply: TokenisedReply, at: number): boolean {
  const lead = leadOf(reply, at).filter(
    (token) => !/^(please|[a-z]+ly|just|now|then|also|and|AND|THEN|ALSO)$/.test(token),
  );
  const [verb = "", ...object] = lead;
  if (!isUnknown(verb) || /(?:ed|ing|s)$/.test(verb)) return false;
  const thing = object.findIndex((token) => /^T\d+$/.test(token));
  if (thing < 0 || object.some((token) => copula.test(token) || putting.test(token))) return false;
  return (
    object
      .slice(0, thing)
      .every((token) => /^(the|all|every|each|both|any|my|your|those|these|of|\d+)$/.test(token)) &&
    thing > 0
  );
}

/**
 * How a reply is heard: openly; in another language, whose orders may end with the verb; with care, as it does more
 * than answer; with doubt, as it forbids; or strictly, as orders were cut from it.
 */
export type Hearing = "open" | "foreign" | "verb-last" | "careful" | "doubted" | "strict";

/** Whether mention `at` goes on with the one before, as in a list. */
function goesOn(reply: TokenisedReply, at: number): boolean {
  const [mention, before] = [reply.mentions[at], reply.mentions[at - 1]];
  if (!mention || !before) return false;
  const start =
    mention.relation === "in"
      ? clauseStart(reply, mention.start)
      : sentenceSpan(reply, mention.start).start;
  const { start: first } = sentenceSpan(reply, mention.start);
  const isAdded = /^(ALSO|AND)$/.test(reply.tokens[first] ?? "");
  return (before.end > start || isAdded) && !isStatement(reply, gapBefore(reply, at));
}

/** Of each mention, whether it may be heard; what a list goes on with is heard as its first member is. */
export function readLicences(reply: TokenisedReply, hearing: Hearing): boolean[] {
  if (hearing === "open")
    return reply.mentions.map((_, at) => !isOrder(reply, at) && !isOfElse(reply, at));
  const licences: boolean[] = [];
  reply.mentions.forEach((_, at) => {
    const isLed = !goesOn(reply, at) || licences[at - 1] === true;
    const isSaid = isLed && isPlain(reply, at, hearing);
    licences.push(isFoundThere(reply, at) || isSaid);
  });
  return licences;
}
