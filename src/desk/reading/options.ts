/** Finds which options of a question a reply points to: "the second", "B", "the one on the desk". */
import { classOf } from "../../core/memory/fact.js";
import type { GroundingRequest } from "../../core/question/grounding.js";
import { wordSet } from "../../core/words/wording.js";
import type { Entity } from "./lexicon/meanings.js";
import { type Said, withWord } from "./lexicon/own-names.js";
import plainWords from "./lexicon/plain-words.json" with { type: "json" };
import { numberOf } from "./lexicon/room-vocabulary.js";
import { entityAt, type Mention } from "./mentions.js";
import { digitsOf, numbersAt, rankOf } from "./numbers/numbers.js";

/** Words of a reply that refer to the question's options: its tokens `start` to `end` (exclusive). */
export interface Reference {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly by: string;
}

const toolOfVerb = new Map(
  Object.entries(plainWords.tools).flatMap(([tool, verbs]) =>
    verbs.split(" ").map((verb) => [verb, tool] as const),
  ),
);

const whatIsShown = wordSet("option choice answer letter item");
const listed = wordSet("list listed options shown suggestions");
const timeSpans = wordSet("time night week month year but");
const beforeLetter = wordSet("option choice answer letter item alternative variant number");
const ofNumbers = wordSet("number numbers index digit indices");
const alls = wordSet("all both any either");
const those = wordSet("those these other");
const people = wordSet("people persons from");
const articles = wordSet("the my those these");
const closing = wordSet(". , ; ! ? of please");
const sides = wordSet("left right top bottom");
const beforeSide = wordSet("the on most");
const beforeCount = wordSet("last top bottom");
const lasts = wordSet("last latter bottom right");
const firsts = wordSet("former top left");
const ends = wordSet("last end bottom right");
const lowest = wordSet("lower lowest smaller smallest");
const highest = wordSet("higher highest bigger biggest larger largest");
const joins = wordSet("or and");

type Pointed = Omit<Reference, "start"> | null;

function pointAt({ tokens, entities, mentions }: Said, at: number, request: GroundingRequest) {
  const options = request.options ?? [];
  const [token = "", before = "", next = ""] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  const pointed = (ids: readonly (string | undefined)[], by: string, end = at + 1): Pointed => {
    const known = ids.filter((id): id is string => id !== undefined);
    return known.length > 0 ? { ids: known, by, end } : null;
  };

  /** Finds options by where they are: "the one on the desk", "the shelf one", "the stove". */
  const byPlace = ({ ids, family, end }: Mention): Pointed => {
    const at = (places: readonly string[]) =>
      options.filter((id) => places.includes(id) || places.includes(request.known.get(id) ?? ""));
    const exact = at(ids);
    return pointed(exact.length > 0 ? exact : at(family), "place", end);
  };

  const byName = ({ asked, name }: Entity): Pointed => {
    const words = asked ? [] : name.split(" ");
    return pointed(
      words.flatMap((word) => withWord(options, word, request.vocabulary)),
      "word",
    );
  };

  const byNumber = (value: number): Pointed => {
    const isAll = value === options.length;
    if (isAll && alls.has(before)) return pointed(options, "all");
    if (rankOf(before) !== null || beforeCount.has(before)) return null;
    if (people.has(next) || those.has(before)) return null;
    if (tokens[at - 2] === "of" && articles.has(before)) return null;
    if (isAll && before === "the" && (next === "" || closing.has(next)))
      return pointed(options, "whole");
    if (whatIsShown.has(before) || tokens.slice(at + 1, at + 6).some((word) => listed.has(word)))
      return pointed([options[value - 1]], "listed");
    const { numbers = [], end = at + 1 } = numbersAt(tokens, at) ?? {};
    const ids = options.filter((id) => numbers.includes(numberOf(id) ?? -1));
    return pointed(ids, end > at + 1 ? "range" : "number", end);
  };

  const byRank = (rank: number): Pointed => {
    const count = rank === 1 ? digitsOf(next) : null;
    if (count !== null) return pointed(options.slice(0, count), "first", at + 2);
    const isBack =
      next === "last" || next === "from" || (next === "to" && tokens[at + 2] === "last");
    if (isBack && tokens.slice(at + 1, at + 5).some((word) => ends.has(word)))
      return pointed([options.at(-rank)], "rank", at + 3);
    const { numbers = [], end } = numbersAt(tokens, at) ?? {};
    return pointed(
      numbers.map((number) => options[number - 1]),
      "rank",
      end,
    );
  };

  /** Finds options by their position: "the last one", "top 2", "the middle one", "the odd ones". */
  const byPosition = (): Pointed => {
    const isListed = next === "of" && tokens.slice(at + 2, at + 5).some((word) => listed.has(word));
    const isNamed = isListed || beforeSide.has(before) || tokens.length < 3;
    if (sides.has(token) && !isNamed) return null;
    if (token === "last" && timeSpans.has(next)) return null;
    const count = digitsOf(next);
    const end = count === null ? at + 1 : at + 2;
    if (lasts.has(token)) return pointed(options.slice(-(count ?? 1)), token, end);
    if (firsts.has(token)) return pointed(options.slice(0, count ?? 1), token, end);
    if (token === "penultimate") return pointed([options.at(-2)], "rank");
    const half = Math.floor(options.length / 2);
    if (token === "middle" || token === "mid")
      return pointed(options.slice(options.length % 2 === 1 ? half : half - 1, half + 1), "middle");
    const rest = ["even", "odd"].indexOf(token);
    const ofParity = options.filter((id) => (numberOf(id) ?? 0) % 2 === rest);
    if (rest >= 0) return pointed(ofParity, "parity");
    if (!ofNumbers.has(next)) return null;
    const sorted = options.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
    if (lowest.has(token)) return pointed(sorted.slice(0, 1), "order");
    return highest.has(token) ? pointed(sorted.slice(-1), "order") : null;
  };

  const byLetter = (): Pointed => {
    const isNamed = beforeLetter.has(before) || joins.has(next) || /^T\d/.test(before);
    const isArticle = token === "a" && !isNamed && tokens.length >= 3;
    if (!/^[a-h]$/.test(token) || isArticle) return null;
    return pointed([options[token.charCodeAt(0) - 97]], "letter");
  };

  const mention = mentions.find(({ start, by }) => start === at && by === "name");
  if (mention) return byPlace(mention);
  const entity = entityAt(token, entities);
  const own = options.filter((id) => entity?.ids.includes(id));
  if (entity?.own) return pointed(own, "own");
  const kind = entity?.classes[0] ?? token;
  const tool = request.need.func === "how" ? toolOfVerb.get(kind) : undefined;
  const withTool = options.filter((id) => classOf(id) === tool);
  if (tool) return pointed(withTool, "tool");
  if (entity) return byName(entity);
  const [number, rank] = [digitsOf(token), rankOf(token)];
  if (number !== null) return byNumber(number);
  if (rank !== null) return byRank(rank);
  const named = () => pointed(withWord(options, token, request.vocabulary), "word");
  return byPosition() ?? byLetter() ?? named();
}

export function findReferences(said: Said, request: GroundingRequest): readonly Reference[] {
  const found: Reference[] = [];
  for (let at = 0; at < said.tokens.length; at += 1) {
    const reference = pointAt(said, at, request);
    if (!reference) continue;
    found.push({ start: at, ...reference });
    at = reference.end - 1;
  }
  return found;
}
