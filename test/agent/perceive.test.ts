import { describe, expect, it } from "vitest";
import { disprovedAnswers, inferMeaning, inferMeant, perceive } from "../../src/agent/perceive.js";
import type { Observer } from "../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import { type Fact, type NewFact, type Sighting, slotOf } from "../../src/core/memory/fact.js";
import type { Need } from "../../src/core/question/question.js";

let made = 0;

/** Valid; later facts are newer. */
function fact(change: Partial<NewFact> & Pick<NewFact, "subject" | "objects">): Fact {
  made += 1;
  const told: NewFact = {
    relation: "at",
    polarity: true,
    certainty: "sure",
    source: "answer",
    ...change,
  };
  return {
    ...told,
    id: `f${made}`,
    household: "kitchen",
    slot: slotOf(told),
    person: "p1",
    personName: "Ana",
    question: "q1",
    ballot: "b1",
    episode: "e1",
    validFrom: made,
    invalidAt: null,
    status: "valid",
    supersededBy: null,
    dispute: null,
  };
}

const seenAt = (place: string, ...things: string[]): Fact =>
  fact({ subject: place, relation: "holds", objects: things, source: "observation" });

function see(facts: readonly Fact[], sightings: readonly Sighting[], command?: string) {
  const observer: Observer = { sightings: () => sightings };
  const world = { thought: "", observation: "", admissible: [], reward: 0 };
  const steps = command === undefined ? [] : [{ kind: "act", command, ...world } as const];
  return perceive(observer, steps, facts, "e1");
}

const look = (place: string, ...things: string[]): Sighting => ({ place, things });

describe("what is seen", () => {
  it("is kept once, and supersedes what was seen there before", () => {
    const before = seenAt("fridge 1", "egg 1");
    const same = see([before], [look("fridge 1", "egg 1")]);
    expect(same).toEqual({ facts: [], invalidations: [] });
    const other = see([before], [look("fridge 1")]);
    expect(other.facts).toMatchObject([
      { supersedes: [before.id], relation: "holds", objects: [], source: "observation" },
    ]);
    expect(other.invalidations).toEqual([]);
  });

  it("contradicts a claim when the thing is not there", () => {
    const claim = fact({ subject: "apple", objects: ["sinkbasin 1"] });
    const perception = see([claim], [look("sinkbasin 1", "egg 1")]);
    expect(perception.invalidations).toMatchObject([{ id: claim.id, status: "contradicted" }]);
    expect(disprovedAnswers(perception, [claim])).toEqual([claim]);
  });

  it("supersedes a claim that was true until the thing was taken away", () => {
    const claim = fact({ subject: "apple", objects: ["sinkbasin 1"] });
    const confirmed = seenAt("sinkbasin 1", "apple 1");
    const perception = see([claim, confirmed], [look("sinkbasin 1")]);
    expect(perception.invalidations).toMatchObject([{ id: claim.id, status: "superseded" }]);
    expect(disprovedAnswers(perception, [claim, confirmed])).toEqual([]);
  });

  it("supersedes a claim that was not looked into but taken at its word", () => {
    const before = seenAt("sinkbasin 1", "apple 1");
    const claim = fact({ subject: "apple", objects: ["sinkbasin 1"] });
    const taking = (thing: string) =>
      see([before, claim], [look("sinkbasin 1")], `take ${thing} from sinkbasin 1`);
    expect(taking("apple 1").invalidations).toMatchObject([{ id: claim.id, status: "superseded" }]);
    expect(taking("egg 1").invalidations).toMatchObject([{ id: claim.id, status: "contradicted" }]);
  });

  it("is noted again in another round, also when it is the same", () => {
    const before = { ...seenAt("fridge 1", "egg 1"), episode: "e0" };
    const again = see([before], [look("fridge 1", "egg 1")]);
    expect(again.facts).toMatchObject([{ supersedes: [before.id], objects: ["egg 1"] }]);
    expect(again.invalidations).toEqual([]);
  });

  it("leaves a claim of several places open until all were seen", () => {
    const claim = fact({ subject: "apple", objects: ["drawer 1", "drawer 2"] });
    expect(see([claim], [look("drawer 1")]).invalidations).toEqual([]);
    const first = seenAt("drawer 1");
    expect(see([claim, first], [look("drawer 2")]).invalidations).toMatchObject([
      { id: claim.id, status: "contradicted" },
    ]);
    expect(see([claim, first], [look("drawer 2", "apple 1")]).invalidations).toEqual([]);
  });

  it("does not count what was seen before the claim was made", () => {
    const before = seenAt("drawer 1");
    const claim = fact({ subject: "apple", objects: ["drawer 1", "drawer 2"] });
    expect(see([before, claim], [look("drawer 2")]).invalidations).toEqual([]);
  });

  it("contradicts a claim that is younger than an equal look at the place", () => {
    const before = seenAt("sinkbasin 1", "egg 1");
    const claim = fact({ subject: "apple", objects: ["sinkbasin 1"] });
    const again = see([before, claim], [look("sinkbasin 1", "egg 1")]);
    expect(again.invalidations).toMatchObject([{ id: claim.id, status: "contradicted" }]);
    expect(again.facts).toMatchObject([{ supersedes: [before.id] }]);
    const elsewhere = fact({ subject: "egg 1", objects: ["shelf 1"] });
    expect(see([before, elsewhere], [look("sinkbasin 1", "egg 1")]).invalidations).toMatchObject([
      { id: elsewhere.id, status: "contradicted" },
    ]);
  });

  it("contradicts a claim about one thing that is seen elsewhere, not one about a kind", () => {
    const one = fact({ subject: "mug 1", objects: ["shelf 1"] });
    const kind = fact({ subject: "mug", objects: ["shelf 1"] });
    expect(see([one, kind], [look("cabinet 2", "mug 1")]).invalidations).toMatchObject([
      { id: one.id, status: "contradicted" },
    ]);
  });

  it("contradicts that something is not there", () => {
    const claim = fact({ subject: "apple", objects: ["fridge 1"], polarity: false });
    expect(see([claim], [look("fridge 1", "egg 1")]).invalidations).toEqual([]);
    expect(see([claim], [look("fridge 1", "apple 1")]).invalidations).toMatchObject([
      { id: claim.id, status: "contradicted" },
    ]);
  });

  it("names what disproves a claim: where the thing is seen, before the place without it", () => {
    const claim = fact({ subject: "egg 1", objects: ["shelf 1"] });
    const { facts, invalidations } = see([claim], [look("shelf 1"), look("sinkbasin 1", "egg 1")]);
    const [, inSink] = facts;
    expect(inSink?.subject).toBe("sinkbasin 1");
    expect(invalidations).toMatchObject([{ id: claim.id, by: inSink?.id }]);
  });

  it("takes any of the kind for the one that was described", () => {
    const claim = fact({ subject: "Ana's mug", objects: ["shelf 1"] });
    expect(see([claim], [look("shelf 1", "mug 2")]).invalidations).toEqual([]);
    expect(see([claim], [look("shelf 1", "bowl 1")]).invalidations).toMatchObject([
      { status: "contradicted" },
    ]);
  });
});

