/** Hostile answers and names, from the inbox through the real desk to what every bot shows. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNarrator } from "../../bots/terminal/index.js";
import { readPageState } from "../../bots/web/page-state.js";
import type { MessageRef, Post, Watch } from "../../src/core/bot.js";
import { newId } from "../../src/core/id.js";
import { standingId } from "../../src/core/question.js";
import { cardPost, notePost, question } from "../bots/slack-scenario.js";
import { HostileHomes, type Played } from "./hostile-home.js";
import type { HostileText } from "./hostile-texts.js";
import { openDiscord, openSlack, place, problemsOfText, type Stage } from "./shown.js";

/** A style that we set ourselves, where the output takes any. */
const ownStyle = new RegExp(`${String.fromCharCode(27)}\\[(?:1|2|3|22|23|32|39)m`, "g");
/** Some texts answer nothing, so that a question waits until its time is over; several wait at once. */
const answerTimeoutMs = 10_000;
const atOnce = 12;

/**
 * Tests with these texts as answers and as names.
 *
 * @param isSent says by name which of them are also tried from the inbox to the message on a platform
 */
export function testInjection(
  texts: readonly HostileText[],
  isSent: (name: string) => boolean,
): void {
  const homes = new HostileHomes();
  let plain: Played;

  const cases = texts.map((one, at) => [one.name, one, `h-${at}`] as const);
  const played = new Map<string, Played>();

  beforeAll(async () => {
    await homes.start({ answerTimeoutMs });
    plain = await homes.play("h-plain", { name: "Ana", text: null });
    for (let at = 0; at < cases.length; at += atOnce)
      await Promise.all(
        cases.slice(at, at + atOnce).map(async ([, { text }, id]) => {
          played.set(id, await homes.play(id, { name: text, text }));
        }),
      );
  }, 300_000);
  afterAll(() => homes.stop());

  function result(id: string): Played {
    const found = played.get(id);
    if (!found) throw new Error(`nothing was played in ${id}`);
    return found;
  }

  async function ballotsIn(id: string) {
    const { questions } = homes.sous.memory;
    const asked = await questions.list({ household: id });
    const standing = new Set(asked.map(({ episode }) => standingId(episode)));
    const all = [...asked.map((question) => question.id), ...standing];
    return (await Promise.all(all.map((question) => questions.ballots(question)))).flat();
  }

  describe("hostile answers and names", () => {
    it("are compared with a task in which a question is asked", () => {
      expect(plain.steps.some((step) => step.includes("?"))).toBe(true);
    });

    it.each(cases)("state nothing that their words do not: %s", (_name, { states }, id) => {
      const kinds = result(id).facts.flatMap(({ objects }) => objects.map(kindOf));
      expect(kinds.filter((kind) => !states.includes(kind))).toEqual([]);
      if (states.length > 0) expect(kinds.length).toBeGreaterThan(0);
    });

    it.each(cases.filter(([, { states }]) => states.length === 0))(
      "lead to what an 'I don't know' leads to: %s",
      (_name, _text, id) => {
        expect(result(id).steps).toEqual(plain.steps);
      },
    );

    it.each(cases)("change nothing in other homes: %s", async (_name, _text, id) => {
      expect(await homes.told(id)).toEqual(result(id).facts);
      expect(await homes.told("h-plain")).toEqual([]);
    });

    it("are kept as they were written, bounded", async () => {
      for (const [, { text }, id] of cases) {
        const ballots = await ballotsIn(id);
        expect(ballots.length).toBeGreaterThan(0);
        for (const ballot of ballots) {
          expect(ballot.text?.length).toBeLessThanOrEqual(4000);
          expect([...ballot.personName].length).toBeLessThanOrEqual(200);
          expect(wellFormed(text)).toContain(wellFormed(ballot.text ?? "").slice(0, 100));
        }
      }
    });

    it.each(cases)("are shown literally on the page: %s", async (_name, _text, id) => {
      const { watch, control } = homes.sous;
      const { snapshot, texts, cardTexts, drawing } = await readPageState(
        { watch, control },
        { household: id, access: "everything", width: 760 },
      );
      const talk = snapshot?.conversation.filter(({ kind }) => kind !== "card");
      expect(talk?.length).toBeGreaterThan(0);
      const shown = stringsIn([talk, snapshot?.facts, texts, cardTexts]);
      expect(shown.flatMap(problemsOfText)).toEqual([]);
      expect(drawing).not.toMatch(/<script|onerror|onload|javascript:/i);
    });

    it("steer no terminal", async () => {
      let written = "";
      const write = (text: string) => {
        written += text;
      };
      const happened = [...played].map(([household, { episode }]) => ({ household, episode }));
      const subscribe: Watch["subscribe"] = (listener) => {
        for (const one of happened) listener({ kind: "changed", ...one });
        return () => {};
      };
      const narrator = createNarrator({ ...homes.sous.watch, subscribe }, { write, colour: true });
      await narrator.printed();
      const own = written.replaceAll(ownStyle, "");
      expect(own).toContain("Noted: Ana's mug is in the fridge.");
      for (const line of own.split("\n")) expect(problemsOfText(line)).toEqual([]);
    });
  });

  describe.each([
    ["Slack", openSlack],
    ["Discord", openDiscord],
  ])("on %s", (_platform, open) => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());

    it.each(cases.filter(([name]) => isSent(name)))(
      "nothing pings, formats or breaks: %s",
      async (_name, _text, id) => {
        let card: MessageRef | null = null;
        for (const post of worthSeeing(result(id).posts)) {
          const at: MessageRef = await place(stage, post, card);
          if (post.kind === "card") card = at;
          expect(await stage.problemsAt(at)).toEqual([]);
        }
        expect(stage.objections()).toEqual([]);
      },
    );

    it.each(cases)("nothing does, wherever it stands: %s", async (_name, { text }) => {
      const ref = await place(stage, askedWith(text), null);
      for (const post of [doneWith(text), noteWith(text, ref)]) {
        expect(await stage.problemsAt(ref)).toEqual([]);
        const at = await place(stage, post, ref);
        expect(await stage.problemsAt(at)).toEqual([]);
      }
      expect(stage.objections()).toEqual([]);
    });
  });
}

