import { expect, it } from "vitest";
import { exploreDisk } from "./explore.js";
import { taskFlow } from "./task.js";

const faults = ["full", "failing", "busy", "read-only", "damaged"] as const;

it.each(faults)("%s", { timeout: 1_800_000 }, async (fault) => {
  expect(await exploreDisk(taskFlow, fault, { most: 400 })).toEqual([]);
});
