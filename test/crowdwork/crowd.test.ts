import { describe, expect, it } from "vitest";
import { simulateCrowd } from "../../src/crowdwork/simulated/crowd.js";
import { type PersonKind, personKinds } from "../../src/crowdwork/simulated/people.js";

describe("a simulated crowd", () => {
  const settings = { people: 60, questions: 400, answers: 3, seed: 3 };
  const crowd = simulateCrowd(settings);
  const kindOf = new Map(crowd.people.map(({ id, kind }) => [id, kind]));
  const answersOf = (...kinds: readonly PersonKind[]) =>
    crowd.answers.filter(({ person }) => kinds.includes(kindOf.get(person) ?? "random"));

  it("is the same for the same seed, and another for another", () => {
    expect(simulateCrowd(settings)).toEqual(crowd);
    expect(simulateCrowd({ ...settings, seed: 4 }).answers).not.toEqual(crowd.answers);
  });

  it("has all kinds of people, and as many answers as wanted from different people", () => {
    expect(new Set(kindOf.values())).toEqual(new Set(personKinds));
    const firsts = crowd.answers.filter(({ ballot }) => !ballot.endsWith("-again"));
    expect(firsts).toHaveLength(1200);
    expect(new Set(firsts.map(({ ballot }) => ballot)).size).toBe(1200);
  });

  it("has questions with candidates of their own, and a truth among them or none", () => {
    const all = crowd.questions.flatMap(({ candidates }) => candidates);
    expect(new Set(all).size).toBe(all.length);
    for (const { candidates, truth } of crowd.questions)
      expect([...candidates, "bad"]).toContain(truth);
    const answered = new Set(crowd.answers.map(({ label }) => label));
    expect(answered).toContain("dk");
    expect(answered).toContain("bad");
  });

  it("tells the truth of gold questions only", () => {
    const gold = new Map(crowd.questions.map((one) => [one.id, one.gold ? one.truth : null]));
    for (const { question, truth } of crowd.answers) expect(truth).toBe(gold.get(question));
    expect(crowd.questions.filter((one) => one.gold).length).toBeGreaterThan(20);
  });

  it("has people who are as good as it says", () => {
    const truths = new Map(crowd.questions.map(({ id, truth }) => [id, truth]));
    for (const kind of ["diligent", "careless", "random", "llm-good", "colluder"] as const) {
      const claims = answersOf(kind).filter(({ label, sawOthers }) => label !== "dk" && !sawOthers);
      const right = claims.filter(({ question, label }) => truths.get(question) === label);
      const made = claims.map(({ person }) => crowd.quality.get(person) ?? 0);
      const expected = made.reduce((sum, quality) => sum + quality, 0) / made.length;
      expect(Math.abs(right.length / claims.length - expected)).toBeLessThan(0.12);
    }
  });

  it("has people who behave as their kind does", () => {
    const meanOf = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const time = (...kinds: readonly PersonKind[]) =>
      meanOf(answersOf(...kinds).flatMap(({ tookMs }) => tookMs ?? []));
    expect(time("random", "first")).toBeLessThan(time("diligent") / 2);
    const written = (...kinds: readonly PersonKind[]) =>
      meanOf(answersOf(...kinds).map((one) => one.written));
    expect(written("llm-good", "llm-average")).toBeGreaterThan(5 * written("diligent"));
    const firsts = answersOf("first").filter(({ sawOthers }) => !sawOthers);
    expect(firsts.every(({ label }) => label?.endsWith(":0"))).toBe(true);
  });
});
