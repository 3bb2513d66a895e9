import { describe, expect, it } from "vitest";
import type { Fact } from "../../src/core/memory/fact.js";
import { asLastSeen } from "../../src/core/memory/notebook.js";
import {
  doubtAbout,
  judgeReuse,
  type ReuseHistory,
  type StepEvidence,
  wantedNames,
} from "../../src/core/memory/reuse.js";
import { fact as told } from "../policies/rules/views.js";

const fact = (id: string, given: Partial<Fact>): Fact =>
  told("mug", "at", ["shelf 1"], { id, person: null, personName: null, validFrom: 1, ...given });

const seenOn = (id: string, place: string, ...objects: string[]): Fact =>
  fact(id, { subject: place, relation: "holds", objects, source: "observation" });

function shown(given: Partial<StepEvidence>): StepEvidence {
  return { command: null, done: false, sightings: [], disproved: new Set(), ...given };
}

describe("what a step says about a fact that was reused", () => {
  const shelf = seenOn("f1", "shelf 1", "mug 1", "plate 1");
  const see = (place: string, ...things: string[]): StepEvidence =>
    shown({ sightings: [{ place, things }] });

  it("of a sighting: still there, gone, seen elsewhere, or nothing", () => {
    expect(judgeReuse(shelf, ["mug"], see("shelf 1", "mug 1"))).toBe("true");
    expect(judgeReuse(shelf, ["mug"], see("shelf 1", "plate 1"))).toBe("untrue");
    expect(judgeReuse(shelf, ["mug"], see("fridge 1", "mug 1"))).toBe("untrue");
    expect(judgeReuse(shelf, ["mug"], see("fridge 1", "plate 1", "mug 2"))).toBeNull();
  });

  it("what is taken from there was there, though it is gone then", () => {
    const taking = { ...see("shelf 1", "plate 1"), command: "take mug 1 from shelf 1" };
    expect(judgeReuse(shelf, ["mug"], taking)).toBe("true");
    expect(judgeReuse(shelf, ["plate"], taking)).toBe("true");
    const takingOther = { ...see("shelf 1"), command: "take plate 1 from shelf 1" };
    expect(judgeReuse(shelf, ["mug"], takingOther)).toBe("untrue");
  });

  it("of what somebody said: untrue only when it is disproved", () => {
    const told = fact("f2", { objects: ["shelf 1", "fridge 1"] });
    expect(judgeReuse(told, ["mug"], see("shelf 1"))).toBeNull();
    expect(judgeReuse(told, ["mug"], see("fridge 1", "mug 2"))).toBe("true");
    const disproved = { ...see("fridge 1"), disproved: new Set(["f2"]) };
    expect(judgeReuse(told, ["mug"], disproved)).toBe("untrue");
  });

  it("of what a description means: the end of the task tells", () => {
    const meaning = fact("f3", { subject: "Ana's mug", relation: "is", objects: ["mug 2"] });
    expect(judgeReuse(meaning, [], see("shelf 1"))).toBeNull();
    expect(judgeReuse(meaning, [], shown({ done: true }))).toBe("true");
    const disproved = shown({ done: true, disproved: new Set(["f3"]) });
    expect(judgeReuse(meaning, [], disproved)).toBe("untrue");
    const need = { func: "where", adjective: "Ana's", noun: "mug" } as const;
    expect(wantedNames(need, [meaning, shelf])).toEqual(["Ana's mug", "mug 2"]);
  });
});

describe("when the notebook is doubted", () => {
  const mug = { func: "where", noun: "mug" } as const;
  const quiet: ReuseHistory = { misled: [], moved: { times: 0, rounds: 40 }, rounds: new Map() };
  const doubt = (
    facts: readonly Fact[],
    given: Partial<ReuseHistory> & { round?: number; known?: readonly number[] },
  ) => {
    const { round = 5, known = [], ...experience } = given;
    const rounds = new Map(facts.map(({ id }, index) => [id, known[index] ?? 1]));
    return doubtAbout(mug, facts, { round, experience: { ...quiet, rounds, ...experience } });
  };
  const seen = seenOn("f1", "shelf 1", "mug 1");
  const told = fact("f2", { person: "p1", personName: "Ana" });

  it("never while nothing was found untrue, however old it is", () => {
    expect(doubt([seen, told], { round: 1000 })).toBeNull();
  });

  it("when such a thing was not where it was noted, until it is seen or said again", () => {
    const misled = [{ noun: "mug", person: null, round: 3 }];
    expect(doubt([seen], { misled, known: [2] })).toEqual({ kind: "thing" });
    expect(doubt([seen], { misled, known: [3] })).toBeNull();
    expect(doubt([seen], { misled: [{ noun: "egg", person: null, round: 3 }] })).toBeNull();
  });

  it("when the person who said it was wrong about something else", () => {
    const misled = [{ noun: "egg", person: "p1", round: 3 }];
    expect(doubt([told], { misled, known: [3] })).toEqual({ kind: "person" });
    expect(doubt([told], { misled, known: [4] })).toBeNull();
    expect(doubt([told], { misled: [{ noun: "egg", person: "p2", round: 3 }] })).toBeNull();
    expect(doubt([seen], { misled })).toBeNull();
  });

  it("when it is likelier moved than not, at the rate that was found in this home", () => {
    const moved = { times: 2, rounds: 15 };
    expect(doubt([seen], { moved, round: 8 })).toEqual({ kind: "age", rounds: 7 });
    expect(doubt([seen], { moved, round: 7 })).toBeNull();
    const meaning = fact("f3", { subject: "Ana's mug", relation: "is", objects: ["mug 1"] });
    expect(doubt([meaning], { moved, round: 100 })).toBeNull();
  });

  it("not when one of the facts is good, or was seen or said in this round", () => {
    const misled = [{ noun: "mug", person: null, round: 3 }];
    expect(doubt([seen, told], { misled, known: [1, 4] })).toBeNull();
    expect(
      doubt([seen], { misled: [{ noun: "mug", person: null, round: 6 }], known: [5] }),
    ).toBeNull();
  });
});

it("a thing is only where it was seen last", () => {
  const facts = [
    seenOn("f1", "shelf 1", "mug 1", "plate 1"),
    fact("f2", {}),
    seenOn("f3", "fridge 1", "mug 1"),
    { ...seenOn("f4", "sinkbasin 1", "plate 1"), status: "superseded" as const },
  ];
  expect(asLastSeen(facts)).toEqual([
    { ...facts[0], objects: ["plate 1"] },
    facts[1],
    facts[2],
    facts[3],
  ]);
});
