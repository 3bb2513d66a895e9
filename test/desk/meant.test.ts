/** Words to Sous outside its questions' threads. */
import { describe, expect, it } from "vitest";
import type { MessageRef, Spoken } from "../../src/core/bot.js";
import type { Belonging } from "../../src/core/people/command.js";
import type { Question } from "../../src/core/question/question.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { type DeskScenario, openDesk } from "../build/desk.js";

const place = { bot: "slack", channel: "C1" } as const;
const mug = { need: { func: "where", noun: "mug" } } as const;
const said = "slack:T1:reply:C1:17.5";
const direct = "slack:T1:direct:D1:17.5";

function look(scene: DeskScenario, changes: Partial<Spoken> = {}) {
  return scene.desk.inbox.meant({
    platform: "slack",
    workspace: "T1",
    person: "ana",
    message: said,
    channel: "C1",
    homeChannel: "C1",
    answers: null,
    addressed: true,
    mayRead: async () => "yes",
    ...changes,
  });
}

const ref = (id: string): MessageRef => ({ channel: "C1", message: id });

async function show({ memory }: DeskScenario, id: string): Promise<void> {
  await memory.outbox.markSending(id);
  await memory.outbox.markSent(id, ref(id), 1);
}

async function settle(scene: DeskScenario, question: Question): Promise<void> {
  await scene.hear("Ana", { kind: "words", question: question.id, text: "in the fridge" });
  expect((await scene.question(question.id)).state).toBe("answered");
}

async function openScene(changes: Parameters<typeof openDesk>[0] = {}) {
  const scene = await openDesk({ ...place, ...changes });
  const first = await scene.pose();
  await show(scene, "e1");
  await settle(scene, first);
  const second = await scene.pose(mug);
  await show(scene, second.id);
  return { scene, first, second };
}

describe("in a channel", () => {
  it("the newest open question is meant", async () => {
    const { scene, second } = await openScene();
    expect(await look(scene)).toEqual({ episode: "e1", question: second.id });
  });

  it("nothing is meant by words to nobody, or in a channel where nothing was asked", async () => {
    const { scene } = await openScene();
    expect(await look(scene, { addressed: false })).toBeNull();
    expect(await look(scene, { channel: "C2" })).toBeNull();
    expect(await look(scene, { platform: "discord" })).toBeNull();
  });

  it("a task that names no channel is in the one that Sous was set up for", async () => {
    const { scene, second } = await openScene({ channel: "" });
    expect(await look(scene)).toMatchObject({ question: second.id });
    expect(await look(scene, { channel: "C2" })).toBeNull();
  });

  it("the question that it answers is meant, also one that was answered before", async () => {
    const { scene, first, second } = await openScene();
    expect(await look(scene, { answers: ref("e1") })).toMatchObject({ question: first.id });
    expect(await look(scene, { answers: ref(second.id) })).toMatchObject({ question: second.id });
    expect(await look(scene, { answers: ref("9") })).toMatchObject({ question: second.id });
    const elsewhere = { ...ref("e1"), channel: "C2" };
    expect(await look(scene, { answers: elsewhere })).toMatchObject({ question: second.id });
  });

  it("without an open question it is a remark to the task that was shown last", async () => {
    const { scene, second } = await openScene();
    await settle(scene, second);
    expect(await look(scene)).toEqual({ episode: "e1", question: null });
    const reply = { kind: "reply", episode: "e1", message: said, text: "thanks" } as const;
    const key = `${said}:1`;
    expect(await scene.hear("Ana", reply, { platform: "slack", workspace: "T1", key })).toBe(
      "accepted",
    );
    expect(await look(scene)).toEqual({ episode: "e1", question: null });
  });

  it("a new version is for what the first was for, whatever was asked since", async () => {
    const { scene, second } = await openScene();
    const what = { kind: "reply", episode: "e1", message: said, text: "in the fridge" } as const;
    const from = { platform: "slack", workspace: "T1" } as const;
    await scene.hear("Ana", { ...what, question: second.id }, { ...from, key: `${said}:1` });
    expect((await scene.question(second.id)).state).toBe("answered");
    await scene.pose({ need: { func: "where", noun: "plate" } });
    const edited = { answers: null, addressed: false };
    expect(await look(scene, edited)).toEqual({ episode: "e1", question: second.id });
  });
});

