/** ABA's variants over the whole product, on our homes. */
import { describe, expect, it } from "vitest";
import { listHomes } from "../../../scenes/household/index.js";
import type { GameSummary } from "../../../src/research/lab/contract.js";
import { play } from "./lab-setup.js";

function sum(games: readonly GameSummary[], value: (game: GameSummary) => number): number {
  return games.reduce((total, game) => total + value(game), 0);
}

const steps = (game: GameSummary): number => game.rounds[0]?.steps ?? 0;

const spent = ({ rounds }: GameSummary): number =>
  rounds.reduce((total, round) => total + round.steps + round.questions, 0);

describe("an ambiguous task", () => {
  it("is done sooner by asking than by trying one after the other", async () => {
    const seeds = [1, 2];
    const games = listHomes().flatMap((home) => seeds.map((seed) => ({ home, seed })));
    const asked: GameSummary[] = [];
    const tried: GameSummary[] = [];
    for (const { home, seed } of games) {
      asked.push(await play(home, { variant: "ambiguous", seed }));
      tried.push(await play(home, { variant: "ambiguous", seed, ask: "never" }));
    }
    expect(asked.every(({ rounds }) => rounds[0]?.success)).toBe(true);
    expect(asked.every(({ rounds }) => (rounds[0]?.questions ?? 0) >= 1)).toBe(true);
    expect(sum(asked, steps)).toBeLessThan(sum(tried, steps));
    expect(asked.map(({ rounds }) => rounds[0]?.task)).toEqual(
      tried.map(({ rounds }) => rounds[0]?.task),
    );
  });
});

describe("many rounds", () => {
  it("go on until the steps are used up, actions and questions counted", async () => {
    for (const home of listHomes()) {
      const game = await play(home, { variant: "multiround" });
      const last = game.rounds.at(-1);
      expect(game.rounds.slice(0, -1).every(({ success }) => success)).toBe(true);
      expect(game.rounds.length).toBeGreaterThan(3);
      expect(last?.success === false ? last.end : "max-steps").toBe("max-steps");
      expect(spent(game)).toBeGreaterThanOrEqual(50);
      expect(spent(game) - (last?.questions ?? 0)).toBeLessThanOrEqual(50);
      expect(game.repeatedQuestions).toBe(0);
    }
  });
});
