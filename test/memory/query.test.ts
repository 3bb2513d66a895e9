import { expect, it } from "vitest";
import { isAside, searchWords } from "../../memory/retrieval/query.js";

/** The words of the two parts of a query: what must be found, and what counts. */
const wordsOf = (query: string) =>
  [...query.matchAll(/words : \(([^)]*)\)/g)].map(([, words = ""]) => words.replaceAll('"', ""));

it.each<[said: string, text: string, ...parts: string[]]>([
  ["Where is the towel?", "towel", "towel"],
  ["where's Ana's MUG", "ana mug", "ana OR mug"],
  // A kind is named by all words of its everyday name, in order.
  ["on the towel holder", "towel holder towelholder", "towel OR holder OR towelholder"],
  ["a holder for a towel", "holder towel", "holder OR towel"],
  ["in the sink", "sink sinkbasin", "sink OR sinkbasin"],
  ["both sinks", "both sinks sinkbasin", "both OR sinks OR sinkbasin"],
  ["it is sinking", "sinking", "sinking"],
  ["put the mug away", "mug away", "mug OR away", "put OR mug OR away"],
  ["put it there", "put", "put"],
  ["is it in?", "is it in", "is OR it OR in"],
  ["mug mug Mug", "mug", "mug"],
  ['ﬁsh "OR" * NEAR(x', "fish near x", "fish OR near OR x"],
])("%j is searched for as its words", (said, text, ...parts) => {
  const words = searchWords(said, "kitchen");
  expect(words.text).toBe(text);
  for (const query of [words.anywhere, words.here]) expect(wordsOf(query)).toEqual(parts);
  expect(wordsOf(words.match ?? "")).toEqual([parts[0], parts.at(-1)]);
  for (const query of [words.here, words.match])
    expect(query).toMatch(/^household : "kitchen" AND words/);
  expect(words.anywhere).not.toContain("household");
});

it("takes 64 different words of 64 letters; the home's name counts whole", () => {
  const many = Array.from({ length: 100 }, (_, at) => `w${at}`);
  expect(searchWords(many.join(" "), "a").text).toBe(many.slice(0, 64).join(" "));
  expect(searchWords("x".repeat(65), "a").text).toBe("x".repeat(64));
  const home = Array.from({ length: 300 }, (_, at) => `h${at}`).join(" ");
  expect(searchWords("mug", home).here).toContain(`household : "${home}" AND`);
  expect(searchWords(" ?! ", "a")).toEqual({ text: "", match: null, here: "", anywhere: "" });
});

it.each<[action: string, about: string, aside: boolean]>([
  ["take apple 1", "apple", false],
  ["take apple 1", "apples", false],
  ["take apple 1", "mug apple", false],
  ["take apple 1", "mug", true],
  ["take dishsponge 1", "sponge", false],
  ["go to sinkbasin 1", "sink", false],
  ["go to fridge 1", "towel", true],
  ["go to towelholder 1", "towel", false],
  ["go to mug -> open box 1", "mug", true],
])("the step %j of a search for %j is beside it: %s", (action, about, aside) => {
  expect(isAside(`find a mug -> ${action}`, about)).toBe(aside);
});
