/** What the robot sees may settle what people do not agree on. */
import { expect, it } from "vitest";
import { createJournal } from "../../src/agent/journal.js";
import { perceive } from "../../src/agent/perceive.js";
import type { Fact } from "../../src/core/fact.js";
import { openDesk } from "../desk/desk-scenario.js";
import { sampleStep } from "../memory/samples.js";

it("a claim that is seen untrue ends the dispute, and the question with it", async () => {
  const scenario = await openDesk();
  const { memory, clock, episode } = scenario;
  const question = await scenario.pose({
    need: { func: "where", noun: "mug", adjective: "Ana's" },
  });
  await scenario.say("Ben", "mug 1 is in the sink");
  await scenario.say("Cleo", "mug 1 is in the fridge");
  const [asked] = await memory.questions.list({ adjudicates: question.id });
  const journal = createJournal({ ...memory, clock }, episode);
  expect(await journal.facts()).toEqual([]);
  const claims = await journal.claims();
  expect(claims.map(sayClaim)).toEqual(["mug 1: sinkbasin 1", "mug 1: fridge 1"]);

  const observer = { sightings: () => [{ place: "sinkbasin 1", things: ["egg 1"] }] };
  const perception = perceive(observer, [], claims, episode.id);
  const step = {
    kind: "act",
    thought: "",
    command: "go to sinkbasin 1",
    observation: "",
    reward: 0,
    admissible: [],
  } as const;
  const record = sampleStep({ seq: 5, step });
  await journal.record({ record, ...perception, notes: [] });

  expect((await journal.facts()).map(sayClaim)).toEqual(["mug 1: fridge 1", "sinkbasin 1: egg 1"]);
  expect(await memory.questions.get(asked?.id ?? "")).toMatchObject({
    state: "answered",
    reason: "resolved",
  });
});

function sayClaim({ subject, objects }: Fact): string {
  return `${subject}: ${objects.join()}`;
}
