/** Answers as agreement and quality are judged on them: one of each person, and none that saw the others. */
import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { truthOf } from "../../../src/app/campaigns/gold.js";
import { agreementOf, rateAnswers } from "../../../src/app/campaigns/rated-answers.js";
import type { NewFact } from "../../../src/core/fact.js";
import type { PlaceView } from "../../../src/core/scene.js";
import type { NewBallot } from "../../../src/core/stores.js";
import {
  askStep,
  beginEpisode,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
} from "../../memory/samples.js";
import { parts, pilot } from "./scenario.js";

const place = (id: string, things: readonly { id: string; kind: string }[]): PlaceView => ({
  id,
  label: id,
  kind: "shelf",
  room: "kitchen",
  zone: "storage",
  openable: false,
  open: true,
  things: things.map((thing) => ({ ...thing, label: thing.id, attributes: {} })),
});

async function ask(places: readonly PlaceView[]) {
  const memory = await openMemory({ file: ":memory:", clock: parts.clock });
  onTestFinished(() => memory.close());
  await beginEpisode(memory);
  const question = sampleQuestion({
    purpose: "campaign",
    campaign: "pilot",
    quorum: 3,
    view: { owner: { home: "Home", places: [...places], robotAt: [], held: null }, seen: [] },
  });
  await memory.questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 12);
  const says = async (who: string, where: string, change: Partial<NewBallot> = {}) => {
    const key = `${who}:${where}:${change.at ?? 0}`;
    const person = { platform: "simulated", workspace: "t", platformId: who, name: who } as const;
    await memory.questions.recordBallot(
      sampleBallot({ id: key, eventKey: key, person, replaces: null, at: 50, ...change }),
    );
    const claim: NewFact = {
      subject: "mug",
      relation: "at",
      objects: [where],
      polarity: true,
      certainty: "sure",
      source: "answer",
    };
    const understood = where === "dk" ? "dont_know" : "choice";
    const claims = where === "dk" ? [] : [claim];
    await memory.questions.recordOutcome(
      sampleOutcome({ ballot: key, understood, claims, facts: [], settle: null }),
    );
  };
  return { memory, says };
}

describe("the answers of a campaign", () => {
  it("are one of each person: the last that was given unseen", async () => {
    const { memory, says } = await ask([place("shelf 1", [{ id: "mug 1", kind: "mug" }])]);
    await says("ana", "shelf 1", { at: 30 });
    await says("ana", "shelf 2", { at: 40, choice: null, text: "on the second" });
    await says("ana", "shelf 3", { at: 60, sawOthers: true });
    await says("ben", "dk");
    await says("chloe", "shelf 1", { sawOthers: true });
    const rated = await rateAnswers(memory, pilot({ gold: 1 }));
    expect(rated.map(({ label, sawOthers, truth }) => [label, sawOthers, truth])).toEqual([
      ["shelf 2", false, "shelf 1"],
      ["dk", false, "shelf 1"],
      ["shelf 1", true, "shelf 1"],
    ]);
    expect(rated[0]).toMatchObject({ tookMs: 20, written: "on the second".length, question: "q1" });
    expect(agreementOf(rated)).toBe(0);
  });

  it("say nothing of agreement after others' words stood there, and are kept", async () => {
    const { memory, says } = await ask([place("shelf 1", [{ id: "mug 1", kind: "mug" }])]);
    await says("ana", "shelf 1", { at: 30 });
    const reply = { choice: null, text: "on the second", message: "m1", sawOthers: true };
    await says("ben", "shelf 2", { at: 35, ...reply });
    await says("ana", "shelf 2", { at: 40 });
    await says("chloe", "shelf 2", { at: 45 });
    const rated = await rateAnswers(memory, pilot({ gold: 1 }));
    expect(rated.map(({ label, sawOthers }) => [label, sawOthers])).toEqual([
      ["shelf 1", false],
      ["shelf 2", true],
      ["shelf 2", true],
    ]);
    expect(agreementOf(rated)).toBeNull();
  });

  it("are checked against the world only where it has one answer, and the question is gold", async () => {
    const shelves = ["shelf 1", "shelf 2"].map((id, at) =>
      place(id, [{ id: `mug ${at}`, kind: "mug" }]),
    );
    const { memory, says } = await ask(shelves);
    await says("ana", "shelf 1");
    expect((await rateAnswers(memory, pilot({ gold: 1 })))[0]?.truth).toBeNull();
    const single = await ask(shelves.slice(1));
    await single.says("ana", "shelf 1");
    expect((await rateAnswers(single.memory, pilot({ gold: 0 })))[0]?.truth).toBeNull();
    expect((await rateAnswers(single.memory, pilot({ gold: 1 })))[0]?.truth).toBe("shelf 2");
  });

  it.each([
    ["where is Ana's mug", { func: "where", adjective: "Ana's", noun: "mug" }, "shelf 1"],
    ["where is the red mug", { func: "where", adjective: "red", noun: "mug" }, "shelf 2"],
    ["which mug is Ana's", { func: "which", adjective: "Ana's", noun: "mug" }, "mug 1"],
    ["where are two mugs", { func: "where", adjective: "two", noun: "mug" }, null],
    ["which mug", { func: "which", noun: "mug" }, null],
    ["what a mug is", { func: "what", noun: "mug" }, null],
  ] as const)("have the world's truth: %s", (_, need, truth) => {
    const mugs = [
      ["shelf 1", { id: "mug 1", attributes: { owner: "Ana", colour: "blue" } }],
      ["shelf 2", { id: "mug 2", attributes: { owner: "Ben", colour: "red" } }],
    ] as const;
    const places = mugs.map(([id, mug]) => ({
      ...place(id, []),
      things: [{ ...mug, kind: "mug", label: mug.id }],
    }));
    const owner = { home: "Home", places, robotAt: [], held: null };
    expect(truthOf({ need, view: { owner, seen: [] } })).toBe(truth);
  });
});
