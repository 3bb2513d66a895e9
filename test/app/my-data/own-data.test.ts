import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { thankWords } from "../../../bots/present/person-page.js";
import { openMemory } from "../../../memory/open.js";
import { formatData, gatherData } from "../../../src/app/people/my-data.js";
import { openDesk } from "../../build/desk.js";
import { newFile } from "../../memory/folder.js";
import { beginEpisode, stoppedClock } from "../../memory/samples.js";
import { runSous } from "../run-sous.js";

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

it.each(["the person", "the message"])(
  "a reading that was asked back on the card goes with %s",
  async (gone) => {
    const desk = await openDesk();
    await desk.say("Ana", "the green mug is left of the sink", { key: "web:1" });
    const ana = await desk.memory.people.find("web", "local", "ana");
    if (gone === "the message") await desk.unsay("web:1");
    else await desk.memory.people.forget(ana?.id ?? "", "person", 100);
    const [question] = await desk.memory.questions.list({ household: "kitchen" });
    expect(question).toMatchObject({ text: "(forgotten)", state: "cancelled" });
  },
);

it("who has only played is told of moves, and forgotten in them", async () => {
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(memory, { policy: "human", bot: "slack" });
  const label = "open fridge 1";
  const option = { id: "m0", label, value: label, move: { kind: "act", command: label } } as const;
  const turn = { id: "m-1", episode: "e1", seq: 1, reserved: null, openedAt: 20, taken: null };
  await memory.turns.open({ ...turn, sees: [], options: [option], view: null });
  const person = { platform: "slack", workspace: "T1", platformId: "u1", name: "Ana" } as const;
  const at = Date.UTC(2026, 5, 7);
  const event = { eventKey: "slack:T1:press:1", message: null, at };
  await memory.turns.take({ turn: "m-1", choice: "m0", person, ...event });
  const ana = await memory.people.find("slack", "T1", "u1");
  if (!ana) throw new Error("she is not known");
  expect(formatData(await gatherData(memory, ana, at))).toMatch(
    /0 answers, 0 facts, 1 move, .* The oldest is from 2026-06-07\./,
  );
  await memory.close();
  const { out } = await runSous("forget", "Ana", "--db", file);
  expect(out).toContain("and the name on 1 move.");
});

it("thanks are given where something was saved, and not where nothing was", () => {
  const nothing = { stepsSaved: 0, tasksRescued: 0, questionsSpared: 0 };
  for (const stepsSaved of [0, 0.4, -3]) expect(thankWords({ ...nothing, stepsSaved })).toBeNull();
  expect(thankWords({ ...nothing, stepsSaved: 211.7 })).toBe(
    "Thank you: your answers saved 212 steps.",
  );
  expect(thankWords({ stepsSaved: 1, tasksRescued: 2, questionsSpared: 1 })).toBe(
    "Thank you: your answers saved 1 step, made 2 tasks possible that I would not have managed and spared people 1 question.",
  );
});
