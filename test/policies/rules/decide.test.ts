import { describe, expect, it } from "vitest";
import type { Decision, PolicyView } from "../../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { Fact } from "../../../src/core/memory/fact.js";
import { learnPlaces } from "../../../src/core/memory/habits.js";
import { createRulesPolicy } from "../../../src/policies/rules/rules-policy.js";
import {
  asked,
  begin,
  beginAt,
  commandsAt,
  did,
  fact,
  places,
  readFact,
  readStep,
  view,
} from "./views.js";

const putMug = "put a mug on the coffee table.";
const putAnas = "put Ana's mug on the coffee table.";
const putTwo = "put two mugs on the coffee table.";
const twoMugs = "sees sinkbasin 1: mug 2 (blue), mug 1 (white)";
const where = { func: "where", noun: "mug" } as const;
const which = { func: "which", noun: "mug" } as const;

type Steps = readonly (string | TrajectoryStep)[];
type Known = readonly (string | Fact)[];

/** Notation of `readStep` and `readFact`; the robot starts in the middle. */
function decide(
  task: string,
  steps: Steps = [],
  known: Known = [],
  more: Partial<PolicyView> = {},
): Promise<Decision> {
  const read = steps.map((step) => (typeof step === "string" ? readStep(step) : step));
  const trajectory = read[0]?.kind === "begin" ? read : [begin(), ...read];
  const facts = known.map((one) => (typeof one === "string" ? readFact(one) : one));
  return createRulesPolicy().decide({ ...view(task, trajectory, facts), ...more });
}

const command = (decision: Decision): string =>
  decision.kind === "act" ? decision.command : decision.kind;

type Row = readonly [title: string, steps: Steps, known: Known, next: string | object];

function expectNext(decision: Decision, next: string | object): void {
  if (typeof next === "string") expect(command(decision)).toBe(next);
  else expect(decision).toMatchObject(next);
}

