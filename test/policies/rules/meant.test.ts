/** Ambiguous tasks: one particular thing is meant, and only people know which. */
import { expect, it } from "vitest";
import type { Decision, PolicyView } from "../../../src/core/decision.js";
import type { TrajectoryStep } from "../../../src/core/episode.js";
import type { Fact } from "../../../src/core/fact.js";
import { createRulesPolicy } from "../../../src/policies/rules/index.js";
import { asked, begin, commandsAt, did, fact, view } from "./views.js";

const task = "put a mug on the coffee table.";
const whereMeant = { func: "where", noun: "mug", adjective: "meant" } as const;
const whichMeant = { ...whereMeant, func: "which" } as const;

const sink = did(
  "go to sinkbasin 1",
  "You arrive at sinkbasin 1. On the sinkbasin 1, you see a mug 2, and a mug 1.",
  commandsAt(["sinkbasin 1"], ["take mug 1 from sinkbasin 1", "take mug 2 from sinkbasin 1"]),
);
const counter = did(
  "go to countertop 1",
  "You arrive at countertop 1. On the countertop 1, you see a mug 3.",
  commandsAt(["countertop 1"], ["take mug 3 from countertop 1"]),
);

function decide(
  trajectory: readonly TrajectoryStep[],
  known: readonly Fact[] = [],
  sentence = task,
): Promise<Decision> {
  const shown: PolicyView = { ...view(sentence, trajectory, known), particular: true };
  return createRulesPolicy().decide(shown);
}

it("asks for the one that is meant, also when one lies before it", async () => {
  for (const trajectory of [[begin()], [begin(), counter]]) {
    expect(await decide(trajectory)).toMatchObject({ kind: "ask", need: whereMeant });
  }
});

it("takes the only one at the place that it was told", async () => {
  const told = fact("meant mug", "at", ["countertop 1"]);
  const decision = await decide([begin(), asked(whereMeant), counter], [told]);
  expect(decision).toMatchObject({ kind: "act", command: "take mug 3 from countertop 1" });
});

it("asks which one when several lie there, and takes that one", async () => {
  const told = fact("meant mug", "at", ["sinkbasin 1"]);
  const before = [begin(), asked(whereMeant), sink];
  const question = await decide(before, [told]);
  expect(question).toMatchObject({ kind: "ask", need: whichMeant });
  expect(question.kind === "ask" && [...question.candidates].sort()).toEqual(["mug 1", "mug 2"]);
  const meant = fact("meant mug", "is", ["mug 2"]);
  expect(await decide([...before, asked(whichMeant)], [told, meant])).toMatchObject({
    command: "take mug 2 from sinkbasin 1",
  });
});

it("goes where it saw the one that it was told, and leaves others alone", async () => {
  const meant = fact("meant mug", "is", ["mug 3"]);
  const seen = fact("countertop 1", "holds", ["mug 3"]);
  const decision = await decide([begin(), asked(whereMeant), sink], [seen, meant]);
  expect(decision).toMatchObject({ kind: "act", command: "go to countertop 1" });
});

it("tries one after the other when nobody says", async () => {
  const alone = [begin(), asked(whereMeant, "withheld"), sink, asked(whichMeant, "withheld")];
  const first = await decide(alone);
  expect(first).toMatchObject({ kind: "act", command: expect.stringMatching(/^take mug/) });
  const put = did(
    "move mug 2 to coffeetable 1",
    "You move the mug 2 to the coffeetable 1.",
    commandsAt(["coffeetable 1"], ["take mug 2 from coffeetable 1"]),
  );
  const carried = did(
    "take mug 2 from sinkbasin 1",
    "You pick up the mug 2 from the sinkbasin 1.",
    commandsAt(["mug 2", "sinkbasin 1"], ["move mug 2 to sinkbasin 1"]),
  );
  const table = did(
    "go to coffeetable 1",
    "You arrive at coffeetable 1. On the coffeetable 1, you see nothing.",
    commandsAt(["coffeetable 1", "mug 2"], ["move mug 2 to coffeetable 1"]),
  );
  const next = await decide([...alone, carried, table, put]);
  expect(next).toMatchObject({ kind: "act", command: "go to sinkbasin 1" });
});
