import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { train } from "../../reading/commands.js";

it("makes the shipped weights and unseen replies again, bit for bit", () => {
  const { weights, unseen } = train();
  expect(weights === readFileSync("src/desk/reading/weights.json", "utf8")).toBe(true);
  expect(unseen === readFileSync("src/desk/learning/unseen.json", "utf8")).toBe(true);
});
