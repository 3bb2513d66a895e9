/** Rows of AmbiK through the whole product: asked, answered, and read back as rows. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { draw, drawingFor, listDrawing } from "../../../bots/present/picture/drawing.js";
import { openMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { keepHousehold } from "../../../src/app/play/households.js";
import { findRowAnswers } from "../../../src/app/release/ambik-answers.js";
import { decide, listReview } from "../../../src/app/release/release-review.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Episode } from "../../../src/core/episode/episode.js";
import { buildCard } from "../../../src/desk/deliver/card.js";
import { plainRules } from "../../../src/desk/rules.js";
import { ownerIn } from "../../../test/app/caller.js";
import { readSous, runSous } from "../../../test/app/run-sous.js";
import {
  nextQuestion,
  openSous,
  play,
  SilentPeople,
  simulatedPeople,
  startPlain,
} from "../../../test/build/sous.js";
import { newFile } from "../../../test/memory/folder.js";
import { until } from "../../../test/peers/control.js";
import { keepRow, wasAsked } from "../../ambik/put-rows.js";
import type { AnswerMode } from "../../ambik/questions.js";
import type { AmbikRow } from "../../ambik/rows.js";
import { passRows } from "../../ambik/rows-command.js";
import { ownFile, ownRow } from "./own-rows.js";

const teapots = ownRow(201, { type: "preferences", intent: "clay, -tin|iron" });
const tidying = ownRow(202, { ambiguousTask: "Tidy up", type: "safety", intent: "towel" });

async function ask(sous: Sous, row: AmbikRow, mode: AnswerMode): Promise<Episode> {
  const household = await keepRow(sous.memory, { row, mode }, systemClock);
  const [episode] = await play(sous, { household, maxSteps: 1 });
  if (!episode) throw new Error("nothing was asked");
  return episode;
}

/** The rows, once somebody has passed all words. */
async function readAnsweredRows(memory: Memory, outside: "all" | "consented" = "all") {
  for (const item of await listReview(memory, null))
    await decide(memory, { item, decision: "keep", reviewer: "Rea", at: 9 });
  const wish = { campaign: null, includeSimulated: true, outside } as const;
  return passRows(memory, (await findRowAnswers(memory, wish)).answers);
}

