/** Translates people's words to English, and finds the places and things that they name. */
import { recalling } from "../../core/newest.js";
import type { Vocabulary } from "../../core/question/grounding.js";
import { everydayName } from "../../core/words/names.js";
import { type MarkedText, markEntities } from "./entities.js";
import { translate } from "./languages.js";
import { isEnglishName } from "./lexicon/lexicon.js";
import { normaliseText } from "./lexicon/normalise.js";
import { indexVocabulary } from "./lexicon/room-vocabulary.js";
import { findMentions } from "./mentions.js";

export const translated = recalling((text) => translate(text, isEnglishName));

/** Returns the text in lower case with English function words, or null if it is in English. */
export function inEnglish(text: string): string | null {
  const plain = normaliseText(text);
  const { text: english, isForeign } = translated(plain);
  return isForeign && english !== plain ? english : null;
}

/** Replaces names by tokens (`P0`, `T1`) in a normalised English text. "Cabinet 2" becomes a token of that one. */
export function markNumbered(text: string, vocabulary: Vocabulary): MarkedText {
  const room = indexVocabulary(vocabulary);
  const marked = markEntities(text, room);
  const tokens = marked.text.split(" ");
  // Finds "cabinet 2" and "second cabinet", but not "cabinet 1 and 2 mugs".
  const numbered = findMentions(tokens, marked, room).filter(
    ({ by, ids, numbered: is, start, end }) =>
      by === "name" && is && ids.length > 0 && end - start === 2,
  );
  const entities = marked.entities.map((entity, nth) => {
    const at = tokens.indexOf(`P${nth}`);
    const { ids } = numbered.find(({ start, end }) => start <= at && at < end) ?? entity;
    return { ...entity, ids };
  });
  const isNumber = (token: string, at: number) => {
    return !/^P/.test(token) && numbered.some(({ start, end }) => start <= at && at < end);
  };
  return { text: tokens.filter((token, at) => !isNumber(token, at)).join(" "), entities };
}

export function readNames(text: string, vocabulary: Vocabulary) {
  const english = inEnglish(text);
  const said = english ?? normaliseText(text);
  const { entities, text: marked } = markEntities(said, indexVocabulary(vocabulary));
  const named = (kind: "place" | "thing") => entities.filter((entity) => entity.kind === kind);
  const plain = marked.replace(/\b[PT](\d+)\b/g, (token, at: string) => {
    const entity = entities[Number(at)];
    const [only, ...more] = entity?.classes ?? [];
    return only && more.length === 0 ? everydayName(only) : (entity?.name ?? token);
  });
  return {
    kinds: [...new Set(named("thing").flatMap(({ classes }) => classes))],
    places: [...new Set(named("place").flatMap(({ ids }) => ids))],
    called: new Map(
      named("thing").flatMap(({ classes, name }) => classes.map((cls) => [cls, name])),
    ),
    words: marked.split(" ").filter((word) => word !== "" && !/^[PT]\d+$/.test(word)),
    text: english === null ? text : plain,
  };
}
