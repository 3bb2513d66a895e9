import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createSimulator,
  listGames,
  loadHousehold,
  verifyRecording,
} from "../../../scenes/household/index.js";
import { translateCommand } from "../../../scenes/household/source/display-names.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import { InputError } from "../../../src/core/errors.js";
import { tinyGame } from "./tiny-game.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-household-"));
const kitchen = readFileSync(new URL("../../../scenes/data/kitchen.json", import.meta.url), "utf8");

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The error's message without the folder; fails when loading works. */
function refusal(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof InputError) return error.message.replace(`${folder}/`, "");
    throw error;
  }
  throw new Error("it was not refused");
}

function change(from: string | RegExp, to: string): string {
  const game = JSON.parse(tinyGame());
  return JSON.stringify({ ...game, pddl_problem: game.pddl_problem.replace(from, to) });
}

describe("a broken game file is refused by name and reason", () => {
  it.each([
    ["empty", "", "it is not JSON"],
    ["cut off", tinyGame().slice(0, 900), "it is not JSON"],
    ["another kind of JSON", "[1, 2]", "expected object"],
    ["no problem", JSON.stringify({ grammar: "" }), '"pddl_problem"'],
    ["no sentence", JSON.stringify({ pddl_problem: "", grammar: "{}" }), "no task sentence"],
    ["open parenthesis", change("(:goal", "((:goal"), "ends inside a parenthesis"],
    ["closed too often", change(/$/, ")"), "closing parenthesis too many"],
    ["another domain", change("(:domain alfred)", "(:domain logistics)"), "ALFWorld's domain"],
    ["no init", change("(:init", "(:start"), "no :init"],
    [
      "unknown fact",
      change("(openable", "(flies"),
      "unknown fact at the start: (flies drawer_bar_1)",
    ],
    [
      "wrong arguments",
      change("(openable Drawer_bar_1)", "(openable Cup_bar_1)"),
      "wrong arguments",
    ],
    ["no location", change(/\(receptacleAtLocation Desk\S+ \S+/, ""), "exactly one location"],
    [
      "two agents' places",
      change("(openable", "(atLocation agent1 loc_bar_1) (openable"),
      "exactly one",
    ],
    ["strange goal", change(/\(:goal .*/s, "(:goal (constructor)))"), "none of the six"],
    ["another goal", change("(inReceptacle ?o ?r)", "(isHot ?o)"), "none of the six"],
  ])("%s", (name, text, reason) => {
    const file = write(`${name}.tw-pddl`, text);
    const message = refusal(() => loadHousehold(file));
    expect(message).toContain(`${name}.tw-pddl: not an ALFWorld game: `);
    expect(message).toContain(reason);
  });

  it("survives deep nesting and random damage with an InputError or a playable game", () => {
    const nested = change("(:init", `(:init ${"(".repeat(100_000)}${")".repeat(100_000)}`);
    expect(refusal(() => readGame(nested, { file: "deep" }))).toContain("nested too deeply");
    const { pddl_problem: problem, ...rest } = JSON.parse(tinyGame());
    fc.assert(
      fc.property(fc.nat(problem.length), fc.nat(40), fc.string(), (from, length, put) => {
        const damaged = problem.slice(0, from) + put + problem.slice(from + length);
        try {
          const text = JSON.stringify({ ...rest, pddl_problem: damaged });
          expect(readGame(text, { file: "x" }).world.places.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("says what is missing on disk", () => {
    expect(refusal(() => loadHousehold("no-such-home"))).toMatch(/no-such-home: .*bathroom, flat/);
    expect(refusal(() => listGames(path.join(folder, "nowhere")))).toContain("no such folder");
  });
});

describe("a broken home is refused with everything that is wrong", () => {
  it.each([
    ["not JSON", kitchen.slice(0, 200), "not JSON"],
    ["no people", kitchen.replace('"people"', '"poeple"'), "poeple"],
    ["unknown kind", kitchen.replaceAll("shelf 1", "bookcase 1"), '"bookcase 1" is no known kind'],
    ["lost thing", kitchen.replace('"in": "drawer 2"', '"in": "drawer 7"'), "things.3.in: "],
    ["stranger", kitchen.replace('"owner": "Mia"', '"owner": "Zoe"'), '"Zoe", who is not one'],
    ["twice", kitchen.replace('"id": "mug 2"', '"id": "mug 1"'), 'two of "mug 1"'],
    ["impossible task", kitchen.replaceAll('"target": "shelf"', '"target": "sofa"'), "no sofa"],
    ["no full stop", kitchen.replace("dining table.", "dining table"), "full stop"],
  ])("%s", (name, text, reason) => {
    const file = write(`${name}.json`, text);
    const message = refusal(() => loadHousehold(file));
    expect(message).toContain(`${name}.json: `);
    expect(message).toContain(reason);
  });
});

it("stored text that is not a household is refused", () => {
  const content = { format: "alfworld", text: '{"version":2}', wording: "2.1.2" } as const;
  expect(refusal(() => createSimulator(content, "household 7"))).toContain("household 7: ");
});

it("a broken recording is refused by line", () => {
  const openGame = () => createSimulator(loadHousehold("kitchen").content);
  const line = { game: "g", episode: "e", step: 1, observation: "", score: 0, done: false };
  const played = JSON.stringify({ ...line, won: false, admissible: [], command: "look" });
  const verify = (recording: string) => () =>
    verifyRecording({ recording, file: "r.jsonl", openGame });
  expect(refusal(verify("\n{}"))).toContain("r.jsonl:2: not a line of a recording");
  expect(refusal(verify(played))).toContain("r.jsonl:1: the recording does not start with a reset");
});

it("a recording's game that cannot be read is skipped with its reason", () => {
  const line = { episode: "e", step: 0, observation: "", score: 0, done: false, won: false };
  const reset = (game: string) => JSON.stringify({ ...line, game, admissible: [], command: null });
  const openGame = (name: string) => createSimulator(loadHousehold(name).content);
  const recording = [reset("nowhere"), reset("nowhere"), reset("kitchen")].join("\n");
  const result = verifyRecording({ recording, openGame });
  expect(result.skipped).toMatchObject([
    { file: "nowhere", reason: expect.stringMatching(/no such/) },
  ]);
  expect(result.steps).toBe(1);
});

it("translates raw ids of walkthroughs", () => {
  expect(readGame(tinyGame(), { file: "tiny" }).walkthrough).toEqual(["go to desk 1", "look"]);
  const names = new Map([["desk_bar_1", "desk 1"]]);
  expect(translateCommand("go to Desk_bar_1", names)).toBe("go to desk 1");
});

describe("a home with words that no card has room for is refused", () => {
  const home = JSON.parse(kitchen);
  const [place] = home.places;
  it.each([
    ["title", { title: "x".repeat(81) }],
    ["title", { title: "Ana's\nkitchen" }],
    ["title", { title: "Ana's \u0007kitchen" }],
    ["id", { id: "k".repeat(41) }],
    ["rooms", { rooms: [...home.rooms, "x".repeat(41)] }],
    ["people", { people: Array.from({ length: 51 }, (_, n) => `P${n}`) }],
    ["places.0.label", { places: [{ ...place, label: "y".repeat(61) }, ...home.places.slice(1)] }],
    ["tasks.0.sentence", { tasks: [{ ...home.tasks[0], sentence: `${"z".repeat(300)}.` }] }],
    ["things", { things: Array.from({ length: 301 }, () => home.things[0]) }],
  ])("%s", (field, change) => {
    const file = write("limits.json", JSON.stringify(Object.assign({}, home, change)));
    expect(refusal(() => loadHousehold(file))).toContain(`${field}`);
  });
});