describe("what a success shows", () => {
  const asked = (need: Need): TrajectoryStep => ({
    kind: "ask",
    thought: "",
    handling: "posted",
    outcome: "answered",
    need,
  });
  const moved = (thing: string, reward = 1): TrajectoryStep => ({
    kind: "act",
    thought: "",
    observation: "",
    admissible: [],
    reward,
    command: `move ${thing} to diningtable 1`,
  });
  const whichMug = asked({ func: "which", noun: "mug", adjective: "Ana's" });
  const meaning = (objects: readonly string[], polarity = true): Fact =>
    fact({ subject: "Ana's mug", relation: "is", objects, polarity });

  it("is which one was meant", () => {
    const shown = { subject: "Ana's mug", relation: "is", objects: ["mug 1"] };
    expect(inferMeaning([whichMug, moved("mug 1")], [], "e1")).toMatchObject({
      facts: [{ ...shown, source: "inference", ballot: null }],
      invalidations: [],
    });
  });

  it.each([
    ["the task is not done", [whichMug, moved("mug 1", 0)]],
    ["nobody asked", [moved("mug 1")]],
    ["any of the kind would do", [asked({ func: "where", noun: "mug" }), moved("mug 1")]],
    ["it was a number", [asked({ func: "where", noun: "mug", adjective: "two" }), moved("mug 1")]],
    ["another kind was moved", [whichMug, moved("plate 1")]],
  ])("is nothing when %s", (_, trajectory) => {
    expect(inferMeaning(trajectory, [], "e1")).toEqual({ facts: [], invalidations: [] });
  });

  it("is noted also where people only denied another thing", () => {
    const claims = [meaning(["mug 2"]), meaning(["mug 3"], false)];
    expect(inferMeaning([whichMug, moved("mug 1")], claims, "e1")).toMatchObject({
      facts: [{ subject: "Ana's mug", objects: ["mug 1"] }],
      invalidations: [{ id: claims[0]?.id, status: "contradicted" }],
    });
  });

  it("contradicts only those who were wrong", () => {
    const claims = [meaning(["mug 2"]), meaning(["mug 1"]), meaning(["mug 1"], false)];
    expect(inferMeaning([whichMug, moved("mug 1")], claims, "e1")).toMatchObject({
      facts: [],
      invalidations: [
        { id: claims[0]?.id, status: "contradicted" },
        { id: claims[2]?.id, status: "contradicted" },
      ],
    });
  });
});

describe("what is taken from where the meant thing is", () => {
  const take = (command: string): TrajectoryStep => ({
    kind: "act",
    thought: "",
    observation: "",
    admissible: [],
    reward: 0,
    command,
  });
  const taken = take("take mug 1 from shelf 1");
  const pointedOut = () => fact({ subject: "meant mug", objects: ["shelf 1"] });

  it("is the meant one, where it is the only one of its kind", () => {
    const facts = [pointedOut(), seenAt("shelf 1", "mug 1", "book 1")];
    expect(inferMeant([taken], facts, "e1")).toMatchObject([
      { subject: "meant mug", relation: "is", objects: ["mug 1"], source: "inference" },
    ]);
  });

  it.each([
    ["nothing was taken", [take("look")], () => [pointedOut(), seenAt("shelf 1", "mug 1")]],
    ["nothing was pointed out", [taken], () => [seenAt("shelf 1", "mug 1")]],
    [
      "two of the kind are there",
      [taken],
      () => [pointedOut(), seenAt("shelf 1", "mug 1", "mug 2")],
    ],
    [
      "it was taken elsewhere",
      [take("take mug 1 from drawer 1")],
      () => [pointedOut(), seenAt("drawer 1", "mug 1")],
    ],
  ])("is nothing new when %s", (_, trajectory, facts) => {
    expect(inferMeant(trajectory, facts(), "e1")).toEqual([]);
  });
});
