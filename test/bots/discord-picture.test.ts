import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import type { QuestionView } from "../../src/core/question.js";
import { jpegOf } from "../desk/sample-pictures.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { until } from "../story/team.js";
import { createScenario, type Scenario } from "./discord-scenario.js";
import { kitchen, seenInKitchen, thing } from "./home.js";
import { callPost, card, cardPost, notePost, question } from "./slack-scenario.js";

const send = /^POST \/channels\/\d+\/messages$/;
let peer: DiscordPeer;
let scene: Scenario;

beforeEach(async () => {
  peer = await startDiscordPeer();
  scene = createScenario(peer);
  await scene.bot.start(scene.handlers);
});
afterEach(async () => {
  await scene.bot.stop();
  await peer.close();
});

const shown: QuestionView = { owner: kitchen, seen: seenInKitchen };
const asking = (view: QuestionView = shown) => cardPost({ question: question({ view }) });

function standing(ref: MessageRef) {
  const found = peer.messages(ref.channel).find(({ id }) => id === ref.message);
  if (!found) throw new Error("the message does not stand");
  return found;
}

async function restart(): Promise<void> {
  await scene.bot.stop();
  scene = createScenario(peer);
  await scene.bot.start(scene.handlers);
}

const whispers = () => peer.ephemerals().map(({ content }) => content);

