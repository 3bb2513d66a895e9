import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createHomeDesk } from "../../src/app/homes/home-desk.js";
import { createMadeHomes } from "../../src/app/homes/made-homes.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { keepHousehold } from "../../src/app/play/households.js";
import { openRows } from "../build/sous.js";
import { ask, newRunner } from "./run-rounds-setup.js";

const kitchen = readFileSync(new URL("../../scenes/data/kitchen.json", import.meta.url), "utf8");

function makeHome(changes: object = {}): string {
  return JSON.stringify({ ...JSON.parse(kitchen), id: "teahouse", title: "Tea house", ...changes });
}

async function openDesk() {
  const memory = await openRows();
  const made = createMadeHomes(memory, systemClock);
  return { memory, made, desk: createHomeDesk(memory, made) };
}

const bathroom = readFileSync(new URL("../../scenes/data/bathroom.json", import.meta.url), "utf8");
const [order] = JSON.parse(bathroom).orders;
const { things } = JSON.parse(kitchen);
const teapots = [
  ...things,
  { id: "teapot 1", like: "kettle", in: "shelf 1", colour: "blue", owner: "Ana" },
  { id: "teapot 2", like: "kettle", in: "shelf 1", colour: "green" },
];

it("keeps a home, lists it, changes it until it is played, and then no more", async () => {
  const { memory, made, desk } = await openDesk();
  expect((await desk.list()).map(({ id }) => id)).toEqual(["bathroom", "flat", "kitchen"]);
  const { id, version: first } = await desk.save(makeHome(), null);
  expect(id).toBe("teahouse");
  const changed = makeHome({ title: "Our tea house", things: teapots, orders: [order] });
  const { version } = await desk.save(changed, first);
  expect((await desk.list())[0]).toMatchObject({
    id: "teahouse",
    title: "Our tea house",
    things: 20,
    tasks: 9,
    mayChange: true,
  });
  const kept = await desk.read("teahouse");
  expect(JSON.parse(kept?.home ?? "")).toEqual(JSON.parse(changed));
  expect(kept?.version).toBe(version);
  expect((await memory.households.get("teahouse"))?.tasks.at(-1)).toMatchObject(order);
  expect(JSON.parse(desk.make({ home: changed }, 1)).orders).toEqual([order]);
  for (const old of [first, null])
    await expect(desk.save(makeHome(), old)).rejects.toThrow(/Another home is kept as “teahouse”/);
  expect((await made.list()).map(({ title }) => title)).toEqual(["Our tea house"]);

  const household = await keepHousehold(memory, "teahouse", systemClock);
  await newRunner(memory).play(await ask(memory, { household, rounds: 1 }));
  expect((await desk.list())[0]).toMatchObject({ id: "teahouse", mayChange: false });
  await expect(desk.save(makeHome(), version)).rejects.toThrow(/was played.*another short name/);
  expect((await memory.households.get("teahouse"))?.title).toBe("Our tea house");
});

it.each([
  ["a home that comes with Sous", kitchen, /"kitchen" comes with Sous/],
  [
    "one with a problem",
    makeHome({ things: [{ id: "zorb 1", in: "shelf 1" }] }),
    /things\[0\].*zorb/,
  ],
  [
    "one that orders what the shop has not",
    makeHome({ orders: [{ ...order, wish: { ...order.wish, product: "NOTHING" } }] }),
    /orders\[0\].wish the shop has no product NOTHING/,
  ],
  ["what is no home", '{"id":"x"}', /is missing/],
])("does not keep %s", async (_, text, words) => {
  const { desk, memory } = await openDesk();
  await expect(desk.save(text, null)).rejects.toThrow(words);
  expect(await memory.households.list()).toEqual([]);
});

it("offers copies of campaigns and homes of other workspaces to nobody", async () => {
  const { memory, made } = await openDesk();
  const teahouse = {
    title: "x",
    content: { format: "home", text: "{}", wording: "2.1.2" },
  } as const;
  for (const id of ["pilot:1", "slack:T2/teahouse"])
    await memory.households.create({ id, ...teahouse, tasks: [], createdAt: 1 });
  expect(await made.list()).toEqual([]);
});

