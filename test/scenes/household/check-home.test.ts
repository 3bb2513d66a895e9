import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkHome, formatProblem } from "../../../scenes/household/check/check-home.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { readHome, readHomeFile } from "../../../scenes/household/source/home-file.js";
import { listHomes } from "../../../scenes/household/source/load.js";
import { listKinds } from "../../../scenes/household/view/kinds.js";

function readOurs(id: string): string {
  return readFileSync(new URL(`../../../scenes/data/${id}.json`, import.meta.url), "utf8");
}

const kitchen = readOurs("kitchen");

function lineOf(text: string, part: string): number {
  const line = text.split("\n").findIndex((one) => one.includes(part)) + 1;
  if (line === 0) throw new Error(`no line with ${part}`);
  return line;
}

function check(text: string): { line: number; field: string; message: string }[] {
  return checkHome(text, { file: "kitchen.json" }).map(({ file: _, ...problem }) => problem);
}

it.each(listHomes())("the home %s is in order", (id) => {
  expect(checkHome(readOurs(id), { file: `${id}.json` })).toEqual([]);
});

describe("free names", () => {
  const withFree = (things: string, places = "") =>
    kitchen
      .replace('{ "id": "apple 1"', `${things}, { "id": "apple 1"`)
      .replace('{ "id": "fridge 1"', `${places} { "id": "fridge 1"`);
  const wardrobe = '{ "id": "wardrobe 1", "like": "cabinet", "room": "kitchen" },';

  it("are in order, behave like their kind and keep their own word", () => {
    const text = withFree('{ "id": "teapot 1", "like": "kettle", "in": "wardrobe 1" }', wardrobe);
    expect(check(text)).toEqual([]);
    const home = createSimulator({ format: "home", text, wording: "2.1.2" });
    home.begin(home.task);
    for (const command of ["go to wardrobe 1", "open wardrobe 1", "take teapot 1 from wardrobe 1"])
      home.step(command);
    const { admissible } = home.step("go to sinkbasin 1").observation;
    expect(admissible).toContain("clean teapot 1 with sinkbasin 1");
    expect(home.step("go to fridge 1").observation.admissible).not.toContain(
      "cool teapot 1 with fridge 1",
    );
    const { places, held } = home.ownerView();
    expect(held).toMatchObject({ label: "teapot", kind: "teapot" });
    expect(places.find(({ id }) => id === "wardrobe 1")).toMatchObject({
      label: "wardrobe",
      zone: "storage",
      open: true,
    });
  });

  it.each([
    ['{ "id": "zorb 1", "in": "shelf 1" }', "", 'what it behaves like: "like": "kettle"'],
    ['{ "id": "zorb 1", "like": "ketle", "in": "shelf 1" }', "", 'did you mean "kettle"?'],
    ['{ "id": "phone 1", "like": "book", "in": "shelf 1" }', "", "a name of its own"],
    ['{ "id": "zorb 1", "like": "pillow", "in": "shelf 1" }', "", "zorb 1 does not go in or on"],
    [
      '{ "id": "zorb 1", "like": "book", "in": "shelf 1" }, { "id": "zorb 2", "like": "pen", "in": "shelf 1" }',
      "",
      "another zorb behaves otherwise",
    ],
    ['{ "id": "wardrobe 1", "like": "book", "in": "shelf 1" }', wardrobe, "both called"],
    [
      '{ "id": "zorb 1", "like": "book", "in": "shelf 1" }',
      '{ "id": "oven 1", "like": "microwave", "room": "kitchen" },',
      'write "microwave 1" and give it the label "oven"',
    ],
  ])("%s is refused: %s %s", (things, places, words) => {
    const problems = check(withFree(things, places));
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(words);
  });
});

it("lists the kinds that the checks know", () => {
  const { places, things } = listKinds();
  expect(places.find(({ kind }) => kind === "fridge")).toMatchObject({
    opens: true,
    treats: "cool",
  });
  expect(things.find(({ kind }) => kind === "mug")?.can).toContain("heat");
  for (const { kind, holds } of places) {
    const held = holds.map((thing) => `{ "id": "${thing} 7", "in": "${kind} 7" }, `).join("");
    const text = kitchen
      .replace('{ "id": "apple 1"', `${held}{ "id": "apple 1"`)
      .replace(
        '{ "id": "fridge 1"',
        `{ "id": "${kind} 7", "room": "kitchen" }, { "id": "fridge 1"`,
      );
    expect(check(text).filter(({ field }) => !field.startsWith("tasks"))).toEqual([]);
  }
});

