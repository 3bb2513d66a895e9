import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import { HandOut } from "../../../src/app/join/hand-out.js";
import { openFor, showTo } from "../../../src/app/join/questions.js";
import { findPerson } from "../../../src/app/people/forget.js";
import { gatherData } from "../../../src/app/people/my-data.js";
import type { Ballot } from "../../../src/core/memory/stores.js";
import type { Question } from "../../../src/core/question/question.js";
import { openRows } from "../../build/sous.js";
import { failureOf } from "../../failure-of.js";
import { ask, beginEpisode, read, sampleQuestion, say } from "../../memory/samples.js";
import { keepCampaign, study } from "../campaigns/scenario.js";

async function begin(): Promise<Memory> {
  const memory = await openRows();
  await beginEpisode(memory, study);
  await ask(memory, { ...study, id: "q1", quorum: 1 });
  return memory;
}

const guest = (name: string) =>
  ({ platform: "web", workspace: "outside", platformId: name, name }) as const;

async function shownTo(memory: Memory, name: string) {
  const { id } = await memory.people.keep(guest(name));
  const open = await openFor(memory, { id: "pilot" }, id);
  const [first] = open;
  return { id, open, question: first && (await showTo(memory, first, id)).question };
}

it("of a dispute it is the first question, and not for those whose answers are in dispute", async () => {
  const memory = await begin();
  await say(memory, "b1", "ana", { person: guest("ana") });
  await read(memory, "b1", { settle: { state: "answered", reason: "tied" } });
  const text = "One says the sink, one the fridge. Which is right?";
  await ask(memory, { ...study, id: "q2", adjudicates: "q1", text, why: "They cannot both be." });
  expect((await shownTo(memory, "ana")).open).toEqual([]);
  const { id: ben, open, question } = await shownTo(memory, "ben");
  expect(question).toMatchObject({ id: "q2", text: sampleQuestion().text, why: "" });
  expect(question?.choices).toEqual(open[0]?.question.choices);

  await keepCampaign(memory);
  await memory.campaigns.enrol("pilot", ben, { consentVersion: "1", consentAt: 1 });
  await memory.questions.recordOpened("q2", guest("ben"), 30);
  await say(memory, "b2", "ben", { question: "q2", person: guest("ben") });
  const row = await memory.people.get(ben);
  expect(row && (await gatherData(memory, row, 40))).toMatchObject({
    opened: [{ question: question?.text }],
    answers: [{ question: question?.text }],
  });
});

it("what was asked back is for whoever it was asked back", async () => {
  const memory = await begin();
  await say(memory, "b1", "ana", { person: guest("ana") });
  const followUp = { text: "Do you mean the zanzibar?", choices: [] };
  await read(memory, "b1", { settle: null, understood: "unclear", followUp });
  for (const [name, asked] of Object.entries({ ana: true, ben: false })) {
    const { question } = await shownTo(memory, name);
    expect([question?.followUp, question?.text.includes("zanzibar")]).toEqual([asked, asked]);
    expect(question?.answers).toBeNull();
  }
});

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
    // Idle participants block nobody.
    expect(give("c", [], 4 * second)).toBeNull();
    handOut.release("b");
    expect(give("d", [second2], 5 * second)).toBe("q2");
    // Nor do absent ones.
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
    expect(give("b", minute / 3)).toBeNull();
    expect(give("b", minute / 2), "a has not looked since").toBe("q1");
    for (let at = 3; at < 33; at += 1) expect(give("b", (at * minute) / 6)).toBe("q1");
    expect(give("c", 5.4 * minute)).toBeNull();
    expect(give("b", 5.5 * minute), "they may go on thinking").toBe("q1");
    expect(give("c", 5.5 * minute)).toBe("q1");
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

it("nobody is deleted in the place of somebody from outside who chose their id", async () => {
  const memory = await openRows();
  await keepCampaign(memory, { id: "sent" });
  const { people, campaigns } = memory;
  const local = { platform: "slack", workspace: "T1", platformId: "U0ANA", name: "Ana" } as const;
  const ana = await people.keep(local);
  const come = async (externalId: string, platformId: string) => {
    const who = { platform: "web", workspace: "outside", platformId, name: platformId } as const;
    const { id } = await people.keep(who);
    await campaigns.enrol("sent", id, { externalId });
    return id;
  };
  const alone = await come("5f1e77c0ffee", "guest1");
  expect((await findPerson(memory, "5F1E77c0ffee")).id).toBe(alone);
  for (const chosen of [ana.id, "ana", "U0ANA"]) {
    expect((await findPerson(memory, chosen)).id, chosen).toBe(ana.id);
    await come(chosen, `guest-${chosen}`);
    expect(await failureOf(findPerson(memory, chosen)), chosen).toMatchObject({
      message: expect.stringMatching(/^Several are known as .*slack:U0ANA.*web:guest-/),
    });
  }
  expect((await findPerson(memory, "slack:U0ANA")).id).toBe(ana.id);
});
