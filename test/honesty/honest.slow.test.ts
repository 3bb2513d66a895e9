import { expect, it } from "vitest";
import { fuzz } from "./fuzz.js";

it("holds in 1,000 generated homes, and the order says nothing", {
  timeout: 1_800_000,
}, async () => {
  const found = await fuzz({ homes: 1000, most: 3 });
  expect(found.cells).toBeGreaterThan(12_000);
  for (const name of ["first", "last", "longest"] as const)
    expect(Math.abs(found[name]), name).toBeLessThan(3);
});
