/** How much an episode may do: so many actions, so many questions. */
import { expect, it, onTestFinished } from "vitest";
import type { Policy } from "../../src/core/decision.js";
import { decisions, openSous, playKitchen, type Treatment } from "./household-scenario.js";

type Change = Parameters<typeof playKitchen>[1];

async function playOnce(change: Change, treatment?: Treatment) {
  const sous = await openSous(":memory:", {}, treatment);
  onTestFinished(() => sous.stop());
  const [episode] = await playKitchen(sous, change);
  const steps = await sous.memory.episodes.steps(episode?.id ?? "");
  return {
    tuples: (await sous.memory.tuples.list()).length,
    end: episode?.end,
    actions: steps.filter(({ step }) => step.kind === "act").length,
    asked: steps.flatMap(({ step }) => (step.kind === "ask" ? [step.handling] : [])),
    decided: await decisions(sous.memory, episode?.id ?? ""),
  };
}

it("ends after exactly as many actions as it may take, questions not counted", async () => {
  const { end, actions: needed, decided, tuples } = await playOnce({});
  expect(end).toEqual({ kind: "terminated" });
  expect(tuples).toBeGreaterThan(0);
  expect(decided.length).toBeGreaterThan(needed + 1);
  for (const maxSteps of [1, 2, needed - 1]) {
    const cut = await playOnce({ maxSteps });
    expect(cut.end).toEqual({ kind: "truncated", reason: "max-steps" });
    expect(cut.actions).toBe(maxSteps);
    expect(cut.tuples, "nothing is learned from what failed").toBe(0);
  }
  expect(await playOnce({ maxSteps: needed })).toMatchObject({ end, actions: needed });
});

/** A policy that asks where these things are, one after the other, and then stops. */
function asking(...nouns: readonly string[]): Policy {
  return {
    name: "asking",
    decide: async ({ trajectory }) => {
      const asked = trajectory.filter(({ kind }) => kind === "ask").length;
      const noun = nouns[asked];
      const basis = { thought: "", because: [] };
      if (noun === undefined) return { kind: "stop", reason: "gave-up", ...basis };
      const need = { func: "where", noun } as const;
      return { kind: "ask", why: "", candidates: [], need, ...basis };
    },
  };
}

it("puts exactly as many questions to people as its budget; what is known costs nothing", async () => {
  const policy = asking("apple", "apple", "egg", "egg", "knife", "apple");
  const { asked } = await playOnce({ askPolicy: "budget:2" }, { policy, notebook: "all" });
  expect(asked).toEqual(["posted", "notebook", "posted", "notebook", "withheld", "notebook"]);
});
