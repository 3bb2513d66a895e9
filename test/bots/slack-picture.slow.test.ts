import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { QuestionView } from "../../src/core/question.js";
import { pngOf } from "../desk/sample-pictures.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { type Json, objectsOf } from "../peers/slack/types.js";
import { kitchen, seenInKitchen, thing } from "./home.js";
import {
  callPost,
  card,
  cardPost,
  createScenario,
  notePost,
  question,
  realClock,
  type Scenario,
} from "./slack-scenario.js";

let peer: SlackPeer;
let scene: Scenario;
let start = 0;

beforeAll(async () => {
  peer = await startSlackPeer({ people: ["ada"] });
});
afterAll(() => peer.close());
beforeEach(() => open(patientClock));
afterEach(async () => {
  peer.clearFaults();
  await scene.bot.stop();
});

async function open(clock: Clock): Promise<void> {
  scene = createScenario(peer, { clock });
  await scene.bot.start(scene.handlers);
  start = peer.log.length;
}

/** Cards wait ten seconds for their picture instead of one: a loaded machine takes longer to draw it. */
const patientClock: Clock = {
  now: realClock.now,
  sleep: (ms, signal) => realClock.sleep(ms === 1_000 ? 10_000 : ms, signal),
};

/** Opens the scene again, where cards wait no longer than in life. */
async function openInLife(): Promise<void> {
  await scene.bot.stop();
  await open(realClock);
}

let homes = 0;

/** Every test has a home of its own: what was uploaded before is not uploaded again. */
function view(changes: Partial<QuestionView> = {}): QuestionView {
  homes += 1;
  const owner = { ...kitchen, home: `Ana's kitchen ${homes}` };
  return { owner, seen: seenInKitchen, ...changes };
}

const late = { afterWrite: true, status: 200 };
const asking = (shown: QuestionView, id?: string) =>
  cardPost({ question: question({ view: shown }) }, id);

async function blocksOf(ref: MessageRef): Promise<Json[]> {
  const [message] = await peer.thread(ref.channel, ref.message);
  return objectsOf(message?.blocks);
}

async function pictureOf(ref: MessageRef): Promise<Json | undefined> {
  return (await blocksOf(ref)).find(({ type }) => type === "image");
}

const calls = (method: string): number =>
  peer.log.slice(start).filter(({ what, detail }) => what === "api" && detail.method === method)
    .length;
const uploads = () => calls("files.completeUploadExternal");
const press = (ref: MessageRef, buttonText: string) =>
  peer.press("ada", { channel: ref.channel, ts: ref.message, buttonText });
const modalText = (): string => JSON.stringify(peer.openModals("ada").at(-1)?.blocks);

describe("the picture", () => {
  it("stands between the question and the buttons, with what is drawn in words", async () => {
    const ref = await scene.bot.post(asking(view()));
    const blocks = await blocksOf(ref);
    expect(blocks.map(({ type }) => type)).toEqual([
      "context",
      "section",
      "image",
      "actions",
      "context",
      "context",
    ]);
    const picture = await pictureOf(ref);
    expect(picture?.slack_file).toEqual({ id: expect.stringMatching(/^F/) });
    expect(picture?.alt_text).toMatch(/^Drawing of Ana's kitchen \d+: 7 places, 5 not yet seen/);
    expect(picture?.alt_text).toContain("fridge (closed): red apple");
    const { id } = { ...(picture?.slack_file as { id: string } | undefined) };
    const png = await peer.file(id ?? "");
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 800]);
    expect(uploads()).toBe(1);
    expect(await peer.messages(peer.channel)).toHaveLength(1);
    expect(peer.violations).toEqual([]);
  });

  it("is uploaded once, however many cards show it", async () => {
    const shown = view();
    const [first, second] = await Promise.all([
      scene.bot.post(asking(shown, "card-a")),
      scene.bot.post(asking(shown, "card-b")),
    ]);
    await scene.bot.edit(first, asking(shown, "card-a"));
    expect(uploads()).toBe(1);
    expect((await pictureOf(first))?.slack_file).toEqual((await pictureOf(second))?.slack_file);
  });

  it("is replaced when the view is another, and goes with the question", async () => {
    const shown = view();
    const ref = await scene.bot.post(asking(shown));
    const before = await pictureOf(ref);
    await scene.bot.edit(ref, asking({ ...shown, seen: [...seenInKitchen, "fridge 1"] }));
    const after = await pictureOf(ref);
    expect(after?.slack_file).not.toEqual(before?.slack_file);
    expect((await blocksOf(ref)).filter(({ type }) => type === "image")).toHaveLength(1);
    await scene.bot.edit(ref, cardPost({ question: null }));
    expect(await pictureOf(ref)).toBeUndefined();
  });

  it("stays after a restart without being uploaded again", async () => {
    const shown = view();
    const ref = await scene.bot.post(asking(shown));
    const before = await pictureOf(ref);
    await scene.bot.stop();
    scene = createScenario(peer, { clock: patientClock });
    await scene.bot.start(scene.handlers);
    await scene.bot.edit(ref, asking(shown));
    expect(await pictureOf(ref)).toMatchObject({ slack_file: before?.slack_file });
    expect(uploads()).toBe(1);
  });

  it("is hidden in keeper mode, and shows only what is meant or chosen from", async () => {
    const meant = view({ meant: "mug 1" });
    const posts = {
      keeper: cardPost({ mode: "keeper", question: question({ mode: "keeper", view: view() }) }),
      persona: cardPost({ question: question({ mode: "persona", view: meant }) }),
      secret: cardPost({ mode: "keeper", question: question({ mode: "persona", view: meant }) }),
    };
    expect(await pictureOf(await scene.bot.post(posts.keeper))).toBeUndefined();
    const persona = await pictureOf(await scene.bot.post(posts.persona));
    expect(persona?.alt_text).toContain("Circled: ");
    const secret = await pictureOf(await scene.bot.post(posts.secret));
    expect(secret?.alt_text).toContain("Circled: ");
    expect(secret?.alt_text).not.toContain("apple");
    const choices = [{ id: "c1", label: "Blue mug", value: "mug 1" }];
    const open = question({ mode: "open", need: { func: "which", noun: "mug" }, choices });
    const ref = await scene.bot.post(cardPost({ question: { ...open, view: view() } }));
    expect((await pictureOf(ref))?.alt_text).toContain("1 choice side by side");
  });

  it("has an alt text within Slack's limit, cut at whole places", async () => {
    const things = Array.from({ length: 40 }, (_, n) => thing(`mug ${n}`, `mug with a name ${n}`));
    const places = kitchen.places.map((place) => ({ ...place, things }));
    const shown = view({ owner: { ...kitchen, places } });
    const picture = await pictureOf(await scene.bot.post(asking(shown)));
    expect(String(picture?.alt_text).length).toBeLessThanOrEqual(2000);
    expect(picture?.alt_text).toMatch(/And \d+ more\.$/);
    expect(peer.violations).toEqual([]);
  });
});

