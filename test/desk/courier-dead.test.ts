/** What cannot be shown is kept, said once, and shown when it can be. */
import { expect, test } from "vitest";
import { DeliveryError } from "../../src/core/errors.js";
import { askStep, sampleQuestion } from "../memory/samples.js";
import { until } from "../story/team.js";
import { addNotes, beginIn, openCourier } from "./courier-scenario.js";

const outside = new DeliveryError("Slack: An API error occurred: not_in_channel", {
  retryable: false,
});

test("a card that a channel refuses is dead, said once with what to do, and not tried again", async () => {
  const { memory, clock, platform, log, restart } = await openCourier();
  await beginIn(memory, "e1", { shown: false });
  await beginIn(memory, "e2", { shown: true });
  await addNotes(memory, "e2", 3);
  platform.fault = () => outside;
  await restart();
  await until(async () => (await memory.outbox.list({ state: "dead" })).length === 5);
  for (let minute = 0; minute < 10; minute++) await clock.turn(60_000);
  expect(platform.calls.toSorted()).toEqual([
    "edit e2",
    "post e1",
    "post e2-1",
    "post e2-2",
    "post e2-3",
  ]);
  const said = log.filter(({ level }) => level >= 50);
  expect(said).toHaveLength(2);
  for (const line of said)
    expect(line).toMatchObject({
      bot: "simulated",
      reason: outside.message,
      advice: expect.stringContaining("Invite the bot"),
    });
  expect(await memory.outbox.card("e1")).toMatchObject({ dueAt: clock.now() - 600_000 });
});

test("of a call that cannot be shown the log does not tell to whom", async () => {
  const { memory, platform, log, restart } = await openCourier();
  await beginIn(memory, "e1", { shown: true });
  const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 1 } as const;
  await memory.questions.recordAsk(
    {
      record: askStep(1, { episode: "e1" }),
      question: sampleQuestion({ household: "home of e1", deadline: 1e13 }),
      waitsFor: "q1",
      timers: [timer],
    },
    2,
  );
  const call = { id: "c1", channel: "U0ZENOBIA" };
  await memory.questions.fireTimer(timer, { notes: [], call, deferTo: null }, 2);
  platform.fault = () => outside;
  await restart();
  await until(async () => (await memory.outbox.get("c1"))?.state === "dead");
  const said = log.filter(({ level }) => level >= 50);
  expect(said).toContainEqual(expect.objectContaining({ delivery: "c1", bot: "simulated" }));
  expect(JSON.stringify(log)).not.toContain("ZENOBIA");
});

test("tried again after it was mended, it is looked for first and shown once", async () => {
  const { memory, clock, platform, restart } = await openCourier();
  await beginIn(memory, "e1", { shown: false });
  platform.fault = () => outside;
  const courier = await restart();
  await until(async () => (await memory.outbox.card("e1"))?.state === "dead");
  platform.fault = () => null;
  expect(await memory.outbox.retry("e1", clock.now())).toBe(true);
  courier.wake();
  await until(async () => (await memory.outbox.card("e1"))?.state === "sent");
  expect(platform.calls).toEqual(["post e1", "find e1", "post e1"]);
  expect(platform.posted).toEqual(["e1"]);
});

test("a start gives what is dead another chance while its episode goes on", async () => {
  const { memory, clock, platform, restart } = await openCourier();
  await beginIn(memory, "e1", { shown: false });
  await beginIn(memory, "e2", { shown: true });
  await addNotes(memory, "e2", 1);
  await beginIn(memory, "over", { shown: false });
  platform.fault = () => outside;
  await restart();
  await until(async () => (await memory.outbox.list({ state: "dead" })).length === 4);
  await memory.episodes.end("over", { kind: "terminated" }, 1, [], clock.now());
  platform.fault = () => null;
  platform.calls.length = 0;
  await restart();
  await until(async () => (await memory.outbox.list({ state: "dead" })).length === 1);
  await until(async () => (await memory.outbox.list({ state: "queued" })).length === 0);
  expect(platform.posted.toSorted()).toEqual(["e1", "e2-1"]);
  expect(platform.calls.toSorted()).toEqual([
    "edit e2",
    "find e1",
    "find e2-1",
    "post e1",
    "post e2-1",
  ]);
  expect((await memory.outbox.card("over"))?.state).toBe("dead");
});
