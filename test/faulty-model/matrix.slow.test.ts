/** Every policy with a language model at every server of the table, in two homes. */
import { describe, expect, it } from "vitest";
import { eggHome, mugHome } from "../policies/agents/homes.js";
import { endings, rows } from "./rows.js";
import { openFaultyStage } from "./stage.js";

const policies = ["agent", "aba", "react", "opex", "ldm2"];

const cases = rows.flatMap((row) =>
  (row.only ?? policies).map((policy) => ({ ...row, policy, title: `${row.name}: ${policy}` })),
);

describe("a server that", () => {
  it.each(cases)("$title", { timeout: 120_000 }, async ({ policy, behaviour, ...row }) => {
    const { play, server } = await openFaultyStage(behaviour, {
      ...(row.model !== undefined && { model: row.model }),
      ...(row.timeoutMs !== undefined && { timeoutMs: row.timeoutMs }),
    });
    const games = await Promise.all([mugHome(), eggHome()].map((home) => play(home, { policy })));
    expect(games.map(({ rounds }) => rounds[0]?.success)).toEqual([true, true]);
    // two games at once may both be refused before one has learned
    if (row.refusals !== undefined) expect(server.refused()).toBeLessThanOrEqual(2 * row.refusals);
    const rescued = games.flatMap(({ decidedBy = [] }) =>
      decidedBy.filter(({ how }) => how === "rules"),
    );
    expect(rescued).toEqual([]);
  });
});

describe("an episode ends with a server that", () => {
  it.each(endings.flatMap((row) => policies.map((policy) => ({ ...row, policy }))))(
    "$name: $policy",
    { timeout: 120_000 },
    async ({ behaviour, policy, most, rescued }) => {
      const { play, server } = await openFaultyStage(behaviour);
      const { rounds, decidedBy = [] } = await play(eggHome(), { policy });
      expect(rounds[0]).toMatchObject({ success: false, end: "model-failed" });
      expect(decidedBy.map(({ how }) => how)).toEqual(Array(rescued).fill("rules"));
      expect(server.requests.length).toBeLessThanOrEqual(most);
    },
  );
});