/** The first question, the follow-up, the end, and every note. */
function worthSeeing(posts: readonly Post[]): readonly Post[] {
  const cards = posts.filter((post) => post.kind === "card");
  const asked = cards.find(({ card }) => card.question !== null);
  const again = cards.find(({ card }) => card.question?.followUp);
  const heard = cards.find(({ card }) => card.heard !== null);
  const chosen = [asked, again, heard, cards.at(-1)].filter((card) => card !== undefined);
  return [...new Set<Post>([...chosen, ...posts.filter(({ kind }) => kind === "note")])];
}

function askedWith(text: string): Post {
  const choices = Array.from({ length: 30 }, (_, at) => ({
    id: `c${at}`,
    label: text,
    value: "x",
  }));
  const heard = { question: text, answer: text, by: text, seconds: 8 };
  const asked = question({ text, why: text, choices });
  return cardPost({ home: text, task: text, doing: text, heard, question: asked }, newId("p"));
}

function doneWith(text: string): Post {
  const worth = { stepsWith: 7, stepsWithout: 19, successWithout: true };
  const end = { success: true, reason: null, steps: 7, questions: 1, worth, choice: text };
  const done = { ...end, helpers: [text, text], facts: [text, text, text] };
  return cardPost({ home: text, task: text, question: null, done }, newId("p"));
}

function noteWith(text: string, under: MessageRef): Post {
  return { ...notePost(under, { text }), id: newId("n") };
}

/** As SQLite keeps it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

function kindOf(id: string): string {
  return id.replace(/ \d+$/, "");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