describe("where it looks", () => {
  it("asks first, offering every place with the likely ones first", async () => {
    const decision = await decide(putMug);
    if (decision.kind !== "ask") throw new Error(decision.kind);
    expect(decision.need).toEqual(where);
    expect(decision.why).toBe("I have not looked anywhere yet.");
    expect([...decision.candidates].sort()).toEqual(places);
    expect(decision.candidates[0]).toBe("countertop 1");
    // Never at its destination: the task would be done.
    expect(decision.candidates.at(-1)).toBe("coffeetable 1");
  });

  it.each([
    ["heat some tomato and put it in countertop.", "fridge 1", "countertop 1", "sinkbasin 1"],
    ["cool some tomato and put it in countertop.", "countertop 1", "sinkbasin 1", "fridge 1"],
    ["find two tomato and put them in fridge.", "countertop 1", "sinkbasin 1", "fridge 1"],
  ])("expects a thing by what is to be done: %s", async (task, ...likely) => {
    const decision = await decide(task);
    expect(decision.kind === "ask" && decision.candidates.slice(0, 3)).toEqual(likely);
  });

  const ask = "asked where mug";
  const empty = "sees sinkbasin 1: nothing";
  const atCounter = beginAt("countertop 1");
  /** What was done; what is known; where it goes, and how that is said. */
  const ways = `
asked where mug (withheld) | | countertop: by itself when the question is withheld
asked where mug (declined) | | countertop: by itself when nobody knows
asked where mug (expired) | | countertop: by itself when nobody answers
asked where mug; sees sinkbasin 1: nothing | | countertop: elsewhere when no claim is left
sees sinkbasin 1: nothing; asked where mug | mug at sinkbasin 1 | countertop: not where it has just looked
asked where mug | mug not at countertop 1; fridge 1 holds egg 1 | sinkbasin: last at places that were said or seen to be wrong
asked where mug | cabinet 1 holds mug 2; cabinet 1 holds nothing | countertop: elsewhere where a newer look shows it no more
asked where mug | mug maybe at cabinet 1; mug at fridge 1 | fridge: where the sure one says
asked where mug | mug at fridge 1; mug maybe at cabinet 1 | fridge: so in any order
asked where mug | mug at fridge 1; mug at cabinet 1 | cabinet: where the newer one says
asked where mug; sees sinkbasin 1: nothing | Ben: mug at cabinet 1; mug at sinkbasin 1 | cabinet: where the other one says when the first was wrong
asked where mug | countertop 1 holds mug 1 | countertop: where it was seen
sees countertop 1: nothing; asked where mug | countertop 1 holds mug 1; mug at fridge 1 | fridge: where it was moved to since it was seen
asked where mug | mug at sinkbasin 1; sinkbasin 1 holds plate 1 | countertop: not where the place was seen without it after it was said
asked where mug | sinkbasin 1 holds plate 1; mug at sinkbasin 1 | sinkbasin: there again when it is said anew`;
  it.each(ways.trim().split("\n"))("%s", async (line) => {
    const [steps = [], known = [], [end = ""] = []] = line.split("|").map((part) =>
      part
        .trim()
        .split("; ")
        .filter((one) => one !== ""),
    );
    const decision = await decide(putMug, steps, known);
    expect(command(decision)).toBe(`go to ${end.split(":")[0]} 1`);
  });

  it("where an earlier round saw it", async () => {
    const decision = await decide(putMug, [atCounter, ask], ["cabinet 1 holds mug 2"]);
    expect(command(decision)).toBe("go to cabinet 1");
  });

  it.each(["contradicted", "superseded", "retracted"] as const)("by no %s fact", async (status) => {
    const fact = readFact("mug at sinkbasin 1", { status });
    expect(command(await decide(putMug, [], [fact]))).toBe("ask");
  });

  it.each<Row>([
    [
      "says who said it",
      [ask],
      ["mug at cabinet 1"],
      "Ana said a mug is in the cabinet. I go there.",
    ],
    [
      "tries the next place of a claim, and says why",
      [ask, empty],
      ["mug maybe at sinkbasin 1 or cabinet 1"],
      "There is no mug in the sink. Ana said a mug may be in the cabinet. I go there.",
    ],
    [
      "says that it saw it",
      [atCounter, ask],
      ["cabinet 1 holds mug 2"],
      "I saw mug 2 in the cabinet in an earlier round. I go there.",
    ],
  ])("%s, and by which fact it goes", async (_, steps, known, thought) => {
    const facts = known.map((one) => (typeof one === "string" ? readFact(one) : one));
    expect(await decide(putMug, steps, facts)).toEqual({
      kind: "act",
      command: "go to cabinet 1",
      thought,
      because: facts.map(({ id }) => id),
    });
  });

  it("opens what is shut, and tries all places of a partial answer before any other", async () => {
    const steps: (string | TrajectoryStep)[] = [ask];
    const next = async () =>
      command(await decide(putMug, steps, ["mug maybe at fridge 1 or cabinet 1"]));
    expect(await next()).toBe("go to fridge 1");
    const shut = "You arrive at fridge 1. The fridge 1 is closed.";
    steps.push(did("go to fridge 1", shut, commandsAt(["fridge 1"], ["open fridge 1"])));
    expect(await next()).toBe("open fridge 1");
    const inside = "You open the fridge 1. The fridge 1 is open. In it, you see nothing.";
    steps.push(did("open fridge 1", inside, commandsAt(["fridge 1"], ["close fridge 1"])));
    expect(await next()).toBe("go to cabinet 1");
  });

  it("visits places in an order that only the seed decides", async () => {
    const shown = view(putMug, [begin(), asked(where, "withheld")]);
    const first = async (shuffle: number) =>
      command(await createRulesPolicy(shuffle).decide(shown));
    const firsts = await Promise.all(Array.from({ length: 60 }, (_, seed) => first(seed)));
    expect([...new Set(firsts)].sort()).toEqual(places.map((place) => `go to ${place}`));
    expect(await first(7)).toBe(firsts[7]);
  });
});

