import { beforeEach, describe, expect, it } from "vitest";
import type { MessageRef, Post } from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";
import { newId } from "../../../src/core/id.js";
import type { QuestionView } from "../../../src/core/question/question.js";
import { pngOf } from "../../desk/sample-pictures.js";
import { kitchen, seenInKitchen, thing } from "../home.js";
import { callPost, card, cardEnd, question, realClock } from "../slack-scenario.js";
import { failNext, openChat, platforms, useChat } from "./chat.js";
import { openDiscordChat } from "./discord-chat.js";
import { hearEveryWay } from "./ways-in.js";

/** Cards wait a minute for pictures instead of a second, as busy machines draw slowly. */
const patientClock: Clock = {
  now: realClock.now,
  sleep: (ms, signal) => realClock.sleep(ms === 1_000 ? 60_000 : ms, signal),
};

let homes = 0;

/** Each test has its own home, as uploads are cached. */
function view(changes: Partial<QuestionView> = {}): QuestionView {
  homes += 1;
  const owner = { ...kitchen, home: `Ana's kitchen ${homes}` };
  return { owner, seen: seenInKitchen, ...changes };
}

describe.each(platforms)("on %s", (_name, open) => {
  const chat = useChat(open);
  beforeEach(() => chat.again({ clock: patientClock }));
  const pictureOf = async (ref: MessageRef) => (await chat.on.seen(ref)).picture;
  const asking = (shown: QuestionView, id = newId("p")): Post => ({
    ...chat.card({ question: question({ view: shown }) }),
    id,
  });

  describe("the picture", () => {
    it("is shown with what is drawn in words", async () => {
      const picture = await pictureOf(await chat.scene.bot.post(asking(view())));
      expect(picture?.words).toMatch(/^Drawing of Ana's kitchen \d+: 7 places, 5 not yet seen/);
      expect(picture?.words).toContain("fridge (closed): red apple");
      const png = (await picture?.bytes()) ?? Buffer.alloc(0);
      expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 800]);
    });

    it("stays while it is the same, also after a restart, and goes with the question", async () => {
      const shown = view();
      const post = asking(shown);
      const ref = await chat.scene.bot.post(post);
      const before = await pictureOf(ref);
      await chat.again({ clock: patientClock });
      await chat.scene.bot.edit(ref, post);
      expect((await pictureOf(ref))?.key).toBe(before?.key);
      await chat.scene.bot.edit(
        ref,
        asking({ ...shown, seen: [...seenInKitchen, "fridge 1"] }, post.id),
      );
      expect((await pictureOf(ref))?.key).not.toBe(before?.key);
      await chat.scene.bot.edit(ref, { ...chat.card({ question: null }), id: post.id });
      expect(await pictureOf(ref)).toBeNull();
    });

    it("is hidden in keeper mode, and shows only what is meant or chosen from", async () => {
      const show = async (mode: "owner" | "keeper", asked: Parameters<typeof question>[0]) =>
        pictureOf(await chat.post({ mode, question: question(asked) }));
      const meant = view({ meant: "mug 1" });
      expect(await show("keeper", { mode: "keeper", view: view() })).toBeNull();
      expect((await show("owner", { mode: "persona", view: meant }))?.words).toContain("Circled: ");
      const secret = await show("keeper", { mode: "persona", view: meant });
      expect(secret?.words).toContain("Circled: ");
      expect(secret?.words).not.toContain("apple");
      const choices = [{ id: "c1", label: "Blue mug", value: "mug 1" }];
      const need = { func: "which", noun: "mug" } as const;
      const picture = await show("owner", { mode: "open", need, choices, view: view() });
      expect(picture?.words).toContain("1 choice side by side");
    });

    it("has words within the platform's limit, cut at whole places", async () => {
      const things = Array.from({ length: 40 }, (_, n) => thing(`mug ${n}`, `mug with name ${n}`));
      const places = kitchen.places.map((place) => ({ ...place, things }));
      const shown = view({ owner: { ...kitchen, places } });
      const picture = await pictureOf(await chat.scene.bot.post(asking(shown)));
      expect(picture?.words).toMatch(/And \d+ more\.$/);
    });

    it("of an agent stands under its question, after a restart too, and goes with it", async () => {
      const hash = `${++homes}`.padStart(64, "a");
      const about = { hash, type: "image/png", words: "Both maps" } as const;
      const post = { ...callPost(question(), about), bytes: pngOf(), id: newId("p") };
      const ref = await chat.scene.bot.post(post);
      const shown = await pictureOf(ref);
      expect(shown?.words).toBe("Both maps");
      expect(await shown?.bytes()).toEqual(pngOf());
      await chat.again({ clock: patientClock });
      await chat.scene.bot.edit(ref, post);
      expect((await pictureOf(ref))?.key).toBe(shown?.key);
      await chat.scene.bot.edit(ref, { ...callPost(null), id: post.id });
      expect(await pictureOf(ref)).toBeNull();
    });
  });

  it("a picture that the bot may not upload leaves the question, and is said once", async () => {
    const chat = await openChat(open);
    chat.on.failPicture();
    for (let at = 0; at < 2; at += 1) {
      const { words, picture } = await chat.on.seen(
        await chat.post({ question: question({ view: view() }) }),
      );
      expect(words).toContain("Where is an apple?");
      expect(picture).toBeNull();
    }
    const said = chat.scene.warnings.filter((text) => /files:write|Attach Files/.test(text));
    expect(said).toHaveLength(1);
  });

  describe("reading in full", () => {
    const read = async (ref: MessageRef, label: string) => {
      chat.on.forget();
      await chat.on.press("ana", ref, label);
      await chat.waitFor(() => chat.on.form("ana") !== '""');
      return chat.on.form("ana");
    };

    it("lists what the picture shows, for whoever presses", async () => {
      const asked = question({ view: view() });
      chat.scene.watched.questions.q1 = { question: asked, secret: false };
      const ref = await chat.post({ question: asked });
      expect(await read(ref, "Show as a list")).toContain("• fridge (closed): red apple");
      expect(chat.inbox.events).toEqual([]);
    });

    it("says in keeper mode that the picture is hidden on purpose", async () => {
      const asked = question({ mode: "keeper", view: view() });
      chat.scene.watched.questions.q1 = { question: asked, secret: true };
      const ref = await chat.post({ mode: "keeper", question: asked });
      const list = await read(ref, "Show as a list");
      expect(list).toContain("hidden on purpose");
      expect(list).toContain("fridge");
      expect(list).not.toContain("red apple");
    });

    it("tells facts and steps when the task has ended", async () => {
      const facts = ["an apple is in the sink", "Ana's mug is <the blue> mug"];
      const done = cardEnd({ steps: 2, facts });
      const plain = { thought: "", text: "", observation: "" };
      chat.scene.watched.episodes.e1 = {
        card: card({ done, question: null }),
        timeline: [
          { ...plain, seq: 0, kind: "begin", observation: "You are in a kitchen." },
          { ...plain, seq: 1, kind: "ask", text: "Where is an apple? (answered)" },
          { ...plain, seq: 2, kind: "act", thought: "I go to the sink.", text: "go to sink 1" },
        ],
      };
      const ref = await chat.post({ done, question: null });
      const learned = await read(ref, "Facts I learned (2)");
      for (const fact of facts) expect(learned).toContain(`• ${fact}`);
      const replay = await read(ref, "Replay");
      expect(replay).toMatch(
        /1\. Where is an apple\? \(answered\)(?:\n|\\n)2\. I go to the sink\./,
      );
      expect(replay).toContain("Done in 2 steps and 1 question.");
    });

    it("opens what did not fit on a card or in a note", async () => {
      const text = `Where is ${"the very long story of ".repeat(200)}the mug?`;
      const asked = question({ text, view: view() });
      chat.scene.watched.episodes.e1 = { card: card({ question: asked }), timeline: [] };
      const ref = await chat.post({ question: asked });
      const all = async (at: MessageRef) => {
        let text = await read(at, "More…");
        for (let piece = 0; chat.on.told("ana").at(-1)?.buttons.includes("More…"); piece += 1) {
          if (piece === 9) break;
          await chat.on.press("ana", "told", "More…");
          text = chat.on.form("ana");
        }
        return text;
      };
      expect(await all(ref)).toContain("of the mug?");
      const post = chat.note(ref, { text: `${"Noted. ".repeat(600)}The end.` });
      if (post.kind === "note") chat.scene.watched.notes[post.id] = post.note;
      expect(await all(await chat.scene.bot.post(post))).toContain("The end.");
    });

    it("says so when it is no longer there", async () => {
      const ref = await chat.post({ question: question({ id: "gone" }) });
      expect(await read(ref, "Show as a list")).toContain("This is no longer here.");
    });
  });
});