describe("one mistake gives one problem with its line, its field and what to do", () => {
  it.each([
    ['"id": "fridge 1"', '"id": "frige 1"', "places[3].id", 'mean "fridge"?'],
    ['"id": "kettle 1"', '"id": "ketle 1"', "things[6].id", 'mean "kettle"?'],
    ['"id": "kettle 1"', '"id": "kettle"', "things[6].id", "a number"],
    ['"mug 3", "in": "cabinet 2"', '"mug 2", "in": "cabinet 2"', "things[11].id", "another number"],
    ['"in": "drawer 2", "c', '"in": "drawer 7", "c', "things[3].in", "drawer 1"],
    ['"knife 1", "in": "drawer', '"knife 1", "in": "fridge', "things[7].in", "on diningtable 1"],
    [
      '"kitchen", "label": "top',
      '"attic", "label": "top',
      "places[8].room",
      "known here: kitchen. (",
    ],
    ['"owner": "Ben"', '"owner": "Benn"', "things[10].owner", 'mean "Ben"? (Or add "Benn"'],
    ['"colour": "yellow"', '"color": "yellow"', "things[3].color", 'mean "colour"?'],
    [
      '"colour": "yellow"',
      '"colour": 7',
      "things[3].colour",
      "a text in double quotes, not a number",
    ],
    ['["Ana", "Ben", "Mia"]', '"Ana"', "people", "must be a list [ … ], not a text"],
    ['"title": "Ana\'s kitchen",', "", "title", "is missing; give it a text"],
    ['"colour": "yellow"', '"colour": "a", "colour": "b"', "things[3].colour", "is there twice"],
    ['"type": "pick_two_obj_and_place"', '"type": "pick_two"', "tasks[4].type", "is not possible"],
    ["potato in the fridge.", "potato in the fridge", "tasks[3].sentence", "full stop"],
    ["potato in the fridge.", "potato away.", "tasks[3].sentence", 'not mention "fridge"'],
    ["a hot potato in", "a potato in", "tasks[3].sentence", '"heat" or "hot"'],
    ["put Mia's mug on", "put a mug on", "tasks[5].sentence", '"Mia", which is wanted'],
    ["a tomato and put", "a tomato 1 and put", "tasks[1].sentence", 'says "tomato 1"'],
    ['"object": "plate"', '"object": "vase"', "tasks[4].object", "there is no vase"],
    ['"target": "fridge"', '"target": "sofa"', "tasks[3].target", "there is no sofa"],
  ])("%s: %s", (right, wrong, field, advice) => {
    const text = kitchen.replace(right, wrong);
    const [problem, ...more] = check(text);
    expect(more).toEqual([]);
    expect(problem?.field).toBe(field);
    expect(problem?.message).toContain(advice);
    // A missing field is reported at the first line.
    expect(problem?.line).toBe(wrong === "" ? 1 : lineOf(text, wrong));
  });
});

describe("tasks that cannot be played in their turn", () => {
  const ownTasks: number = JSON.parse(kitchen).tasks.length;

  function withTask(task: object): string {
    const home = JSON.parse(kitchen);
    return JSON.stringify({ ...home, tasks: [...home.tasks, task] }, null, 2);
  }
  const base = { type: "pick_and_place_simple", object: "egg", target: "fridge" };

  it.each([
    ["done already", { ...base, sentence: "put an egg in the fridge." }, "it is done already"],
    [
      "not to be heated",
      {
        ...base,
        type: "pick_heat_then_place_in_recep",
        object: "lettuce",
        sentence: "heat some lettuce and put it in the fridge.",
      },
      "one cannot heat some lettuce",
    ],
    [
      "does not go there",
      { ...base, target: "toaster", sentence: "put an egg in the toaster." },
      "does not go in or on",
    ],
    [
      "only one of two",
      {
        ...base,
        type: "pick_two_obj_and_place",
        target: "shelf",
        sentence: "put two eggs on the shelf.",
      },
      "it takes 2 of egg",
    ],
  ])("%s", (_, task, reason) => {
    const text = withTask(task).replace(
      '"id": "coffeemachine 1"',
      task.target === "toaster" ? '"id": "toaster 1"' : '"id": "coffeemachine 1"',
    );
    const problem = check(text).find(({ field }) => field === `tasks[${ownTasks}]`);
    expect(problem?.message).toContain(reason);
    expect(problem?.line).toBe(lineOf(text, task.sentence) - 4);
  });
});

