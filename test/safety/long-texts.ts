/** Texts that make a careless pattern superlinear. */

/** By name: repeated part, and ending. */
const families: Readonly<Record<string, readonly [part: string, end: string]>> = {
  "one letter": ["a", ""],
  "a name and no host": ["a", "@"],
  "names and at signs": ["a@", ""],
  "names and dots": ["a.", ""],
  "hosts without an end": ["a@b.c-", "!"],
  links: ["http://", ""],
  "links with users": ["https://a:b@", ""],
  digits: ["1", ""],
  "digits and blanks": ["1 ", "x"],
  "digits and dashes": ["1-", "x"],
  "brackets and digits": ["(1", ""],
  "dots and digits": ["1.", "x"],
  "colons and digits": ["a1:", "g"],
  blanks: [" ", "x"],
  "line ends": ["\n", "x"],
  "dashes and letters": ["a-", ""],
  brackets: ["(", ""],
  quotes: ["“", ""],
  apostrophes: ["Ana's ", ""],
  "marks over a letter": ["\u0301", ""],
  "letters and marks": ["e\u0301", ""],
  "nothing to see": ["\u200b", "x"],
  base64: ["QUJD", "="],
  places: ["in the fridge and ", ""],
  negations: ["not in the fridge, ", ""],
  and: ["and ", ""],
  "or else": ["or ", ""],
  "capital names": ["Anna ", ""],
  "characters of Chinese": ["在", ""],
  tags: ["<a", ""],
  escapes: ["\\", ""],
  mentions: ["<@U1", ""],
};

export interface LongText {
  readonly name: string;
  readonly text: string;
}

export function longTexts(length: number): readonly LongText[] {
  return Object.entries(families).map(([name, [part, end]]) => {
    const most = Math.floor((length - end.length - 1) / part.length);
    // Surrounding blanks would be trimmed.
    return { name, text: `x${part.repeat(most)}`.slice(0, length - end.length) + end };
  });
}
