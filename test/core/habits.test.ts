import { describe, expect, it } from "vitest";
import type { Fact } from "../../src/core/memory/fact.js";
import { learnPeople, learnPlaces, trustIn } from "../../src/core/memory/habits.js";
import { fact } from "../policies/rules/views.js";

const saw = (episode: string, place: string, ...things: string[]): Fact =>
  fact(place, "holds", things, { episode });

describe("where things usually are", () => {
  it("counts what people left there, by round, and how often the agent looked", () => {
    const { places, rounds } = learnPlaces([
      saw("e1", "shelf 1", "mug 1", "mug 2"),
      saw("e2", "shelf 1", "mug 2"),
      saw("e3", "shelf 1"),
    ]);
    expect(rounds).toBe(3);
    expect(places).toEqual([{ thing: "mug", place: "shelf 1", seen: 2, looks: 3 }]);
  });

  it("leaves out what the agent put there itself, until it is gone", () => {
    const { places, moves } = learnPlaces([
      saw("e1", "fridge 1"),
      saw("e1", "fridge 1", "egg 1"),
      saw("e2", "fridge 1", "egg 1"),
      saw("e3", "fridge 1"),
      saw("e3", "desk 1", "egg 1"),
      saw("e4", "fridge 1", "egg 1"),
    ]);
    expect(moves).toEqual([
      { thing: "egg 1", place: "desk 1" },
      { thing: "egg 1", place: "fridge 1" },
    ]);
    expect(places).toEqual([
      { thing: "egg", place: "desk 1", seen: 1, looks: 1 },
      { thing: "egg", place: "fridge 1", seen: 1, looks: 4 },
    ]);
  });

  it("tells homes where things wander from those where they stay", () => {
    const rounds = Array.from({ length: 10 }, (_, round) => `e${round}`);
    const still = learnPlaces(rounds.map((round) => saw(round, "shelf 1", "mug 1")));
    const lively = learnPlaces(
      rounds.flatMap((round, index) =>
        index % 2 === 0
          ? [saw(round, "shelf 1", "mug 1"), saw(round, "desk 1")]
          : [saw(round, "shelf 1"), saw(round, "desk 1", "mug 1")],
      ),
    );
    expect(still.mobility).toBeLessThan(0.03);
    expect(lively.mobility).toBeGreaterThan(0.5);
    expect(lively.moves).toHaveLength(9);
  });

  it("takes an answer that nothing has shown yet for a sign, and no other", () => {
    const told = (more: Partial<Fact>) => fact("mug", "at", ["desk 1", "bed 1"], more);
    const { places } = learnPlaces([
      told({ episode: "e1" }),
      told({ episode: "e1", status: "contradicted" }),
      told({ episode: "e1", status: "retracted" }),
      told({ episode: "e1", polarity: false }),
    ]);
    expect(places).toEqual([
      { thing: "mug", place: "desk 1", seen: 0.5, looks: 0 },
      { thing: "mug", place: "bed 1", seen: 0.5, looks: 0 },
    ]);
  });
});

describe("who was right", () => {
  const said = (person: string, subject: string, more: Partial<Fact>): Fact =>
    fact(subject, "at", ["desk 1"], { person, personName: person, ...more });
  const told = [
    said("ana", "mug", { status: "superseded", supersededBy: "seen-1" }),
    said("ana", "Ana's mug", { status: "superseded", supersededBy: "seen-2" }),
    said("ana", "pen 2", { status: "contradicted" }),
    said("ben", "mug", { status: "contradicted" }),
    said("ben", "mug 3", { status: "retracted" }),
    said("ben", "pen", { status: "valid" }),
  ];

  it("is counted by person and class; what was taken back counts for nothing", () => {
    expect(learnPeople(told)).toEqual([
      { person: "ana", name: "ana", thing: "mug", said: 2, right: 2, wrong: 0 },
      { person: "ana", name: "ana", thing: "pen", said: 1, right: 0, wrong: 1 },
      { person: "ben", name: "ben", thing: "mug", said: 1, right: 0, wrong: 1 },
      { person: "ben", name: "ben", thing: "pen", said: 1, right: 0, wrong: 0 },
    ]);
  });

  it("is no sign of being right that somebody said something newer", () => {
    const newer = said("ana", "mug 1", { status: "valid", objects: ["bed 1"] });
    const older = said("ana", "mug 1", { status: "superseded", supersededBy: newer.id });
    expect(learnPeople([older, newer])).toMatchObject([{ said: 2, right: 0, wrong: 0 }]);
  });

  it("follows what somebody else said again, and shares its fate", () => {
    const again = said("ben", "mug", { status: "contradicted" });
    const first = said("ana", "mug", { status: "superseded", supersededBy: again.id });
    expect(learnPeople([first, again])).toMatchObject([{ wrong: 1 }, { wrong: 1 }]);
  });

  it("is trusted by what was checked, most of all about the same class", () => {
    const habits = learnPeople(told);
    const [anaMug, anaPen, benMug, nobody] = [
      trustIn(habits, "ana", "mug"),
      trustIn(habits, "ana", "pen"),
      trustIn(habits, "ben", "mug"),
      trustIn(habits, "leo", "mug"),
    ];
    expect(anaMug).toBeGreaterThan(nobody);
    expect(nobody).toBeCloseTo(0.8);
    expect(anaPen).toBeLessThan(nobody);
    expect(benMug).toBeLessThan(nobody);
  });
});
