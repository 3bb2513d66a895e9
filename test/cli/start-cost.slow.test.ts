/** A command loads what it uses. Measured were 1.2 for both; the limits leave room for a noisy machine. */
import { expect, test } from "vitest";
import { measureStarts } from "./start-cost.js";

test("the start of a command costs little more than an empty script", { timeout: 300_000 }, () => {
  const [help, homes] = measureStarts(["--help", "homes"], 7);
  expect(help?.ratio).toBeLessThan(1.4);
  expect(homes?.ratio).toBeLessThan(1.6);
});
