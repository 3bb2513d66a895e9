/** Memories in memory are used one after the other: none sees what another wrote, and a closed one writes nothing. */
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { beginAnswered, sampleHousehold, stoppedClock } from "./samples.js";

const open = () => openMemory({ file: ":memory:", clock: stoppedClock() });

it("is empty when it is opened again, and counts from the beginning", async () => {
  const first = await open();
  await beginAnswered(first);
  const question = (await first.questions.list({ household: "kitchen" }))[0]?.id ?? "";
  await first.close();
  const second = await open();
  expect(await second.households.list()).toEqual([]);
  expect(await second.people.list()).toEqual([]);
  expect(await second.questions.get(question)).toBeNull();
  await beginAnswered(second);
  expect((await second.questions.list({ household: "kitchen" })).length).toBe(1);
  await second.close();
});

it("two that are open at the same time share nothing", async () => {
  const [one, other] = [await open(), await open()];
  await one.households.create(sampleHousehold("one"));
  expect(await other.households.get("one")).toBeNull();
  await one.close();
  expect(await other.households.list()).toEqual([]);
  await other.close();
});

it("refuses everything once closed, while another uses the same database", async () => {
  const closed = await open();
  await closed.close();
  const next = await open();
  await expect(closed.households.create(sampleHousehold("late"))).rejects.toMatchObject({
    code: "closed",
  });
  await expect(closed.households.list()).rejects.toMatchObject({ code: "closed" });
  await closed.close();
  expect(await next.households.list()).toEqual([]);
  await next.close();
});

it("a write that fails changes nothing, and what is erased needs no file", async () => {
  const memory = await open();
  await beginAnswered(memory);
  const [person] = await memory.people.list();
  const before = await memory.questions.list({ household: "kitchen" });
  await expect(memory.questions.recordAsk({} as never, 1)).rejects.toThrow();
  expect(await memory.questions.list({ household: "kitchen" })).toEqual(before);
  await memory.people.forget(person?.id ?? "", "person", 9);
  expect(await memory.people.list()).toEqual([]);
  await memory.close();
});
