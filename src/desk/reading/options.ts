import { classOf } from "../../core/fact.js";
import type { GroundingRequest } from "../../core/grounding.js";
import { wordSet } from "../../core/wording.js";
import type { Entity } from "./meanings.js";
import { entityAt, type Mention } from "./mentions.js";
import { digitsOf, numbersAt, rankOf } from "./numbers.js";
import { withWord } from "./own-names.js";
import { numberOf } from "./room-vocabulary.js";

/** Words that refer to options, as tokens `start` to `end` (exclusive). */
export interface Reference {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly by: string;
}

const verbsOfTools: Readonly<Record<string, string>> = {
  microwave: "nuke nuked nuking zap zapped zapping microwaved microwaving",
  toaster: "toast toasted toasting",
  stoveburner:
    "fry fried frying boil boiled boiling saute simmer poach poached scramble scrambled grill steam gas flame",
  sinkbasin: "rinse rinsing wash washing scrub soak tap",
  fridge: "chill chilling refrigerate",
};
const toolOfVerb = new Map(
  Object.entries(verbsOfTools).flatMap(([tool, verbs]) =>
    verbs.split(" ").map((verb) => [verb, tool] as const),
  ),
);

const whatIsShown = wordSet("option choice answer letter item");
const listed = wordSet("list listed options shown suggestions");
const beforeLetter = new Set([...whatIsShown, "alternative", "variant", "number"]);
const ofNumbers = wordSet("number numbers index digit indices");
const timeSpans = wordSet("time night week month year but");

interface Said {
  readonly tokens: readonly string[];
  readonly entities: readonly Entity[];
  readonly mentions: readonly Mention[];
}

type Pointed = Omit<Reference, "start"> | null;

interface Pointing extends Said {
  readonly at: number;
  readonly token: string;
  readonly before: string;
  readonly next: string;
  readonly options: readonly string[];
  readonly request: GroundingRequest;
}

function pointed(
  { at }: Pointing,
  ids: readonly (string | undefined)[],
  by: string,
  end = at + 1,
): Pointed {
  const known = ids.filter((id): id is string => id !== undefined);
  return known.length > 0 ? { ids: known, by, end } : null;
}

/** "the one on the desk", "the shelf one", "the stove" */
function byPlace(one: Pointing, mention: Mention): Pointed {
  const { options, request } = one;
  const at = (places: readonly string[]) =>
    options.filter((id) => places.includes(id) || places.includes(request.known.get(id) ?? ""));
  const exact = at(mention.ids);
  return pointed(one, exact.length > 0 ? exact : at(mention.family), "place", mention.end);
}

function byName(one: Pointing, entity: Entity): Pointed {
  const { options, request } = one;
  if (entity.own) {
    const own = options.filter((id) => entity.ids.includes(id));
    return pointed(one, own, "own");
  }
  if (request.need.func === "how" && /^(?:pan|pot)$/.test(entity.classes[0] ?? ""))
    return pointed(
      one,
      options.filter((id) => classOf(id) === "stoveburner"),
      "tool",
    );
  if (entity.asked) return null;
  const words = entity.name.split(" ");
  return pointed(
    one,
    words.flatMap((word) => withWord(options, word, request.vocabulary)),
    "word",
  );
}

function byNumber(one: Pointing): Pointed {
  const { tokens, at, token, before, next, options } = one;
  const value = Number(token);
  const isAll = value === options.length;
  if (isAll && /^(?:all|both|any|either)$/.test(before)) return pointed(one, options, "all");
  if (/^(?:O\d+|last|top|bottom)$/.test(before)) return null;
  if (tokens[at - 2] === "of" && /^(?:the|my|those|these)$/.test(before)) return null;
  if (/^(?:those|these|other)$/.test(before) || /^(?:people|persons|from)$/.test(next)) return null;
  if (isAll && before === "the" && /^(?:[.,;!?]|of|please|)$/.test(next))
    return pointed(one, options, "whole");
  if (whatIsShown.has(before) || tokens.slice(at + 1, at + 6).some((word) => listed.has(word)))
    return pointed(one, [options[value - 1]], "listed");
  const { numbers = [], end = at + 1 } = numbersAt(tokens, at) ?? {};
  const ids = options.filter((id) => numbers.includes(numberOf(id) ?? -1));
  return pointed(one, ids, end > at + 1 ? "range" : "number", end);
}

