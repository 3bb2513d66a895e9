import { describe, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import { ConfigError, DeliveryError } from "../../src/core/errors.js";
import { failureOf } from "../failure-of.js";
import { cardPost, createScenario, notePost, question } from "./slack-scenario.js";
import { useSlackScene } from "./slack-scene.js";
import type { SlackWay } from "./slack-way.js";

/** Tests of the bot, reached in one of its ways. */
export function testSlackBot(way: SlackWay): void {
  describe(`Slack over ${way}`, () => {
    const on = useSlackScene(way);
    const { itOverSockets, posted, reply, happened, delivered, firstEvent } = on;
    const ada = () => person("ada");
    const press = (ref: MessageRef, target: { buttonText?: string; optionText?: string }) =>
      on.peer.press("ada", { channel: ref.channel, ts: ref.message, ...target });

    function person(name: string) {
      const found = on.peer.people[name];
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    }

    async function standing(ref: MessageRef) {
      const messages = await on.peer.thread(ref.channel, ref.thread ?? ref.message);
      const found = messages.find(({ ts }) => ts === ref.message);
      if (!found) throw new Error("the message does not stand");
      return found;
    }

    async function words(ref: MessageRef): Promise<string> {
      return JSON.stringify((await standing(ref)).blocks);
    }

    describe("commands", () => {
      it("starts rounds in the channel where it was typed", async () => {
        const delivered = await on.peer.slash("ada", "/sous", "play kitchen 3", on.peer.channel);
        expect(delivered.acked).toBe(true);
        expect(on.scene.plays).toEqual([
          { home: "kitchen", rounds: 3, bot: "slack", channel: on.peer.channel },
        ]);
        expect(on.peer.ephemerals("ada").at(-1)?.text).toContain("Round 1 begins");
      });

      it("plays one round in the home played last when nothing else is said", async () => {
        await on.peer.slash("ada", "/sous", "play", on.peer.channel);
        expect(on.scene.plays).toMatchObject([{ home: null, rounds: 1 }]);
      });

      it.each([
        ["status", "Nothing is going on."],
        ["facts kitchen", "Facts of kitchen &lt;3"],
        ["facts", "Facts of every home"],
        ["help", "kitchen: Ana's kitchen"],
        ["", "play [home] [rounds]"],
        ["stauts", "Did you mean /sous status?"],
        ["play castle", "There is no home called castle."],
        ["play kitchen 99", "from 1 to 20"],
      ])("answers /sous %s", async (text, answer) => {
        const delivered = await on.peer.slash("ada", "/sous", text, on.peer.channel);
        expect(delivered.acked).toBe(true);
        expect(on.peer.ephemerals("ada").at(-1)?.text).toContain(answer);
        expect(on.scene.plays).toEqual([]);
      });

      it("says something within Slack's three seconds when the answer takes longer", async () => {
        on.scene.slowness.ms = 2300;
        const told = on.peer.ephemerals("ada").length;
        const delivered = await on.peer.slash("ada", "/sous", "status", on.peer.channel);
        expect(delivered.acked).toBe(true);
        expect(on.peer.ephemerals("ada").at(-1)?.text).toBe("One moment…");
        await on.peer.waitFor(() => on.peer.ephemerals("ada").length === told + 2);
        expect(on.peer.ephemerals("ada").at(-1)?.text).toBe("Nothing is going on.");
      });
    });

    describe("the card", () => {
      it("shows the question, why, choices, ways out and until when", async () => {
        const ref = await posted();
        const shown = await words(ref);
        expect(shown).toContain("Where is an *apple*?\\nI have looked on counter 1");
        for (const label of ["Bin", "Sink", "Somewhere else…", "I don't know", "Bad question"])
          expect(shown).toContain(`"${label}"`);
        expect(shown).toContain("<!date^1893596400^");
        const { text, metadata } = await standing(ref);
        expect(text).toMatch(/^Where is an apple\?/);
        expect(metadata?.event_payload).toEqual({ id: "card-1", episode: "e1" });
      });

      it("is edited in place, and asks nothing any more when it is done", async () => {
        const ref = await posted();
        const heard = {
          question: "Where is an apple?",
          answer: "in the sink",
          by: "Ada",
          seconds: 8,
        };
        await on.scene.bot.edit(ref, cardPost({ question: null, heard, steps: 25 }));
        expect(await words(ref)).toContain("Where is an apple? → in the sink (Ada, 8 s)");
        expect(await words(ref)).toContain("I need an apple. ▓▓▓▓▓░░░░░");
        const worth = { stepsWith: 7, stepsWithout: 19, successWithout: true };
        const facts = ["An apple is in the sink."];
        const end = { success: true, reason: null, steps: 7, questions: 1, worth, facts };
        await on.scene.bot.edit(ref, cardPost({ done: { ...end, helpers: ["Ada"] } }));
        const shown = await words(ref);
        expect(shown).toContain("Done in 7 steps and 1 question");
        expect(shown).toContain('"Facts I learned (1)"');
        expect(shown).toContain('"Replay"');
        expect(shown).not.toContain('"I don\'t know"');
        expect((await standing(ref)).metadata?.event_payload.id).toBe("card-1");
      });

      it("hands a press to the inbox before it acknowledges", async () => {
        const ref = await posted();
        let acked = false;
        let ackedBefore = true;
        on.scene.inbox.before = async () => {
          await new Promise((resolve) => setTimeout(resolve, 200));
          ackedBefore = acked;
        };
        const delivered = await press(ref, { buttonText: "Sink" }).then((result) => {
          acked = true;
          return result;
        });
        expect(delivered.acked).toBe(true);
        expect(ackedBefore).toBe(false);
        const [event] = on.scene.inbox.events;
        expect(event?.what).toEqual({ kind: "press", question: "q1", choice: "c2" });
        expect(event?.person).toEqual({ id: ada().id, name: "ada" });
        expect(event?.key).toMatch(
          new RegExp(`^slack:T\\w+:press:${ref.message}:${ada().id}:\\d+\\.\\d+$`),
        );
        expect(Math.abs((event?.at ?? 0) - Date.now())).toBeLessThan(10_000);
      });

      it("does not acknowledge a press that could not be kept", async () => {
        const ref = await posted();
        on.scene.inbox.before = async () => {
          throw new Error("disk full");
        };
        expect(await press(ref, { buttonText: "Sink" })).toMatchObject({ acked: false });
      });

      it("does not let a name that is slow to come hold up an answer", async () => {
        const ref = await posted();
        on.peer.failNext({ method: "users.info", error: "internal_error", delayMs: 3000 });
        expect(await press(ref, { buttonText: "Sink" })).toMatchObject({ acked: true });
        expect(on.scene.inbox.events[0]?.person).toEqual({ id: ada().id, name: "ada" });
      });

      it("takes 'I don't know' and 'Bad question' as choices", async () => {
        const ref = await posted();
        await press(ref, { buttonText: "I don't know" });
        await press(ref, { buttonText: "Bad question" });
        expect(on.scene.inbox.events.map(({ what }) => what)).toMatchObject([
          { choice: "dk" },
          { choice: "bad" },
        ]);
      });

      it("asks for words in a modal that shows the question again", async () => {
        const ref = await posted();
        await press(ref, { buttonText: "Somewhere else…" });
        const [view] = on.peer.openModals("ada");
        expect(JSON.stringify(view?.blocks)).toContain("Where is an *apple*?");
        await on.peer.waitFor(() => on.scene.inbox.openings.length > 0);
        expect(on.scene.inbox.openings).toMatchObject([
          { platform: "slack", about: { kind: "words", question: "q1" } },
        ]);
        const values = { words: "  behind the toaster & <kettle> " };
        expect(await on.peer.submitModal("ada", { values })).toMatchObject({ acked: true });
        const [event] = on.scene.inbox.events;
        expect(event?.what).toEqual({
          kind: "words",
          question: "q1",
          text: "behind the toaster & <kettle>",
        });
        expect(event?.key).toMatch(new RegExp(`^slack:T\\w+:view:${view?.id}$`));
        expect(on.peer.openModals("ada")).toEqual([]);
      });
    });

    describe("replies in the thread", () => {
      it("are heard as the person wrote them", async () => {
        const ref = await posted();
        const ts = await reply(
          ref,
          "under the &lt;big&gt; table, <@U0SOUS> &amp; ask <https://x.y|Ben>",
        );
        const event = await firstEvent();
        const message = event.key.replace(/:1$/, "");
        expect(event.what).toEqual({
          kind: "reply",
          episode: "e1",
          message,
          text: "under the <big> table,  & ask Ben",
        });
        expect(event.key).toMatch(new RegExp(`^slack:T\\w+:reply:${ref.channel}:${ts}:1$`));
        expect(event.person.name).toBe("ada");
      });

      it("come again until the inbox has them", async () => {
        const ref = await posted();
        let failures = 1;
        on.scene.inbox.before = async () => {
          failures -= 1;
          if (failures >= 0) throw new Error("locked");
        };
        await reply(ref, "in the sink");
        await firstEvent();
        // Over HTTP the thread is read again too, since Slack could not deliver.
        expect(on.scene.inbox.deliveries).toBeGreaterThanOrEqual(2);
        expect(on.scene.inbox.events).toHaveLength(1);
      });

      it("have the same key when they are delivered twice", async () => {
        const ref = await posted();
        await delivered();
        on.peer.duplicateNext(1);
        const before = on.peer.log.length;
        await reply(ref, "in the sink");
        await on.peer.waitFor(() => on.happened("delivered", before) === 2);
        expect(on.scene.inbox.events).toHaveLength(1);
      });

      it("are acknowledged only after the inbox has them", async () => {
        const ref = await posted();
        await delivered();
        let release = () => {};
        on.scene.inbox.before = () =>
          new Promise((resolve) => {
            release = resolve;
          });
        const since = on.peer.log.length;
        await reply(ref, "in the sink");
        await on.peer.waitFor(() => on.scene.inbox.deliveries === 1);
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(happened("delivered", since)).toBe(0);
        release();
        await on.peer.waitFor(() => happened("delivered", since) > 0);
        expect(on.scene.inbox.events).toHaveLength(1);
      });

      it("elsewhere and by bots are not heard", async () => {
        const ref = await posted();
        await on.scene.bot.post(notePost(ref));
        const lone = await on.peer.reply("ada", on.peer.channel, "", "lunch?");
        await on.peer.reply("ben", on.peer.channel, lone, "yes");
        await reply(ref, "in the sink");
        await reply(ref, "last");
        await on.peer.waitFor(() =>
          on.scene.inbox.events.some(({ what }) => what.kind === "reply" && what.text === "last"),
        );
        expect(
          on.scene.inbox.events.map(({ what }) => (what.kind === "reply" ? what.text : what.kind)),
        ).toEqual(["in the sink", "last"]);
      });

      it("are known by their card after a restart", async () => {
        const ref = await posted();
        await on.scene.bot.stop();
        on.scene = createScenario(on.peer);
        await on.scene.bot.start(on.scene.handlers);
        await reply(ref, "in the sink");
        expect((await firstEvent()).what).toMatchObject({ kind: "reply", episode: "e1" });
      });

      it("given while nobody listened are caught up with the keys they have live", async () => {
        const ref = await posted();
        await reply(ref, "in the bin");
        const live = await firstEvent();
        await on.scene.bot.stop();
        await reply(ref, "no, in the sink");
        on.scene = createScenario(on.peer);
        await on.scene.bot.start(on.scene.handlers);
        on.peer.failNext({ method: "conversations.replies", status: 429, retryAfterS: 1 });
        await on.scene.bot.catchUp([{ episode: "e1", ref }]);
        const [first, second] = on.scene.inbox.events.toSorted((a, b) =>
          a.key.localeCompare(b.key),
        );
        expect(first).toEqual(live);
        expect(second?.what).toMatchObject({
          kind: "reply",
          episode: "e1",
          text: "no, in the sink",
        });
      });

      it("are caught up with one call a card, more pages only when there are more", async () => {
        const ref = await posted();
        const since = on.peer.log.length;
        await on.scene.bot.catchUp([{ episode: "e1", ref }]);
        const calls = on.peer.log.slice(since).filter(({ what }) => what === "api");
        expect(calls.map(({ detail }) => detail.method)).toEqual(["conversations.replies"]);
      });

      it("are caught up under the other cards when Slack refuses one of them for good", async () => {
        const ref = await posted();
        await reply(ref, "in the sink");
        await firstEvent();
        on.scene.inbox.events.length = 0;
        on.peer.failNext({ method: "conversations.replies", error: "channel_not_found" });
        const gone = { episode: "e0", ref: { channel: ref.channel, message: "1.000001" } };
        const reading = on.scene.bot.catchUp([gone, { episode: "e1", ref }]);
        await expect(reading).rejects.toMatchObject({ retryable: false });
        expect(on.scene.inbox.events.map(({ what }) => what)).toMatchObject([
          { text: "in the sink" },
        ]);
      });

      it("are caught up page by page in a long thread", async () => {
        const ref = await posted();
        const texts = Array.from({ length: 35 }, (_, at) => `answer ${at}`);
        await Promise.all(texts.map((text) => reply(ref, text)));
        await on.peer.waitFor(() => on.scene.inbox.events.length === texts.length);
        on.scene.inbox.events.length = 0;
        const since = on.peer.log.length;
        await on.scene.bot.catchUp([{ episode: "e1", ref }]);
        const calls = on.peer.log
          .slice(since)
          .filter(({ detail }) => detail.method === "conversations.replies");
        expect(calls).toHaveLength(3);
        expect(on.scene.inbox.events).toHaveLength(texts.length);
      });

      itOverSockets(
        "that Slack gave up on while the socket was away are read when it is back",
        async () => {
          const ref = await posted();
          await delivered();
          on.peer.failNext({ method: "apps.connections.open", status: 503, times: 2 });
          on.peer.disconnectSockets("cut");
          await on.peer.waitFor(() => on.peer.connections === 0);
          await on.peer.waitFor(() => on.scene.bot.trouble?.() !== null);
          await reply(ref, "in the sink");
          await on.peer.waitFor(() => happened("gave_up", on.start));
          expect(on.scene.inbox.events).toEqual([]);
          await on.peer.waitForConnection();
          await on.peer.waitFor(() => on.scene.bot.trouble?.() === null);
          expect((await firstEvent()).what).toMatchObject({ text: "in the sink" });
        },
      );

      itOverSockets("are heard no more when Slack refuses the token, which is told", async () => {
        on.peer.failNext({ method: "apps.connections.open", error: "token_revoked" });
        on.peer.disconnectSockets("cut");
        expect(String(await on.scene.bot.refused)).toMatch(
          /Slack refused SLACK_APP_TOKEN \(token_revoked\)\..*xapp/,
        );
        expect(on.scene.bot.trouble?.()).toContain("token_revoked");
      });

      itOverSockets("are heard on a new socket when Slack asks for one", async () => {
        const ref = await posted();
        const askedAt = Date.now();
        on.peer.disconnectSockets("refresh");
        await on.peer.waitFor(() => happened("socket_open", on.start));
        expect(Date.now() - askedAt).toBeLessThan(4_000);
        await reply(ref, "in the sink");
        expect((await firstEvent()).what).toMatchObject({ text: "in the sink" });
        expect(await press(ref, { buttonText: "Bin" })).toMatchObject({ acked: true });
      });
    });

    describe("what belongs to nothing here", () => {
      const told = () => on.peer.ephemerals("ada").at(-1)?.text;

      it("is said to the person who pressed", async () => {
        const ref = await posted();
        on.scene.inbox.verdict = "unknown";
        expect(await press(ref, { buttonText: "Sink" })).toMatchObject({ acked: true });
        await on.peer.waitFor(() => told() === "This question is no longer here.");
        expect((await standing(ref)).text).toMatch(/^Where is an apple/);
      });

      it("is an answer that somebody else gave", async () => {
        const ref = await posted();
        const note = await on.scene.bot.post(notePost(ref, { to: ada().id }));
        on.scene.inbox.verdict = "unknown";
        await on.peer.press("ada", {
          channel: note.channel,
          ts: note.message,
          buttonText: "Take back",
        });
        await on.peer.waitFor(
          () => told() === "Only the person who gave this answer can change it or take it back.",
        );
      });

      it("is said in the modal, which stays open", async () => {
        const ref = await posted();
        on.scene.inbox.verdict = "unknown";
        await press(ref, { buttonText: "Somewhere else…" });
        const { response } = await on.peer.submitModal("ada", { values: { words: "in the bin" } });
        expect(response).toEqual({
          response_action: "errors",
          errors: { words: "This question is no longer here." },
        });
      });
    });

    describe("notes", () => {
      it("are changed where they stand, and lose their buttons", async () => {
        const ref = await posted();
        const note = await on.scene.bot.post(notePost(ref));
        await on.scene.bot.edit(note, notePost(ref, { text: "Noted. (taken back)", ballot: null }));
        expect((await standing(note)).text).toBe("Noted. (taken back)");
        expect(await words(note)).not.toContain("button");
        expect(await on.scene.bot.find(notePost(ref))).toEqual([note]);
      });

      it("stand in the thread, for a person by name, and can be taken back or fixed", async () => {
        const ref = await posted();
        const note = await on.scene.bot.post(notePost(ref, { to: ada().id }));
        expect(note.thread).toBe(ref.message);
        const { text } = await standing(note);
        expect(text).toBe("ada · Noted: an apple is in the sink.");
        expect(text).not.toContain(ada().id);
        await press2(note, "Take back");
        expect(on.scene.inbox.events[0]?.what).toEqual({ kind: "retract", ballot: "b1" });
        await press2(note, "Fix");
        await on.peer.submitModal("ada", { values: { words: "in the bin" } });
        expect(on.scene.inbox.events[1]?.what).toEqual({
          kind: "fix",
          ballot: "b1",
          text: "in the bin",
        });
      });

      it("without a ballot have no buttons", async () => {
        const ref = await posted();
        const news = { kind: "news", ballot: null, text: "I looked in the sink." } as const;
        const note = await on.scene.bot.post(notePost(ref, news));
        expect(await words(note)).not.toContain("button");
      });

      it("that are announced stand in the channel, too", async () => {
        const ref = await posted();
        const news = notePost(ref, { kind: "news", ballot: null, announced: true });
        const note = await on.scene.bot.post(news);
        expect(await standing(note)).toMatchObject({
          thread_ts: ref.message,
          reply_broadcast: true,
        });
        expect(await on.scene.bot.find(news)).toEqual([note]);
        const other = await on.scene.bot.post(notePost(ref));
        expect(await standing(other)).not.toHaveProperty("reply_broadcast");
      });

      function press2(note: MessageRef, buttonText: string) {
        return on.peer.press("ada", { channel: note.channel, ts: note.message, buttonText });
      }
    });

    describe("what cannot be trusted", () => {
      it("neither pings nor links nor breaks the message", async () => {
        const hostile = "<!channel> <@U1|x> <https://evil.example|safe> & @here";
        const home = `${hostile} home`;
        const asked = question({
          text: hostile,
          why: hostile,
          choices: [{ id: "c1", label: hostile, value: "x" }],
        });
        const ref = await posted({ home, question: asked });
        const note = await on.scene.bot.post(notePost(ref, { text: hostile }));
        for (const message of [await standing(ref), await standing(note)]) {
          expect(message.text).not.toMatch(/<[!@#h]/);
          expect(message.text).toContain("&lt;!channel&gt;");
          for (const text of markedUp(message.blocks)) {
            expect(text.text.replace(/<!date\^[^>]*>/g, "")).not.toContain("<");
            expect(text.verbatim).toBe(true);
          }
        }
      });

      it("fits into Slack's limits: 60 choices, 5,000 characters everywhere", async () => {
        const long = "<&>".repeat(1700);
        const choices = Array.from({ length: 60 }, (_, at) => ({
          id: `c${at}`,
          label: at === 40 ? "The far shelf" : `${long} ${at}`,
          value: `place ${at}`,
        }));
        const asked = question({ text: long, why: long, choices });
        const heard = { question: long, answer: long, by: long, seconds: 8 };
        const ref = await posted({ home: long, task: long, doing: long, question: asked, heard });
        await press(ref, { optionText: "The far shelf" });
        expect(on.scene.inbox.events[0]?.what).toMatchObject({ kind: "press", choice: "c40" });
        await on.scene.bot.edit(ref, cardPost({ question: null, doing: long, task: long }));
        const end = { success: false, reason: long, steps: 50, questions: 2, worth: null };
        const facts = Array.from({ length: 50 }, () => long);
        await on.scene.bot.edit(ref, cardPost({ done: { ...end, helpers: [long], facts } }));
        await on.scene.bot.post(notePost(ref, { text: long }));
        expect(on.peer.violations).toEqual([]);
      });

      function markedUp(blocks: unknown): { text: string; verbatim: boolean }[] {
        if (typeof blocks !== "object" || blocks === null) return [];
        const own = blocks as { type?: string; text: string; verbatim: boolean };
        if (own.type === "mrkdwn") return [own];
        return Object.values(blocks).flatMap(markedUp);
      }
    });

    describe("failures", () => {
      it.each([
        [
          "too many calls",
          { status: 429, retryAfterS: 7 },
          { retryable: true, maybeDone: false, retryAfterMs: 7000 },
        ],
        ["Slack's trouble", { status: 503 }, { retryable: true, maybeDone: true }],
        ["a dropped connection", { status: 0 }, { retryable: true, maybeDone: true }],
        [
          "an internal error",
          { status: 200, error: "internal_error" },
          { retryable: true, maybeDone: true },
        ],
        [
          "no such channel",
          { status: 200, error: "channel_not_found" },
          { retryable: false, maybeDone: false },
        ],
        [
          "a refused payload",
          { status: 200, error: "invalid_blocks" },
          { retryable: false, maybeDone: false },
        ],
      ])("says what %s means, after one attempt", async (_name, fault, facts) => {
        const since = on.peer.log.length;
        on.peer.failNext({ method: "chat.postMessage", ...fault });
        const error = await failureOf(posted());
        expect(error).toBeInstanceOf(DeliveryError);
        expect(error).toMatchObject(facts);
        const calls = on.peer.log
          .slice(since)
          .filter(({ detail }) => detail.method === "chat.postMessage");
        expect(calls).toHaveLength(1);
      });

      it("finds the post whose answer was lost, and nothing else", async () => {
        await posted({}, "card-other");
        on.peer.failNext({ method: "chat.postMessage", afterWrite: true });
        expect(await failureOf(posted({}, "card-lost"))).toMatchObject({ maybeDone: true });
        const found = await on.scene.bot.find(cardPost({}, "card-lost"));
        expect(found).toHaveLength(1);
        expect(await on.scene.bot.find(cardPost({}, "card-none"))).toEqual([]);
        const [ref] = found;
        if (!ref) throw new Error("not found");
        const note = await on.scene.bot.post(notePost(ref));
        expect(await on.scene.bot.find(notePost(ref))).toEqual([note]);
        await posted({}, "card-lost");
        const both = await on.scene.bot.find(cardPost({}, "card-lost"));
        expect(both[0]).toEqual(ref);
        expect(both).toHaveLength(2);
      });

      it("removes an extra copy, also when it is gone already", async () => {
        const ref = await posted({}, "card-extra");
        await on.scene.bot.remove(ref);
        expect(await on.scene.bot.find(cardPost({}, "card-extra"))).toEqual([]);
        await on.scene.bot.remove(ref);
      });

      it.each([
        ["SLACK_BOT_TOKEN", { botToken: "" }],
        ["SLACK_BOT_TOKEN", { botToken: "xoxb-wrong" }],
        ["SLACK_APP_TOKEN", { appToken: "", http: undefined }],
        ["SLACK_APP_TOKEN", { appToken: "xapp-wrong", http: undefined }],
      ])("names %s when it is missing or refused", async (variable, tokens) => {
        const { bot, handlers } = createScenario(on.peer, tokens);
        const error = await failureOf(bot.start(handlers));
        expect(error).toBeInstanceOf(ConfigError);
        expect(String(error)).toContain(variable);
        expect(String(error)).toContain("https://api.slack.com/apps");
        await bot.stop();
      });
    });
  });
}
