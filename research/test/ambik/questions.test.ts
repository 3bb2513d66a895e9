import { expect, it } from "vitest";
import { toAnsweredRow } from "../../../scenes/ambik/answered-row.js";
import { sharedData } from "../../../test/shared-data.js";
import { loadAmbik } from "../../ambik/load.js";
import { toQuestion } from "../../ambik/questions.js";
import type { AmbikRow } from "../../ambik/rows.js";
import { ownRow } from "./own-rows.js";

const rows = [
  ownRow(201, { type: "preferences", intent: "clay, -tin|iron" }),
  ownRow(202, { ambiguousTask: "Tidy up.", type: "safety" }),
];
const [teapots = ownRow(1), tidying = ownRow(2)] = rows;

const answer = (
  row: AmbikRow,
  mode: "persona" | "open",
  words: string,
  names: readonly string[] = [],
) => toAnsweredRow({ ...row, row: row.id, mode, objects: [...row.objects] }, words, names);

it("a persona is told what they have in mind, and in open mode people choose", () => {
  expect(toQuestion(teapots, "persona")).toEqual({
    text: 'Which do you mean by "teapot"?',
    phrase: "teapot",
    choices: ["tin teapot", "clay teapot"],
    meant: "clay; not tin or iron",
  });
  const open = toQuestion(teapots, "open");
  expect(open.text).toBe('Which would you like for "teapot"?');
  expect(open).not.toHaveProperty("meant");
});

it("is the dataset's question and answer where it has them, with choices only of what is asked", () => {
  const asked = { ...teapots, question: "Which pot is it?", answer: "The clay one." };
  expect(toQuestion(asked, "persona")).toMatchObject({ text: "Which pot is it?", choices: [] });
  const about = toQuestion({ ...asked, question: "Which teapots do you mean?" }, "persona");
  expect(about).toMatchObject({ meant: "The clay one.", choices: ["tin teapot", "clay teapot"] });
});

it.each([
  ["Slice the pear and put it on a plate.", "With which tool should I slice the pear?"],
  ["Slice the pear with a knife. Serve it.", "In or on what should I serve the pear?"],
  ["Prepare a winter soup.", "What should I use to prepare a winter soup?"],
  ["Warm up the soup.", "How long should I warm up the soup?"],
  ["Wipe the shelf, then go.", "With what should I wipe the shelf?"],
  [
    "Use the knife to slice the pear, then put it on a plate.",
    "How exactly should I put the pear?",
  ],
  ["Slice the pear with a knife.", "Where should I put the pear afterwards?"],
  ["Fetch the rye loaf.", "Where do I find the rye loaf?"],
  ["Drain the noodles in the colander.", "How exactly should I drain the noodles?"],
  ["Tidy up.", "How exactly should I tidy up?"],
  ["Throw out my old bread.", "How exactly should I throw out my old bread?"],
  ["Hi robot, could you fold my napkins, please?", "How exactly should I fold your napkins?"],
  ["The rug is dirty. Take care of it.", "How exactly should I take care of it?"],
  ["Lunch for two.", 'What exactly do you mean by "Lunch for two"?'],
  ["!", "What exactly should I do?"],
])("where no choice is open it is about what is left out: %s", (ambiguousTask, text) => {
  expect(toQuestion({ ...ownRow(3), objects: ["rug"], ambiguousTask }, "open").text).toBe(text);
});

it("answers become rows with ids and answers, and none of the dataset's sentences", () => {
  const answered = [
    answer(teapots, "persona", "clay teapot"),
    answer(teapots, "persona", " the tin teapot,  please "),
    answer(teapots, "open", "Any teapot"),
    answer(tidying, "open", "dry everything with the towel"),
  ];
  expect(answer(tidying, "open", "  ")).toBeNull();
  const cells = answered.map((row) => row && Object.values(row));
  expect(Object.keys(answered[0] ?? {}).join()).toBe(
    "id,mode,ambiguity_type,answer,user_intent,told",
  );
  expect(cells).toEqual([
    [201, "persona", "preferences", "clay teapot", "clay teapot", 1],
    [201, "persona", "preferences", "the tin teapot, please", "tin teapot", 0],
    [201, "open", "preferences", "Any teapot", "", null],
    [202, "open", "safety", "dry everything with the towel", "tea towel", null],
  ]);
  const text = JSON.stringify(answered);
  for (const { ambiguousTask, clearTask, environment } of rows)
    for (const sentence of [ambiguousTask, clearTask, environment])
      expect(text).not.toContain(sentence);
});

it("what an answer denies is denied in its row, and is not what was told", () => {
  const told = (words: string, names: readonly string[] = []) =>
    answer(teapots, "persona", words, names);
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

it("describes alternatives and what must not be", () => {
  const row = { ...ownRow(1), intent: "wash|rinse, sink, -dish|soap" };
  expect(toQuestion(row, "persona").meant).toBe("wash or rinse; sink; not dish or soap");
});

const data = sharedData("ambik");
it.runIf(data)("every row of AmbiK can be asked, in either mode", () => {
  for (const row of data ? loadAmbik(data) : []) {
    const persona = toQuestion(row, "persona");
    expect(persona.text).toBe(row.question);
    expect(persona.meant).not.toBe("");
    expect(persona.choices).toHaveLength(toQuestion(row, "open").choices.length);
    expect(persona.choices.length).not.toBe(1);
  }
});

it.runIf(data)(
  "rows without the dataset's questions are asked about something in particular",
  () => {
    const rows = data ? loadAmbik(data) : [];
    const texts = rows.map(
      (row) => toQuestion({ ...row, question: "", answer: "" }, "persona").text,
    );
    const general = texts.filter((text) => /^(What|How) exactly/.test(text));
    expect(general.length / texts.length).toBeLessThanOrEqual(0.1);
  },
);
