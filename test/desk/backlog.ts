import { expect } from "vitest";
import type { Memory } from "../../src/core/stores.js";
import { until } from "../story/team.js";
import { addNotes, beginIn, noteIds, openCourier } from "./courier-scenario.js";

/** So many notes in one channel are brought in order, a few rows at a time; another channel does not wait. */
export async function expectOrder(count: number): Promise<void> {
  const { memory, platform, restart } = await openCourier();
  await beginIn(memory, "busy", { shown: true });
  await beginIn(memory, "calm", { shown: true });
  await addNotes(memory, "busy", count);
  await addNotes(memory, "calm", 1);
  let mostAtOnce = 0;
  let readings = 0;
  const watched: Memory = {
    ...memory,
    close: () => memory.close(),
    outbox: {
      ...memory.outbox,
      due: async (...given) => {
        const due = await memory.outbox.due(...given);
        mostAtOnce = Math.max(mostAtOnce, due.length);
        readings += 1;
        return due;
      },
    },
  };
  await restart(watched);
  await until(async () => platform.posted.length === count + 1, 25_000);
  expect(platform.posted.indexOf("calm-1")).toBeLessThan(5);
  expect(platform.posted.filter((id) => id !== "calm-1")).toEqual(noteIds("busy", count));
  // Two lanes of notes and two of cards, twenty rows each.
  expect(mostAtOnce).toBeLessThanOrEqual(80);
  expect(readings).toBeLessThan(count / 8);
}