describe("a picture that does not come", () => {
  it("at first is added a little later", async () => {
    peer.failNext({ method: /^files\.completeUploadExternal$/, error: "internal_error" });
    const shown = view();
    const ref = await scene.bot.post(asking(shown));
    expect(await pictureOf(ref)).toBeUndefined();
    expect(scene.warnings.join()).toMatch(/goes without its picture/);
    await scene.bot.edit(ref, asking(shown));
    expect(await pictureOf(ref)).toBeUndefined();
    await peer.waitFor(() => scene.refreshed.length > 0, 9000);
    expect(scene.refreshed).toEqual(["e1"]);
    await scene.bot.edit(ref, asking(shown));
    expect(await pictureOf(ref)).toBeDefined();
  });

  it("in time is added once it is there", async () => {
    await openInLife();
    peer.failNext({ method: /^files\.completeUploadExternal$/, ...late, delayMs: 1500 });
    const shown = view();
    const ref = await scene.bot.post(asking(shown));
    expect(await pictureOf(ref)).toBeUndefined();
    await peer.waitFor(() => scene.refreshed.length > 0);
    await scene.bot.edit(ref, asking(shown));
    expect(await pictureOf(ref)).toBeDefined();
    expect(scene.warnings).toEqual([]);
  });

  it("never holds up the question", async () => {
    await openInLife();
    peer.failNext({ method: /^files\.getUploadURLExternal$/, status: 503, delayMs: 3000 });
    const before = Date.now();
    const ref = await scene.bot.post(asking(view()));
    expect(Date.now() - before).toBeLessThan(2500);
    expect(await pictureOf(ref)).toBeUndefined();
    expect(JSON.stringify(await blocksOf(ref))).toContain("Where is an *apple*?");
  });

  it("for want of a scope is said once, and not tried again", async () => {
    peer.failNext({ method: /^files\./, error: "missing_scope", times: 5 });
    await Promise.all(["card-a", "card-b"].map((id) => scene.bot.post(asking(view(), id))));
    await scene.bot.post(asking(view(), "card-c"));
    expect(scene.warnings).toEqual([expect.stringMatching(/scope files:write/)]);
    expect(calls("files.getUploadURLExternal")).toBe(0);
    const tried = peer.log.slice(start).filter(({ what }) => what === "fault");
    expect(tried.length).toBeLessThanOrEqual(2);
  });

  it("because Slack is not ready to show it leaves the question as it is", async () => {
    peer.failNext({ method: /^chat\.postMessage$/, error: "invalid_blocks" });
    const shown = view();
    const ref = await scene.bot.post(asking(shown));
    expect(await pictureOf(ref)).toBeUndefined();
    await peer.waitFor(() => scene.refreshed.length > 0, 9000);
    await scene.bot.edit(ref, asking(shown));
    expect(await pictureOf(ref)).toBeDefined();
    expect(uploads()).toBe(1);
  });
});

