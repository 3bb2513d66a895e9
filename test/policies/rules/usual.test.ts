import { describe, expect, it } from "vitest";
import type { PolicyView } from "../../../src/core/decision.js";
import type { Fact } from "../../../src/core/fact.js";
import { learnPlaces } from "../../../src/core/habits.js";
import { createRulesPolicy } from "../../../src/policies/rules/index.js";
import { asked, begin, commandsAt, did, fact, places, view } from "./views.js";

const whereMug = { func: "where", noun: "mug" } as const;
const putMug = "put a mug on the coffee table.";

const decide = (shown: PolicyView) => createRulesPolicy().decide(shown);

const saw = (episode: string, place: string, ...things: string[]): Fact =>
  fact(place, "holds", things, { episode });

const emptyAt = (place: string) =>
  did(`go to ${place}`, `On the ${place}, you see nothing.`, commandsAt([place]));

/** Where the next step goes in a home with this past, when the mug is not in the sink any more. */
async function nextAfterSink(past: readonly Fact[]): Promise<string> {
  const looked = [begin(), asked(whereMug, "withheld"), emptyAt("sinkbasin 1")];
  const decision = await decide({ ...view(putMug, looked), habits: learnPlaces(past) });
  return decision.kind === "act" ? decision.command : decision.kind;
}

describe("a search", () => {
  it("goes where this home's people put such things, and not where the table says", async () => {
    expect(await nextAfterSink([])).toBe("go to countertop 1");
    const past = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((round) => [
      saw(`e${round}`, "countertop 1"),
      saw(`e${round}`, "cabinet 1", "mug 1"),
    ]);
    expect(await nextAfterSink([...past, saw("e9", "sinkbasin 1", "mug 1")])).toBe(
      "go to cabinet 1",
    );
  });

  it("looks last where it looked since the thing was seen, and first where it has not", async () => {
    const since = (place: string) => [
      saw("e1", "sinkbasin 1", "mug 1"),
      ...["e2", "e3", "e4"].map((round) => saw(round, place)),
    ];
    expect(await nextAfterSink(since("countertop 1"))).not.toBe("go to countertop 1");
    expect(await nextAfterSink(since("cabinet 1"))).toBe("go to countertop 1");
  });

  it("does not hold an old look against a place, as the thing has moved since", async () => {
    const past = [saw("e1", "countertop 1"), saw("e9", "sinkbasin 1", "mug 1")];
    expect(await nextAfterSink(past)).toBe("go to countertop 1");
  });
});

it("offers the places first where the thing usually is", async () => {
  const past = [1, 2, 3, 4, 5, 6].map((round) => saw(`e${round}`, "cabinet 1", "mug 1"));
  const decision = await decide({ ...view(putMug, [begin()]), habits: learnPlaces(past) });
  if (decision.kind !== "ask") throw new Error(decision.kind);
  expect(decision.candidates[0]).toBe("cabinet 1");
  expect([...decision.candidates].sort()).toEqual(places);
  expect(decision.scores?.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
});