it("tells problems, doubts and the view of a home that is half made", async () => {
  const { desk } = await openDesk();
  const [tasks] = JSON.parse(kitchen).tasks;
  const sentence = "put the mug on the shelf.";
  const doubtful = { ...tasks, type: "pick_and_place_simple", sentence, target: "shelf" };
  const { particular: _, ...task } = doubtful;
  const half = desk.check(
    makeHome({ things: teapots, tasks: [task], people: ["Ana", "Ben", "Mia"] }),
  );
  expect(half.problems.map(({ field }) => field)).toEqual(["tasks[0]"]);
  expect(half.notes[0]?.message).toMatch(/3 things fit .*mug 1, mug 2, mug 3.*any of them will do/);
  expect(
    half.view?.places.find(({ id }) => id === "shelf 1")?.things.map(({ label }) => label),
  ).toContain("Ana's blue teapot");
  expect(desk.check(makeHome({ things: [] })).view?.places).toHaveLength(12);
  expect(desk.check(makeHome({ places: [] })).view).toBeNull();
  expect(desk.check(kitchen)).toMatchObject({ problems: [], notes: [] });
});

it.each([
  ["Put the blue teapot on the dining table", { object: "teapot", particular: { colour: "blue" } }],
  ["clean Ana's teapot and put it in the cabinet.", { particular: { owner: "Ana" } }],
  ["put two teapots on the dining table.", { type: "pick_two_obj_and_place", object: "teapot" }],
  ["put the mug you like best on the counter.", { object: "mug", open: true }],
])("reads “%s” as a task that the robot can do", async (sentence, task) => {
  const { desk } = await openDesk();
  const read = desk.readTask(makeHome({ things: teapots }), sentence);
  expect(read).toMatchObject(task);
  expect(read.sentence).toMatch(/^[a-z].*\.$/);
  expect(desk.check(makeHome({ things: teapots, tasks: [read] })).problems).toEqual([]);
});

it.each([
  ["Heat ana's mug and put it on the table", "heat Ana's mug and put it on the dining table."],
  ["put bens mug in the corner", "put Ben's mug in the corner cabinet."],
  ["put the green mugg on the dining tabel", "put the green mug on the dining table."],
  [
    "put the gren mug in the cupboard above the sink",
    "put the green mug in the cabinet above the sink.",
  ],
  [
    "could you heat Ana's mug & put it on the shelf, please?",
    "heat Ana's mug and put it on the shelf.",
  ],
])("reads “%s” by the home's own names", async (sentence, read) => {
  const { desk } = await openDesk();
  const task = () => desk.readTask(kitchen, sentence);
  expect(task().sentence).toBe(read);
  const home = { ...JSON.parse(kitchen), tasks: [task()] };
  expect(desk.check(JSON.stringify(home)).problems).toEqual([]);
});

it.each([
  [
    "put Ana's towel in the cabinet below the basin",
    "put Ana's towel in the cabinet under the sink.",
  ],
  ["put the grey cloth in the sink", "put the grey cloth in the sink."],
])("in the bathroom, “%s” is the cabinet or the sink as it says", async (sentence, read) => {
  const { desk } = await openDesk();
  const task = desk.readTask(readFileSync("scenes/data/bathroom.json", "utf8"), sentence);
  expect(task.sentence).toBe(read);
});

it.each([
  ["make me happy", /cannot read.* for example: “put two mugs on the dining table”,/],
  ["put the samovar on the shelf", /no samovar in this home\. There are: plate/],
  ["put the teeport on the shelf", /Did you mean “teapot”\?/],
  ["put the teapot on the shelf", /Which teapot: Ana's blue teapot or the green teapot\?/],
  ["clean a plate", /Where should I put a plate afterwards\?/],
  ["put the teapot in the oven", /no oven in this home/],
  ["put the shiny teapot on the shelf", /No teapot here is “shiny”.*blue or green/],
  ["put my teapot on the shelf", /Say whose it is by name/],
  ["put the egg in the bin and the apple in the fridge", /more than one task/],
  ["put Zoe's teapot on the shelf", /Nobody called Zoe has a teapot/],
])("says what it would read instead of “%s”", async (sentence, words) => {
  const { desk } = await openDesk();
  expect(() => desk.readTask(makeHome({ things: teapots }), sentence)).toThrow(words);
});

it("makes another home like one: of its kind, with its people, and in order", async () => {
  const { desk } = await openDesk();
  const made = desk.make({ home: makeHome() }, 4);
  expect(JSON.parse(made)).toMatchObject({
    title: "Tea house",
    rooms: ["kitchen"],
    people: ["Ana", "Ben", "Mia"],
  });
  expect(desk.make({ home: makeHome() }, 5)).not.toBe(made);
  expect(desk.check(made).problems).toEqual([]);
  expect(JSON.parse(desk.make({ kind: "bedroom" }, 1)).rooms).toEqual(["bedroom"]);
  expect(() => desk.make({ kind: "castle" }, 1)).toThrow(/one of: kitchen/);
});
