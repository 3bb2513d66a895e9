import { expect, it } from "vitest";
import type { Experience, Proposal } from "../../../src/core/memory/tuple.js";
import { type State, vote } from "../../../src/policies/tuples/vote.js";

const state: State = {
  goal: "put a mug in desk.",
  history: { evaluation: [{ name: "find", done: false }], summary: "" },
  observation: "You see a desk 1.",
};

function tuple(pattern: string, change: Partial<Experience> = {}): Experience {
  const cell = { goal: [], observation: [] };
  return { ...state, cell, action: "", pattern, source: "expert", ...change };
}

const grounding = new Map([
  ["go to PLACE:drawer", ["go to drawer 1", "go to drawer 2"]],
  ["go to PLACE:shelf", ["go to shelf 1"]],
  ["go to DEST", ["go to desk 1", "go to desk 2"]],
  ["open HERE", ["open cabinet 1"]],
  ["look", ["look"]],
]);
const never = () => 0;

function cast(
  tuples: readonly Experience[],
  { curious = false, timesDone = never as (command: string) => number } = {},
): readonly Proposal[] {
  return vote(tuples, state, grounding, curious, timesDone);
}

function of(proposals: readonly Proposal[], command: string): number {
  return proposals.find((proposal) => proposal.command === command)?.confidence ?? 0;
}

it("gives confidences that add up to 1, over the verbs that the tuples propose", () => {
  const tuples = [
    tuple("go to PLACE:drawer"),
    tuple("go to PLACE:shelf"),
    tuple("go to PLACE:shelf"),
  ];
  const proposals = cast(tuples);
  expect(proposals.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 10);
  expect(proposals[0]?.command).toBe("go to shelf 1");
  expect(proposals.some(({ command }) => /^(?:open|look)/.test(command))).toBe(false);
  const smoothing = 0.1;
  const least = smoothing / 3;
  expect(of(proposals, "go to shelf 1")).toBeCloseTo((2 / 3 + least) / (1 + smoothing), 10);
  expect(of(proposals, "go to drawer 1")).toBeCloseTo((1 / 3 + least) / (1 + smoothing) / 2, 10);
  expect(of(proposals, "go to desk 1")).toBeCloseTo(least / (1 + smoothing), 10);
});

it("gives a role's whole share to the place that was gone to least often", () => {
  const timesDone = (command: string) => (command === "go to desk 1" ? 1 : 0);
  const [best] = cast([tuple("go to DEST")], { timesDone });
  expect(best?.command).toBe("go to desk 2");
});

it("orders equals by visits, then by name", () => {
  const timesDone = (command: string) => (command === "go to drawer 1" ? 2 : 0);
  const drawers = (options: object) =>
    cast([tuple("go to PLACE:drawer")], options)
      .map(({ command }) => command)
      .slice(0, 2);
  expect(drawers({})).toEqual(["go to drawer 1", "go to drawer 2"]);
  expect(drawers({ timesDone })).toEqual(["go to drawer 2", "go to drawer 1"]);
});

it("counts a tuple of another subgoal, or of another goal, less", () => {
  const other = { evaluation: [{ name: "put", done: false }], summary: "" };
  const [bySubgoal] = cast([
    tuple("go to DEST", { history: other }),
    tuple("go to DEST", { history: other }),
    tuple("go to PLACE:shelf"),
  ]);
  expect(bySubgoal?.command).toBe("go to shelf 1");
  const [byGoal] = cast([
    tuple("go to DEST", { goal: "examine the alarmclock with the desklamp." }),
    tuple("go to PLACE:shelf"),
  ]);
  expect(byGoal?.command).toBe("go to shelf 1");
});

it("proposes nothing without a vote, and when curious what could change something", () => {
  expect(cast([])).toEqual([]);
  const curious = cast([], { curious: true });
  expect(curious.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 10);
  expect(curious.map(({ pattern }) => pattern)).toContain("open HERE");
  expect(curious.map(({ pattern }) => pattern)).not.toContain("look");
  const [first] = cast([tuple("go to PLACE:shelf")], { curious: true });
  expect(first?.command).toBe("go to shelf 1");
});
