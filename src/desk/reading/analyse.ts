/** Finds what a reply names: places, things and options. `read.ts` decides what is meant. */
import type { GroundingRequest } from "../../core/question/grounding.js";
import { markEntities } from "./entities.js";
import { translated } from "./in-english.js";
import { isOpposite } from "./lexicon/name-parts.js";
import { normaliseReply } from "./lexicon/normalise.js";
import { narrowByNames } from "./lexicon/own-names.js";
import { indexVocabulary, type RoomVocabulary } from "./lexicon/room-vocabulary.js";
import { findMentions, type Mention } from "./mentions.js";
import { spellAmounts } from "./numbers/amounts.js";
import { kindOfValue, offersValues, readShelf } from "./offers.js";
import { findReferences, type Reference } from "./options.js";
import { type Found, type View, viewOf } from "./view.js";

export interface Analysis extends Found, View {
  /** Marks of unusual text: code, a link, capitals. */
  readonly signs: readonly string[];
  /** True if the reply contains a program's call or template: "alert(1)", "{{7*7}}". */
  readonly isProgram: boolean;
}

function optionsOf(request: GroundingRequest, room: RoomVocabulary): readonly string[] | null {
  if (request.options && request.options.length > 0) return request.options;
  if (request.need.func !== "which") return null;
  return room.thingsByClass.get(request.need.noun) ?? null;
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }) {
  return one.start < other.end && other.start < one.end;
}

const notByPosition = new Set(["place", "word", "number", "range", "all", "whole", "own"]);

/** Adds places that the reply names by their position among the choices: "the last one", "B". */
function withShown(
  mentions: readonly Mention[],
  references: readonly Reference[],
): readonly Mention[] {
  const shown = references.flatMap((reference): readonly Mention[] => {
    const { start, end, ids, by } = reference;
    if (notByPosition.has(by)) return [];
    if (mentions.some((one) => one.by === "name" && overlaps(one, reference))) return [];
    return [{ start, end, ids, family: ids, classes: [], numbered: true, by: "shown" }];
  });
  const kept = mentions.filter(
    (one) => one.by === "name" || !shown.some((other) => overlaps(one, other)),
  );
  return [...kept, ...shown].sort((one, other) => one.start - other.start);
}

/** Narrows a name to places that were shown as choices: "the drawer" is the shown one. */
function narrowToShown(mentions: readonly Mention[], shown: readonly string[]) {
  return mentions.map((one) => {
    const ids = one.ids.filter((id) => shown.includes(id));
    return one.numbered || ids.length === 0 ? one : { ...one, ids };
  });
}

/** Returns the place that "yes" and "no" refer to, if only one was asked about ("Is it in the sink?"). */
function askedPlace(options: readonly string[] | null): readonly Mention[] {
  if (options?.length !== 1) return [];
  const family = options;
  return [{ start: 0, end: 0, ids: options, family, classes: [], numbered: true, by: "asked" }];
}

/** Leaves out places on the other side: "the cabinet under the sink" is not the one above it. */
function withoutOpposites(mentions: readonly Mention[], room: RoomVocabulary, text: string) {
  const words = text.split(" ");
  const opposite = room.parts.filter((part) => isOpposite(words, part)).map(({ id }) => id);
  if (opposite.length === 0) return mentions;
  return mentions.map((one) =>
    one.numbered ? one : { ...one, ids: one.ids.filter((id) => !opposite.includes(id)) },
  );
}

function ownerOf({ need }: GroundingRequest): string | null {
  const [, owner] = /^(\p{L}+)['’]s\b/u.exec(need.adjective ?? "") ?? [];
  return owner?.toLowerCase() ?? null;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ["code", /[{}<>`$\\]|\w\(|\w = \w|\/\w+\//],
  ["quote", /["“„«]/],
  ["caps", /\b\p{Lu}{4,}\b[^\p{Ll}]*\p{Ll}/u],
  ["link", /https?:|@\w|\w@\w/],
  ["colon", /\w:\s/],
  ["long", /^[\s\S]{160}/],
];

const program = /\w\([^)\s]*\)|\{\{|\$\{/;

function signsOf(text: string): readonly string[] {
  return signs.flatMap(([sign, pattern]) => (pattern.test(text) ? [sign] : []));
}

/** Analyses a reply that chooses a value: "the big one", "15 dollars". */
function findValues(given: GroundingRequest, room: RoomVocabulary): Found {
  const text = normaliseReply(spellAmounts(given.reply), given.question, true);
  const { text: english, isForeign } = translated(text);
  const shelf = readShelf(given, english);
  const func = kindOfValue(given);
  return { ...shelf, entities: [], room, isForeign, mentions: [], owner: null, func };
}

export function analyse(given: GroundingRequest): Analysis {
  const room = indexVocabulary(given.vocabulary, given.need.noun, given.options ?? []);
  const found = offersValues(given) ? findValues(given, room) : findNames(given, room);
  const { reply } = given;
  return { ...found, ...viewOf(found), signs: signsOf(reply), isProgram: program.test(reply) };
}

function findNames(given: GroundingRequest, room: RoomVocabulary): Found {
  const options = optionsOf(given, room);
  const isChoice = options !== null && given.need.func !== "where";
  const request = { ...given, options };
  const text = normaliseReply(given.reply, given.question, isChoice);
  const { text: english, isForeign } = translated(text);
  const marked = markEntities(english, room);
  const { entities } = marked;
  const tokens = marked.text.split(" ").filter((token) => token !== "");
  const found = findMentions(tokens, marked, room);
  const named = withoutOpposites(
    narrowByNames({ tokens, entities, mentions: found }, given.vocabulary),
    room,
    english,
  );
  const references = options ? findReferences({ tokens, entities, mentions: named }, request) : [];
  const mentions =
    isChoice || !options
      ? named
      : [...askedPlace(options), ...withShown(narrowToShown(named, options), references)];
  return {
    tokens,
    entities,
    room,
    isForeign,
    mentions,
    references,
    choices: isChoice ? options : null,
    open: null,
    owner: ownerOf(given),
    func: given.need.func,
  };
}
