import { expect, it } from "vitest";
import { loadAmbik } from "../../../src/studies/ambik/load.js";
import {
  describeIntent,
  toAnsweredRows,
  toQuestion,
} from "../../../src/studies/ambik/questions.js";
import { sharedData } from "../../shared-data.js";
import { ownRow } from "./own-rows.js";

const rows = [
  ownRow(201, { type: "preferences", intent: "clay, -tin|iron" }),
  ownRow(202, { ambiguousTask: "Tidy up.", type: "safety" }),
];
const [teapots = ownRow(1), tidying = ownRow(2)] = rows;

it("a persona is told what they have in mind, and in open mode people choose", () => {
  expect(toQuestion(teapots, "persona")).toEqual({
    ...{ row: 201, mode: "persona", task: "Fill a teapot." },
    text: 'Which do you mean by "teapot"?',
    phrase: "teapot",
    choices: ["tin teapot", "clay teapot"],
    meant: "clay; not tin or iron",
  });
  const open = toQuestion(teapots, "open");
  expect(open.text).toBe('Which would you like for "teapot"?');
  expect(open).not.toHaveProperty("meant");
});

it("is put in words where nothing can be listed", () => {
  expect(toQuestion(tidying, "open")).toMatchObject({
    text: "How would you like it done?",
    choices: [],
  });
  expect(toQuestion(tidying, "persona").text).toBe("What exactly should I do?");
});

it("answers become rows with ids and answers, and none of the dataset's sentences", () => {
  const answered = toAnsweredRows(rows, [
    { row: 201, mode: "persona", choice: 1 },
    { row: 201, mode: "persona", words: " the tin teapot,  please " },
    { row: 201, mode: "open", words: "Any teapot" },
    { row: 202, mode: "open", words: "dry everything with the towel" },
    { row: 202, mode: "open", words: "  " },
  ]);
  expect(answered).toEqual([
    {
      id: 201,
      mode: "persona",
      ambiguity_type: "preferences",
      answer: "clay teapot",
      user_intent: "clay teapot",
      told: 1,
    },
    {
      id: 201,
      mode: "persona",
      ambiguity_type: "preferences",
      answer: "the tin teapot, please",
      user_intent: "tin teapot",
      told: 0,
    },
    {
      id: 201,
      mode: "open",
      ambiguity_type: "preferences",
      answer: "Any teapot",
      user_intent: "",
      told: null,
    },
    {
      id: 202,
      mode: "open",
      ambiguity_type: "safety",
      answer: "dry everything with the towel",
      user_intent: "tea towel",
      told: null,
    },
  ]);
  const text = JSON.stringify(answered);
  for (const { ambiguousTask, clearTask, environment } of rows)
    for (const sentence of [ambiguousTask, clearTask, environment])
      expect(text).not.toContain(sentence);
});

it("what an answer denies is denied in its row, and is not what was told", () => {
  const told = (words: string, names: readonly string[] = []) =>
    toAnsweredRows(rows, [{ row: 201, mode: "persona", words, names }])[0];
  expect(told("the clay teapot, not the tin teapot")).toMatchObject({
    user_intent: "clay teapot, -tin teapot",
    told: 1,
  });
  expect(told("not the clay teapot but the tin teapot")).toMatchObject({
    user_intent: "tin teapot, -clay teapot",
    told: 0,
  });
  expect(told("the second one", ["clay teapot"])).toMatchObject({
    answer: "the second one",
    user_intent: "clay teapot",
    told: 1,
  });
});

it("refuses answers to what was not asked", () => {
  expect(() => toAnsweredRows(rows, [{ row: 9, mode: "open", words: "x" }])).toThrow(
    /row 9, which is not loaded/,
  );
  expect(() => toAnsweredRows(rows, [{ row: 201, mode: "open", choice: 2 }])).toThrow(
    /no choice 2/,
  );
});

it("describes alternatives and what must not be", () => {
  expect(describeIntent("wash|rinse, sink, -dish|soap")).toBe(
    "wash or rinse; sink; not dish or soap",
  );
});

const data = sharedData("ambik");
it.runIf(data)("every row of AmbiK can be asked, in either mode", () => {
  for (const row of data ? loadAmbik(data) : []) {
    const persona = toQuestion(row, "persona");
    expect(persona.meant).not.toBe("");
    expect(persona.choices).toHaveLength(toQuestion(row, "open").choices.length);
    expect(persona.choices.length).not.toBe(1);
  }
});