describe.each(platforms)("on %s", (_name, open) => {
  it("after a lost connection, people are heard by every way in", () =>
    hearEveryWay(open, ({ chat }, act) => chat.on.lose(act)));

  it("words come again until the inbox has them", async () => {
    const chat = await openChat(open);
    const ref = await chat.post();
    failNext(chat, 2);
    await chat.on.lose(async () => {
      await chat.say("ana", ref, "in the sink");
    });
    await chat.heard();
    expect(chat.texts).toEqual(["in the sink"]);
    expect(chat.inbox.deliveries).toBeGreaterThanOrEqual(3);
  });

  it("a lost connection is told until it is back, and pressing works again", async () => {
    const chat = await openChat(open);
    const trouble = () => chat.scene.bot.trouble?.() ?? null;
    const ref = await chat.post();
    expect(trouble()).toBeNull();
    await chat.on.lose(async () => {
      await chat.waitFor(() => trouble() !== null);
    });
    await chat.waitFor(() => trouble() === null);
    await chat.waitFor(async () => (await chat.on.press("ana", ref, "Bin")).acked);
  });

  it("a platform that is down at the start is told, and the bot comes in when it is up", async () => {
    const on = await open();
    on.failStart({ status: 503, times: 2 });
    const chat = await openChat(async () => ({ ...on, connected: async () => {} }));
    expect(chat.scene.bot.trouble?.()).toMatch(/503|Service Unavailable/);
    await chat.waitFor(() => chat.scene.bot.trouble?.() === null);
    expect((await chat.post()).message).not.toBe("");
  });
});

