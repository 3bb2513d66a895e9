import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { readJsonLines } from "../../../src/core/json.js";
import * as whose from "../../../src/desk/remarks/whose.js";

const people = { speaker: "Ben", asked: "Ana" };
const file = fileURLToPath(new URL("whose.jsonl", import.meta.url));
const sentences = readJsonLines(z.strictObject({ said: z.string() }), file);

it.each(sentences.map(({ said }) => said))("%s", (said) => {
  const belonging = whose.readBelonging(said, people);
  const alone = whose.readBelonging(said, { speaker: "Ben", asked: null });
  expect({
    belonging,
    alone: JSON.stringify(alone) === JSON.stringify(belonging) ? "the same" : alone,
    pointed: belonging && whose.pointsTo(belonging, "don't take the red one, not the blue").words,
    apart: whose.takeApart(said, people),
    turned: whose.asBelonging(said),
    withKind: whose.withKind(said, "mug"),
    owned: whose.readOwned(said, "mug", people),
    nobodys: whose.readOwned(said, "mug", { speaker: "", asked: null }),
    ofOthers: whose.ofOthers(said, "mug", people),
    ofBens: whose.ofOthers(said, "mug", { speaker: "Ben", asked: "ben" }),
    names: whose.namesOwner(said),
    owning: whose.owning.exec(said)?.slice(0, 3),
  }).toMatchSnapshot();
});

it("an owner is read from words before a thing, and an answer of one thing makes a fact", () => {
  const read = [
    "Ana's",
    "Ana’s",
    "Lars'",
    "Lars’",
    "ana's",
    "Ana",
    "the Ana's",
    "Ann'",
    "O'Neil's",
  ];
  expect(read.map(whose.ownerIn)).toEqual([
    "Ana",
    "Ana",
    "Lars",
    "Lars",
    null,
    null,
    null,
    null,
    "O'Neil",
  ]);
  const choice = (...options: string[]) => ({ kind: "choice", options }) as never;
  const fact = { subject: "Lars' mug", relation: "is", objects: ["mug 1"], polarity: true };
  expect(whose.ownedFact("Lars", "mug", choice("mug 1"))).toEqual({
    ...fact,
    certainty: "sure",
    source: "answer",
  });
  for (const reply of [
    choice(),
    choice("mug 1", "mug 2"),
    { kind: "unclear", guesses: [] } as never,
  ])
    expect(whose.ownedFact("Ana", "mug", reply)).toBeNull();
  expect(whose.ownership("Ana", "mug", ["a", "b"])).toMatchObject({
    objects: ["a", "b"],
    polarity: true,
  });
});
