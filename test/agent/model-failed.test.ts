/** A language model that decides and fails ends the task, in words that people can read. */
import { expect, it } from "vitest";
import type { Policy, PolicyView } from "../../src/core/decision.js";
import { ModelError, modelFailures } from "../../src/core/model.js";
import { buildCard } from "../../src/desk/card.js";
import { createRulesPolicy } from "../../src/policies/rules/index.js";
import { openSous, playKitchen } from "./household-scenario.js";

it.each(modelFailures)("when its failure is %s", async (failure) => {
  const policy: Policy = {
    name: "a model",
    decide: () => Promise.reject(new ModelError(failure, "It fails.")),
  };
  const sous = await openSous(":memory:", {}, { policy });
  const [episode] = await playKitchen(sous);
  const reason = failure === "budget-spent" ? "budget-spent" : "model-failed";
  expect(episode?.end).toEqual({ kind: "truncated", reason });
  const card = await buildCard(sous.memory, episode?.id ?? "");
  expect(card?.done?.reason).toContain("my language model");
  await sous.stop();
});

it("one that is slow is not waited for when everything stops, and the task goes on later", async () => {
  let asked: (() => void) | undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const policy: Policy = {
    name: "a model",
    decide() {
      asked?.();
      return new Promise(() => undefined);
    },
  };
  const sous = await openSous(":memory:", {}, { policy });
  const playing = playKitchen(sous);
  await isAsked;
  await Promise.all([expect(playing).rejects.toThrow("stopped"), sous.runner.close()]);
  expect(await sous.memory.episodes.unfinished()).toHaveLength(1);
  await sous.stop();
});

it("every decision is charged to its step, and nothing is played again to compare", async () => {
  const rules = createRulesPolicy();
  const views: PolicyView[] = [];
  const policy: Policy = {
    name: "a model",
    isCostly: true,
    async decide(view) {
      views.push(view);
      return rules.decide(view);
    },
  };
  const sous = await openSous(":memory:", {}, { policy });
  const [episode] = await playKitchen(sous);
  expect(episode).toMatchObject({ end: { kind: "terminated" }, worth: null });
  const { id = "" } = episode ?? {};
  const steps = await sous.memory.episodes.steps(id);
  expect(steps.some(({ question }) => question !== null)).toBe(true);
  expect(views.map(({ charge }) => charge)).toEqual(
    steps.slice(1).map(({ seq }) => ({ household: "kitchen", episode: id, seq })),
  );
  await sous.stop();
});
