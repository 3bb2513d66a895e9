import type { Vocabulary } from "../../core/question/grounding.js";
import { everydayName } from "../../core/words/names.js";
import { type MarkedText, markEntities } from "./entities.js";
import { translate } from "./languages.js";
import { isEnglishName } from "./lexicon/lexicon.js";
import { normaliseText } from "./lexicon/normalise.js";
import { indexVocabulary } from "./lexicon/room-vocabulary.js";

/** Returns the text in lower case with English function words, or null if it is in English. */
export function inEnglish(text: string): string | null {
  const plain = normaliseText(text);
  const { text: english, isForeign } = translate(plain, isEnglishName);
  return isForeign && english !== plain ? english : null;
}

export type Named = ReturnType<typeof readNames>;

/** Replaces names by tokens in a text that is in English and normalised. */
export function markNames(text: string, vocabulary: Vocabulary): MarkedText {
  const room = indexVocabulary({
    need: { func: "where", noun: "" },
    question: "",
    reply: text,
    options: null,
    vocabulary,
    known: new Map(),
  });
  return markEntities(text, room);
}

export function readNames(text: string, vocabulary: Vocabulary) {
  const english = inEnglish(text);
  const { entities, text: marked } = markNames(english ?? normaliseText(text), vocabulary);
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
    /** Words that are no names. */
    words: marked.split(" ").filter((word) => word !== "" && !/^[PT]\d+$/.test(word)),
    text: english === null ? text : plain,
  };
}
