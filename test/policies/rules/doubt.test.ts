/** What people say may be partial, contradictory, out of date or wrong. */
import { expect, it } from "vitest";
import { createRulesPolicy } from "../../../src/policies/rules/index.js";
import { asked, begin, commandsAt, did, fact, view } from "./views.js";

const task = "put a mug on the coffee table.";
const whereMug = { func: "where", noun: "mug" } as const;
const start = [begin(), asked(whereMug)];

const at = (place: string, listed: string, more: readonly string[] = []) =>
  did(
    `go to ${place}`,
    `You arrive at ${place}. On the ${place}, you see ${listed}.`,
    commandsAt([place], more),
  );

async function command(...[trajectory, known]: Parameters<typeof decide>): Promise<string> {
  const decision = await decide(trajectory, known);
  return decision.kind === "act" ? decision.command : decision.kind;
}

function decide(
  trajectory: Parameters<typeof view>[1],
  known: Parameters<typeof view>[2] = [],
  sentence = task,
) {
  return createRulesPolicy().decide(view(sentence, trajectory, known));
}

it("tries all places of a partial answer before any other", async () => {
  const told = fact("mug", "at", ["fridge 1", "cabinet 1"], { certainty: "unsure" });
  expect(await command(start, [told])).toBe("go to fridge 1");
  const shut = did(
    "go to fridge 1",
    "You arrive at fridge 1. The fridge 1 is closed.",
    commandsAt(["fridge 1"], ["open fridge 1"]),
  );
  expect(await command([...start, shut], [told])).toBe("open fridge 1");
  const empty = did(
    "open fridge 1",
    "You open the fridge 1. The fridge 1 is open. In it, you see nothing.",
    commandsAt(["fridge 1"], ["close fridge 1"]),
  );
  expect(await command([...start, shut, empty], [told])).toBe("go to cabinet 1");
});

it("believes who is sure before who is not, then the newer one", async () => {
  const unsure = fact("mug", "at", ["cabinet 1"], { certainty: "unsure", personName: "Ben" });
  const sure = fact("mug", "at", ["fridge 1"], { personName: "Ana" });
  expect(await command(start, [unsure, sure])).toBe("go to fridge 1");
  expect(await command(start, [sure, unsure])).toBe("go to fridge 1");
  const newer = fact("mug", "at", ["sinkbasin 1"], { personName: "Chloe" });
  expect(await command(start, [sure, newer])).toBe("go to sinkbasin 1");
});

it("goes to the other one's place when the first was wrong", async () => {
  const ben = fact("mug", "at", ["cabinet 1"], { personName: "Ben" });
  const ana = fact("mug", "at", ["sinkbasin 1"], { personName: "Ana" });
  expect(await command([...start, at("sinkbasin 1", "nothing")], [ben, ana])).toBe(
    "go to cabinet 1",
  );
});

it("looks again where somebody has moved it since", async () => {
  const seen = fact("countertop 1", "holds", ["mug 1"]);
  const gone = [begin(), at("countertop 1", "nothing")];
  const moved = fact("mug", "at", ["fridge 1"]);
  expect(await command(start, [seen])).toBe("go to countertop 1");
  expect(await command([...gone, asked(whereMug)], [seen, moved])).toBe("go to fridge 1");
});

it("does not follow what was said before the place was seen without it", async () => {
  const told = fact("mug", "at", ["sinkbasin 1"]);
  const seenSince = fact("sinkbasin 1", "holds", ["plate 1"]);
  expect(await command(start, [told, seenSince])).not.toBe("go to sinkbasin 1");
  // Told anew after that look: somebody put one there.
  const anew = fact("mug", "at", ["sinkbasin 1"]);
  expect(await command(start, [seenSince, anew])).toBe("go to sinkbasin 1");
});

it("uses facts that are no longer valid for nothing", async () => {
  for (const status of ["contradicted", "superseded", "retracted"] as const) {
    const told = fact("mug", "at", ["sinkbasin 1"], { status });
    expect(await command([begin()], [told])).toBe("ask");
  }
});

it("brings the second thing to where the first one lies", async () => {
  const table = at("coffeetable 1", "a mug 1", ["take mug 1 from coffeetable 1"]);
  const sink = at("sinkbasin 1", "a mug 2", ["take mug 2 from sinkbasin 1"]);
  const two = "put two mugs on the coffee table.";
  const decision = await decide([begin(), table, sink], [], two);
  expect(decision).toMatchObject({ kind: "act", command: "take mug 2 from sinkbasin 1" });
});

it("asks for two when one is known, and goes to both places that it is told", async () => {
  const two = "put two mugs on the coffee table.";
  const whereTwo = { func: "where", noun: "mug", adjective: "two" } as const;
  const seen = fact("countertop 1", "holds", ["mug 1"]);
  expect(await decide([begin()], [seen], two)).toMatchObject({ kind: "ask", need: whereTwo });
  const told = [fact("mug", "at", ["sinkbasin 1"]), fact("mug", "at", ["cabinet 1"])];
  const first = await decide([begin(), asked(whereTwo)], told, two);
  const rest = [begin(), asked(whereTwo), at("cabinet 1", "nothing")];
  const second = await decide(rest, told, two);
  const went = [first, second].map((one) => (one.kind === "act" ? one.command : one.kind));
  expect(went.sort()).toEqual(["go to cabinet 1", "go to sinkbasin 1"]);
});
