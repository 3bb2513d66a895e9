/** What people answer about a purchase beside its options, and what is kept of it. */
import { expect, it } from "vitest";
import { usualNeed } from "../../src/core/notebook.js";
import { openDesk } from "./desk-scenario.js";

const price = {
  need: usualNeed("coffee price limit", null),
  candidates: ["20 dollars", "any price", "10 dollars"],
};
const requirement = {
  need: usualNeed("coffee requirement", "Ana"),
  candidates: ["organic", "low acid", "nothing special"],
};

it("is asked in its own words, with amounts in order", async () => {
  const desk = await openDesk();
  const { text, choices } = await desk.pose(price);
  expect(text).toBe("How much may the coffee cost at most?");
  expect(choices.map(({ label }) => label)).toEqual(["10 dollars", "20 dollars", "Any price"]);
  const other = await desk.pose(requirement);
  expect(other.text).toBe("Anything special about the coffee for Ana?");
});

it("is noted as it was said, and asked no more", async () => {
  const desk = await openDesk();
  await desk.pose(price);
  await desk.say("Ana", "max 15, I'd say");
  expect(await desk.told()).toEqual(["usual coffee price limit is 15 dollars: valid"]);
  expect((await desk.receipts()).join()).toContain("Noted: we pay at most 15 dollars for coffee.");
  expect(await desk.ask(price)).toMatchObject({ handling: "notebook" });
  await desk.pose(requirement);
  await desk.say("Ana", "organic and low acid");
  expect((await desk.receipts()).join()).toMatch(
    /Noted: Ana buys coffee that is (?:organic and low acid|low acid and organic)\./,
  );
});

it("in other money is asked back", async () => {
  const desk = await openDesk();
  const question = await desk.pose(price);
  await desk.say("Ana", "about ten euros");
  expect(await desk.told()).toEqual([]);
  const { followUp } = await desk.question(question.id);
  expect(followUp?.text).toBe("Did I get that right: 10 dollars?");
  await desk.say("Ana", "yes");
  expect(await desk.told()).toEqual(["usual coffee price limit is 10 dollars: valid"]);
});

it("may be left open, or unknown", async () => {
  const desk = await openDesk();
  await desk.pose(requirement);
  await desk.say("Ana", "no, nothing special");
  expect((await desk.receipts()).join()).toContain("Noted: Ana buys any coffee.");
  await desk.pose(price);
  await desk.say("Ben", "no idea");
  expect((await desk.receipts()).join()).toContain("All right, I will choose one myself.");
});
