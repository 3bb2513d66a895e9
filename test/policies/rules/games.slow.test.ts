import { expect, it } from "vitest";
import {
  createSimulator,
  listGames,
  listHomes,
  loadHousehold,
} from "../../../scenes/household/index.js";
import { type Random, seededRandom } from "../../../src/core/random.js";
import type { Task } from "../../../src/core/scene.js";
import { sharedData } from "../../shared-data.js";
import { type Answers, type Played, playGame } from "./play.js";

interface Tally {
  readonly won: number;
  readonly steps: number;
  readonly questions: number;
}

function tally(games: readonly Played[]): Tally {
  const mean = (value: (game: Played) => number): number =>
    games.reduce((sum, game) => sum + value(game), 0) / games.length;
  return {
    won: mean((game) => (game.won ? 1 : 0)),
    steps: mean((game) => game.steps),
    questions: mean((game) => game.questions),
  };
}

/** Several tasks in a row in one home: the things stay where they were put, the facts stay known. */
async function playRounds(home: string, rounds: number, answers: Answers, random: Random) {
  const scene = createSimulator(loadHousehold(home).content);
  const games: Played[] = [];
  for (let round = 0; round < rounds; round++) {
    const task = scene.sampleTask(random);
    if (!task) break;
    const ask = answers === "none" ? "never" : "missing";
    games.push(await playGame({ scene, task, answers, ask, random, facts: games.at(-1)?.facts }));
  }
  return games;
}

async function playHomes(answers: Answers): Promise<Tally> {
  const games = listHomes().flatMap((home) =>
    [1, 2, 3].map((seed) => playRounds(home, 8, answers, seededRandom(seed, home))),
  );
  return tally((await Promise.all(games)).flat());
}

it("does the tasks of our homes round after round, sooner with answers than without", async () => {
  const helped = await playHomes("true");
  const alone = await playHomes("none");
  const misled = await playHomes("wrong");
  expect(helped.won).toBe(1);
  expect(alone.won).toBeGreaterThan(0.95);
  expect(misled.won).toBeGreaterThan(0.98);
  expect(helped.steps).toBeLessThan(alone.steps);
  expect(alone.questions).toBe(0);
});

it("asks at most one where and one which about a thing", async () => {
  for (const home of listHomes()) {
    for (const answers of ["true", "wrong", "none"] as const) {
      for (const game of await playRounds(home, 10, answers, seededRandom(7, home))) {
        const needs = game.trajectory.flatMap((step) =>
          step.kind === "ask" ? [`${step.need.func} ${step.need.noun}`] : [],
        );
        expect(new Set(needs).size).toBe(needs.length);
      }
    }
  }
});

it("asks less in later rounds than a newcomer would", async () => {
  const rounds = await playRounds("flat", 20, "true", seededRandom(3, "flat"));
  const early = tally(rounds.slice(0, 5));
  const late = tally(rounds.slice(-5));
  expect(late.questions).toBeLessThan(early.questions);
});

it("asks about everything when it is told to, and still finishes", async () => {
  const scene = createSimulator(loadHousehold("kitchen").content);
  const game = await playGame({ scene, task: scene.task, answers: "true", ask: "always" });
  expect(game.won).toBe(true);
  expect(game.questions).toBeGreaterThan(0);
});

it("gives up, having looked everywhere, when there is no such thing", async () => {
  const scene = createSimulator(loadHousehold("kitchen").content);
  const task: Task = { ...scene.task, sentence: "put a unicorn on the dining table." };
  const game = await playGame({ scene, task, answers: "none" });
  expect(game.end).toEqual({ kind: "truncated", reason: "gave-up" });
  const looked = game.facts.filter((fact) => fact.relation === "holds");
  expect(looked.map((fact) => fact.subject).sort()).toEqual(
    scene
      .ownerView()
      .places.map((place) => place.id)
      .sort(),
  );
});

it("decides the same from the same view", async () => {
  const play = () => playRounds("flat", 5, "wrong", seededRandom(5, "flat"));
  const commands = async () =>
    (await play()).flatMap((game) =>
      game.trajectory.map((step) => (step.kind === "act" ? step.command : step.kind)),
    );
  expect(await commands()).toEqual(await commands());
});

const shared = sharedData("alfworld", "valid_train");

it.skipIf(!shared)("plays real games: with answers, without, and with wrong ones", async () => {
  const sample = listGames(shared ?? "").filter((_, index) => index % 8 === 0);
  for (const wording of ["2.1.2", "2.1.1"] as const) {
    const play = (answers: Answers): Promise<Played[]> =>
      Promise.all(
        sample.map((file, index) => {
          const { content, tasks } = loadHousehold(file, { wording });
          const [task] = tasks;
          if (!task) throw new Error(file);
          const ask = answers === "none" ? "never" : "missing";
          const random = seededRandom(index, file);
          return playGame({ scene: createSimulator(content), task, answers, ask, random });
        }),
      );
    const helped = tally(await play("true"));
    const alone = tally(await play("none"));
    expect(helped.won).toBeGreaterThanOrEqual(0.99);
    expect(alone.won).toBeGreaterThanOrEqual(0.95);
    expect(tally(await play("wrong")).won).toBeGreaterThanOrEqual(0.98);
    expect(helped.steps).toBeLessThan(alone.steps);
  }
});