describe("where things usually are in this home", () => {
  const saw = (round: number, place: string, ...things: string[]): Fact =>
    fact(place, "holds", things, { episode: `e${round}` });
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
  const habit = rounds.flatMap((round) => [
    saw(round, "countertop 1"),
    saw(round, "cabinet 1", "mug 1"),
  ]);
  const lastInSink = saw(9, "sinkbasin 1", "mug 1");
  const since = (place: string) => [
    saw(1, "sinkbasin 1", "mug 1"),
    ...[2, 3, 4].map((round) => saw(round, place)),
  ];
  it.each<[string, readonly Fact[], string]>([
    ["by the table in a home that is new", [], "countertop 1"],
    ["where people put such things", [...habit, lastInSink], "cabinet 1"],
    ["last where it looked since it was seen", since("countertop 1"), "fridge 1"],
    ["first where it did not look since", since("cabinet 1"), "countertop 1"],
    ["also where it looked before it moved", [saw(1, "countertop 1"), lastInSink], "countertop 1"],
  ])("goes %s", async (_, past, place) => {
    const steps = ["asked where mug (withheld)", "sees sinkbasin 1: nothing"];
    const decision = await decide(putMug, steps, [], { habits: learnPlaces(past) });
    expect(command(decision)).toBe(`go to ${place}`);
  });

  it("offers those places first", async () => {
    const decision = await decide(putMug, [], [], { habits: learnPlaces(habit) });
    if (decision.kind !== "ask") throw new Error(decision.kind);
    expect(decision.candidates[0]).toBe("cabinet 1");
    expect([...decision.candidates].sort()).toEqual(places);
    expect(decision.scores?.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  });
});

describe("what it takes", () => {
  const here = beginAt("countertop 1", ["take mug 1 from countertop 1"]);
  const holding = beginAt("countertop 1", ["examine book 1", "move book 1 to countertop 1"]);
  const askAnas = "asked where Ana's mug";
  const whichAnas = { kind: "ask", need: { ...which, adjective: "Ana's" } };
  const whereTwo = { kind: "ask", need: { ...where, adjective: "two" } };
  it.each<[task: string, ...Row]>([
    [putMug, "what lies before it, unasked", [here], [], "take mug 1 from countertop 1"],
    [
      putMug,
      "puts down what it held",
      [holding, "asked where mug"],
      [],
      "move book 1 to countertop 1",
    ],
    [
      "put the white mug on the coffee table.",
      "what looks as the task says",
      [twoMugs],
      [],
      "take mug 1 from sinkbasin 1",
    ],
    [
      putAnas,
      "asks which when only its owner tells it apart",
      [`${askAnas} (declined)`, twoMugs],
      [],
      {
        ...whichAnas,
        candidates: ["mug 2", "mug 1"],
        thought: expect.stringContaining("the white mug and the blue mug"),
      },
    ],
    [
      putAnas,
      "asks where when it knows of no two",
      [],
      [],
      { need: { ...where, adjective: "Ana's" } },
    ],
    [
      putAnas,
      "the only one where it was told",
      [askAnas, "sees sinkbasin 1: mug 2 (blue)"],
      ["Ana's mug at sinkbasin 1"],
      "take mug 2 from sinkbasin 1",
    ],
    [
      putAnas,
      "asks which of two there",
      [askAnas, twoMugs],
      ["Ana's mug at sinkbasin 1"],
      whichAnas,
    ],
    [
      putAnas,
      "asks what an earlier round was told, so that the notebook can say so",
      [twoMugs],
      ["Ana's mug is mug 1"],
      whichAnas,
    ],
    [putTwo, "asks for two", [], [], whereTwo],
    [putTwo, "asks for two when one is known", [], ["countertop 1 holds mug 1"], whereTwo],
    [
      putTwo,
      "the second, not the first where it was put",
      ["sees coffeetable 1: mug 1", "sees sinkbasin 1: mug 2"],
      [],
      "take mug 2 from sinkbasin 1",
    ],
    ["sing a song.", "stops at a task that it cannot read", [], [], { kind: "stop" }],
  ])("%s: %s", async (task, _, steps, known, next) => {
    expectNext(await decide(task, steps, known), next);
  });

  it("asks eagerly where it shall, once", async () => {
    const eager = { askEagerly: true };
    expect(await decide(putMug, [here], [], eager)).toMatchObject({ need: where });
    const next = await decide(putMug, [here, "asked where mug"], [], eager);
    expect(command(next)).toBe("take mug 1 from countertop 1");
  });

  it("takes the one it was told, and says by which fact", async () => {
    const meaning = readFact("Ana's mug is mug 1");
    expect(await decide(putAnas, [twoMugs, "asked which Ana's mug"], [meaning])).toEqual({
      kind: "act",
      command: "take mug 1 from sinkbasin 1",
      thought: "Ana's mug is the white mug. I take it.",
      because: [meaning.id],
    });
  });

  it("goes to both places that it is told", async () => {
    const known = ["mug at sinkbasin 1", "mug at cabinet 1"];
    const first = await decide(putTwo, ["asked where two mug"], known);
    const looked = ["asked where two mug", "sees cabinet 1: nothing"];
    const went = [first, await decide(putTwo, looked, known)].map(command);
    expect(went.sort()).toEqual(["go to cabinet 1", "go to sinkbasin 1"]);
  });

  it("tries one after the other when nobody says which", async () => {
    const start: Steps = [`${askAnas} (declined)`, twoMugs];
    const shrugged: Steps = [...start, "asked which Ana's mug (declined)"];
    expect(command(await decide(putAnas, shrugged))).toBe("take mug 2 from sinkbasin 1");
    const carried = [
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
    const put = "move mug 2 to coffeetable 1";
    expect(command(await decide(putAnas, [...shrugged, ...carried]))).toBe(put);
    const missed = did(
      put,
      "You move the mug 2 to the coffeetable 1.",
      commandsAt(["coffeetable 1"], ["take mug 2 from coffeetable 1"]),
    );
    expect(await decide(putAnas, [...shrugged, ...carried, missed])).toMatchObject({
      command: "go to sinkbasin 1",
      thought: "That was not the right mug. I saw the white mug in the sink. I go there.",
    });
    const third = ["countertop 1 holds mug 9"];
    expect(await decide(putAnas, [...start, ...carried, missed], third)).toMatchObject({
      kind: "ask",
      why: "I know of 2 other mugs, but I don't know whose they are.",
      tried: new Set(["mug 2"]),
    });
    const bens = await decide(putAnas, start, [...third, "Ben's mug is mug 2"]);
    expect(bens).toMatchObject({ why: expect.stringMatching(/^I know of 2 other mugs, /) });
  });

  it("speaks the older wording too", async () => {
    const task = "put some mug on coffeetable.";
    const steps = [
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
    expect(command(await decide(task, steps.slice(0, 1)))).toBe("take mug 1 from sinkbasin 1");
    expect(command(await decide(task, steps))).toBe("put mug 1 in/on coffeetable 1");
  });
});

describe("where one particular thing is meant, and only people know which", () => {
  const ask = "asked where meant mug";
  const atSink = "meant mug at sinkbasin 1";
  const whereMeant = { kind: "ask", need: { ...where, adjective: "meant" } };
  it.each<Row>([
    ["asks for it", [], [], whereMeant],
    ["asks also when one lies before it", ["sees countertop 1: mug 3"], [], whereMeant],
    [
      "takes the only one where it was told",
      [ask, "sees countertop 1: mug 3"],
      ["meant mug at countertop 1"],
      "take mug 3 from countertop 1",
    ],
    [
      "asks which when several lie there",
      [ask, twoMugs],
      [atSink],
      { need: { ...which, adjective: "meant" }, candidates: ["mug 2", "mug 1"] },
    ],
    [
      "takes the one that it was told",
      [ask, twoMugs, "asked which meant mug"],
      [atSink, "meant mug is mug 2"],
      "take mug 2 from sinkbasin 1",
    ],
    [
      "goes where it saw the one that it was told, and leaves others alone",
      [ask, twoMugs],
      ["countertop 1 holds mug 3", "meant mug is mug 3"],
      "go to countertop 1",
    ],
    [
      "takes any when nobody says",
      [`${ask} (withheld)`, twoMugs, "asked which meant mug (withheld)"],
      [],
      { kind: "act", command: expect.stringMatching(/^take mug/) },
    ],
  ])("%s", async (_, steps, known, next) => {
    expectNext(await decide(putMug, steps, known, { particular: true }), next);
  });
});