describe("people who say what they are asked", () => {
  let file: string;
  let people: SilentPeople;
  let sous: Sous;
  beforeEach(async () => {
    file = newFile();
    people = new SilentPeople();
    sous = await startPlain({ database: file, bots: [people.bot] });
  });
  afterEach(() => sous.stop());

  const notes = async () =>
    (await sous.memory.outbox.list()).flatMap(({ note }) => (note ? [note.text] : []));

  it("are told what they have in mind, in words, and may press or write", async () => {
    const asking = ask(sous, teapots, "persona");
    const question = await nextQuestion(sous);
    expect(question).toMatchObject({
      household: "ambik:persona:201",
      mode: "persona",
      text: 'Which do you mean by "teapot"?',
      why: "I was told: Fill a teapot.",
      view: { anyWords: true, owner: { card: ["clay; not tin or iron"] } },
    });
    expect(question.choices.map(({ label }) => label).sort()).toEqual([
      "Clay teapot",
      "Tin teapot",
    ]);
    const drawing = drawingFor(question, { view: question.view.owner, seen: [] });
    expect(listDrawing(drawing)[0]).toBe("What you have in mind: clay; not tin or iron");
    expect(draw(drawing, { size: "chat" })).toContain("What you have in mind: clay");
    await people.press(question, "Clay teapot");
    expect(await asking).toMatchObject({ reward: 1, worth: null, policy: "clarify" });
    expect(await notes()).toContain("Noted: the teapot you mean is the clay teapot.");
    expect(await readAnsweredRows(sous.memory)).toEqual([
      {
        id: 201,
        mode: "persona",
        ambiguity_type: "preferences",
        answer: "clay teapot",
        user_intent: "clay teapot",
        told: 1,
      },
    ]);
  });

  it("may answer in any words, which are kept with the answer alone", async () => {
    const asking = ask(sous, tidying, "open");
    const question = await nextQuestion(sous);
    expect(question).toMatchObject({ text: "How exactly should I tidy up?", choices: [] });
    expect(question.view.owner.card).toBeUndefined();
    const drawing = drawingFor(question, { view: question.view.owner, seen: [] });
    expect(listDrawing(drawing)).toEqual(["kitchen: tin teapot, clay teapot, tea towel"]);
    const words = "dry it all with the tea towel, not by hand";
    await people.say(question, words);
    expect(await asking).toMatchObject({ reward: 1, end: { kind: "terminated" } });
    expect(await notes()).toContain("Noted: it should be as the person said.");
    const [fact, ...others] = await sous.memory.facts.list({ household: question.household });
    expect(fact).toMatchObject({ subject: "preferred task", objects: ["as said"] });
    expect(others).toEqual([]);
    expect(JSON.stringify(fact)).not.toContain("hand");
    expect((await buildCard(sous.memory, question.episode))?.heard?.answer).toBe("as said");
    expect(await readAnsweredRows(sous.memory)).toMatchObject([
      { id: 202, answer: words, user_intent: "tea towel", told: null },
    ]);
    expect(await readAnsweredRows(sous.memory, "consented")).toEqual([]);
  });

  it("are asked once more when they say nothing about it", async () => {
    const asking = ask(sous, tidying, "persona");
    const question = await nextQuestion(sous);
    await people.say(question, "what is this?");
    const again = await until(async () => (await sous.memory.questions.get(question.id))?.followUp);
    expect(again).toMatchObject({
      text: expect.stringMatching(/in other words/),
      choices: [],
    });
    await people.say(question, "rub it with the tea towel");
    await asking;
    const rows = await readAnsweredRows(sous.memory);
    expect(rows.map(({ answer }) => answer)).toEqual(["rub it with the tea towel"]);
  });

  it("are no rows where they agreed to nothing, and are where they did", async () => {
    await sous.control.prefer("consent", ownerIn("simulated"));
    const asking = ask(sous, teapots, "open");
    await people.say(await nextQuestion(sous), "the tin teapot");
    await asking;
    const [row] = await readAnsweredRows(sous.memory, "consented");
    expect(row).toMatchObject({ answer: "the tin teapot", user_intent: "tin teapot" });
  });

  it.each([
    ["persona", { kind: "truncated", reason: "gave-up" }, "Thank you. Then I leave it."],
    ["open", { kind: "terminated" }, "All right, any of them will do."],
  ] as const)("may not know (%s): then there is no row", async (mode, end, note) => {
    const asking = ask(sous, teapots, mode);
    const question = await nextQuestion(sous);
    await people.press(question, "I don't know");
    const episode = await asking;
    expect(episode.end).toEqual(end);
    expect(await notes()).toContain(note);
    const told = (await buildCard(sous.memory, episode.id))?.done?.reason;
    expect(told).toBe(mode === "persona" ? "nobody answered what I needed to know" : null);
    expect(await readAnsweredRows(sous.memory)).toEqual([]);
  });

  it("are asked once: a row that still waits goes on", async () => {
    const row = { row: teapots, mode: "persona" } as const;
    const begun = ask(sous, teapots, "persona").catch((error: Error) => error.message);
    await nextQuestion(sous);
    await sous.stop();
    expect(await begun).toBe("stopped");
    sous = await startPlain({ database: file, bots: [people.bot] });
    expect(await wasAsked(sous.memory, row)).toBe(false);
    const asking = ask(sous, teapots, "persona");
    const question = await nextQuestion(sous);
    await people.say(question, "the clay one");
    expect((await asking).round).toBe(1);
    expect(await wasAsked(sous.memory, row)).toBe(true);
    expect(await wasAsked(sous.memory, { ...row, mode: "open" })).toBe(false);
    const status = await sous.control
      .play({ home: "ambik:persona:201" }, ownerIn("simulated"))
      .catch((error: Error) => error.message);
    expect(status).toMatch(/nothing left to do in kitchen 201 of AmbiK/);
  });
});

