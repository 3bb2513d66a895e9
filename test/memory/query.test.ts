import { expect, it } from "vitest";
import { isAside, queriesOf, searchWords } from "../../memory/retrieval/query.js";

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
  const words = searchWords(said);
  expect(words.telling.join(" ")).toBe(text);
  const { match, here, anywhere } = queriesOf(words, "kitchen");
  for (const query of [anywhere, here]) expect(wordsOf(query)).toEqual(parts);
  expect(wordsOf(match)).toEqual([parts[0], parts.at(-1)]);
  for (const query of [here, match]) expect(query).toMatch(/^household : "kitchen" AND words/);
  expect(anywhere).not.toContain("household");
});

it("takes 64 different words of 64 letters; the home's name counts whole", () => {
  const many = Array.from({ length: 100 }, (_, at) => `w${at}`);
  expect(searchWords(many.join(" ")).words).toEqual(many.slice(0, 64));
  expect(searchWords("x".repeat(65)).words).toEqual(["x".repeat(64)]);
  const home = Array.from({ length: 300 }, (_, at) => `h${at}`).join(" ");
  const { here } = queriesOf(searchWords("mug"), home);
  expect(here).toContain(`household : "${home}" AND`);
  expect(searchWords(" ?! ")).toEqual({ words: [], telling: [] });
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
