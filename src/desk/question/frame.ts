/** What a question asks, whatever its wording: its frame. Questions with the same frame have the same answers. */
import type { Clause } from "./clause.js";
import { isIdle, prepare } from "./order.js";
import { Reader } from "./parse.js";
import { sayClause } from "./say.js";
import { settle } from "./settle.js";
import { readWords, type Word } from "./words.js";

export interface Frame {
  /** What is asked: "where", "who", "whether" … */
  readonly asks: string;
  /** Everything else that is said, in one order. */
  readonly says: string;
  /** What kind of place or day is asked for ("drawer"); empty: any. */
  readonly kind: string;
  /** "now"; "usually", where it is said by the verb alone ("keep"); "mostly"; or empty. */
  readonly time: string;
  /** "he", "she", or empty: whoever is meant beside those who are named. */
  readonly person: string;
}

/** @returns null for a text that is too long to be read */
export function frameOf(question: string): Frame | null {
  const words = readWords(question);
  if (words === null) return null;
  const [first = [], ...more] = sentencesOf(words);
  const main = prepare(first);
  const read = settle(new Reader(main).readQuestion());
  const further = more.map((sentence) => sentence.map(({ said }) => said).join(" "));
  const frame = toFrame(read, further);
  // Nobody who is named may get lost.
  const lost = main.filter(({ said, sort }) => /[NO]/.test(sort) && !frame.says.includes(said));
  const person = main.map(({ said }) => persons[said] ?? "").find((one) => one !== "") ?? "";
  return {
    ...frame,
    person,
    says: [frame.says, ...lost.map(({ said }) => `lost ${said}`)].join(" "),
  };
}

const persons: Readonly<Record<string, string>> = {
  he: "he",
  him: "he",
  his: "he",
  she: "she",
  her: "she",
  hers: "she",
};

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    if (word.sort === ".") sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  const said = sentences.filter((one) => one.some(({ sort }) => sort !== ","));
  return said.length > 1 ? said.filter((one) => !isIdle(one)) : said;
}

function toFrame(made: Clause, further: readonly string[]): Omit<Frame, "person"> {
  const things = [made.agent, made.patient, made.receiver, ...made.at.map((one) => one.thing)];
  const asked = things.find((one) => one?.asked)?.asked ?? "";
  const kind = made.marks.find((mark) => mark.startsWith("kind ")) ?? "";
  const day = made.asks === "when-day" ? "kind day" : "";
  made.asks = made.asks.replace("-day", "");
  const time = made.marks.find((mark) => /^(?:now|usually|mostly)$/.test(mark)) ?? "";
  const marks = made.marks.filter((mark) => mark !== kind && mark !== time);
  return {
    asks: (made.asks || asked || "whether").replace("what", "which"),
    says: [sayClause({ ...made, marks }), ...further].join(" . "),
    kind: kind || day,
    time,
  };
}
