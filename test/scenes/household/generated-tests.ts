import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { CommandList } from "../../../scenes/household/commands.js";
import { isSensible } from "../../../scenes/household/expert/sensible.js";
import {
  checkHome,
  createSimulator,
  generateHome,
  homeKinds,
  replayCommands,
} from "../../../scenes/household/index.js";
import { Layout } from "../../../scenes/household/layout.js";
import { perform } from "../../../scenes/household/perform.js";
import { storeHome } from "../../../scenes/household/source/content.js";
import { buildHome, type Home } from "../../../scenes/household/source/home-file.js";
import {
  condition,
  createState,
  has,
  listAt,
  nothing,
  type State,
} from "../../../scenes/household/state.js";
import { likelihoodOf } from "../../../scenes/household/view/keeping.js";
import { classOf } from "../../../src/core/fact.js";
import { seededRandom } from "../../../src/core/random.js";
import { type Simulator, taskTypes } from "../../../src/core/scene.js";

function open(home: Home): Simulator {
  return createSimulator(storeHome(home), home.id);
}

/** The homes for which something does not hold, by id: none, one hopes. */
function exceptions(homes: readonly Home[], holds: (home: Home) => boolean): string[] {
  return homes.filter((home) => !holds(home)).map(({ id }) => id);
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** A home played by the bare rules, so that its state can be looked at after every command. */
function openState(home: Home) {
  const layout = new Layout(buildHome(home), "2.1.2");
  return { layout, state: createState(layout.world), possible: new CommandList(layout) };
}

/** What holds in every state: spec section 4. Returns what does not. */
function findFault(layout: Layout, state: State): string | null {
  const lying = state.contents.flat();
  const all = state.held === nothing ? lying : [...lying, state.held];
  if (new Set(all).size !== all.length) return "a thing is in two places, or in one and the hand";
  if (all.length !== layout.world.things.length) return "a thing is nowhere";
  for (const [index, place] of layout.world.places.entries()) {
    if (state.opened[index] && !place.openable) return `${place.name} cannot be open`;
    for (const thing of listAt(state.contents, index)) {
      if (!layout.accepts(index, thing)) return "a thing is where it does not go";
      if (!listAt(state.reachable, place.location).includes(thing))
        return "a thing has no location";
    }
  }
  for (const [index, thing] of layout.world.things.entries()) {
    const isHome = thing.places.every((place) => listAt(state.contents, place).includes(index));
    if (!thing.abilities.includes("pick") && !isHome) return `${thing.name} was moved`;
    if (has(state, index, condition.hot) && has(state, index, condition.cool))
      return "hot and cool";
  }
  return null;
}

const foreign = ["", "go to", "Look", "take everything", "open the fridge", "go to moon 1"];

/**
 * Tests over homes of every kind.
 *
 * @param count homes of each kind
 * @param runs episodes of 200 commands
 */
export function testGeneratedHomes(count: number, runs: number): void {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  const homes = homeKinds.flatMap((kind) => seeds.map((seed) => generateHome({ seed, kind })));

  describe("generated homes", () => {
    it("are all different", () => {
      expect(isUnique(homes.map(({ id }) => id))).toBe(true);
      expect(isUnique(homes.map(({ id: _, ...rest }) => JSON.stringify(rest)))).toBe(true);
    });

    it("pass every check, tasks played by the planner one after the other", () => {
      const problems = homes.flatMap((home) =>
        checkHome(JSON.stringify(home, null, 2), { file: home.id }),
      );
      expect(problems).toEqual([]);
    });

    it("have tasks that the planner's commands win in order, each in its last command", () => {
      const isWon = (home: Home) => {
        const simulator = open(home);
        return home.tasks.every((task) => {
          if (simulator.begin(task).terminated) return false;
          const rewards = (simulator.plan() ?? []).map((command) => simulator.step(command).reward);
          return rewards.indexOf(1) >= 0 && rewards.indexOf(1) === rewards.length - 1;
        });
      };
      expect(exceptions(homes, isWon)).toEqual([]);
    });

    it("have names for people that tell everything apart", () => {
      const isClear = (home: Home) => {
        const { places } = open(home).ownerView();
        const things = places.flatMap((place) => place.things.map((thing) => thing.label));
        return isUnique(places.map((place) => place.label)) && isUnique(things);
      };
      expect(exceptions(homes, isClear)).toEqual([]);
    });

    it("are small enough to be drawn, no place crowded", () => {
      const isReadable = ({ places, things }: Home) => {
        const [mostPlaces, mostThings] =
          places.some(({ room }) => room === "bedroom") &&
          places.some(({ room }) => room === "kitchen")
            ? [28, 40]
            : [14, 24];
        const crowd = places.map(({ id }) => things.filter((thing) => thing.in === id).length);
        return (
          places.length >= 8 &&
          places.length <= mostPlaces &&
          things.length >= 12 &&
          things.length <= mostThings &&
          Math.max(...crowd) <= 5
        );
      };
      expect(exceptions(homes, isReadable)).toEqual([]);
    });

    it("keep things where such things are kept", () => {
      const isTidy = ({ places, things }: Home) =>
        things.every((thing) => {
          const room = places.find(({ id }) => id === thing.in)?.room ?? "";
          return likelihoodOf({ room, place: classOf(thing.in), thing: classOf(thing.id) });
        });
      expect(exceptions(homes, isTidy)).toEqual([]);
    });

    it("have six tasks or more, one about somebody's thing, one about a colour, among several", () => {
      const asksWhich = (home: Home) =>
        (["owner", "colour"] as const).every((key) =>
          home.tasks.some(
            ({ object, particular }) =>
              particular?.[key] &&
              home.things.filter(({ id }) => classOf(id) === object).length > 1,
          ),
        );
      expect(exceptions(homes, (home) => home.tasks.length >= 6 && asksWhich(home))).toEqual([]);
    });

    it("have all six types of tasks where the rooms afford them", () => {
      const typesOf = (home: Home) => new Set(home.tasks.map(({ type }) => type)).size;
      const expected = (home: Home) =>
        ({ kitchen: 5, bathroom: 3, flat: taskTypes.length })[home.id.split("-")[0] ?? ""] ?? 2;
      expect(exceptions(homes, (home) => typesOf(home) >= expected(home))).toEqual([]);
    });

    it("have sensible tasks only, written and drawn", () => {
      const isWise = (home: Home) => {
        const world = buildHome(home);
        const drawn = open(home).sampleTask(seededRandom(3, home.id));
        return [...home.tasks, ...(drawn ? [drawn] : [])].every((task) => isSensible(world, task));
      };
      expect(exceptions(homes, isWise)).toEqual([]);
    });

    it("are the same for the same seed", () => {
      for (const kind of homeKinds) {
        for (const seed of seeds.slice(0, 10)) {
          const home = homes.find(({ id }) => id === `${kind}-${seed}`);
          expect(generateHome({ seed, kind })).toEqual(home);
        }
      }
    });
  });

  describe("any episode in generated homes", () => {
    const length = 200;
    let steps = 0;
    afterAll(() => {
      expect(steps).toBeGreaterThanOrEqual(runs * length);
    });

    it("keeps every thing somewhere, one at most in the hand, and is the same when replayed", () => {
      const choices = fc.array(fc.nat(10_000), { minLength: length, maxLength: length });
      fc.assert(
        fc.property(fc.constantFrom(...homes), choices, (home, numbers) => {
          const { layout, state, possible } = openState(home);
          const commands: string[] = [];
          const texts: string[] = [];
          for (const number of numbers) {
            const list = possible.list(state);
            const command = number % 20 === 0 ? undefined : list[number % list.length];
            commands.push(command?.text ?? foreign[(number / 20) % foreign.length] ?? "");
            texts.push(command ? perform(layout, state, command) : "Nothing happens.");
            const fault = findFault(layout, state);
            if (fault) expect.fail(`${home.id}, after ${commands.join(", ")}: ${fault}`);
            steps += 1;
          }
          const [, ...replayed] = replayCommands(open(home), commands);
          expect(replayed.map(({ observation }) => observation)).toEqual(texts);
        }),
        { numRuns: runs },
      );
    });
  });
}
