import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Bot,
  type MessageRef,
  type Note,
  type Platform,
  type Post,
  reservedChoices,
} from "../../src/core/bot.js";
import { showQuestion } from "../../src/desk/deliver/card.js";
import { cardEnd } from "../bots/slack-scenario.js";
import { openTeam } from "../build/asked.js";
import { until } from "../peers/control.js";
import { makeCall, makeCard, makeChoices, Rows } from "./bots/rows.js";

export interface BotStage {
  readonly bot: Bot;
  /** What people can read now: one text per message. */
  visible(): Promise<readonly string[]>;
  /** A person presses the choice with this label; resolves when the platform says it arrived. */
  press(ref: MessageRef, label: string): Promise<unknown>;
  /** A person writes under the card; may resolve before it is heard. */
  say(ref: MessageRef, post: Post, text: string): Promise<unknown>;
  /** The platform hands over once more what it handed over last. */
  repeat(ref: MessageRef, post: Post): Promise<unknown>;
  isListening(): Promise<boolean>;
  objections(): readonly unknown[];
  close(): Promise<void>;
}

type Feature =
  /** Messages can be read back. */
  | "messages"
  /** Messages are changed in place (a terminal only appends). */
  | "editing"
  /** Copies can be looked for and removed. */
  | "copies"
  /** People press and write (simulated ones answer by themselves). */
  | "people"
  | "acknowledgement"
  /** Deliveries may come again. */
  | "repeats";

export interface BotKind {
  readonly platform: Platform;
  /** What the platform has; everything else is tested on all. */
  readonly has: readonly Feature[];
  open(rows: Rows): Promise<BotStage>;
}

const dontKnow = "I don't know";
const hostile =
  "<!channel> @everyone <b>x</b> </script> **y** [z](https://evil.example) \u001b[31m\u0007\u202e `q`";

type Body = () => void | Promise<void>;

/** A promise that only some bots make is no test of the others. */
function itWhere(holds: boolean): (name: string, body: Body) => void {
  return (name, body) => {
    if (holds) it(name, body);
  };
}

function describeWhere(holds: boolean): (name: string, body: () => void) => void {
  return (name, body) => {
    if (holds) describe(name, body);
  };
}