describe("the picture", () => {
  it("is attached with what is drawn in words", async () => {
    const ref = await scene.bot.post(asking());
    const [picture, ...others] = standing(ref).attachments;
    expect(others).toEqual([]);
    expect(picture?.description).toMatch(/^Drawing of Ana's kitchen: 7 places, 5 not yet seen/);
    expect(picture?.description).toContain("fridge (closed): red apple");
    const png = Buffer.from(await (await fetch(picture?.url ?? "")).arrayBuffer());
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(800);
    expect(peer.violations).toEqual([]);
  });

  it("is kept while it is the same, replaced when it is another, and goes with the question", async () => {
    const ref = await scene.bot.post(asking());
    const [first] = standing(ref).attachments;
    await scene.bot.edit(ref, asking());
    expect(standing(ref).attachments).toEqual([first]);
    await scene.bot.edit(ref, asking({ ...shown, seen: [...seenInKitchen, "fridge 1"] }));
    expect(standing(ref).attachments).toHaveLength(1);
    expect(standing(ref).attachments[0]?.url).not.toBe(first?.url);
    await scene.bot.edit(ref, cardPost({ question: null }));
    expect(standing(ref).attachments).toEqual([]);
    expect(peer.violations).toEqual([]);
  });

  it("stays after a restart without being sent again", async () => {
    const ref = await scene.bot.post(asking());
    const before = standing(ref).attachments;
    await restart();
    await scene.bot.edit(ref, asking());
    expect(standing(ref).attachments).toEqual(before);
  });

  it("of an agent stands under its question, after a restart too, and goes with it", async () => {
    const picture = { hash: "b".repeat(64), type: "image/jpeg", words: "Both maps" } as const;
    const post = { ...callPost(question(), picture), bytes: jpegOf(500) };
    const ref = await scene.bot.post(post);
    const [attached] = standing(ref).attachments;
    expect(attached).toMatchObject({ description: "Both maps" });
    const bytes = Buffer.from(await (await fetch(attached?.url ?? "")).arrayBuffer());
    expect(bytes).toEqual(jpegOf(500));
    await restart();
    await scene.bot.edit(ref, post);
    expect(standing(ref).attachments).toEqual([attached]);
    await scene.bot.edit(ref, callPost(null));
    expect(standing(ref).attachments).toEqual([]);
    expect(peer.violations).toEqual([]);
  });

  it("is hidden in keeper mode", async () => {
    const asked = question({ mode: "keeper", view: shown });
    const ref = await scene.bot.post(cardPost({ mode: "keeper", question: asked }));
    expect(standing(ref).attachments).toEqual([]);
  });

  it("has an alt text within Discord's limit, cut at whole places", async () => {
    const things = Array.from({ length: 20 }, (_, n) => thing(`mug ${n}`, `mug with a name ${n}`));
    const places = kitchen.places.map((place) => ({ ...place, things }));
    const asked = asking({ ...shown, owner: { ...kitchen, places } });
    const ref = await scene.bot.post(asked);
    // On a busy machine the picture comes after the post.
    const picture = await until(async () => {
      await scene.bot.edit(ref, asked);
      return standing(ref).attachments[0];
    });
    expect(picture?.description?.length).toBeLessThanOrEqual(1024);
    expect(picture?.description).toMatch(/And \d+ more\.$/);
    expect(peer.violations).toEqual([]);
  });
});

describe("a picture that does not come", () => {
  it("because the bot may not attach files leaves the question, and is said once", async () => {
    for (const id of ["card-a", "card-b"]) {
      if (id === "card-a") peer.failNext({ route: send, status: 403, code: 50013 });
      const ref = await scene.bot.post({ ...asking(), id });
      expect(standing(ref).content).toContain("Where is an **apple**?");
      expect(standing(ref).attachments).toEqual([]);
    }
    expect(scene.warnings.filter((text) => /Attach Files/.test(text))).toHaveLength(1);
  });

  it("because sending broke off is left out of the next attempt, and added later", async () => {
    peer.failNext({ route: send, status: 503 });
    await expect(scene.bot.post(asking())).rejects.toMatchObject({ retryable: true });
    const ref = await scene.bot.post(asking());
    expect(standing(ref).attachments).toEqual([]);
    await peer.waitFor(() => scene.refreshed.length > 0, 9000);
    await scene.bot.edit(ref, asking());
    expect(standing(ref).attachments).toHaveLength(1);
    expect(peer.violations).toEqual([]);
  });
});

describe("reading in full", () => {
  it("lists what the picture shows, for whoever presses", async () => {
    const asked = question({ view: shown });
    scene.watched.questions.q1 = { question: asked, secret: false };
    const ref = await scene.bot.post(cardPost({ question: asked }));
    await peer.press("Ana", ref.message, "Show as a list");
    expect(whispers().join()).toContain("• fridge (closed): red apple");
    expect(peer.ephemerals()[0]?.to).toBe("Ana");
    expect(scene.inbox.events).toEqual([]);
    expect(peer.violations).toEqual([]);
  });

  it("says in keeper mode that the picture is hidden on purpose", async () => {
    const asked = question({ mode: "keeper", view: shown });
    scene.watched.questions.q1 = { question: asked, secret: true };
    const ref = await scene.bot.post(cardPost({ mode: "keeper", question: asked }));
    await peer.press("Ana", ref.message, "Show as a list");
    expect(whispers().join()).toContain("hidden on purpose");
    expect(whispers().join()).not.toContain("red apple");
  });

  it("goes on piece by piece when a list is long", async () => {
    const [counter] = kitchen.places;
    if (!counter) throw new Error("the kitchen has no counter");
    const places = Array.from({ length: 60 }, (_, n) => ({
      ...counter,
      id: `countertop ${n}`,
      label: `counter number ${n}`,
    }));
    const asked = question({ view: { owner: { ...kitchen, places }, seen: [] } });
    scene.watched.questions.q1 = { question: asked, secret: false };
    const ref = await scene.bot.post(cardPost({ question: asked }));
    await peer.press("Ana", ref.message, "Show as a list");
    for (let read = 1; read < 10; read += 1) {
      const last = peer.ephemerals().at(-1);
      if (!last?.buttons.some(({ label }) => label === "More…")) break;
      await peer.press("Ana", last.id, "More…");
    }
    const all = whispers().join("\n");
    for (let n = 0; n < 60; n += 1) expect(all.split(`counter number ${n}:`)).toHaveLength(2);
    for (const piece of whispers()) expect(piece.length).toBeLessThanOrEqual(2000);
    expect(peer.violations).toEqual([]);
  });

  it("tells facts and steps when the task has ended", async () => {
    const facts = ["an apple is in the sink"];
    const end = { success: true, reason: null, steps: 1, questions: 0, worth: null };
    const done = { ...end, helpers: [], facts };
    const act = { seq: 1, kind: "act", text: "go to sinkbasin 1", observation: "" } as const;
    const timeline = [{ ...act, thought: "I go to the sink." }];
    scene.watched.episodes.e1 = { card: card({ done, question: null }), timeline };
    const ref = await scene.bot.post(cardPost({ done, question: null }));
    await peer.press("Ana", ref.message, "Facts I learned (1)");
    await peer.press("Ana", ref.message, "Replay");
    expect(whispers()[0]).toBe("• an apple is in the sink");
    expect(whispers()[1]).toContain("1\\. I go to the sink.");
  });

  it("calls the way out by what is asked", async () => {
    const which = question({ need: { func: "which", noun: "mug" } });
    const ref = await scene.bot.post(cardPost({ question: which }));
    const labels = () => standing(ref).buttons.map(({ label }) => label);
    expect(labels()).toContain("Something else…");
    expect(standing(ref).content).toContain("I will try to find out myself");
    await scene.bot.edit(ref, cardPost({ question: { ...which, followUp: true } }));
    expect(labels()).toContain("Neither");
  });
});

describe("the end", () => {
  const end = (ref: MessageRef) => scene.bot.edit(ref, cardPost({ done, question: null }));
  const done = {
    success: true,
    reason: null,
    steps: 7,
    questions: 1,
    worth: null,
    helpers: [],
    facts: [],
  };

  it("closes the thread, and late answers in it are still heard", async () => {
    const ref = await scene.bot.post(asking());
    await end(ref);
    expect(peer.threads()).toMatchObject([{ archived: true, locked: false }]);
    await peer.reply("Ana", ref.message, "in the sink");
    await peer.waitFor(() => scene.inbox.events.length === 1);
    expect(peer.threads()).toMatchObject([{ archived: false }]);
    const thanks = notePost(ref, { kind: "late", text: "Thank you.", ballot: "b1" });
    await scene.bot.post({ ...thanks, id: "note-2" });
    expect(peer.threads()).toMatchObject([{ archived: true, locked: false }]);
    expect(peer.violations).toEqual([]);
  });

  it.each([
    ["whether its replies were read", true],
    ["or it was long ago", false],
  ])("is heard beyond a restart, too, %s", async (_name, isRead) => {
    const ref = await scene.bot.post(asking());
    await end(ref);
    await restart();
    if (isRead) await scene.bot.catchUp([{ episode: "e1", ref }]);
    await peer.reply("Ana", ref.message, "in the sink");
    await peer.waitFor(() => scene.inbox.events.length === 1);
    expect(scene.inbox.events[0]?.what).toMatchObject({ kind: "reply", episode: "e1" });
  });
});
