/** How a name sounds, coarsely, so that it is found in another script. */
import { transliterate } from "transliteration";
import { readPlainly } from "../reading.js";

/** Characters that are read otherwise in names than the library says. */
const inNames: Readonly<Record<string, string>> = {
  娜: "na",
  洁: "jie",
  潔: "jie",
  曾: "zeng",
  单: "shan",
  區: "ou",
  区: "ou",
  解: "xie",
  查: "zha",
  薛: "xue",
  覃: "qin",
  葉: "ye",
  寧: "ning",
};

/** In Latin letters: "Дмитрий" -> "dmitriy", "王伟" -> "wangwei". */
export function romanise(word: string): string {
  // "Бьорн" is "Bjorn".
  const spelled = word.replace(/[ьъ](?=[аеёиоуыэюя])/g, "й");
  const named = joinKana(spelled).replace(
    /[娜洁潔曾单區区解查薛覃葉寧]/gu,
    (letter) => ` ${inNames[letter] ?? letter} `,
  );
  return readPlainly(transliterate(named))
    .text.toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Two kana that are one syllable, which the library reads as two. */
const begins: Readonly<Record<string, string>> = Object.fromEntries(
  [..."キシチニヒミリギジビピフヴテデウ"].map((kana, at) => [
    kana,
    ["ky", "sh", "ch", "ny", "hy", "my", "ry", "gy", "j", "by", "py", "f", "v", "t", "d", "w"][
      at
    ] ?? "",
  ]),
);
const vowels: Readonly<Record<string, string>> = {
  ャ: "a",
  ュ: "u",
  ョ: "o",
  ァ: "a",
  ィ: "i",
  ェ: "e",
  ォ: "o",
};

function joinKana(word: string): string {
  return word.replace(
    /([キシチニヒミリギジビピフヴテデウ])([ャュョァィェォ])/g,
    (_, kana: string, small: string) => `${begins[kana]}${vowels[small]}`,
  );
}

/** Spellings of the same sounds, in this order. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/shch|tsch|tch|sch|sh|zh|sz|cz|rz|ch(?=[aeiouy])|ch$/g, "s"],
  [/^dim/g, "dm"],
  [/qu/g, "kv"],
  [/ch(?=[lr])/g, "h"],
  [/sj/g, "s"],
  [/tz|ts|dz|z|x(?=i)/g, "s"],
  [/ph/g, "f"],
  [/kh/g, "h"],
  [/th/g, "t"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/w/g, "v"],
  [/ng$/g, "n"],
  [/ff$|v$/g, "v"],
  [/ou|oo/g, "u"],
  [/ee/g, "i"],
  [/([aeiou])h(?=[bcdfgklmnprstv]|$)/g, "$1"],
  [/[yj]+/g, "i"],
  [/i+/g, "i"],
  [/gu(?=[ei])/g, "g"],
  [/ie/g, "e"],
  [/^e|^ie/g, "e"],
  [/([^aeiou])ii?$/g, "$1i"],
  [/(.)\1+/g, "$1"],
];

/** The same for spellings of one name in Latin letters: "Dmitriy", "Dmitrij", "Dmitri". */
export function soundOf(latin: string): string {
  return sounds.reduce((word, [spelling, sound]) => word.replace(spelling, sound), latin);
}

/** The same for a Latin name and its form in Japanese or Korean: "Emily" and "エミリー". */
export function syllablesOf(latin: string): string {
  return latin
    .replace(/ph|f/g, "p")
    .replace(/th/g, "s")
    .replace(/ck|q|c(?![eiyh])/g, "k")
    .replace(/y$|ie$|ee|ey$/g, "i")
    .replace(/l/g, "r")
    .replace(/v|w(?=r)/g, "b")
    .replace(/u/g, "")
    .replace(/er$|ar$|or$/g, "a")
    .replace(/ar(?=[^aeiou])|er(?=[^aeiou])/g, "a")
    .replace(/(?<=[td])o$/, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/h$/, "");
}

/** Scripts that leave vowels out: "توم" and "Tom". */
export function consonantsOf(latin: string): string {
  return latin
    .replace(/sh|ch/g, "s")
    .replace(/(?<=[aeiou])w(?=[aeiou])/g, "v")
    .replace(/[cq]/g, "k")
    .replace(/p/g, "b")
    .replace(/v/g, "f")
    .replace(/j/g, "g")
    .replace(/[aeiouyw]/g, "")
    .replace(/(.)\1+/g, "$1");
}
