/** ALFWorld's games with the agent, at an honest server and at one that spoils a fifth of its answers. */
import { expect, it } from "vitest";
import { listGames } from "../../../scenes/household/source/load.js";
import { sharedData } from "../../../test/shared-data.js";
import type { GameSummary } from "../../lab/lab.js";
import { openFaultyStage } from "./faulty-stage.js";

/** Every so manieth game is played. */
const stride = 8;

const folder = sharedData("alfworld", "valid_train");

async function playGames(policy: string, bad: number): Promise<readonly GameSummary[]> {
  const { play } = await openFaultyStage({ bad });
  const games = listGames(folder ?? "").filter((_, at) => at % stride === 0);
  const played: GameSummary[] = [];
  for (const game of games) played.push(await play(game, { policy, rescue: "choice" }));
  return played;
}

const meanOf = (played: readonly GameSummary[], figure: (one: GameSummary) => number): number =>
  played.reduce((sum, one) => sum + figure(one), 0) / played.length;

const isDone = ({ rounds: [first] }: GameSummary): number => Number(first?.success ?? false);

it.skipIf(!folder)(
  "takes the agent 8 requests and 7,500 tokens a game at most",
  { timeout: 300_000 },
  async () => {
    const played = await playGames("agent", 0);
    expect(meanOf(played, isDone)).toBe(1);
    expect(meanOf(played, ({ usage }) => usage?.requests ?? 0)).toBeLessThanOrEqual(8);
    expect(meanOf(played, ({ usage }) => usage?.promptTokens ?? 0)).toBeLessThanOrEqual(7_500);
    const by = played.flatMap(({ decidedBy = [] }) => decidedBy);
    expect(by.filter(({ how, corrected }) => how !== "tool" || corrected > 0)).toEqual([]);
  },
);

it.skipIf(!folder).each([
  ["agent", 0.95],
  ["aba", 0.85],
])(
  "loses few games of %s when a fifth of the answers is bad",
  { timeout: 600_000 },
  async (policy, least) => {
    expect(meanOf(await playGames(policy, 0.2), isDone)).toBeGreaterThanOrEqual(least);
  },
);
