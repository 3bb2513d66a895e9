import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNarrator } from "../../bots/terminal/narrator.js";
import { readPageState } from "../../bots/web/page-state.js";
import type { Post, Watch } from "../../src/core/bot.js";
import { remarksId } from "../../src/core/question/question.js";
import { inDiscord, inSlack } from "../bots/shown.js";
import { cardEnd, cardPost, notePost, question } from "../bots/slack-scenario.js";
import { HostileHomes, type Played } from "./hostile-home.js";
import type { HostileText } from "./hostile-texts.js";
import { problemsInDiscord, problemsInSlack, problemsOfText } from "./shown.js";

const ownStyle = new RegExp(`${String.fromCharCode(27)}\\[(?:1|2|3|22|23|32|39)m`, "g");

/** Reaches the first answer and its effects. */
const maxSteps = 8;
const atOnce = 12;

export function testInjection(texts: readonly HostileText[]): void {
  const homes = new HostileHomes();
  let plain: Played;

  const cases = texts.map((one, at) => [one.name, one, `h-${at}`] as const);
  const played = new Map<string, Played>();

  beforeAll(async () => {
    await homes.start();
    plain = await homes.play("h-plain", { name: "Ana", text: null }, { maxSteps });
    const left = [...cases];
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [, { text }, id] = next;
        played.set(id, await homes.play(id, { name: text, text }, { maxSteps }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  });
  afterAll(() => homes.stop());

  function result(id: string): Played {
    const found = played.get(id);
    if (!found) throw new Error(`nothing was played in ${id}`);
    return found;
  }

  async function ballotsIn(id: string) {
    const { questions } = homes.sous.memory;
    const asked = await questions.list({ household: id });
    const standing = new Set(asked.map(({ episode }) => remarksId(episode)));
    const all = [...asked.map((question) => question.id), ...standing];
    return (await Promise.all(all.map((question) => questions.ballots(question)))).flat();
  }

  describe("hostile answers and names", () => {
    it("are compared with a task in which a question is asked", () => {
      expect(plain.steps.some((step) => step.includes("?"))).toBe(true);
    });

    it.each(cases)("state nothing that their words do not: %s", async (_name, expected, id) => {
      const { states, isAskedBack } = expected;
      const kinds = result(id).facts.flatMap(({ objects }) => objects.map(kindOf));
      expect(kinds.filter((kind) => !states.includes(kind))).toEqual([]);
      expect(kinds.length > 0).toBe(states.length > 0 && !isAskedBack);
      if (!isAskedBack) return;
      const asked = await homes.sous.memory.questions.list({ household: id });
      expect(asked.flatMap(({ followUp }) => followUp?.choices ?? [])).not.toEqual([]);
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
          expect((ballot.text ?? "").length).toBeLessThanOrEqual(4000);
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
        for (const one of happened) listener(one);
        return () => {};
      };
      const narrator = createNarrator({ ...homes.sous.watch, subscribe }, { write, colour: true });
      await narrator.printed();
      const own = written.replaceAll(ownStyle, "");
      expect(own).toContain("Noted: Ana's mug is in the fridge.");
      for (const line of own.split("\n")) expect(problemsOfText(line)).toEqual([]);
    });
  });

  it.each(cases)("nothing pings, formats or breaks, wherever it stands: %s", (_name, { text }) => {
    for (const post of [askedWith(text), doneWith(text), noteWith(text)]) {
      expect(problemsInSlack(inSlack(post))).toEqual([]);
      const { content, components } = inDiscord(post);
      const controls = components.flatMap((row) => row.components);
      const labels = controls.flatMap((one) => ("label" in one && one.label ? [one.label] : []));
      const options = controls.flatMap((one) => ("options" in one ? one.options : []));
      const all = [...labels, ...options.map(({ label }) => label)];
      expect(problemsInDiscord(content, all)).toEqual([]);
    }
  });
}

const noteWith = (text: string) => notePost({ channel: "C1", message: "1.1" }, { text });

function askedWith(text: string): Post {
  const choices = [...Array(30).keys()].map((at) => ({ id: `c${at}`, label: text, value: "x" }));
  const heard = { question: text, answer: text, by: text, seconds: 8 };
  const asked = question({ text, why: text, choices });
  return cardPost({ home: text, task: text, doing: text, heard, question: asked });
}

function doneWith(text: string): Post {
  const done = cardEnd({ choice: text, helpers: [text, text], facts: [text, text, text] });
  return cardPost({ home: text, task: text, question: null, done });
}

/** SQLite replaces lone surrogates. */
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