describe("in a direct message", () => {
  const alone = { channel: null, message: direct };
  const reads = (belonging: Belonging) => ({ mayRead: async () => belonging });

  it("the newest open question is meant that its writer may answer", async () => {
    const { scene, second } = await openScene();
    expect(await look(scene, alone)).toMatchObject({ question: second.id });
    expect(await look(scene, { ...alone, ...reads("no") })).toBeNull();
    expect(await look(scene, { ...alone, ...reads("unknown") })).toMatchObject({
      question: second.id,
    });
  });

  it("each channel is asked for by its name", async () => {
    const { scene } = await openScene({ channel: "C7" });
    const asked: (string | null)[] = [];
    const mayRead = async (channel: string | null) => {
      asked.push(channel);
      return "no" as const;
    };
    expect(await look(scene, { ...alone, mayRead })).toBeNull();
    expect(asked).toEqual(["C7", null]);
  });

  it("a question that was put to its writer comes first, and needs no channel", async () => {
    const scene = await openDesk({
      ...place,
      rules: { remindAfterMs: [], escalateAfterMs: 60_000, escalateTo: { slack: "ana" } },
      answerTimeoutMs: 600_000,
    });
    const first = await scene.pose();
    await scene.pass(90_000);
    const calls = await scene.memory.outbox.list({ episode: "e1" });
    expect(calls.map(({ kind }) => kind)).toContain("call");
    expect(await look(scene, { ...alone, ...reads("no") })).toMatchObject({ question: first.id });
    expect(await look(scene, { ...alone, person: "ben", ...reads("no") })).toBeNull();
  });

  it("a remark is for nobody who cannot read the channel", async () => {
    const { scene, second } = await openScene();
    await settle(scene, second);
    expect(await look(scene, alone)).toEqual({ episode: "e1", question: null });
    for (const belonging of ["no", "unknown"] as const)
      expect(await look(scene, { ...alone, ...reads(belonging) })).toBeNull();
  });

  it("is answered there; its words are seen by nobody else", async () => {
    const { scene, second } = await openScene();
    const what = { kind: "reply", episode: "e1", question: second.id, message: direct } as const;
    const from = { platform: "slack", workspace: "T1", key: `${direct}:1` } as const;
    expect(await scene.hear("Ana", { ...what, text: "in the fridge" }, from)).toBe("accepted");
    const deliveries = await scene.memory.outbox.list({ episode: "e1" });
    expect(deliveries.at(-1)?.note).toMatchObject({ kind: "receipt", to: "ana", direct: true });
    const [ballot] = await scene.ballots(second);
    await scene.hear(
      "Ana",
      { kind: "retract", ballot: ballot?.id ?? "" },
      { platform: "slack", workspace: "T1" },
    );
    const [last] = (await scene.memory.outbox.list({ episode: "e1" })).slice(-1);
    expect(last?.note).toMatchObject({ direct: true });
    expect(last?.note?.aside).toBeUndefined();
  });
});

it("words that name a question answer that one, and late ones leave the open one alone", async () => {
  const { scene, first, second } = await openScene();
  const what = { kind: "reply", episode: "e1", message: said, text: "on the shelf" } as const;
  await scene.hear("Ben", { ...what, question: first.id }, { key: `${said}:1` });
  expect((await scene.question(second.id)).state).toBe("open");
  expect((await scene.ballots(first)).at(-1)).toMatchObject({ late: true, text: "on the shelf" });
  expect((await buildCard(scene.memory, "e1"))?.question?.id).toBe(second.id);
});
