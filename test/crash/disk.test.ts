import { expect, it } from "vitest";
import { exploreDisk } from "./explore.js";
import { taskFlow } from "./task.js";

it.each(["full", "failing", "busy", "read-only", "damaged"] as const)("%s", async (fault) => {
  expect(await exploreDisk(taskFlow, fault, { most: 3 })).toEqual([]);
});
