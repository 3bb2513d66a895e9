/** Names in Japanese letters, from their Latin form: "Misaki" -> "みさき" and "ミサキ". */

const rows: Readonly<Record<string, string>> = {
  "": "あいうえお",
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さしすせそ",
  z: "ざじずぜぞ",
  t: "たちつてと",
  d: "だぢづでど",
  n: "なにぬねの",
  h: "はひふへほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
};
const syllables = new Map<string, string>([
  ["ya", "や"],
  ["yu", "ゆ"],
  ["yo", "よ"],
  ["wa", "わ"],
  ["shi", "し"],
  ["chi", "ち"],
  ["tsu", "つ"],
  ["fu", "ふ"],
  ["ji", "じ"],
]);
for (const [consonant, kana] of Object.entries(rows)) {
  for (const [at, vowel] of [..."aiueo"].entries())
    syllables.set(consonant + vowel, [...kana][at] ?? "");
}
for (const [begin, kana] of [
  ["ky", "き"],
  ["gy", "ぎ"],
  ["sh", "し"],
  ["j", "じ"],
  ["ch", "ち"],
  ["ny", "に"],
  ["hy", "ひ"],
  ["by", "び"],
  ["my", "み"],
  ["ry", "り"],
] as const) {
  for (const [vowel, small] of [
    ["a", "ゃ"],
    ["u", "ゅ"],
    ["o", "ょ"],
  ] as const)
    syllables.set(begin + vowel, kana + small);
}

/** Short names are also words: these need a word of respect after them. */
const fewestKana = 3;

/** In hiragana and katakana, with and without a long last vowel; empty when it is no Japanese name. */
export function kanaForms(latin: string): readonly string[] {
  let kana = "";
  for (let at = 0; at < latin.length; ) {
    const length = [3, 2, 1].find((count) => syllables.has(latin.slice(at, at + count)));
    if (length === undefined && latin[at] !== "n") return [];
    kana += length === undefined ? "ん" : (syllables.get(latin.slice(at, at + length)) ?? "");
    at += length ?? 1;
  }
  const forms = /o$/.test(latin) ? [kana, `${kana}う`] : [kana];
  const named = forms.flatMap((form) =>
    form.length >= fewestKana ? [form] : ["さん", "ちゃん", "くん", "君"].map((end) => form + end),
  );
  return named.flatMap((form) => [form, toKatakana(form)]);
}

function toKatakana(hiragana: string): string {
  return hiragana.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 96));
}
