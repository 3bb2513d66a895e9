import { stemmer } from "stemmer";

const stopWords = new Set(
  (
    "a an and are as at be but by for if in into is it no not of on or such that the their then " +
    "there these they this to was will with"
  ).split(" "),
);

/** Unicode's word boundaries for plain text. Far faster than the segmenter. */
const plainWord = /\w+(?:(?:(?<=[a-z])[.':](?=[a-z])|(?<=\d)[.,;'](?=\d))\w+)*/gi;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const isPlain = /^\p{ASCII}*$/u;

/** Tokenises like Lucene's English analyzer: without stop words, lower case, stemmed (Porter 1), in order. */
export function tokensOf(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    const token = stemOf(word);
    return token === null ? [] : [token];
  });
}

export function wordsOf(text: string): readonly string[] {
  if (isPlain.test(text)) return text.match(plainWord) ?? [];
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike
      ? /\p{Script=Han}|\p{Script=Hiragana}/u.test(segment)
        ? [...segment]
        : segment
      : [],
  );
}

export function stemOf(word: string): string | null {
  const plain = word.replace(/['’]s$/i, "").toLowerCase();
  return stopWords.has(plain) || !/[\p{L}\p{N}]/u.test(plain) ? null : stemmer(plain);
}
