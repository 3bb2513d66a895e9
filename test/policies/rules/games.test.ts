import { expect, it } from "vitest";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { listGames, listHomes, loadHousehold } from "../../../scenes/household/source/load.js";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import type { AskPolicy, AskSituation } from "../../../src/core/episode/decision.js";
import type { AskPolicyName } from "../../../src/core/episode/episode.js";
import { seededRandom } from "../../../src/core/random.js";
import { sharedData } from "../../shared-data.js";
import { type Answers, type Game, type Played, playGame } from "./play.js";

const ask = (answers: Answers): AskPolicyName => (answers === "none" ? "never" : "missing");

function tally(games: readonly Played[]) {
  const mean = (value: (game: Played) => number): number =>
    games.reduce((sum, game) => sum + value(game), 0) / games.length;
  return {
    won: mean(({ won }) => Number(won)),
    steps: mean(({ steps }) => steps),
    questions: mean(({ questions }) => questions),
  };
}

/** Four tasks in a row per home; things and facts persist. */
async function playHomes(answers: Answers, given: Partial<Game> = {}): Promise<readonly Played[]> {
  const games: Played[] = [];
  for (const home of listHomes()) {
    const random = seededRandom(3, home);
    const scene = createSimulator(loadHousehold(home).content);
    let facts: Game["facts"];
    for (let round = 0; round < 4; round++) {
      const task = scene.sampleTask(random);
      if (!task) break;
      const game = { scene, task, answers, ask: ask(answers), random, facts, ...given };
      const played = await playGame(game);
      games.push(played);
      facts = played.facts;
    }
  }
  return games;
}

it("does the tasks of our homes round after round, sooner with answers than without", async () => {
  const [helped, alone, misled] = [
    tally(await playHomes("true")),
    tally(await playHomes("none")),
    tally(await playHomes("wrong")),
  ];
  expect([helped.won, alone.won, misled.won]).toEqual([1, 1, 1]);
  expect(helped.steps).toBeLessThan(alone.steps);
  expect(helped.questions).toBeGreaterThan(0);
  expect(alone.questions).toBe(0);
});

it("gives up, having looked everywhere, when there is no such thing", async () => {
  const scene = createSimulator(loadHousehold("kitchen").content);
  const task = { ...scene.task, sentence: "put a unicorn on the dining table." };
  const game = await playGame({ scene, task, answers: "none" });
  expect(game.end).toEqual({ kind: "truncated", reason: "gave-up" });
  const looked = game.facts.filter(({ relation }) => relation === "holds");
  const places = scene.ownerView().places.map(({ id }) => id);
  expect(looked.map(({ subject }) => subject).sort()).toEqual(places.sort());
});

it("tells its ask policy the episode, the step, the questions so far, and the candidates' chances", async () => {
  const policy = createAskPolicy("missing");
  const heard: AskSituation[] = [];
  const asking: AskPolicy = {
    ...policy,
    decide: (need, situation) => {
      heard.push(situation);
      return policy.decide(need, situation);
    },
  };
  const games = await playHomes("true", { asking });
  expect(heard.length).toBeGreaterThan(games.length / 4);
  expect(heard.filter(({ asked }) => asked === 0).length).toBeGreaterThan(0);
  for (const { episode, step, asked, scores = [] } of heard) {
    expect(episode).toBe("test 1");
    expect(step).toBeGreaterThan(asked);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 9);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }
});

const shared = sharedData("alfworld", "valid_train");

it.skipIf(!shared).each(["2.1.2", "2.1.1"] as const)(
  "plays real games in the wording of %s",
  async (wording) => {
    const sample = listGames(shared ?? "").filter((_, index) => index % 60 === 0);
    const play = async (answers: Answers) =>
      tally(
        await Promise.all(
          sample.map((file, index) => {
            const { content, tasks } = loadHousehold(file, { wording });
            const [task] = tasks;
            if (!task) throw new Error(file);
            const scene = createSimulator(content);
            const random = seededRandom(index, file);
            return playGame({ scene, task, answers, ask: ask(answers), random });
          }),
        ),
      );
    const [helped, alone] = [await play("true"), await play("none")];
    expect([helped.won, alone.won, (await play("wrong")).won]).toEqual([1, 1, 1]);
    expect(helped.steps).toBeLessThan(alone.steps);
  },
);
