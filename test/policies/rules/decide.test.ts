import { expect, it } from "vitest";
import type { Decision, PolicyView } from "../../../src/core/decision.js";
import { createRulesPolicy } from "../../../src/policies/rules/index.js";
import { asked, begin, beginAt, commandsAt, did, fact, places, view } from "./views.js";

const whereMug = { func: "where", noun: "mug" } as const;
const whereAnas = { func: "where", noun: "mug", adjective: "Ana's" } as const;
const whichAnas = { ...whereAnas, func: "which" } as const;
const putAnas = "put Ana's mug on the coffee table.";
const putMug = "put a mug on the coffee table.";

const decide = (shown: PolicyView): Promise<Decision> => createRulesPolicy().decide(shown);
const command = async (shown: PolicyView): Promise<string> => {
  const decision = await decide(shown);
  return decision.kind === "act" ? decision.command : decision.kind;
};

const sink = (listed: string, more: readonly string[] = []) =>
  did(
    "go to sinkbasin 1",
    `You arrive at sinkbasin 1. On the sinkbasin 1, you see ${listed}.`,
    commandsAt(["sinkbasin 1"], more),
  );
const twoMugs = sink("a mug 2 (blue), and a mug 1 (white)", [
  "take mug 1 from sinkbasin 1",
  "take mug 2 from sinkbasin 1",
]);

it("asks where before it looks, offering every place with the likely ones first", async () => {
  const decision = await decide(view(putMug, [begin()]));
  if (decision.kind !== "ask") throw new Error(decision.kind);
  expect(decision.need).toEqual(whereMug);
  expect(decision.why).toBe("I have not looked anywhere yet.");
  expect([...decision.candidates].sort()).toEqual(places);
  expect(decision.candidates[0]).toBe("countertop 1");
  // It cannot be where it is to be put: the task would be done.
  expect(decision.candidates.at(-1)).toBe("coffeetable 1");
});

it("does not expect what is to be cooled in the fridge, nor two where they are to be brought", async () => {
  const places = async (task: string) => {
    const decision = await decide(view(task, [begin()]));
    return decision.kind === "ask" ? decision.candidates : [];
  };
  const heated = await places("heat some tomato and put it in countertop.");
  expect(heated.slice(0, 3)).toEqual(["fridge 1", "countertop 1", "sinkbasin 1"]);
  const cooled = await places("cool some tomato and put it in countertop.");
  expect(cooled.slice(0, 3)).toEqual(["countertop 1", "sinkbasin 1", "fridge 1"]);
  const two = await places("find two tomato and put them in fridge.");
  expect(two.slice(0, 3)).toEqual(["countertop 1", "sinkbasin 1", "fridge 1"]);
});

it("asks once, then goes where it was told and says who said it", async () => {
  const told = fact("mug", "at", ["cabinet 1"]);
  const decision = await decide(view(putMug, [begin(), asked(whereMug)], [told]));
  expect(decision).toEqual({
    kind: "act",
    command: "go to cabinet 1",
    thought: "Ana said a mug is in the cabinet. I go there.",
    because: [told.id],
  });
});

it("looks for itself when nobody answers", async () => {
  for (const outcome of ["withheld", "declined", "expired"] as const) {
    const trajectory = [begin(), asked(whereMug, outcome)];
    expect(await command(view(putMug, trajectory))).toBe("go to countertop 1");
  }
});

it("tries the next place of a claim, then looks elsewhere, when the thing is not there", async () => {
  const told = fact("mug", "at", ["sinkbasin 1", "cabinet 1"], { certainty: "unsure" });
  const looked = [begin(), asked(whereMug), sink("nothing")];
  const decision = await decide(view(putMug, looked, [told]));
  expect(decision).toMatchObject({
    command: "go to cabinet 1",
    thought: "There is no mug in the sink. Ana said a mug may be in the cabinet. I go there.",
  });
  expect(await command(view(putMug, looked, []))).toBe("go to countertop 1");
});

it("believes its eyes: a place seen without the thing is not visited for a later claim", async () => {
  const looked = [begin(), sink("nothing"), asked(whereMug)];
  const told = fact("mug", "at", ["sinkbasin 1"]);
  expect(await command(view(putMug, looked, [told]))).toBe("go to countertop 1");
});

it("goes last to places that were said or seen to be wrong", async () => {
  const known = [
    fact("mug", "at", ["countertop 1"], { polarity: false }),
    fact("fridge 1", "holds", ["egg 1"]),
  ];
  const trajectory = [begin(), asked(whereMug)];
  expect(await command(view(putMug, trajectory, known))).toBe("go to sinkbasin 1");
});

it("goes where an earlier round saw it, the newest sighting of a place counting", async () => {
  const trajectory = [beginAt("countertop 1"), asked(whereMug)];
  const seen = fact("cabinet 1", "holds", ["mug 2"]);
  const decision = await decide(view(putMug, trajectory, [seen]));
  expect(decision).toMatchObject({
    command: "go to cabinet 1",
    thought: "I saw mug 2 in the cabinet in an earlier round. I go there.",
    because: [seen.id],
  });
  const gone = fact("cabinet 1", "holds", []);
  expect(await command(view(putMug, trajectory, [seen, gone]))).not.toBe("go to cabinet 1");
});

