import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSimulator, storeGame } from "../../../scenes/household/source/content.js";
import { translateCommand } from "../../../scenes/household/source/display-names.js";
import { readGame } from "../../../scenes/household/source/game-file.js";
import { listGames, loadHousehold } from "../../../scenes/household/source/load.js";
import { verifyRecording } from "../../../scenes/household/verify.js";
import type { Simulator } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { pick, seededRandom } from "../../../src/core/random.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-household-"));
const kitchen = readFileSync(new URL("../../../scenes/data/kitchen.json", import.meta.url), "utf8");

function write(name: string, text: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Error without the folder; fails if loading works. */
function refusal(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof InputError) return error.message.replace(`${folder}/`, "");
    throw error;
  }
  throw new Error("it was not refused");
}

function change(from: string | RegExp, to: string, text = tinyGame()): string {
  const game = JSON.parse(text);
  return JSON.stringify({ ...game, pddl_problem: game.pddl_problem.replace(from, to) });
}

const keys = (changed: object): string => JSON.stringify({ ...JSON.parse(tinyGame()), ...changed });
const addFacts = (facts: string): string => change("(:init", `(:init ${facts}`);
const sentence = (words: string): string => keys({ grammar: `"Your task is to: ${words}` });
const manyPlaces = Array.from({ length: 1001 }, (_, at) => `Desk_bar_${at}_x`);

