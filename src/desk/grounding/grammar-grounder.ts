import { classOf } from "../../core/fact.js";
import type { GroundedReply, Grounder, GroundingRequest } from "../../core/grounding.js";
import { spellAmounts } from "./amounts.js";
import { readChoice } from "./choices.js";
import { makeClaims } from "./claims.js";
import { cutCommands, cutQuestions, takesOver } from "./commands.js";
import { confidenceIn, confidenceInChoice } from "./confidence.js";
import { tagCues } from "./cues.js";
import { type MarkedText, markEntities } from "./entities.js";
import { type Translation, translate } from "./languages.js";
import { isEnglishName } from "./lexicon.js";
import { type Hearing, readLicences } from "./licences.js";
import { findMentions } from "./mentions.js";
import { isOpposite } from "./name-parts.js";
import { normaliseReply } from "./normalise.js";
import { narrowByNames } from "./own-names.js";
import { groundPurchase } from "./purchases.js";
import { indexVocabulary, type RoomVocabulary } from "./room-vocabulary.js";
import { readStatements, type Statement } from "./statements.js";
import { forbids, isCode, isSuspicious, rows, signsIn } from "./suspicion.js";
import { boundsOf, type TokenisedReply } from "./tokenised-reply.js";
import { cue } from "./tokens.js";
import { groundValue, valuesOffered } from "./values.js";

/** Most guesses of an unclear reply. */
const MAX_GUESSES = 6;

function read(marked: MarkedText, room: RoomVocabulary): TokenisedReply {
  const tokens = marked.text.split(" ").filter((token) => token !== "");
  const mentions = findMentions(tokens, marked, room.placesByClass);
  return { tokens, entities: marked.entities, mentions, noun: room.noun, bounds: boundsOf(tokens) };
}

function isDontKnow(reply: TokenisedReply): boolean {
  return reply.tokens.some((token) => token === cue.DUNNO || token === cue.UNSEEN);
}

function unclear(guesses: Iterable<string>, order: readonly string[]): GroundedReply {
  const wanted = new Set(guesses);
  return { kind: "unclear", guesses: order.filter((id) => wanted.has(id)).slice(0, MAX_GUESSES) };
}

function groundChoice(
  reply: TokenisedReply,
  request: GroundingRequest & { options: readonly string[] },
  { text, isPlain }: { text: string; isPlain: boolean },
): GroundedReply {
  const choice = readChoice(reply, request, text);
  if (choice) {
    const { ignored, ...chosen } = choice;
    const confidence = confidenceInChoice(reply, ignored || !isPlain);
    return { kind: "choice", ...chosen, confidence };
  }
  if (isDontKnow(reply)) return { kind: "dont_know", claims: [] };
  return unclear(request.options, request.options);
}

/** The claims, and whether they are to be asked back: their words may not be a plain statement. */
function hear(reply: TokenisedReply, room: RoomVocabulary, hearing: Hearing) {
  const said = readStatements(reply);
  const mayLackWords = /^(open|foreign|verb-last)$/.test(hearing);
  const licences = readLicences(reply, hearing);
  const isHeard = ({ mention }: Statement) => licences[reply.mentions.indexOf(mention)] !== false;
  const plain = said.map((one) => (isHeard(one) ? one : { ...one, aside: true }));
  const claimsOf = (statements: readonly Statement[]) =>
    makeClaims(statements, { noun: room.noun, places: room.places });
  const isDoubted =
    hearing === "doubted" ||
    (mayLackWords && said.some((one) => !one.aside && !isHeard(one))) ||
    (hearing === "careful" && claimsOf(plain).length === 0);
  const statements = isDoubted ? said : plain;
  return { statements, claims: claimsOf(statements), isDoubted };
}

function groundLocation(
  reply: TokenisedReply,
  room: RoomVocabulary,
  hearing: Hearing,
): GroundedReply {
  const { statements, claims, isDoubted } = hear(reply, room, hearing);
  const aboutIt = claims.some((claim) => classOf(claim.thing) === room.noun);
  if (!aboutIt && isDontKnow(reply)) return { kind: "dont_know", claims };
  if (claims.length > 0) {
    const confidence = isDoubted ? "middling" : confidenceIn(reply, statements, claims);
    return { kind: "location", claims, confidence };
  }
  return unclear(
    reply.mentions.flatMap((mention) => mention.family),
    room.places,
  );
}

/** Words for what was shown. */
const ofShown =
  /\b(list|listed|options?|choices?|suggest\w*|propos\w*|mention\w*|offered|named|shown|answers?)\b/;

/** Whether the reply names no place in words, and numbers only those that were shown. */
function pointsAtShown({ mentions, tokens }: TokenisedReply, text: string): boolean {
  if (mentions.length === 0) return true;
  return ofShown.test(text) && !tokens.some((token) => /^P\d/.test(token));
}

