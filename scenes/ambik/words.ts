/** `ends`: a comma or full stop follows. */
export type Word = ReturnType<typeof readWords>[number];

const singular = new Set([
  "glass",
  "hummus",
  "couscous",
  "asparagus",
  "swiss",
  "gas",
  "bass",
  "citrus",
  "this",
  "its",
  "plus",
  "molasses",
  "lens",
  "press",
  "process",
  "less",
  "is",
  "as",
  "us",
  "dress",
  "seedless",
  "boneless",
  "stainless",
]);

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    knives: "knife",
    loaves: "loaf",
    leaves: "leaf",
    halves: "half",
    shelves: "shelf",
    cookies: "cookie",
    smoothies: "smoothie",
    brownies: "brownie",
    pies: "pie",
    veggies: "vegetable",
    veggie: "vegetable",
    veg: "vegetable",
    yoghurt: "yogurt",
  }),
);

/** "tomatoes" is "tomato", "berries" "berry", "glasses" "glass". */
function toSingular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (singular.has(word) || word.length < 4 || !word.endsWith("s")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("ss") || word.endsWith("us") ? word : word.slice(0, -1);
}

export function readWords(text: string) {
  const found = text
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}°/]+(?:['’][\p{L}\p{N}]+)*)([^\p{L}\p{N}]*)/gu);
  return [...found].map(([, written = "", after = ""]) => ({
    text: toSingular(written.replace("’", "'")),
    written,
    endsPhrase: /[.,;:!?()\n]/.test(after),
  }));
}
