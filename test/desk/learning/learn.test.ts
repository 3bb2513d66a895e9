/** What learning counts and reports where there is too little to fit; `learning.slow` has the rest. */
import { expect, it } from "vitest";
import { learn, leastExamples } from "../../../src/desk/learning/learn.js";
import type { UsedReply } from "../../../src/desk/learning/used-replies.js";

/** As many replies with these words that meant a place, "?" or nothing, each of its own ballot. */
function replies(count: number, said: string, meant: string | null): readonly UsedReply[] {
  const fact = { thing: "mug", polarity: true, certainty: "sure" } as const;
  const facts = meant === null || meant === "?" ? [] : [{ ...fact, places: [meant] }];
  const kind = meant === null ? "unusable" : meant === "?" ? "dont_know" : "location";
  const request = {
    need: { func: "where", noun: "mug" },
    question: "Where is the mug?",
    options: null,
    reply: said,
    vocabulary: {
      places: ["fridge 1", "sinkbasin 1", "cabinet 1", "cabinet 2", "shelf 1"],
      things: ["mug", "apple"],
    },
    known: new Map(),
  } as const;
  const item = { kind: "used", request, gold: { kind, facts, choice: null } };
  return Array.from({ length: count }, (_, at) => ({
    ballot: `${said} ${at}`,
    household: "kitchen",
    item,
    weight: 1,
  }));
}

it.each<[said: string, meant: string | null, counted: "right" | "wrong" | "neither"]>([
  ["it is in the fridge", "fridge 1", "right"],
  ["it is in the fridge", "sinkbasin 1", "wrong"],
  ["it is in the fridge", "?", "wrong"],
  ["it is in the fridge", null, "wrong"],
  ["I don't know", "?", "right"],
  ["I don't know", "fridge 1", "neither"],
  ["in the den", "cabinet 2", "neither"],
])("%j, where %s is meant, counts as %s, in the half that is kept out", async (said, meant, as) => {
  const few = replies(leastExamples - 1, said, meant);
  const { verdict, figures, reader } = await learn("", few, 5);
  const { examples, heldOut, before, after, ...shipped } = figures;
  expect([verdict, reader, examples]).toEqual(["too few", null, leastExamples - 1]);
  expect(heldOut).toBeGreaterThan(1);
  expect(heldOut).toBeLessThan(leastExamples - 2);
  expect(before).toEqual({
    right: as === "right" ? heldOut : 0,
    wrong: as === "wrong" ? heldOut : 0,
  });
  expect(after).toEqual(before);
  expect(shipped).toEqual({ shipped: 0, shippedBefore: 0, shippedAfter: 0 });
});
