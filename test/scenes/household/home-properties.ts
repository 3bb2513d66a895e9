import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkHome } from "../../../scenes/household/check/check-home.js";
import { isSensible } from "../../../scenes/household/expert/sample-task.js";
import {
  generateHome,
  homeKinds,
  kindOfHome,
} from "../../../scenes/household/generate/generate-home.js";
import { HouseholdSimulator } from "../../../scenes/household/simulator.js";
import { createSimulator, storeHome } from "../../../scenes/household/source/content.js";
import type { Game } from "../../../scenes/household/source/game-file.js";
import { buildHome } from "../../../scenes/household/source/home-file.js";
import { likelihoodOf } from "../../../scenes/household/view/keeping.js";
import type { Home } from "../../../src/core/episode/home-file.js";
import { type Outcome, type Simulator, taskTypes } from "../../../src/core/episode/scene.js";
import { classOf } from "../../../src/core/memory/fact.js";
import { seededRandom } from "../../../src/core/random.js";

export type Played = Pick<Game, "world" | "wording">;

export const asPlayed = (home: Home): Played => ({ world: buildHome(home), wording: "2.1.2" });

const foreign = [
  "",
  "go to",
  "think: where?",
  "look ",
  "Look",
  "put a 1 in/on b 2",
  "go to moon 1",
];

/** Sometimes an impossible one. */
function choose(choice: number, { observation }: Outcome): string {
  const { admissible } = observation;
  if (choice % 10 === 0) return foreign[(choice / 10) % foreign.length] ?? "";
  return admissible[choice % admissible.length] ?? "";
}

function wander(scene: Simulator, choices: readonly number[], first: Outcome) {
  let outcome = first;
  const commands: string[] = [];
  const outcomes = choices.map((choice) => {
    const command = choose(choice, outcome);
    commands.push(command);
    outcome = scene.step(command);
    return outcome;
  });
  return { commands, outcomes };
}

export function testEpisodes(games: readonly Played[], runs: number, steps: number): void {
  const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: steps });

  it("any episode loses nothing, lists what is possible, is the same again, and is not touched by a copy", () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), choices, choices, (game, before, after) => {
        const open = () => HouseholdSimulator.create(game.world, game.wording);
        const scene = open();
        const things = thingsIn(scene);
        const first = scene.begin(scene.task);
        const played = wander(scene, before, first);
        expect(thingsIn(scene)).toEqual(things);
        const again = open();
        expect(wander(again, before, again.begin(again.task))).toEqual(played);
        const last = played.outcomes.at(-1) ?? first;
        expect(faultsOf(last.observation.admissible, scene)).toEqual([]);
        const view = scene.ownerView();
        const [one, two] = [scene.fork(), scene.fork()];
        const next = wander(one, after, last);
        expect(scene.ownerView()).toEqual(view);
        expect(wander(two, after, last)).toEqual(next);
        expect(wander(scene, after, last)).toEqual(next);
      }),
      { numRuns: runs },
    );
  });
}

/** A thing on two places counts once. */
function thingsIn(scene: Simulator): readonly string[] {
  const { places, held } = scene.ownerView();
  const lying = places.flatMap(({ things }) => things.map(({ id }) => id));
  return [...new Set([...lying, ...(held ? [held.id] : [])])].sort();
}

function faultsOf(admissible: readonly string[], scene: Simulator): readonly string[] {
  const isHolding = scene.ownerView().held !== null;
  const impossible = isHolding ? /^take / : /^(put|move|heat|cool|clean|slice) /;
  return [
    ...admissible.filter((command, at) => command <= (admissible[at - 1] ?? "")),
    ...["inventory", "look"].filter((command) => !admissible.includes(command)),
    ...admissible.filter((command) => impossible.test(command)),
  ];
}

