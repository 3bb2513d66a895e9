/** The worst that a home and its people can make of a card: everything fits, and the question stays readable. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Card, MessageRef, Post } from "../../src/core/bot.js";
import { newId } from "../../src/core/id.js";
import { openDiscord, openSlack, place, problemsOfText, type Stage } from "../safety/shown.js";
import { cardPost, notePost, question } from "./slack-scenario.js";

/** Far more than any platform shows, and less work than 10,000 characters for each of 120. */
const longestLabel = 1000;
const family = "👩‍👩‍👧‍👦";

type NamedText = readonly [name: string, text: string];

export const worstTexts: readonly NamedText[] = [
  ["10,000 characters", "shelf ".repeat(1667)],
  ["one word of 10,000 characters", "x".repeat(10_000)],
  ["10,000 entities", "<&>".repeat(3334)],
  ["10,000 escapes", "\\*_[".repeat(2500)],
  ["surrogate pairs", "🧹".repeat(5000)],
  ["emoji of many parts", family.repeat(900)],
  ["one grapheme of 10,000 characters", `👩${"\u200d👩".repeat(3333)}`],
  ["right-to-left text", "המדף השמאלי ליד החלון ".repeat(450)],
  ["both directions", "המדף left شمال right ".repeat(450)],
  ["combining marks", "e\u0301\u0323o\u0308".repeat(2000)],
  ["ideographs", "左の棚".repeat(3333)],
  ["lines", "a\n\n\nb\r\n".repeat(1500)],
  ["nothing", ""],
  ["white space", " \n\t\u00a0 "],
];

const worth = { stepsWith: 7, stepsWithout: 19, successWithout: true };

function choicesOf(count: number, label: (at: number) => string) {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    label: label(at),
    value: `place ${at}`,
  }));
}

/** Every kind of card with this text wherever a text can be. */
const cards: readonly (readonly [string, (text: string) => Partial<Card>])[] = [
  ["a question", (text) => ({ question: question({ text, why: text, choices: [] }) })],
  ["50 choices", (text) => ({ question: asking(text, 50) })],
  ["120 choices", (text) => ({ question: asking(text, 120) })],
  ["a follow-up", (text) => ({ question: { ...asking(text, 3), why: "", followUp: true } })],
  ["an answer heard", (text) => ({ question: null, heard: heardFrom(text) })],
  ["both", (text) => ({ question: asking(text, 20), heard: heardFrom(text) })],
  ["the end with 60 facts", (text) => ({ question: null, done: endWith(text, true) })],
  ["an end without success", (text) => ({ question: null, done: endWith(text, false) })],
];

function asking(text: string, count: number) {
  const words = text.slice(0, longestLabel);
  return question({ text, why: text, choices: choicesOf(count, (at) => `${at} ${words}`) });
}

function heardFrom(text: string) {
  return { question: text, answer: text, by: text, seconds: 90_000 };
}

function endWith(text: string, success: boolean) {
  const counts = { steps: 50, questions: 3, worth };
  const facts = Array.from({ length: 60 }, (_, at) => `${at} ${text}`);
  return { success, reason: success ? null : text, ...counts, helpers: [text, text], facts };
}

/** Tests with these texts in all kinds of cards, notes and forms. */
export function testWorstCases(texts: readonly NamedText[]): void {
  describe.each([
    ["Slack", openSlack],
    ["Discord", openDiscord],
  ])("on %s", (_name, open) => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());

    async function expectFine(post: Post, card: MessageRef | null = null): Promise<MessageRef> {
      const before = stage.objections().length;
      const ref = await place(stage, post, card).finally(() => {
        expect(stage.objections().slice(before)).toEqual([]);
      });
      expect(await stage.problemsAt(ref)).toEqual([]);
      return ref;
    }

    describe.each(texts)("%s", (_text, text) => {
      it.each(cards)("in %s", async (_card, make) => {
        const long = { home: text, task: text, doing: text, ...make(text) };
        const ref = await expectFine(cardPost(long, newId("p")));
        await expectFine(cardPost({ ...long, steps: 49 }, newId("p")), ref);
      });

      it("in notes", async () => {
        const ref = await place(stage, cardPost({}, newId("p")), null);
        for (const kind of ["receipt", "unclear", "late", "news"] as const)
          await expectFine({ ...notePost(ref, { kind, text }), id: newId("n") }, ref);
      });
    });

    it.each(texts)("leaves the question readable beside %s", async (_text, text) => {
      const clear = "Where is Ana's favourite mug?";
      const asked = { ...asking(text, 120), text: clear, why: text };
      const long = { home: text, task: text, doing: text, heard: heardFrom(text), question: asked };
      const ref = await expectFine(cardPost(long, newId("p")));
      const words = await stage.wordsAt(ref);
      expect(words).toContain(clear);
      for (const way of ["I don't know", "Bad question", "Somewhere else…", "just reply"])
        expect(words).toContain(way);
    });

    it.each(texts)("asks for words in a form that fits, about %s", async (_text, text) => {
      const ref = await expectFine(cardPost({ question: asking(text, 3) }, newId("p")));
      const before = stage.objections().length;
      const form = await stage.openForm(ref);
      expect(form).toContain("In your own words");
      expect(form.split("\n").flatMap(problemsOfText)).toEqual([]);
      expect(stage.objections().slice(before)).toEqual([]);
    });

    it("offers as many of 120 choices as the platform bears, each whole and once", async () => {
      const asked = question({ choices: choicesOf(120, (at) => `Shelf number ${at + 1}.`) });
      const ref = await expectFine(cardPost({ question: asked }, newId("p")));
      const words = (await stage.wordsAt(ref)).split("\n");
      const offered = words.filter((line) => /^Shelf number \d+\.$/.test(line));
      expect(offered.length).toBeGreaterThanOrEqual(100);
      expect(new Set(offered).size).toBe(offered.length);
    });

    it("says how many facts were learned, however many", async () => {
      const facts = Array.from({ length: 60 }, (_, at) => `Thing ${at} is in a place far away.`);
      const done = { ...endWith("", true), helpers: ["Ana"], facts };
      const ref = await expectFine(cardPost({ question: null, done }, newId("p")));
      const words = await stage.wordsAt(ref);
      expect(words).toContain("Done in 50 steps and 3 questions");
      expect(words).toContain("Facts I learned (60)");
    });
  });
}