describe("a broken game file is refused by name and reason", () => {
  it.each<[string, string | Buffer, string]>([
    ["empty", "", "it is not JSON"],
    ["cut off", tinyGame().slice(0, 900), "it is not JSON"],
    ["another kind of JSON", "[1, 2]", "expected object"],
    ["no problem", JSON.stringify({ grammar: "" }), '"pddl_problem"'],
    ["a problem of another type", keys({ pddl_problem: { toString: "x" } }), '"pddl_problem"'],
    ["a walkthrough of another type", keys({ walkthrough: [7] }), '"walkthrough.0"'],
    ["no sentence", JSON.stringify({ pddl_problem: "", grammar: "{}" }), "no task sentence"],
    ["a very long sentence", sentence(`${"put ".repeat(200)}."`), "sentence"],
    ["a sentence without an end", sentence("Your task is to: .".repeat(2e4)), "sentence"],
    ["too large", keys({ more: "x".repeat(5e5) }), "500 kB"],
    ["deep JSON", "[".repeat(2e5) + "]".repeat(2e5), "more than 500 deep"],
    ["not UTF-8", Buffer.from(tinyGame()).fill(0xff, 300, 301), "UTF-8"],
    ["UTF-16", Buffer.from(`\uFEFF${tinyGame()}`, "utf16le"), "UTF-8"],
    ["zeros", "\0".repeat(2000), "it is not JSON"],
    ["problem cut off", change(/\(:goal.*/s, "(:goal"), "ends inside a parenthesis"],
    ["open parenthesis", change("(:goal", "((:goal"), "ends inside a parenthesis"],
    ["closed too often", change(/$/, ")"), "closing parenthesis too many"],
    ["deep problem", change("(:goal", `(:goal ${"(and ".repeat(600)}${")".repeat(600)}`), "deep"],
    ["a goal of alternatives", change("(and", "(or"), "the goal is broken at"],
    ["another domain", change("(:domain alfred)", "(:domain logistics)"), "ALFWorld's domain"],
    ["no init", change("(:init", "(:start"), "no :init"],
    ["unknown fact", addFacts("(flies Drawer_bar_1)"), "unknown fact at the start: (flies"],
    ["a name that JavaScript knows", addFacts("(__proto__ agent1)"), "unknown fact"],
    ["wrong arguments", addFacts("(openable Cup_bar_1)"), "wrong arguments"],
    ["no location", change(/\(receptacleAtLocation Desk\S+ \S+/, ""), "exactly one location"],
    ["no type of a place", change(/\(receptacleType Desk\S+ \S+/, ""), "exactly one type"],
    ["an undeclared type", change(/ - (location|otype|rtype)/g, " - thing"), "wrong arguments"],
    ["two agents' places", addFacts("(atLocation agent1 loc_bar_1)"), "exactly one"],
    ["a very long name", change(/Apple_bar_1/g, `Apple_bar_${"o".repeat(200)}`), "name"],
    ["control characters", change(/Apple_bar_1/g, "Apple_bar_\u001b[2J"), "not ASCII"],
    [
      "a thousand places",
      change(
        "(:init",
        `(:init ${manyPlaces.map((id) => `(openable ${id})`).join(" ")}`,
        change("(:objects", `(:objects ${manyPlaces.join(" ")} - receptacle `),
      ),
      "too many",
    ],
    ["strange goal", change(/\(:goal .*/s, "(:goal (constructor)))"), "none of the six"],
    ["another goal", change("(inReceptacle ?o ?r)", "(isHot ?o)"), "none of the six"],
    ["a goal of nothing here", change(/\w+Type(?=\) \(in)/, "UnicornType"), "unicorn"],
  ])("%s", (name, text, reason) => {
    const message = refusal(() => loadHousehold(write(`${name}.tw-pddl`, text)));
    expect(message).toContain(`${name}.tw-pddl: `);
    expect(message).toContain(reason);
    expect(message.length).toBeLessThan(400);
    expect(message).not.toMatch(/\p{Cc}/u);
  });

  it.each([
    ["needless keys missing", keys({ walkthrough: undefined, pddl_domain: undefined })],
    ["a walkthrough of noise", keys({ walkthrough: ["a".repeat(2e5), "", "_bar_".repeat(1e4)] })],
    ["the same fact many times", addFacts("(openable Fridge_bar_1)".repeat(2000))],
    ["things inside each other", addFacts("(inReceptacleObject Cup_bar_1 Cup_bar_1)")],
    ["a byte order mark", `\uFEFF${tinyGame()}`],
  ])("%s is played", (name, text) => {
    wander(createSimulator(loadHousehold(write(`${name}.tw-pddl`, text)).content), 1);
  });

  it("survives random damage with an InputError or a playable game", () => {
    const { pddl_problem: problem, ...rest } = JSON.parse(tinyGame());
    fc.assert(
      fc.property(fc.nat(problem.length), fc.nat(40), fc.string(), (from, length, put) => {
        const damaged = problem.slice(0, from) + put + problem.slice(from + length);
        const text = JSON.stringify({ ...rest, pddl_problem: damaged });
        let game: ReturnType<typeof readGame>;
        try {
          game = readGame(text, { file: "x" });
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          return;
        }
        wander(createSimulator(storeGame(game)), from);
      }),
      { numRuns: 80 },
    );
  });

  it("says what is missing on disk", () => {
    expect(refusal(() => loadHousehold("no-such-home"))).toMatch(/no-such-home: .*bathroom, flat/);
    expect(refusal(() => listGames(path.join(folder, "nowhere")))).toContain("no such folder");
  });
});

function wander(simulator: Simulator, seed: number): void {
  const random = seededRandom(seed);
  let outcome = simulator.begin(simulator.task);
  for (let step = 0; step < 20; step += 1) {
    expect(outcome.observation.text).not.toMatch(/undefined|null|NaN|Nothing happens/);
    outcome = simulator.step(pick(random, outcome.observation.admissible) ?? "");
  }
  const task = simulator.sampleTask(random);
  if (task) expect(simulator.begin(task).terminated).toBe(false);
  for (const command of simulator.plan() ?? []) outcome = simulator.step(command);
  if (task) expect(outcome.reward).toBe(1);
}

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

it.each([
  ["title", { title: "x".repeat(81) }],
  ["title", { title: "Ana's \u0007\nkitchen" }],
  ["id", { id: "k".repeat(41) }],
  ["people", { people: Array.from({ length: 51 }, (_, n) => `P${n}`) }],
  ["places.0.label", { places: [{ id: "desk 1", room: "kitchen", label: "y".repeat(61) }] }],
  ["things", { things: Array.from({ length: 301 }, () => ({ id: "mug 1", in: "shelf 1" })) }],
])("a home with words that no card has room for is refused: %s", (field, changed) => {
  const file = write("limits.json", JSON.stringify({ ...JSON.parse(kitchen), ...changed }));
  expect(refusal(() => loadHousehold(file))).toContain(field);
});

/** Commands with the satisfied share after each. */
const ways: Readonly<
  Partial<Record<keyof typeof tinyGoals, readonly (readonly [string, number])[]>>
> = {
  pick_heat_then_place_in_recep: [
    ["go to drawer 2", 0],
    ["open drawer 2", 0],
    ["take apple 1 from drawer 2", 0],
    ["go to shelf 1", 0],
    ["move apple 1 to shelf 1", 1 / 3],
    ["take apple 1 from shelf 1", 0],
    ["go to microwave 1", 0],
    ["heat apple 1 with microwave 1", 1 / 3],
    ["go to shelf 1", 1 / 3],
    ["move apple 1 to shelf 1", 1],
  ],
  pick_two_obj_and_place: [
    ["go to drawer 1", 1 / 2],
    ["take egg 1 from drawer 1", 1 / 2],
    ["take egg 2 from drawer 1", 1 / 2],
    ["go to desk 1", 1 / 2],
    ["move egg 1 to desk 1", 1],
    ["move egg 2 to desk 1", 1],
  ],
  look_at_obj_in_light: [
    ["go to drawer 2", 0],
    ["open drawer 2", 0],
    ["take apple 1 from drawer 2", 1 / 2],
    ["go to shelf 1", 1 / 2],
    ["use desklamp 1", 1],
  ],
};

it.each(Object.entries(ways))("of %s", (type, way) => {
  const goal = tinyGoals[type as keyof typeof tinyGoals];
  const home = createSimulator(storeGame(readGame(tinyGame({ goal }), { file: "tiny" })));
  home.begin(home.task);
  const met = way.map(([command]) => {
    const { terminated } = home.step(command);
    const share = home.conditionsMet?.();
    expect(share === 1).toBe(terminated);
    return [command, share];
  });
  expect(met).toEqual(way);
});