export function describeBot(kind: BotKind): void {
  const has = (feature: Feature) => kind.has.includes(feature);
  describe(`bot: ${kind.platform}`, () => {
    let rows: Rows;
    let stage: BotStage;

    beforeEach(async () => {
      rows = new Rows();
      stage = await kind.open(rows);
      await stage.bot.start(rows);
    });
    afterEach(async () => {
      await stage.bot.stop();
      const objections = stage.objections();
      await stage.close();
      expect(objections).toEqual([]);
    });

    async function show(post: Post): Promise<MessageRef> {
      rows.keep(post);
      return stage.bot.post(post);
    }
    async function update(ref: MessageRef, post: Post): Promise<void> {
      rows.keep(post);
      await stage.bot.edit(ref, post);
    }
    const note = (under: MessageRef, text: string, changes: Partial<Note> = {}): Post => ({
      id: `n-${under.message}`.slice(0, 25),
      episode: "e",
      channel: under.channel,
      kind: "note",
      note: { kind: "receipt", text, ballot: "b1", to: null, ...changes },
      under,
    });
    const asked = (post: ReturnType<typeof makeCard>): string => post.card.question?.text ?? "";
    const readings = async (text: string): Promise<number> => {
      const all = (await stage.visible()).join("\n");
      return all.split(text).length - 1;
    };
    const heard = (count: number) => until(async () => rows.heard.length >= count && rows.heard);

    describe("starting and stopping", () => {
      it("knows its platform and its pace", () => {
        expect(stage.bot.platform).toBe(kind.platform);
        expect(stage.bot.paceMs).toBeGreaterThanOrEqual(0);
      });

      it("stops for good, also twice", async () => {
        await stage.bot.stop();
        await stage.bot.stop();
        await until(async () => !(await stage.isListening()));
        expect(rows.followers).toBe(0);
      });

      it("stops without having been started", async () => {
        const other = await kind.open(rows);
        await other.bot.stop();
        await other.close();
      });

      it("listens once when it is started twice, and to nobody after one stop", async () => {
        await stage.bot.start(rows);
        expect(rows.followers).toBeLessThanOrEqual(1);
        const post = makeCard();
        const ref = await show(post);
        if (has("people")) await stage.say(ref, post, "in the fridge");
        await heard(1);
        await pause(50);
        expect(rows.deliveries).toBe(1);
        await stage.bot.stop();
        await until(async () => !(await stage.isListening()));
        expect(rows.followers).toBe(0);
      });

      it("hears again when it is started again", async () => {
        await stage.bot.stop();
        await stage.bot.start(rows);
        const post = makeCard();
        const ref = await show(post);
        if (has("people")) await stage.say(ref, post, "in the fridge");
        expect(await heard(1)).toHaveLength(1);
      });
    });

    describe("showing", () => {
      itWhere(has("messages"))("shows a card once, with question, reason and choices", async () => {
        const post = makeCard();
        await show(post);
        expect(await readings(asked(post))).toBe(1);
        expect(await readings("I have looked on the counter.")).toBe(1);
        for (const label of ["Shelf 1", "Shelf 2", dontKnow])
          expect(await readings(label)).toBeGreaterThanOrEqual(1);
      });

      itWhere(has("messages"))("brings it up to date without showing it again", async () => {
        const post = makeCard();
        const ref = await show(post);
        await update(ref, post);
        const messages = (await stage.visible()).length;
        const answered = { question: asked(post), answer: "in the fridge", by: "Ana", seconds: 8 };
        const next = { ...post, card: { ...post.card, question: null, heard: answered, steps: 4 } };
        await update(ref, next);
        await update(ref, next);
        await until(async () => (await readings("→ in the fridge (Ana, 8 s)")) === 1);
        if (!has("editing")) return;
        expect(await readings("Shelf 1")).toBe(0);
        expect((await stage.visible()).length).toBe(messages);
      });

      itWhere(has("messages"))("shows the end, and asks nothing any more", async () => {
        const post = makeCard();
        const ref = await show(post);
        await update(ref, { ...post, card: { ...post.card, question: null, done: cardEnd() } });
        await until(async () => (await readings("Done in 7 steps and 1 question")) === 1);
        expect(await readings("12 steps saved")).toBe(1);
        if (has("editing")) expect(await readings(dontKnow)).toBe(0);
      });

      itWhere(has("messages"))(
        "says without praise or blame that a task was not done",
        async () => {
          const done = cardEnd({ success: false, reason: "the limit of steps was reached" });
          await show(makeCard(null, { done }));
          await until(
            async () => (await readings("Not done after 7 steps and 1 question: the limit")) === 1,
          );
          expect(await readings("✔ **Not")).toBe(0);
          expect(await readings("✔ Not")).toBe(0);
        },
      );

      itWhere(has("messages"))("shows a note under its card, once", async () => {
        const ref = await show(makeCard());
        const receipt = note(ref, "Noted: an apple is in the fridge.");
        const at = await show(receipt);
        expect(at.message).not.toBe(ref.message);
        await until(async () => (await readings("Noted: an apple is in the fridge.")) === 1);
      });

      it.each([0, 2, 40])("shows a question with %i choices", async (count) => {
        const post = makeCard({ choices: makeChoices(count) });
        const ref = await show(post);
        if (!has("people")) return void (await heard(1));
        const last = count === 0 ? dontKnow : `Shelf ${count}`;
        await stage.press(ref, last);
        const [event] = await heard(1);
        expect(event?.what).toEqual({
          kind: "press",
          question: post.card.question?.id,
          choice: count === 0 ? reservedChoices.dontKnow : `c${count - 1}`,
        });
      });

      it.each([
        ["long", "long words ".repeat(500)],
        ["hostile", hostile],
        ["empty", ""],
      ])("takes %s text everywhere", async (_name, text) => {
        const choices = [{ id: "c0", label: text, value: "shelf 1" }];
        const answered = { question: text, answer: text, by: text, seconds: 1 };
        const post = makeCard(
          { text, why: text, choices },
          { home: text, task: text, doing: text, heard: answered },
        );
        const ref = await show(post);
        await show(note(ref, text));
        const done = cardEnd({ facts: [text], helpers: [text], success: false, reason: text });
        await update(ref, { ...post, card: { ...post.card, question: null, done } });
      });
    });

    describe("calling somebody else", () => {
      const heardOf = (question: string) => ({
        heard: { question, answer: "in the fridge", by: "Ana", seconds: 8 },
      });

      it.each([
        ["plain", {}],
        ["hostile", { text: hostile, why: hostile }],
        ["long", { text: "long words ".repeat(500), choices: makeChoices(40) }],
      ])("takes a %s call, and what it was settled with", async (_name, changes) => {
        const card = makeCard(changes);
        const conversation = await show(card);
        const call = makeCall(card, { channel: conversation.channel, conversation });
        const ref = await show(call);
        const settled = { question: null, ...heardOf(asked(card)) };
        await update(ref, { ...call, call: { ...call.call, ...settled } });
        await update(ref, { ...call, call: { ...call.call, question: null, heard: null } });
      });
    });

    describe("finding", () => {
      it("gives a card's place again, or says that it cannot look", async () => {
        const post = makeCard();
        const ref = await show(post);
        expect(ref.message).not.toBe("");
        const found = await stage.bot.find(post);
        expect(found.length).toBeLessThanOrEqual(1);
        for (const { channel, message } of found) {
          expect({ channel, message }).toEqual({ channel: ref.channel, message: ref.message });
        }
        if (has("copies")) expect(found).toHaveLength(1);
      });

      itWhere(has("copies"))("does not find what was never shown", async () => {
        await show(makeCard());
        expect(await stage.bot.find(makeCard())).toEqual([]);
      });

      it("removes a card, also when it is gone already", async () => {
        const post = makeCard();
        const ref = await show(post);
        await stage.bot.remove(ref);
        await stage.bot.remove(ref);
        if (!has("copies")) return;
        expect(await stage.bot.find(post)).toEqual([]);
        expect(await readings(asked(post))).toBe(0);
      });

      it("has nothing to catch up on without cards", async () => {
        await stage.bot.catchUp([]);
        expect(rows.deliveries).toBe(0);
      });
    });

    describeWhere(has("people"))("hearing people", () => {
      it("hands a press to the inbox, with a key of its own", async () => {
        const post = makeCard();
        const ref = await show(post);
        await stage.press(ref, "Shelf 2");
        await stage.press(ref, dontKnow);
        const [first, second] = await heard(2);
        const question = post.card.question?.id;
        expect(first?.what).toEqual({ kind: "press", question, choice: "c1" });
        expect(second?.what).toEqual({
          kind: "press",
          question,
          choice: reservedChoices.dontKnow,
        });
        expect(first?.key).toMatch(new RegExp(`^${kind.platform}:.+:.+`));
        expect(first?.key).not.toBe(second?.key);
        expect(first).toMatchObject({ platform: kind.platform, workspace: expect.any(String) });
        expect(first?.person).toEqual(second?.person);
        expect(first?.person.name).not.toBe("");
      });

      it("hands words to the inbox as they were written", async () => {
        const post = makeCard();
        const ref = await show(post);
        await stage.say(ref, post, 'it\'s "behind" the fridge, 100 % sure; 2 < 3');
        const [event] = await heard(1);
        expect(event?.what).toMatchObject({ text: 'it\'s "behind" the fridge, 100 % sure; 2 < 3' });
        expect(["reply", "words"]).toContain(event?.what.kind);
        expect(event?.key).toMatch(new RegExp(`^${kind.platform}:.+:.+`));
        expect(Number.isFinite(event?.at)).toBe(true);
      });

      itWhere(has("acknowledgement"))("acknowledges only what is kept", async () => {
        const ref = await show(makeCard());
        let release = (): void => {};
        const kept = new Promise<void>((resolve) => {
          release = resolve;
        });
        rows.inbox.before = () => kept;
        let acknowledged = false;
        const pressed = stage.press(ref, "Shelf 1").then(() => {
          acknowledged = true;
        });
        await until(async () => rows.deliveries === 1);
        await pause(60);
        expect(acknowledged).toBe(false);
        release();
        await pressed;
        expect(rows.heard).toHaveLength(1);
      });

      itWhere(has("repeats"))("knows a delivery that comes again", async () => {
        const post = makeCard();
        const ref = await show(post);
        await stage.say(ref, post, "in the fridge");
        const [first] = await heard(1);
        await stage.repeat(ref, post);
        await until(async () => rows.deliveries === 2);
        expect(rows.heard).toEqual([first]);
      });
    });

    itWhere(has("people"))(
      "shows an earlier answer that is offered; one press settles, and these words are asked no more",
      async () => {
        const asked = await openTeam(kind.platform);
        const scope = { scope: "team" };
        const first = await asked.ask({ question: "Where is the spare key kept?", ...scope });
        await asked.say("Ana", first, "in the hall");
        const words = { question: "Where do you keep the spare key?", ...scope };
        const second = await asked.ask(words, "other");
        expect(second.handling).toBe("posted");
        const question = await showQuestion(asked.memory, await asked.questionOf(second));
        const [offer] = question.choices;
        expect(offer?.label).toMatch(/^in the hall \(Ana, \w+\)$/);
        const ref = await show(makeCard(question));
        if (has("messages")) {
          expect(await readings(offer?.label ?? "")).toBeGreaterThanOrEqual(1);
          expect(await readings("Answered before: “Where is the spare key kept?” (Ana,")).toBe(1);
        }
        await stage.press(ref, offer?.label ?? "");
        const [event] = await heard(1);
        if (!event) throw new Error("nothing was heard");
        await asked.scenario.desk.inbox.receive(event);
        await asked.scenario.allRead();
        expect((await asked.check(second, "other")).answer?.quote).toBe("in the hall");
        expect(await asked.ask(words)).toMatchObject({
          handling: "reused",
          reused: { question: words.question },
        });
      },
    );

    describeWhere(!has("people"))("people who answer by themselves", () => {
      it("answer a question once, however often it is shown", async () => {
        const post = makeCard();
        const ref = await show(post);
        await update(ref, post);
        const [event] = await heard(1);
        await pause(20);
        expect(rows.deliveries).toBe(1);
        expect(event?.key).toContain(post.card.question?.id ?? "?");
      });

      it("answer under the same key after a restart", async () => {
        const post = makeCard();
        const ref = await show(post);
        await heard(1);
        await stage.repeat(ref, post);
        await until(async () => rows.deliveries === 2);
        expect(rows.heard).toHaveLength(1);
      });

      it("say nothing where nothing is asked", async () => {
        await show(makeCard(null));
        await pause(20);
        expect(rows.deliveries).toBe(0);
      });
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