describe("on Discord", () => {
  it("a reply is heard in spite of a card that could not be looked up at first", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    const ref = await chat.post();
    await chat.again();
    on.peer.failNext({ route: /^GET .*messages\/\d+$/, status: 500, times: 5 });
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    expect(chat.texts).toEqual(["in the sink"]);
    expect(chat.scene.warnings.join()).toContain("a reply was not kept");
  });

  it("replies are heard once after a session that Discord resumes", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    const ref = await chat.post();
    on.peer.dropConnections();
    await chat.say("ana", ref, "in the sink");
    await chat.heard();
    await chat.say("ana", ref, "in the bin");
    await chat.heard(2);
    expect(chat.inbox.deliveries).toBe(2);
  });

  it("a bot that stops in the middle of a reconnection stays away", async () => {
    const on = await openDiscordChat();
    const chat = await openChat(async () => on);
    on.peer.dropConnections();
    await chat.waitFor(() => on.peer.connected() === 0);
    await chat.scene.bot.stop();
    await realClock.sleep(1000);
    expect(on.peer.connected()).toBe(0);
  });

  it("one of two lost connections is told until that one is back, whatever the other does", async () => {
    const on = await openDiscordChat({ shards: 2 });
    const chat = await openChat(async () => on);
    const trouble = () => chat.scene.bot.trouble?.() ?? null;
    expect(trouble()).toBeNull();
    on.peer.refuseResume();
    on.peer.dropConnections(undefined, 1);
    await chat.waitFor(() => trouble() !== null);
    on.peer.dropConnections(undefined, 0);
    await chat.waitFor(() => on.peer.log.some(({ what }) => what === "RESUME"));
    await chat.waitFor(() => on.peer.connected() === 1);
    expect(trouble()).toContain("trying again");
    await chat.waitFor(() => on.peer.connected() === 2);
    await chat.waitFor(() => trouble() === null);
  });
});
