import { beforeEach, describe, expect, it } from "vitest";
import { type PersonPage, reservedChoices } from "../../../src/core/bot.js";
import { emptyPage } from "../sample-control.js";
import { question } from "../slack-scenario.js";
import { type Chat, platforms, useChat } from "./chat.js";

const pilot = {
  campaign: "pilot",
  title: "A <pilot>",
  text: "We keep what you answer.",
  minimumAge: 18,
};
const agree = "I am 18 or older, and I agree";

const page: PersonPage = {
  ...emptyPage,
  questions: [{ home: "Ana's kitchen", task: "heat an apple.", question: question() }],
  answers: [{ ballot: "b7", question: "Where is a mug?", answer: "on the <*shelf*>", at: 1 }],
  worth: { stepsSaved: 212, tasksRescued: 0, questionsSpared: 0 },
  asked: 1,
};

const commandsOf = ({ control }: Chat) => control.given.map(({ command }) => command);

describe.each(platforms)("on %s", (name, open) => {
  /** Chris cannot see the channel. */
  const chat = useChat(open, (on) => on.shutOut("chris"));
  const type = (words: string, who: Parameters<Chat["told"]>[0] = "ana") =>
    chat.on.type(who, words);

  it("offers the channels in which it can ask, by their names", async () => {
    const channels = await chat.scene.bot.channels?.();
    const title = expect.stringMatching(new RegExp(`^#\\S+ in ${name}`));
    expect(channels).toContainEqual({ id: chat.on.channel, title });
    await chat.scene.bot.stop();
    expect(await chat.scene.bot.channels?.()).toEqual([]);
    await chat.again();
  });

  describe("who may manage", () => {
    it("is whoever sees the channel; others are told so", async () => {
      await type("stop", "chris");
      await chat.told("chris", /Only members of the channel/);
      await type("status", "chris");
      await chat.told("chris", /Nothing is going on/);
      await type("stop", "ben");
      await chat.told("ben", /^Done: stop/);
    });

    it("are the people and groups with these ids", async () => {
      await chat.again({ managers: [chat.on.idOf("chris"), chat.on.cooks] });
      for (const who of ["chris", "ben"] as const) {
        await type("pause", who);
        await chat.told(who, /^Done: pause/);
      }
      await type("pause");
      await chat.told("ana", /Only the people and groups that were chosen/);
    });
  });

  it("who may answer can be some people and groups; others are told for their eyes alone", async () => {
    await chat.again({ answerers: [chat.on.cooks] });
    const ref = await chat.post();
    expect(await chat.on.press("ana", ref, "Sink")).toMatchObject({ acked: true });
    const refusal = /This was not kept\. Only the people and groups/;
    await chat.told("ana", refusal);
    chat.on.forget();
    await chat.say("ana", ref, "in the sink");
    await chat.told("ana", refusal);
    expect(chat.inbox.events).toEqual([]);
    await chat.on.press("ben", ref, "Sink");
    await chat.say("ben", ref, "in the sink");
    await chat.heard(2);
  });

  describe("people who have not agreed to a campaign yet", () => {
    beforeEach(() => {
      chat.inbox.verdict = "consent-needed";
      chat.control.consent = pilot;
    });

    it("read what it is about, for themselves alone, and agree with a button", async () => {
      const ref = await chat.post();
      await chat.on.press("ana", ref, "Sink");
      expect((await chat.told("ana", /We keep what you answer/)).words).toContain("A <pilot>");
      await chat.on.press("ana", "told", agree);
      await chat.waitFor(() => chat.control.given.length === 1);
      expect(chat.control.given).toMatchObject([
        {
          command: { verb: "consent", campaign: "pilot", agree: true },
          caller: { platform: chat.on.platform, person: { id: chat.on.idOf("ana") } },
        },
      ]);
      await chat.waitFor(() => chat.on.told("ana").at(-1)?.buttons.length === 0);
      await chat.say("ben", ref, "in the sink");
      const { buttons } = await chat.told("ben", /We keep what you answer/);
      expect(buttons).toContain(agree);
    });

    it("practise until they are through", async () => {
      const choices = ["Sink", "Shelf"];
      chat.control.practice = { campaign: "pilot", at: 0, of: 2, text: "Where?", choices };
      await chat.on.press("ana", await chat.post(), "Sink");
      await chat.told("ana", /We keep what you answer/);
      await chat.on.press("ana", "told", agree);
      const buttons = () => chat.on.told("ana").at(-1)?.buttons.join();
      await chat.waitFor(() => buttons() === "Sink,Shelf");
      chat.control.practice = null;
      await chat.on.press("ana", "told", "Shelf");
      await chat.waitFor(() => buttons() === "");
      expect(commandsOf(chat)).toMatchObject([
        { agree: true },
        { verb: "consent", campaign: "pilot", agree: null, practice: { at: 0, choice: 1 } },
      ]);
    });
  });

  describe("/sous me", () => {
    beforeEach(async () => {
      chat.control.page = page;
      await type("me");
      await chat.told("ana", /Where is an apple\?/);
    });

    it("takes answers, corrections and words like the card", async () => {
      await chat.on.press("ana", "told", "Sink");
      await chat.on.press("ana", "told", "I don't know");
      await chat.on.press("ana", "told", chat.on.own.takeBack);
      await chat.on.press("ana", "told", "Somewhere else…");
      await chat.on.fill("ana", "in the attic");
      expect(await chat.heard(4)).toEqual([
        { kind: "press", question: "q1", choice: "c2" },
        { kind: "press", question: "q1", choice: reservedChoices.dontKnow },
        { kind: "retract", ballot: "b7" },
        { kind: "words", question: "q1", text: "in the attic" },
      ]);
      expect(new Set(chat.inbox.events.map(({ key }) => key)).size).toBe(4);
    });

    it("has no questions for people who may not answer, and takes no answer of theirs", async () => {
      await chat.again({ answerers: "everyone" });
      chat.control.page = page;
      await type("me", "chris");
      await chat.told("chris", /Where is an apple/);
      await chat.again();
      chat.control.page = page;
      await chat.on.press("chris", "told", "I don't know");
      await chat.told("chris", /join it first|Only members of the channel may answer/);
      await type("me", "chris");
      await chat.told("chris", /There's nothing to answer right now/);
      expect(chat.inbox.events).toEqual([]);
    });

    it("fits, however much there is", async () => {
      const long = "very long words ".repeat(300);
      const choices = Array.from({ length: 130 }, (_, at) => ({
        id: `c${at}`,
        label: `${at} ${long}`,
        value: `shelf ${at}`,
      }));
      const asked = { text: long, why: long, choices };
      chat.control.page = {
        ...page,
        questions: Array.from({ length: 40 }, (_, at) => ({
          home: long,
          task: long,
          question: question({ id: `q${at}`, ...asked }),
        })),
        answers: Array.from({ length: 9 }, (_, at) => ({
          ballot: `b${at}`,
          question: long,
          answer: long,
          at: 1,
        })),
      };
      await type("me", "ben");
      await chat.told("ben", /in the channel/);
    });
  });

  describe("/sous my-data", () => {
    it("tells the person alone what is kept", async () => {
      await type("my-data");
      await chat.told("ana", /^Done: my-data/);
    });

    it("opens all of it for them, with nothing in it taken for mark-up", async () => {
      await type("my-data export");
      await chat.told("ana", /^Nothing that you said is kept/);
      const text = '{"person":"PERSON","answer":"in the <!channel> sink"}\n';
      chat.control.file = { name: "sous-my-data.json", text };
      await type("my-data export");
      const { picture } = await chat.told("ana", /open before you|Only you can see this/);
      const read = picture ? String(await picture.bytes()) : JSON.parse(chat.on.form("ana"));
      const given = JSON.stringify(read).replaceAll("\\", "");
      expect(given).toContain(`"person":"${chat.on.idOf("ana")}"`);
      expect(given).toContain("in the <!channel> sink");
    });
  });
});
