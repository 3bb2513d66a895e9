/** The short form of the matrix: one home, and the servers that most agents fell over. */
import { expect, it } from "vitest";
import { mugHome } from "../policies/agents/homes.js";
import { rows } from "./rows.js";
import { openFaultyStage } from "./stage.js";

const chosen = [
  "reasons",
  "gives texts in parts",
  "has neither tools nor schemas",
  "gives a bad answer of five",
];

it.each(
  rows
    .filter(({ name }) => chosen.includes(name))
    .flatMap((row) => ["agent", "aba", "ldm2"].map((policy) => ({ ...row, policy }))),
)("$name: $policy", async ({ behaviour, policy }) => {
  const { play } = await openFaultyStage(behaviour);
  const { rounds, decidedBy = [] } = await play(mugHome(), { policy });
  expect(rounds[0]?.success).toBe(true);
  expect(decidedBy.map(({ how }) => how)).not.toContain("rules");
});
