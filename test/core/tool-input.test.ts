import { describe, expect, it } from "vitest";
import { readToolInput } from "../../src/core/model/tool-input.js";
import { type AskTool, askTools } from "../../src/core/question/ask-tools.js";

const question = "Which region?";
const europe = { id: "eu", label: "Europe" };

const read = (tool: AskTool, given: unknown) => {
  const answer = readToolInput(tool, given);
  if ("problem" in answer) throw new Error(answer.problem);
  return answer.input as Readonly<Record<string, unknown>>;
};
const problem = (tool: AskTool, given: unknown) => {
  const answer = readToolInput(tool, given);
  return "problem" in answer ? answer.problem : "";
};

describe("what a model leaves out in words", () => {
  const plain = read("ask_people", { question });
  const nothings = [
    null,
    "",
    " ",
    "null",
    "None",
    "N/A",
    "n/a.",
    "undefined",
    "nil",
    "Not applicable",
    "<null>",
    "'none'",
    "-",
    "\u2014",
    "\u200b",
    "none provided",
    "void",
    [],
    {},
    [null],
    { data: "", words: "none" },
  ];
  it.each(nothings)("%j is absent where something may be left out", (nothing) => {
    const fields = ["topic", "picture", "audience", "scope", "key", "max_age_s", "default"];
    const more = ["context", "kind", "choices", "answers", "urgency", "only_choices", "deadline_s"];
    const given = Object.fromEntries([...fields, ...more].map((field) => [field, nothing]));
    expect(read("ask_people", { question, ...given })).toEqual(plain);
    const choices = [{ ...europe, declines: nothing }];
    expect(read("ask_people", { question, choices }).choices).toEqual([europe]);
  });

  it.each(nothings)("%j is refused where something is needed", (nothing) => {
    expect(problem("ask_people", { question: nothing })).toMatch(/^question: /);
    expect(problem("recall", { about: nothing })).toMatch(/^about: /);
    const clarify = { ticket: "t", key: "key-0001", text: nothing };
    expect(problem("clarify_question", clarify)).toMatch(/^text: /);
  });

  it("a choice may be called none, and be the default", () => {
    const choices = [europe, { id: "none", label: "None" }];
    const given = { question, choices, default: "none" };
    expect(read("ask_people", given)).toMatchObject({ choices, default: "none" });
  });

  it("a field that is unknown and says nothing is no mistake", () => {
    const choices = [{ ...europe, description: null }];
    expect(read("ask_people", { question, choices, options: [] }).choices).toEqual([europe]);
    expect(problem("ask_people", { question, options: ["Europe"] })).toContain("options");
  });

  it("words that begin like that say something", () => {
    const given = { topic: "none of the regions", context: "Null pointers.", scope: "na" };
    expect(read("ask_people", { question, ...given })).toMatchObject(given);
  });
});

it.each<[AskTool, string, least: number, most: number]>([
  ["ask_people", "question", 1, 300],
  ["ask_people", "audience", 0, 40],
  ["ask_people", "scope", 0, 40],
  ["ask_people", "topic", 1, 120],
  ["ask_people", "key", 8, 120],
  ["ask_people", "default", 1, 75],
  ["check_question", "ticket", 0, 40],
  ["cancel_question", "ticket", 0, 40],
  ["clarify_question", "text", 1, 500],
  ["clarify_question", "key", 8, 120],
  ["recall", "about", 2, 300],
  ["recall", "scope", 0, 40],
])("%s: blanks around the %s do not count", (tool, field, least, most) => {
  const needed = { question, ticket: "t", text: "Yes.", key: "key-0001", about: "mugs" };
  const known = Object.keys(askTools[tool].shape);
  const base = Object.fromEntries(Object.entries(needed).filter(([name]) => known.includes(name)));
  const given = (length: number) => ({ ...base, [field]: `\n ${"x".repeat(length)}\t ` });
  for (const length of [Math.max(1, least), most])
    expect(read(tool, given(length))[field]).toBe("x".repeat(length));
  for (const length of [most + 1, ...(least > 1 ? [least - 1] : [])])
    expect(problem(tool, given(length)), `${length}`).toContain(`${field}: expected text`);
});

it("blanks around what a choice or a picture says do not count", () => {
  const given = {
    choices: [{ id: "eu", label: " Europe " }],
    picture: { data: "A", words: " a " },
  };
  const kept = { choices: [europe], picture: { data: "A", words: "a" } };
  expect(read("ask_people", { question, ...given })).toMatchObject(kept);
});

describe("what a model writes as text", () => {
  it.each([
    ["a list", { choices: JSON.stringify([europe]) }, { choices: [europe] }],
    ["a list of texts", { choices: [JSON.stringify(europe)] }, { choices: [europe] }],
    ["encoded twice", { choices: JSON.stringify(JSON.stringify([europe])) }, { choices: [europe] }],
    [
      "an object",
      { picture: '{"data":"AAAA","words":"a map"}' },
      { picture: { data: "AAAA", words: "a map" } },
    ],
    ["numbers", { answers: "2", deadline_s: " 600 " }, { answers: 2, deadline_s: 600 }],
    ["a number with a point", { answers: "3.0" }, { answers: 3 }],
    ["a time with its unit", { deadline_s: "15 minutes" }, { deadline_s: 900 }],
    [
      "and without a space",
      { max_age_s: "2h", deadline_s: "90s" },
      { max_age_s: 7200, deadline_s: 90 },
    ],
    [
      "one of a few words",
      { urgency: " High", kind: "Preference" },
      { urgency: "high", kind: "preference" },
    ],
    ["a name with spaces", { audience: " ops\n" }, { audience: "ops" }],
    [
      "fenced",
      { choices: `\`\`\`json\n${JSON.stringify([europe])}\n\`\`\`` },
      { choices: [europe] },
    ],
    ["a boolean", { only_choices: "True" }, { only_choices: true }],
    [
      "within a list",
      { choices: [{ ...europe, declines: "false" }] },
      { choices: [{ ...europe, declines: false }] },
    ],
  ])("is read: %s", (_, given, expected) => {
    expect(read("ask_people", { question, ...given })).toMatchObject(expected);
  });

  it("all of it may be text", () => {
    expect(read("recall", '{"about":"regions","limit":"3"}')).toMatchObject({ limit: 3 });
  });

  it.each([
    [
      { choices: "Europe, United States" },
      "choices: expected a list of at most 10, each an object {id, label, declines?}.",
    ],
    [{ choices: ["Europe"] }, "choices.0: expected an object {id, label, declines?}."],
    [{ picture: "a map" }, "picture: expected an object {data, words}."],
    [{ answers: "two" }, "answers: expected a whole number from 1 to 9."],
    [{ answers: 2.5 }, "answers: expected a whole number from 1 to 9."],
    [{ kind: "guess" }, "kind: expected one of fact, preference, approval."],
    [{ only_choices: "maybe" }, "only_choices: expected true or false."],
    [{ deadline_s: "soon" }, "deadline_s: expected a whole number from 60 to 1209600, in seconds."],
    [{ topic: 7 }, "topic: expected text of 1 to 120 characters."],
    [
      { choices: [{ id: "E U", label: "Europe" }] },
      "choices.0.id: expected text of at most 24 characters of small letters, digits, _ and -.",
    ],
  ])("%j is told the expected shape in one sentence", (given, sentence) => {
    expect(problem("ask_people", { question, ...given })).toBe(sentence);
  });
});
