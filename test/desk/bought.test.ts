/** Answers about purchases; `conversations.jsonl` has the wordings. */
import { expect, it } from "vitest";
import { factsWithin, usualNeed } from "../../src/core/notebook.js";
import { phraseFact } from "../../src/desk/words/phrase.js";
import { openDesk } from "../build/desk.js";

const candidates = ["12 ounce (pack of 1)", "2 pound (pack of 1)", "5 pound (pack of 1)"];
const size = { need: usualNeed("coffee size", null), candidates };
const once = "once usual coffee size is 2 pound (pack of 1): valid";

it("is asked in its own words, with amounts in order", async () => {
  const desk = await openDesk();
  const price = {
    need: usualNeed("coffee price limit", null),
    candidates: ["20 dollars", "any price", "10 dollars"],
  };
  const { text, choices } = await desk.pose(price);
  expect(text).toBe("How much may the coffee cost at most?");
  expect(choices.map(({ label }) => label)).toEqual(["10 dollars", "20 dollars", "Any price"]);
  const requirement = { need: usualNeed("coffee requirement", "Ana"), candidates: ["organic"] };
  const other = await desk.pose(requirement);
  expect(other.text).toBe("Anything special about the coffee for Ana?");
});

it("only this time is asked again in the next round, and what is usual stays", async () => {
  const desk = await openDesk();
  await desk.pose(size);
  await desk.say("Ana", "2 pound, just this once");
  const facts = await desk.memory.facts.list({ household: "kitchen" });
  expect(factsWithin(desk.episode, facts)).toHaveLength(1);
  expect(facts.map((fact) => phraseFact(fact, new Map()))).toEqual([
    "we buy coffee size 2 pound (pack of 1), only this time",
  ]);
  // Known in the same round.
  expect(await desk.ask(size)).toMatchObject({ handling: "notebook", question: null });
  await desk.end();
  await desk.begin();
  const again = await desk.pose(size);
  await desk.say("Ana", "5 pound");
  expect(await desk.state(again)).toBe("answered");
  expect(await desk.told()).toEqual([once, "usual coffee size is 5 pound (pack of 1): valid"]);
  expect(await desk.ask(size)).toMatchObject({ handling: "notebook" });
});

it("only this time holds for what had to be asked back", async () => {
  const desk = await openDesk();
  const question = await desk.pose(size);
  await desk.say("Ana", "the nice one, only this time");
  await desk.press("Ana", await desk.question(question.id), "2 pound (pack of 1)");
  expect(await desk.told()).toEqual([once]);
});
