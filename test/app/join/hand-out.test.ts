/** Questions are given to as many people as they want answers of. */
import { describe, expect, it } from "vitest";
import { HandOut } from "../../../src/app/join/hand-out.js";
import type { Question } from "../../../src/core/question.js";
import type { Ballot } from "../../../src/core/stores.js";
import { sampleQuestion } from "../../memory/samples.js";

const minute = 60_000;

function open(quorum: number, ...ids: readonly string[]) {
  return ids.map((id) => ({ question: sampleQuestion({ id, quorum }), ballots: [] as Ballot[] }));
}

const idOf = (question: Question | null) => question?.id ?? null;

describe("a question", () => {
  it("is given to as many as it wants answers of; all others get the next one, or wait", () => {
    const handOut = new HandOut();
    const questions = open(2, "q1", "q2");
    const give = (guest: string) => idOf(handOut.give(guest, questions, 0));
    expect(["a", "b", "c", "d", "e"].map(give)).toEqual(["q1", "q1", "q2", "q2", null]);
    expect(give("a"), "the same as before").toBe("q1");
    handOut.release("a");
    expect(give("e"), "what somebody has left").toBe("q1");
    expect(give("a")).toBeNull();
  });

  it("goes to whoever has waited for it, before whoever has only just answered another one", () => {
    const handOut = new HandOut();
    const second = 1000;
    const [first, ...next] = open(1, "q1", "q2", "q3");
    if (!first) throw new Error("there is no question");
    const give = (guest: string, questions: typeof next, at: number) =>
      idOf(handOut.give(guest, questions, at));
    expect(give("a", [first], 0)).toBe("q1");
    expect(give("b", [first], second)).toBeNull();
    const asked = next.map((one) => ({
      ...one,
      question: { ...one.question, askedAt: 2 * second },
    }));
    const [second2 = first, third = first] = asked;
    expect(give("a", [second2], 2 * second), "b waits for longer").toBeNull();
    expect(give("b", [second2], 3 * second)).toBe("q2");
    expect(give("a", [second2, third], 3 * second)).toBe("q3");
    // Who waits because there is nothing left for them to answer stands in nobody's way.
    expect(give("c", [], 4 * second)).toBeNull();
    handOut.release("b");
    expect(give("d", [second2], 5 * second)).toBe("q2");
    // Nor who has not looked for long.
    handOut.release("d");
    expect(give("e", [third], 6 * second)).toBeNull();
    handOut.release("a");
    expect(give("f", [third], 20 * second)).toBe("q3");
  });

  it("that was answered wants fewer", () => {
    const handOut = new HandOut();
    const ballot = (person: string, understood: Ballot["understood"]) =>
      ({ person, understood, retracted: false }) as Ballot;
    const [question] = open(2, "q1");
    if (!question) throw new Error("there is no question");
    const given = (ballots: readonly Ballot[]) =>
      idOf(new HandOut().give("c", [{ ...question, ballots }], 0));
    expect(given([ballot("p1", "choice"), ballot("p2", "unclear")])).toBe("q1");
    expect(given([ballot("p1", "choice"), ballot("p2", null)])).toBeNull();
    expect(idOf(handOut.give("c", [], 0))).toBeNull();
  });

  it("is given to somebody else when a page is closed, or somebody thinks for long", () => {
    const handOut = new HandOut();
    const questions = open(1, "q1");
    const give = (guest: string, at: number) => idOf(handOut.give(guest, questions, at));
    expect(give("a", 0)).toBe("q1");
    expect(give("b", minute)).toBeNull();
    expect(give("b", 2 * minute), "a has not looked since").toBe("q1");
    for (let at = 2; at < 7; at += 1) expect(give("b", at * minute)).toBe("q1");
    expect(give("c", 6.9 * minute)).toBeNull();
    expect(give("b", 7 * minute), "they may go on thinking").toBe("q1");
    expect(give("c", 7 * minute)).toBe("q1");
  });

  it("is nobody's who has not looked for an hour: they come anew", () => {
    const handOut = new HandOut();
    const [question] = open(1, "q1");
    if (!question) throw new Error("there is no question");
    const give = (guest: string, questions: readonly (typeof question)[], at: number) =>
      idOf(handOut.give(guest, questions, at));
    expect(give("a", [question], 0)).toBe("q1");
    expect(give("b", [], 0)).toBeNull();
    const later = 61 * minute;
    expect(give("c", [], later)).toBeNull();
    expect(handOut.has("a", "q1")).toBe(false);
    expect(give("b", [], later + 1000)).toBeNull();
    const asked = [{ ...question, question: { ...question.question, askedAt: later + 2000 } }];
    expect(give("b", asked, later + 3000), "c waits for longer").toBeNull();
    expect(give("c", asked, later + 3000)).toBe("q1");
  });
});