/** "the drawer", where one drawer was shown: that one. */
function narrowToShown(reply: TokenisedReply, options: readonly string[]): TokenisedReply {
  const mentions = reply.mentions.map((mention) => {
    const shown = mention.ids.filter((id) => options.includes(id));
    return mention.numbered || shown.length === 0 ? mention : { ...mention, ids: shown };
  });
  return { ...reply, mentions };
}

/** Where places were shown, words that name none may point at one of them: "the last one", "option B". */
function groundWhere(
  reply: TokenisedReply,
  request: GroundingRequest,
  { room, text, hearing }: { room: RoomVocabulary; text: string; hearing: Hearing },
): GroundedReply {
  const read = groundLocation(
    request.options ? narrowToShown(reply, request.options) : reply,
    room,
    hearing,
  );
  if (!request.options || !pointsAtShown(reply, text)) return read;
  if (read.kind !== "unclear" && !ofShown.test(text)) return read;
  const chosen = readChoice(reply, request, text)?.options;
  if (!chosen || chosen.length === 0 || chosen.length === request.options.length) return read;
  if (chosen.length > 1 && !reply.tokens.includes(cue.OR)) return read;
  const certainty = chosen.length === 1 ? "sure" : "unsure";
  const claim = { thing: room.noun, places: chosen, polarity: true, certainty } as const;
  return { kind: "location", claims: [claim] };
}

/** "The cabinet under the sink" is not the one above it, even where no other is. */
function withoutOpposites(reply: TokenisedReply, { parts }: RoomVocabulary, text: string) {
  const opposite = new Set(parts.filter((part) => isOpposite(text, part)).map(({ id }) => id));
  const isMeant = (id: string) => !opposite.has(id);
  if (opposite.size === 0) return reply;
  const mentions = reply.mentions.map((one) =>
    one.numbered ? one : { ...one, ids: one.ids.filter(isMeant) },
  );
  return { ...reply, mentions };
}

function hearingOf(
  reply: string,
  read: { translated: Translation; marked: MarkedText; said: string },
): Hearing {
  if (read.said !== read.marked.text) return "strict";
  if (rows.test(reply)) return "doubted";
  if (isSuspicious(reply, read.marked.text))
    return forbids.test(read.marked.text) ? "doubted" : "careful";
  if (read.translated.isVerbLast) return "verb-last";
  return read.translated.isForeign ? "foreign" : "open";
}

/** Grounds one reply, stage by stage: normalise, mark names, cut orders, tag cues, read. */
function groundReply(request: GroundingRequest): GroundedReply {
  const room = indexVocabulary(request);
  const options = optionsOf(request, room);
  const choosing = options !== null && request.need.func !== "where";
  const values = valuesOffered(request);
  const told = request.need.func === "what" ? spellAmounts(request.reply) : request.reply;
  const text = normaliseReply(told, request.question, choosing);
  const translated = translate(text, isEnglishName);
  const marked = markEntities(translated.text, room);
  const said = cutCommands(marked.text, { choosing });
  const kept = choosing ? cutQuestions(said) : said;
  const hearing = hearingOf(request.reply, { translated, marked, said });
  const plain = read({ ...marked, text: tagCues(kept) }, room);
  if (values) {
    const { text: english } = translated;
    const isAttack = takesOver(english);
    const words = { text: english, values, isDontKnow: isDontKnow(plain), takesOver: isAttack };
    return groundPurchase(request, words) ?? groundValue(text, values, words.isDontKnow);
  }
  const reply = withoutOpposites(narrowByNames(plain, request.vocabulary), room, translated.text);
  if (request.need.func === "where")
    return groundWhere(reply, { ...request, options }, { room, text: kept, hearing });
  if (options)
    return groundChoice(
      reply,
      { ...request, options },
      { text: kept, isPlain: isPlainChoice(kept) && !isCode(request.reply) },
    );
  return groundLocation(reply, room, hearing);
}

/** Whether a sentence that only answers stands in the words of a choice. */
function isPlainChoice(text: string): boolean {
  return text.split(/(?<= [.!?]) /).some((sentence) => sentence !== "" && signsIn(sentence) < 2);
}

/** The options on offer; for an open "which", the things of the class. */
function optionsOf(request: GroundingRequest, room: RoomVocabulary): readonly string[] | null {
  if (request.options && request.options.length > 0) return request.options;
  if (request.need.func !== "which") return null;
  return room.thingsByClass.get(request.need.noun) ?? null;
}

/**
 * Understands replies without a model, by a small grammar over the room's vocabulary. It throws on no
 * text and names no place or option that is not in the request.
 */
export function createGrammarGrounder(): Grounder {
  return { ground: async (request) => groundReply(request) };
}
