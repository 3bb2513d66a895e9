/** What is bought "only this time" counts in that order alone. */
import { expect, it } from "vitest";
import { factsWithin } from "../../src/core/notebook.js";
import { phraseFact } from "../../src/desk/phrase.js";
import { openDesk } from "./desk-scenario.js";

const need = { func: "what", adjective: "usual", noun: "coffee size" } as const;
const candidates = ["12 ounce (pack of 1)", "2 pound (pack of 1)", "5 pound (pack of 1)"];
const asked = { need, candidates };

/** The subject of the only fact that an answer becomes. */
async function hear(...texts: readonly string[]) {
  const scenario = await openDesk();
  const question = await scenario.pose(asked);
  for (const text of texts) await scenario.say("Ana", text);
  return { scenario, question, told: await scenario.told() };
}

const once = "once usual coffee size is 2 pound (pack of 1): valid";
const always = "usual coffee size is 2 pound (pack of 1): valid";

it.each([
  "2 pound, only this time",
  "Just this once 2 pound please.",
  "this time 2 pound",
  "for today, the 2 pound one",
  "2 pound (one-off)",
  "2 pound as an exception",
  "2 pound, nur dieses Mal bitte",
  "solo por esta vez, 2 pound",
])("%s: for this order", async (text) => {
  expect((await hear(text)).told).toEqual([once]);
});

it.each([
  "2 pound",
  "2 pound, not only this time",
  "2 pound, from this time on",
  "2 pound, not just for today: always",
  "from now on 2 pound",
])("%s: for all orders", async (text) => {
  expect((await hear(text)).told).toEqual([always]);
});

it("is asked again in the next round, and what is usual stays", async () => {
  const { scenario } = await hear("2 pound, just this once");
  const { memory, episode } = scenario;
  const facts = await memory.facts.list({ household: "kitchen" });
  expect(factsWithin(episode, facts)).toHaveLength(1);
  expect(facts.map((fact) => phraseFact(fact, new Map()))).toEqual([
    "we buy coffee size 2 pound (pack of 1), only this time",
  ]);
  // In the same round it is known.
  expect(await scenario.ask(asked)).toMatchObject({ handling: "notebook", question: null });
  await memory.episodes.end(episode.id, { kind: "terminated" }, 1, [], scenario.clock.now());
  scenario.episode = { ...episode, id: "e2", round: 2 };
  await memory.episodes.open(scenario.episode);
  const again = await scenario.pose(asked);
  await scenario.say("Ana", "5 pound");
  expect((await scenario.question(again.id)).state).toBe("answered");
  expect(await scenario.told()).toEqual([once, "usual coffee size is 5 pound (pack of 1): valid"]);
  expect(await scenario.ask(asked)).toMatchObject({ handling: "notebook" });
});

it("is corrected in the same slot, and replaced by a lasting answer", async () => {
  const corrected = await hear("2 pound, only this time", "sorry, 5 pound, only this time");
  expect(corrected.told).toEqual([
    once.replace("valid", "superseded"),
    "once usual coffee size is 5 pound (pack of 1): valid",
  ]);
  const added = await hear("2 pound", "but only this time!");
  expect(added.told).toEqual([always.replace("valid", "superseded"), once]);
  const lasting = await hear("2 pound, only this time", "2 pound. Always.");
  expect(lasting.told).toEqual([once.replace("valid", "superseded"), always]);
});

it("holds for what had to be asked back", async () => {
  const { scenario, question } = await hear("the nice one, only this time");
  const unclear = await scenario.question(question.id);
  expect(unclear.followUp).not.toBeNull();
  await scenario.press("Ana", unclear, "2 pound (pack of 1)");
  expect(await scenario.told()).toEqual([once]);
});

it("says nothing of where things are", async () => {
  const scenario = await openDesk();
  await scenario.pose();
  await scenario.say("Ana", "in the fridge this time");
  expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
});