describe("text that is not JSON", () => {
  it.each([
    [
      "a comma missing",
      '{ "id": "sinkbasin 1", "room": "kitchen" },',
      '{ "id": "sinkbasin 1", "room": "kitchen" }',
      "a comma is missing",
    ],
    ["a comma too many", '"label": "top drawer" }', '"label": "top drawer", }', "a comma too many"],
    ["a comment", '"rooms"', '// rooms\n  "rooms"', "no comments"],
    ["no quotes", '"owner": "Ben"', '"owner": Ben', "double quotes"],
    ["an open text", '"green", "owner": "Ben" }', '"green", "owner": "Ben }', "closing"],
  ])("%s", (_, right, wrong, advice) => {
    const text = kitchen.replace(right, wrong);
    const [problem] = check(text);
    expect(problem?.line).toBe(lineOf(text, wrong.split("\n")[0] ?? ""));
    expect(problem?.message).toContain(advice);
  });

  it("is cut off, empty, huge or nothing of the kind", () => {
    const cut = kitchen.slice(0, 700);
    expect(check(cut).at(-1)?.line).toBe(cut.split("\n").length);
    for (const text of ["", "[]", "null", "7", '"kitchen"', "{", `\ufeff${kitchen}`]) {
      expect(check(text).map(({ line }) => line)).toContain(1);
    }
    expect(check("[".repeat(20_000))).toHaveLength(1);
  });
});

it("reports every mistake of a file at once, in the order of lines", () => {
  const text = kitchen
    .replace('"id": "fridge 1"', '"id": "frige 1", "coulor": "red"')
    .replace('"owner": "Mia"', '"owner": "Mira"')
    .replace('"in": "drawer 2", "colour": "yellow"', '"in": "drawer 9", "colour": 3')
    .replace("put two plates", "put plates")
    .replace('"target": "coffeemachine"', '"target": "teamachine"');
  const problems = checkHome(text, { file: "kitchen.json" });
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
    "10 places[3].coulor",
    "10 places[3].id",
    "24 things[3].colour",
    "24 things[3].in",
    "32 things[11].owner",
    "59 tasks[2].target",
    "69 tasks[4].sentence",
  ]);
  expect(formatProblem(problems[1] ?? { file: "", line: 0, field: "", message: "" })).toBe(
    'kitchen.json:10: places[3].id: "frige 1" is no known kind of place; did you mean "fridge"?',
  );
});

describe("a home that is too much", () => {
  const home = JSON.parse(kitchen);
  const long = "x".repeat(20_000);
  const many = Array.from({ length: 600 }, (_, at) => ({
    id: `plate ${at}x`,
    in: "x".repeat(60),
  }));
  const nest = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
  it.each([
    ["an owner", { ...home, things: [{ ...home.things[0], owner: long }] }],
    ["a sentence", { ...home, tasks: [{ ...home.tasks[0], sentence: long }] }],
    ["an id", { ...home, id: long }],
    ["an unknown field", { ...home, [long]: 1 }],
    ["things", { ...home, things: many }],
    ["depth", kitchen.replace("[", `[${nest(5_000)},`)],
  ])("is refused in lines that fit on a screen: %s", (_, value) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const problems = checkHome(text, { file: "k.json" });
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(formatProblem(problem).length).toBeLessThan(500);
    let told = "";
    try {
      readHomeFile(text, { file: "k.json" });
    } catch (error) {
      told = String(error);
    }
    expect(told).toMatch(/not a home|more than 500 deep/);
    expect(told.length).toBeLessThan(4000);
  });
});

it("finds nothing only in homes that can be loaded, whatever is done to the text", () => {
  const damage = fc.record({
    at: fc.nat(kitchen.length - 1),
    cut: fc.nat(12),
    put: fc.oneof(
      fc.constantFrom("", ",", '"', "}", "]", "null", "7", " 2", "\n", "{"),
      fc.string(),
    ),
  });
  fc.assert(
    fc.property(damage, ({ at, cut, put }) => {
      const text = kitchen.slice(0, at) + put + kitchen.slice(at + cut);
      const problems = checkHome(text, { file: "k.json" });
      for (const { line } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split("\n").length);
      }
      let refused = false;
      try {
        readHome(text, { file: "k.json" });
      } catch {
        refused = true;
      }
      if (refused) expect(problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