describe("reading in full", () => {
  it("lists what the picture shows, for whoever presses", async () => {
    const asked = question({ view: view() });
    scene.watched.questions.q1 = { question: asked, secret: false };
    const ref = await scene.bot.post(cardPost({ question: asked }));
    expect((await press(ref, "Show as a list")).acked).toBe(true);
    expect(modalText()).toContain("• fridge (closed): red apple [the robot has not seen this]");
    expect(scene.inbox.events).toEqual([]);
  });

  it("says in keeper mode that the picture is hidden on purpose", async () => {
    const asked = question({ mode: "keeper", view: view() });
    scene.watched.questions.q1 = { question: asked, secret: true };
    const ref = await scene.bot.post(cardPost({ mode: "keeper", question: asked }));
    await press(ref, "Show as a list");
    expect(modalText()).toContain("hidden on purpose");
    expect(modalText()).toContain("fridge");
    expect(modalText()).not.toContain("apple [");
    expect(modalText()).not.toContain("red apple");
  });

  it("has room for a long list", async () => {
    const places = Array.from({ length: 300 }, (_, n) => ({
      ...(kitchen.places[0] ?? { things: [] }),
      id: `countertop ${n}`,
      label: `counter number ${n} with a long name`,
    }));
    const owner = { ...kitchen, places: places as typeof kitchen.places };
    const asked = question({ view: { owner, seen: [] } });
    scene.watched.questions.q1 = { question: asked, secret: false };
    const ref = await scene.bot.post(cardPost({ question: asked }));
    await press(ref, "Show as a list");
    expect(modalText()).toContain("counter number 299");
    expect(peer.violations).toEqual([]);
  });

  it("tells facts and steps when the task has ended", async () => {
    const facts = ["an apple is in the sink", "Ana's mug is <the blue> mug"];
    const end = { success: true, reason: null, steps: 2, questions: 1, worth: null };
    const done = { ...end, helpers: ["Ada"], facts };
    scene.watched.episodes.e1 = {
      card: card({ done, question: null }),
      timeline: [
        { seq: 0, kind: "begin", thought: "", text: "", observation: "You are in a kitchen." },
        {
          seq: 1,
          kind: "ask",
          thought: "",
          text: "Where is an apple? (answered)",
          observation: "",
        },
        {
          seq: 2,
          kind: "act",
          thought: "I go to the sink.",
          text: "go to sinkbasin 1",
          observation: "",
        },
      ],
    };
    const ref = await scene.bot.post(cardPost({ done, question: null }));
    await press(ref, "Facts I learned (2)");
    expect(modalText()).toContain(
      "• an apple is in the sink\\n• Ana's mug is &lt;the blue&gt; mug",
    );
    await press(ref, "Replay");
    expect(modalText()).toContain("1. Where is an apple? (answered)\\n2. I go to the sink.");
    expect(modalText()).toContain("Done in 2 steps and 1 question.");
  });

  it("opens what did not fit on a card or in a note", async () => {
    const text = `Where is ${"the very long story of ".repeat(200)}the mug?`;
    const asked = question({ text, view: view() });
    const post = cardPost({ question: asked });
    scene.watched.episodes.e1 = { card: card({ question: asked }), timeline: [] };
    const ref = await scene.bot.post(post);
    expect(JSON.stringify(await blocksOf(ref))).toMatch(/…\*/);
    await press(ref, "More…");
    expect(modalText()).toContain("of the mug?");
    const note = notePost(ref, { text: `${"Noted. ".repeat(600)}The end.` });
    if (note.kind === "note") scene.watched.notes["note-1"] = note.note;
    const receipt = await scene.bot.post(note);
    const pressed = await peer.press("ada", {
      channel: receipt.channel,
      ts: receipt.message,
      buttonText: "More…",
    });
    expect(pressed.acked).toBe(true);
    expect(modalText()).toContain("The end.");
    expect(peer.violations).toEqual([]);
  });

  it("says so when it is no longer there", async () => {
    const ref = await scene.bot.post(cardPost({ question: question({ id: "gone" }) }));
    await press(ref, "Show as a list");
    expect(modalText()).toContain("This is no longer here.");
  });
});

describe("a picture that an agent shows", () => {
  const asks = (bytes = pngOf()) => {
    homes += 1;
    const picture = {
      hash: `${homes}`.padStart(64, "a"),
      type: "image/png",
      words: "Both maps",
    } as const;
    return { ...callPost(question(), picture), bytes };
  };

  it("stands under its question, after a restart too, and goes with it", async () => {
    const post = asks();
    const ref = await scene.bot.post(post);
    const shown = await pictureOf(ref);
    expect(shown).toMatchObject({ alt_text: "Both maps" });
    await scene.bot.stop();
    await open(patientClock);
    await scene.bot.edit(ref, post);
    expect((await pictureOf(ref))?.slack_file).toEqual(shown?.slack_file);
    await scene.bot.edit(ref, callPost(null));
    expect(await pictureOf(ref)).toBeUndefined();
    expect(peer.violations).toEqual([]);
  });

  it("is left out where Slack refuses it, and the question stands", async () => {
    peer.failNext({ method: /^files\.getUploadURLExternal$/, error: "file_uploads_disabled" });
    const ref = await scene.bot.post(asks());
    expect(await pictureOf(ref)).toBeUndefined();
    expect(scene.warnings.join()).toMatch(/files:write/);
  });
});