describe("several people", () => {
  it("each become a row, whatever they say", async () => {
    const people = new SilentPeople();
    const sous = await openSous({
      database: newFile(),
      bots: [people.bot],
      rules: { ...plainRules, quorum: 2 },
    });
    const asking = ask(sous, tidying, "persona");
    const question = await nextQuestion(sous);
    await people.hear({ kind: "words", question: question.id, text: "with the towel" }, "Ana");
    await people.hear({ kind: "words", question: question.id, text: "as always" }, "Ben");
    expect((await asking).reward).toBe(1);
    const rows = await readAnsweredRows(sous.memory);
    expect(rows.map(({ answer, told }) => [answer, told])).toEqual([
      ["with the towel", 1],
      ["as always", 0],
    ]);
    const disputed = await sous.memory.facts.list({
      household: question.household,
      disputed: true,
    });
    expect(disputed.filter(({ dispute }) => dispute !== null)).toEqual([]);
    await sous.stop();
  });
});

describe("simulated people", () => {
  it("say what they have in mind, and another choice where they are wrong", async () => {
    for (const [wrong, told] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const sous = await openSous({ database: newFile(), bots: [simulatedPeople({ wrong })] });
      await ask(sous, ownRow(203, { intent: "clay teapot" }), "persona");
      expect((await readAnsweredRows(sous.memory))[0]?.told).toBe(told);
      await sous.stop();
    }
  });
});

describe("the command line", { timeout: 120_000 }, () => {
  function folderWithRows(): string {
    const folder = path.dirname(newFile());
    const rows = [teapots, tidying, ownRow(203)];
    writeFileSync(path.join(folder, "AmbiK_data.csv"), ownFile(rows));
    writeFileSync(path.join(folder, "ids.json"), "[201, 999]");
    return folder;
  }

  it("asks rows, and writes answers without AmbiK's sentences", async () => {
    const folder = folderWithRows();
    const [db, out] = [path.join(folder, "own.db"), path.join(folder, "answers.csv")];
    const asking = ["ambik", "ask", "--data", folder, "--bot", "simulated", "--db", db];
    expect(await readSous(...asking, "--limit", "2")).toEqual({
      mode: "persona",
      asked: 2,
      answered: 2,
      before: 0,
      left: 1,
      households: ["ambik:persona:201", "ambik:persona:202"],
    });
    expect(await readSous("ambik", "rows", "--db", db, "--out", out)).toEqual({
      out,
      rows: 2,
      leftOut: { simulated: 0, consent: 0, excluded: 0 },
      withoutWords: expect.any(Number),
    });
    const text = readFileSync(out, "utf8");
    expect(text).toMatch(/^id,mode,ambiguity_type,answer,user_intent,told\n201,persona,pref/);
    for (const { ambiguousTask, clearTask, environment } of [teapots, tidying])
      for (const sentence of [ambiguousTask, clearTask, environment])
        expect(text).not.toContain(sentence);
  });

  it("says what is missing, and keeps rows to be played by name", async () => {
    const folder = folderWithRows();
    const file = path.join(folder, "own.db");
    const run = (...words: readonly string[]) => runSous("ambik", ...words, "--db", file);
    const nowhere = await run("ask", "--data", path.join(folder, "nowhere"));
    expect(nowhere.err).toMatch(/no such folder.*AmbiK_data\.csv/);
    const ask = ["ask", "--data", folder];
    expect((await run(...ask, "--ids", path.join(folder, "ids.json"))).err).toMatch(/the id 999/);
    const kept = await run(...ask, "--limit", "1", "--mode", "open", "--keep");
    expect(kept.out).toContain("Play one: sous play ambik:open:201");
    const memory = await openMemory({ file, clock: systemClock, readOnly: true });
    expect((await keepHousehold(memory, "ambik:open:201", systemClock)).tasks).toHaveLength(1);
    await expect(keepHousehold(memory, "ambik:open:9", systemClock)).rejects.toThrow(/--keep/);
    await memory.close();
    const rows = await run("rows", "--out", path.join(folder, "answers.csv"));
    expect(rows.err).toMatch(/no answers yet/);
  });
});
