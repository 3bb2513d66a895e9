/** What somebody said between questions is exported to them, and deleted with their words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gatherData } from "../../../src/app/people/my-data.js";
import { openDesk } from "../../desk/desk-scenario.js";
import { newFile } from "../../memory/folder.js";

it("a remark is in a person's data, and goes with it", async () => {
  const file = newFile();
  const desk = await openDesk({ file });
  await desk.say("Ana", "my mug is in the fridge, behind the gooseberries");
  await desk.say("Ana", "how is the gramophone?");
  await desk.say("Ben", "the potato is in the bottom drawer");
  const { people, questions } = desk.memory;
  const ana = await people.find("web", "local", "ana");
  if (!ana) throw new Error("Ana said something");
  const data = await gatherData(desk.memory, ana, 99);
  expect(data.answers.map(({ answer }) => answer)).toEqual([
    "my mug is in the fridge, behind the gooseberries",
    "how is the gramophone?",
  ]);
  expect(JSON.stringify(data)).not.toContain("potato");
  await people.forget(ana.id, "person", 100);
  const left = await questions.ballots(`said-${desk.episode.id}`);
  expect(left.map(({ personName }) => personName)).toEqual(["Ben"]);
  expect(await desk.told()).toEqual(["potato at drawer 2: valid"]);
  expect((await desk.receipts()).join()).not.toContain("Ana");
  const bytes = readFileSync(file, "latin1");
  expect(bytes).not.toContain("gooseberries");
  expect(bytes).not.toContain("gramophone");
});

it("a reading that was asked back on the card goes, too", async () => {
  const desk = await openDesk();
  await desk.say("Ana", "I moved the green mug to the sink");
  const ana = await desk.memory.people.find("web", "local", "ana");
  await desk.memory.people.forget(ana?.id ?? "", "person", 100);
  const [question] = await desk.memory.questions.list({ household: "kitchen" });
  expect(question).toMatchObject({ text: "(forgotten)", state: "cancelled" });
});

it("a reading that was asked back goes when its message goes", async () => {
  const desk = await openDesk();
  await desk.say("Ana", "I moved the green mug to the sink", { key: "web:1" });
  await desk.unsay("web:1");
  const [question] = await desk.memory.questions.list({ household: "kitchen" });
  expect(question).toMatchObject({ text: "(forgotten)", state: "cancelled" });
});
