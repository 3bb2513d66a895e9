import { expect, it } from "vitest";
import { createAskPolicy } from "../../src/agent/when-to-ask.js";

const need = { func: "where", noun: "mug" } as const;

it("never asks, asks what is missing, or asks even what is known", () => {
  const never = createAskPolicy("never");
  const missing = createAskPolicy("missing");
  const always = createAskPolicy("always");
  expect([never, missing, always].map((policy) => policy.name)).toEqual([
    "never",
    "missing",
    "always",
  ]);
  expect([never, missing, always].map((policy) => policy.decide(need).ask)).toEqual([
    false,
    true,
    true,
  ]);
  expect([never, missing, always].map((policy) => policy.eager)).toEqual([false, false, true]);
});