export function testHomes(homes: readonly Home[], runs: number): void {
  const open = (home: Home) => createSimulator(storeHome(home), home.id);
  const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 120 });

  it("have tasks that the planner's commands win in order, each in its last command", () => {
    for (const home of homes) {
      const simulator = open(home);
      for (const task of home.tasks) {
        expect(simulator.begin(task).terminated, task.sentence).toBe(false);
        const rewards = (simulator.plan() ?? []).map((command) => simulator.step(command).reward);
        expect(rewards.indexOf(1), `${home.id}: ${task.sentence}`).toBe(rewards.length - 1);
        expect(rewards.length).toBeGreaterThan(0);
      }
    }
  });

  it("have names for people that tell everything apart", () => {
    for (const home of homes) {
      const { places, held, robotAt } = open(home).ownerView();
      expect([held, robotAt]).toEqual([null, []]);
      for (const labels of [
        places.map((place) => place.label),
        places.flatMap((place) => place.things.map((thing) => thing.label)),
      ])
        expect(new Set(labels).size, home.id).toBe(labels.length);
    }
  });

  it("sample tasks that can be done and are not done, sensible, the same for the same seed", () => {
    for (const home of homes) {
      const [simulator, world] = [open(home), buildHome(home)];
      const [random, again] = [seededRandom(7), seededRandom(7)];
      for (let round = 0; round < 12; round += 1) {
        const task = simulator.sampleTask(random);
        expect(simulator.fork().sampleTask(again)).toEqual(task);
        if (!task) throw new Error(`${home.id} affords no task`);
        if (round === 0) expect(isSensible(world, task), task.sentence).toBe(true);
        expect(simulator.begin(task).terminated, task.sentence).toBe(false);
        expect(task.sentence).not.toMatch(/undefined|\bnull\b/);
        const rewards = (simulator.plan() ?? []).map((command) => simulator.step(command).reward);
        expect(rewards.at(-1), `${home.id}: ${task.sentence}`).toBe(1);
      }
    }
  });

  it("are planned in from any state, whatever is open or in the hand, and never name an owner", () => {
    fc.assert(
      fc.property(fc.constantFrom(...homes), choices, fc.nat(10), (home, numbers, index) => {
        const simulator = open(home);
        const { outcomes } = wander(simulator, numbers, simulator.begin(simulator.task));
        const said = JSON.stringify(outcomes);
        expect(home.people.filter((person) => said.includes(person))).toEqual([]);
        const task = home.tasks[index % home.tasks.length] ?? simulator.task;
        let outcome = simulator.begin(task);
        for (const command of simulator.plan() ?? []) {
          expect(outcome.observation.admissible).toContain(command);
          outcome = simulator.step(command);
        }
        expect(outcome.terminated, task.sentence).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it("have something of somebody's among several of its kind", () => {
    for (const home of homes) expect(asksWhich(home, "owner"), home.id).toBe(true);
  });
}

function asksWhich(home: Home, key: "owner" | "colour"): boolean {
  return home.tasks.some(
    ({ object, particular }) =>
      particular?.[key] && home.things.filter(({ id }) => classOf(id) === object).length > 1,
  );
}

export function drawHomes(count: number): readonly Home[] {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  return homeKinds.flatMap((kind) => seeds.map((seed) => generateHome({ seed, kind })));
}

export function testDrawnHomes(homes: readonly Home[]): void {
  describe("drawn homes", () => {
    it("are all different, and the same for the same seed", () => {
      const texts = homes.map(({ id: _, ...rest }) => JSON.stringify(rest));
      expect(new Set(texts).size).toBe(homes.length);
      expect(new Set(homes.map(({ id }) => id)).size).toBe(homes.length);
      for (const kind of homeKinds)
        expect(generateHome({ seed: 1, kind })).toEqual(homes.find(({ id }) => id === `${kind}-1`));
    });

    it.each<[string, (home: Home) => boolean]>([
      [
        "pass every check",
        (home) => checkHome(JSON.stringify(home, null, 2), { file: "k" }).length === 0,
      ],
      ["are small enough to be drawn, no place crowded", isReadable],
      ["keep things where such things are kept", isTidy],
      ["have six tasks or more", ({ tasks }) => tasks.length >= 6],
      ["have a task about a colour, among several", (home) => asksWhich(home, "colour")],
      [
        "have all six types of tasks where the rooms afford them",
        (home) =>
          new Set(home.tasks.map(({ type }) => type)).size >=
          { kitchen: 5, bathroom: 3, flat: taskTypes.length, livingroom: 2, bedroom: 2 }[
            kindOfHome(home)
          ],
      ],
      [
        "have sensible tasks only",
        (home) => home.tasks.every((task) => isSensible(buildHome(home), task)),
      ],
    ])("%s", (_, holds) => {
      expect(homes.filter((home) => !holds(home)).map(({ id }) => id)).toEqual([]);
    });
  });
}

function isReadable({ places, things }: Home): boolean {
  const isFlat = ["bedroom", "kitchen"].every((name) => places.some(({ room }) => room === name));
  const [mostPlaces, mostThings] = isFlat ? [28, 40] : [14, 24];
  const crowd = places.map(({ id }) => things.filter((thing) => thing.in === id).length);
  return (
    places.length >= 8 &&
    places.length <= mostPlaces &&
    things.length >= 12 &&
    things.length <= mostThings &&
    Math.max(...crowd) <= 5
  );
}

function isTidy({ places, things }: Home): boolean {
  return things.every((thing) => {
    const room = places.find(({ id }) => id === thing.in)?.room ?? "";
    return likelihoodOf({ room, place: classOf(thing.in), thing: classOf(thing.id) });
  });
}
