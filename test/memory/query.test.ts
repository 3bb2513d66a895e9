import { expect, it } from "vitest";
import { isAside, queriesOf, searchWords } from "../../memory/retrieval/query.js";
import { tableOf } from "../build/table.js";

/** The words of the two parts of a query: what must be found, and what counts. */
const wordsOf = (query: string) =>
  [...query.matchAll(/words : \(([^)]*)\)/g)].map(([, words = ""]) => words.replaceAll('"', ""));

it.each(tableOf<[said: string, text: string, ...parts: string[]]>("memory", "searched"))(
  "%j is searched for as its words",
  (said, text, ...parts) => {
    const words = searchWords(said);
    expect(words.telling.join(" ")).toBe(text);
    const { match, here, anywhere } = queriesOf(words, "kitchen");
    for (const query of [anywhere, here]) expect(wordsOf(query)).toEqual(parts);
    expect(wordsOf(match)).toEqual([parts[0], parts.at(-1)]);
    for (const query of [here, match]) expect(query).toMatch(/^household : "kitchen" AND words/);
    expect(anywhere).not.toContain("household");
  },
);

it("takes 64 different words of 64 letters; the home's name counts whole", () => {
  const many = Array.from({ length: 100 }, (_, at) => `w${at}`);
  expect(searchWords(many.join(" ")).words).toEqual(many.slice(0, 64));
  expect(searchWords("x".repeat(65)).words).toEqual(["x".repeat(64)]);
  const home = Array.from({ length: 300 }, (_, at) => `h${at}`).join(" ");
  const { here } = queriesOf(searchWords("mug"), home);
  expect(here).toContain(`household : "${home}" AND`);
  expect(searchWords(" ?! ")).toEqual({ words: [], telling: [] });
});

it.each(tableOf<[action: string, about: string, aside: boolean]>("memory", "beside"))(
  "the step %j of a search for %j is beside it: %s",
  (action, about, aside) => {
    expect(isAside(`find a mug -> ${action}`, about)).toBe(aside);
  },
);
