import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CommandList } from "../../../scenes/household/commands.js";
import { listGames, readGameFile } from "../../../scenes/household/index.js";
import { Layout } from "../../../scenes/household/layout.js";
import { perform } from "../../../scenes/household/perform.js";
import { HouseholdSimulator } from "../../../scenes/household/simulator.js";
import { type Game, readGame } from "../../../scenes/household/source/game-file.js";
import {
  condition,
  createState,
  has,
  nothing,
  type State,
} from "../../../scenes/household/state.js";
import type { Ability, Thing } from "../../../scenes/household/world.js";
import type { Outcome, Simulator } from "../../../src/core/scene.js";
import { sharedData } from "../../shared-data.js";
import { tinyGame, tinyGoals } from "./tiny-game.js";

const shared = sharedData("alfworld");
const ours = Object.values(tinyGoals).map((goal, i) => tinyGame({ goal, old: i % 2 === 0 }));
const games = [
  ...ours.map((text) => readGame(text, { file: "tiny" })),
  ...(shared ? listGames(shared).filter((_, i) => i % 23 === 0) : []).map((f) => readGameFile(f)),
];

/** A number for each step: which of the possible commands is chosen, or one that is not possible. */
const episode = fc.record({
  game: fc.constantFrom(...games),
  choices: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 80 }),
});
const numRuns = 200;

const foreign = ["", "go to", "think: where?", "look ", "Look", "put a 1 in/on b 2", "take it"];

function choose(choice: number, { observation }: Outcome): string {
  const { admissible } = observation;
  if (choice % 10 === 0) return foreign[(choice / 10) % foreign.length] ?? "";
  return admissible[choice % admissible.length] ?? "";
}

function open({ world, wording }: Game): Simulator {
  return HouseholdSimulator.create(world, wording);
}

/** Plays on; returns the commands and everything that was said. */
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

describe("any episode of any game", () => {
  it("is the same when it is replayed", () => {
    fc.assert(
      fc.property(episode, ({ game, choices }) => {
        const scene = open(game);
        const { commands, outcomes } = wander(scene, choices, scene.begin(scene.task));
        const again = open(game);
        again.begin(again.task);
        expect(commands.map((command) => again.step(command))).toEqual(outcomes);
      }),
      { numRuns },
    );
  });

  it("is not touched by what is done to a copy", () => {
    fc.assert(
      fc.property(episode, episode, ({ game, choices }, other) => {
        const scene = open(game);
        const { outcomes } = wander(scene, choices, scene.begin(scene.task));
        const last = outcomes.at(-1) ?? scene.begin(scene.task);
        const view = scene.ownerView();
        const [one, two] = [scene.fork(), scene.fork()];
        const first = wander(one, other.choices, last);
        expect(scene.ownerView()).toEqual(view);
        expect(wander(two, other.choices, last)).toEqual(first);
        expect(wander(scene, other.choices, last)).toEqual(first);
      }),
      { numRuns },
    );
  });

  it("keeps the state in order, and its kept lists of commands are those that are built anew", () => {
    fc.assert(
      fc.property(episode, ({ game, choices }) => {
        const layout = new Layout(game.world, game.wording);
        const commands = new CommandList(layout);
        const state = createState(game.world);
        const scene = open(game);
        let outcome = scene.begin(scene.task);
        for (const choice of choices) {
          const text = choose(choice, outcome);
          const command = commands.list(state).find((one) => one.text === text.trim());
          const said = command ? perform(layout, state, command) : "Nothing happens.";
          outcome = scene.step(text);
          expect(outcome.observation).toEqual({
            text: said,
            admissible: commands.list(state).map((one) => one.text),
          });
          expect(faultsOfState(state, game)).toEqual([]);
          expect(faultsOfCommands(outcome.observation.admissible, state)).toEqual([]);
        }
      }),
      { numRuns },
    );
  });
});

/** What breaks a rule that always holds of a state; empty when all is well. */
function faultsOfState(state: State, { world }: Game): string[] {
  const { contents, missed, reachable } = state;
  return [
    ...[...contents, ...missed, ...reachable].flatMap((list) =>
      isRising(list) ? [] : [`${list} is not in listing order`],
    ),
    ...world.places.flatMap((place, index) => {
      if (!place.openable && state.opened[index]) return [`${place.name} was opened`];
      const both = missed[index]?.some((thing) => contents[index]?.includes(thing));
      return both ? [`something is in ${place.name} and missed there`] : [];
    }),
    ...world.things.flatMap((thing, index) =>
      faultsOfThing(state, thing, index).map((fault) => `${thing.name} ${fault}`),
    ),
  ];
}

function faultsOfThing(state: State, { places, abilities }: Thing, index: number): string[] {
  const can = (ability: Ability) => abilities.includes(ability);
  const is = (bit: number) => has(state, index, bit);
  const held = state.held === index;
  const found = state.contents.filter((things) => things.includes(index)).length + Number(held);
  const rules = {
    "is in more places than at the start": found <= places.length,
    "is lost": found > 0 || places.length === 0,
    "was moved": can("pick") || (!held && found === places.length),
    "is hot and cool": !(is(condition.hot) && is(condition.cool)),
    "is on": can("use") || !is(condition.on),
    "is sliced": can("slice") || !is(condition.sliced),
  };
  return Object.entries(rules).flatMap(([fault, kept]) => (kept ? [] : [fault]));
}

function faultsOfCommands(admissible: readonly string[], { held }: State): string[] {
  const handy = held === nothing ? /^(put|move|heat|cool|clean|slice) / : /^take /;
  return [
    ...(isRising(admissible) ? [] : ["the commands are not sorted"]),
    ...["inventory", "look"].filter((command) => !admissible.includes(command)),
    ...admissible.filter((command) => handy.test(command)),
  ];
}

function isRising<T>(list: readonly T[]): boolean {
  return list.every((item, i) => i === 0 || (list[i - 1] ?? item) < item);
}