it("does not ask for what lies before it, unless it shall ask eagerly", async () => {
  const here = beginAt("countertop 1", ["take mug 1 from countertop 1"]);
  expect(await command(view(putMug, [here]))).toBe("take mug 1 from countertop 1");
  expect(await decide(view(putMug, [here], [], true))).toMatchObject({ need: whereMug });
  expect(await command(view(putMug, [here, asked(whereMug)], [], true))).toBe(
    "take mug 1 from countertop 1",
  );
});

it("asks for two things at once", async () => {
  const decision = await decide(view("put two mugs on the coffee table.", [begin()]));
  expect(decision).toMatchObject({ need: { ...whereMug, adjective: "two" } });
});

it("tells things apart by looks when the task names looks", async () => {
  const task = "put the white mug on the coffee table.";
  expect(await command(view(task, [begin(), twoMugs]))).toBe("take mug 1 from sinkbasin 1");
});

it("asks which one when only its owner tells it apart", async () => {
  const decision = await decide(view(putAnas, [begin(), asked(whereAnas, "declined"), twoMugs]));
  expect(decision).toMatchObject({ kind: "ask", need: whichAnas, candidates: ["mug 2", "mug 1"] });
  expect(decision.thought).toContain("the white mug and the blue mug");
});

it("asks where first when it knows of no two", async () => {
  expect(await decide(view(putAnas, [begin()]))).toMatchObject({ need: whereAnas });
});

it("takes the only one at the place it was told, without asking which", async () => {
  const told = fact("Ana's mug", "at", ["sinkbasin 1"]);
  const one = sink("a mug 2 (blue)", ["take mug 2 from sinkbasin 1"]);
  expect(await command(view(putAnas, [begin(), asked(whereAnas), one], [told]))).toBe(
    "take mug 2 from sinkbasin 1",
  );
  const both = await decide(view(putAnas, [begin(), asked(whereAnas), twoMugs], [told]));
  expect(both).toMatchObject({ kind: "ask", need: whichAnas });
});

it("takes the one it was told, and says on what that rests", async () => {
  const meaning = fact("Ana's mug", "is", ["mug 1"]);
  const start = [begin(), twoMugs, asked(whichAnas)];
  expect(await decide(view(putAnas, start, [meaning]))).toEqual({
    kind: "act",
    command: "take mug 1 from sinkbasin 1",
    thought: "Ana's mug is the white mug. I take it.",
    because: [meaning.id],
  });
});

it("raises a need that an earlier round has met, so that the notebook can say so", async () => {
  const meaning = fact("Ana's mug", "is", ["mug 1"]);
  const decision = await decide(view(putAnas, [begin(), twoMugs], [meaning]));
  expect(decision).toMatchObject({ kind: "ask", need: whichAnas });
});

it("tries one after the other when nobody says which", async () => {
  const start = [begin(), asked(whereAnas, "declined"), twoMugs, asked(whichAnas, "declined")];
  expect(await command(view(putAnas, start))).toBe("take mug 2 from sinkbasin 1");
  const tried = [
    ...start,
    did(
      "take mug 2 from sinkbasin 1",
      "You pick up the mug 2 from the sinkbasin 1.",
      commandsAt(["sinkbasin 1"], ["examine mug 2"]),
    ),
    did(
      "go to coffeetable 1",
      "You arrive at coffeetable 1. On the coffeetable 1, you see nothing.",
      commandsAt(["coffeetable 1"], ["examine mug 2", "move mug 2 to coffeetable 1"]),
    ),
  ];
  expect(await command(view(putAnas, tried))).toBe("move mug 2 to coffeetable 1");
  const missed = did(
    "move mug 2 to coffeetable 1",
    "You move the mug 2 to the coffeetable 1.",
    commandsAt(["coffeetable 1"], ["take mug 2 from coffeetable 1"]),
  );
  const next = await decide(view(putAnas, [...tried, missed]));
  expect(next).toMatchObject({ command: "go to sinkbasin 1" });
  expect(next.thought).toBe(
    "That was not the right mug. I saw the white mug in the sink. I go there.",
  );
});

it("puts down what an earlier round left in its hand", async () => {
  const holding = beginAt("countertop 1", ["examine book 1", "move book 1 to countertop 1"]);
  const decision = await decide(view(putMug, [holding, asked(whereMug)]));
  expect(decision).toMatchObject({ command: "move book 1 to countertop 1" });
});

it("speaks the older wording too", async () => {
  const trajectory = [
    begin(),
    did(
      "go to coffeetable 1",
      "You arrive at loc 4. On the coffeetable 1, you see nothing.",
      commandsAt(["coffeetable 1"]),
    ),
    did(
      "go to sinkbasin 1",
      "You arrive at loc 9. On the sinkbasin 1, you see a mug 1.",
      commandsAt(["sinkbasin 1"], ["take mug 1 from sinkbasin 1"]),
    ),
    did(
      "take mug 1 from sinkbasin 1",
      "You pick up the mug 1 from the sinkbasin 1.",
      commandsAt(["sinkbasin 1"], ["examine mug 1"]),
    ),
    did(
      "go to coffeetable 1",
      "You arrive at loc 4. On the coffeetable 1, you see nothing.",
      commandsAt(["coffeetable 1"], ["examine mug 1", "put mug 1 in/on coffeetable 1"]),
    ),
  ];
  expect(await command(view("put some mug on coffeetable.", trajectory))).toBe(
    "put mug 1 in/on coffeetable 1",
  );
});

it("stops at a task that it cannot read", async () => {
  expect(await decide(view("sing a song.", [begin()]))).toMatchObject({ kind: "stop" });
});
