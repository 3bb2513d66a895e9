/** What is read of who owns what, sentence by sentence. */
import { expect, it } from "vitest";
import * as whose from "../../../src/desk/remarks/whose.js";

const people = { speaker: "Ben", asked: "Ana" };
const sentences = `
red is mine, hers is the blue one
hers is the blue one, red is mine
White is mine, blue is Ana's
blue is Ana's and white is Cleo's
Not the green one, that is mine
not the green one, that is not mine
the green one is mine? hers is blue
the blue one isn't Ana's
the blue one is not hers either
that's not Cleo's but the red one is
mine is the blue one
Mine's the blue one.
ANA's is the red one
ana is the red one
her mug is the red one
his is red
no, that is mine
oh wait, ben's is the green one
no wait stop
lol
that's mine
it is hers in the sink
those are Cleo's, on the shelf
the big red one was Cleo's mug because I say so
the blue mug is Ana's own
my mug is in the fridge
mine is in the fridge
my blue mug is in the fridge, Ana's mug is on the shelf
Ana's is in the sink and Ben's is under the table
her mugs are in the sink
their old mug fell down
Lars' mug is broken
that's mug
there's a mug, it's mine
the blue one in the sink is mine
the ones on the shelf are Cleo's
Ana has the blue one
she uses the red mug
I own the green one!
it has the blue one
everybody has got the blue one
Cleo always uses the big red cup.
my mom's is the red one
mum's mug is the blue one, hers is red
that one is my sister's
the red one is my brother's, the blue one hers
who has mine?
mine
the red one
`
  .trim()
  .split("\n");

it.each(sentences)("%s", (said) => {
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
  expect(whose.ownership("Ana", "mug", ["a", "b"], false)).toMatchObject({
    objects: ["a", "b"],
    polarity: false,
  });
});