function byRank(one: Pointing, rank: number): Pointed {
  const { tokens, at, next, options } = one;
  const count = rank === 1 ? digitsOf(next) : null;
  if (count !== null) return pointed(one, options.slice(0, count), "first", at + 2);
  const isBack = /^(?:last|from)$/.test(next) || (next === "to" && tokens[at + 2] === "last");
  const fromEnd = tokens
    .slice(at + 1, at + 5)
    .some((word) => /^(?:last|end|bottom|right)$/.test(word));
  if (isBack && fromEnd) return pointed(one, [options.at(-rank)], "rank", at + 3);
  const { numbers = [], end } = numbersAt(tokens, at) ?? {};
  return pointed(
    one,
    numbers.map((number) => options[number - 1]),
    "rank",
    end,
  );
}

/** "the last one", "top 2", "the middle one", "the odd ones" */
function byPosition(one: Pointing): Pointed {
  const { tokens, at, token, before, next, options } = one;
  const isSide = /^(?:left|right|top|bottom)$/.test(token);
  const isListed = next === "of" && tokens.slice(at + 2, at + 5).some((word) => listed.has(word));
  if (isSide && !isListed && !/^(?:the|on|most)$/.test(before) && tokens.length >= 3) return null;
  if (token === "last" && timeSpans.has(next)) return null;
  const count = digitsOf(next);
  const end = count === null ? at + 1 : at + 2;
  if (/^(?:last|latter|bottom|right)$/.test(token))
    return pointed(one, options.slice(-(count ?? 1)), token, end);
  if (/^(?:former|top|left)$/.test(token))
    return pointed(one, options.slice(0, count ?? 1), token, end);
  if (token === "penultimate") return pointed(one, [options.at(-2)], "rank");
  if (token === "middle" || token === "mid") {
    const half = Math.floor(options.length / 2);
    const isOdd = options.length % 2 === 1;
    return pointed(one, options.slice(isOdd ? half : half - 1, half + 1), "middle");
  }
  if (/^(?:odd|even)$/.test(token)) {
    const rest = token === "odd" ? 1 : 0;
    return pointed(
      one,
      options.filter((id) => (numberOf(id) ?? 0) % 2 === rest),
      "parity",
    );
  }
  if (!ofNumbers.has(next)) return null;
  const sorted = options.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
  if (/^(?:low|small)(?:er|est)$/.test(token)) return pointed(one, sorted.slice(0, 1), "order");
  const isHigh = /^(?:high|bigg?|larg)(?:er|est)$/.test(token);
  return isHigh ? pointed(one, sorted.slice(-1), "order") : null;
}

/** "B", "option a" */
function byLetter(one: Pointing): Pointed {
  const { tokens, token, before, next, options } = one;
  if (!/^[a-h]$/.test(token)) return null;
  const isArticle =
    token === "a" &&
    !beforeLetter.has(before) &&
    tokens.length >= 3 &&
    !/^(?:or|and)$/.test(next) &&
    !/^T\d/.test(before);
  return isArticle ? null : pointed(one, [options[token.charCodeAt(0) - 97]], "letter");
}

function pointAt(said: Said, at: number, request: GroundingRequest): Pointed {
  const { tokens, entities, mentions } = said;
  const options = request.options ?? [];
  const [token = "", before = "", next = ""] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  const one: Pointing = { ...said, at, token, before, next, options, request };
  const mention = mentions.find(({ start, by }) => start === at && by === "name");
  if (mention) return byPlace(one, mention);
  const entity = entityAt(token, entities);
  if (entity) return byName(one, entity);
  if (digitsOf(token) !== null) return byNumber(one);
  const rank = rankOf(token);
  if (rank !== null) return byRank(one, rank);
  const tool = request.need.func === "how" ? toolOfVerb.get(token) : undefined;
  if (tool)
    return pointed(
      one,
      options.filter((id) => classOf(id) === tool),
      "tool",
    );
  const named = () => pointed(one, withWord(options, token, request.vocabulary), "word");
  return byPosition(one) ?? byLetter(one) ?? named();
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
