import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { trainWeights } from "../../reading/commands.js";

it("makes the shipped weights again, bit for bit", () => {
  const shipped = readFileSync("src/desk/reading/weights.json", "utf8");
  expect(trainWeights() === shipped).toBe(true);
});
