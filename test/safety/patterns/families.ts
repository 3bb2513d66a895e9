/** Texts that people could write to make a program slow, of any length. */

/** A text of about this many characters. */
export type Family = (length: number) => string;

const times = (unit: string, length: number): string =>
  unit.repeat(Math.max(0, Math.ceil(length / unit.length))).slice(0, Math.max(0, length));
/** The same texts are measured with every pattern. */
function remembered(make: Family): Family {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? Buffer.from(make(length), "utf16le").toString("utf16le");
    made.set(length, text);
    return text;
  };
}

const of = (unit: string, end = ""): Family =>
  remembered((length) => times(unit, length - end.length) + end);
const nested = (open: string, close: string): Family =>
  remembered((length) => times(open, length / 2) + times(close, length / 2));

/** Kinds of text, each in several spellings, the most telling first. */
export const families: Readonly<Record<string, readonly Family[]>> = {
  "one letter": [of("a", "!"), of("a"), of("A", "\n"), of("s"), of("中")],
  spaces: [of(" ", "x"), of(" "), of("\n"), of("\n", "x"), of("\t", "x"), of("\u00a0", "x")],
  alternating: [of("a ", "!"), of("a "), of("ab"), of("a\n"), of("a-"), of("a_b "), of("a1")],
  brackets: [
    of("<"),
    nested("(", ")"),
    nested("[", "]"),
    of("("),
    of("<a"),
    of("[a]("),
    of("{"),
    of("<@"),
    of("]("),
  ],
  digits: [of("1", "x"), of("1"), of("1 "), of("1-"), of("12:"), of("+1 (1) ")],
  dots: [of(".", "x"), of("."), of("a."), of("1."), of("..a"), of("a.b/"), of("://a")],
  "at signs": [of("a@"), of("@"), of("a@a."), of("@a", " "), of("@here ")],
  quotes: [of("a'"), of("'"), of('"'), of("’s "), of('"a'), of("“"), of("`"), of("```a")],
  marks: [
    of("a\u0301"),
    of("\u0301"),
    of("\u200b"),
    of("\u200d"),
    of("😀"),
    of("😀\u200d"),
    of("\u202e"),
    of("e\u0301\u200b "),
    of("🇩🇪"),
    of("\ud83d"),
  ],
  signs: [
    of("*"),
    of("_a"),
    of("~~"),
    of("||"),
    of("# "),
    of("&"),
    of(","),
    of("; "),
    of("- "),
    of(">"),
  ],
  words: [
    of("the mug "),
    of("in the fridge, "),
    of("not "),
    of("and "),
    of("no wait "),
    of("the "),
  ],
};

/** @param prefix what a pattern begins with, repeated without its end; or once, before what it repeats */
export function familiesFor({ prefix, pump }: { prefix: string; pump: string }): readonly Family[] {
  const pumped = (end: string): Family => {
    return (length) => prefix + times(pump, length - prefix.length - end.length) + end;
  };
  const again = (unit: string): Family => {
    return (length) => times(unit, length);
  };
  return [
    pumped("\u0000"),
    again(prefix + pump),
    pumped(""),
    pumped("!x"),
    again(`${prefix + pump} `),
  ];
}
