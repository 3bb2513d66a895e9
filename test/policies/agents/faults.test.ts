/** When the server of the models fails: no crash, but an end that says so. */
import { describe, expect, it } from "vitest";
import type { Fault } from "../../peers/openai/faults.js";
import { mugHome } from "./homes.js";
import { openStage } from "./over-http.js";

const faults: readonly (readonly [string, Fault, string])[] = [
  ["overload", { kind: "status", status: 429, retryAfter: 0 }, "unreachable"],
  ["a broken server", { kind: "status", status: 500 }, "unreachable"],
  ["silence", { kind: "slow", ms: 600 }, "unreachable"],
  ["words that are no choice", { kind: "says", text: "Well." }, "malformed"],
  ["half a body", { kind: "garbled" }, "unreachable"],
  ["a model that declines", { kind: "refuses", text: "No." }, "refused"],
  ["an answer cut short", { kind: "cut-off", after: 1 }, "cut-off"],
];

const patienceWith = ({ kind }: Fault): number => (kind === "slow" ? 300 : 30_000);

describe.each(faults)("%s", (_, fault, failure) => {
  it.each(["react", "aba"])("ends an episode of %s as failed", async (policy) => {
    const { play, peer } = await openStage({}, { maxRetries: 0, timeoutMs: patienceWith(fault) });
    peer.failAll(fault);
    const { rounds, modelFailures } = await play(mugHome(), { policy });
    expect(rounds).toEqual([expect.objectContaining({ success: false, end: "model-failed" })]);
    expect(modelFailures?.[0]).toBe(failure);
  });
});

it("is no more than a person who does not know, where people are models", async () => {
  const { play, peer } = await openStage();
  peer.failAll({ kind: "refuses", text: "No." });
  const { rounds } = await play(mugHome(), { policy: "rules" });
  expect(rounds[0]).toMatchObject({ success: true, questions: 1 });
});

it("passes when the next attempt works", async () => {
  const { play, peer } = await openStage();
  peer.failNext({ kind: "status", status: 500 });
  const { rounds } = await play(mugHome(), { policy: "aba" });
  expect(rounds[0]).toMatchObject({ success: true });
});
