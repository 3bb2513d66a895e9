/** Benches that take a second or more, with a small input. */
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenAiPeer, startOpenAiPeer } from "../../test/peers/openai/peer.js";
import { type Bench, checkBench } from "./run-bench.js";
import { cupInDrawer, newFolder, writeGames } from "./set-up.js";

const folder = newFolder();
const games = writeGames(path.join(folder, "games"), { "cup-1/good": cupInDrawer });
let peer: OpenAiPeer;
beforeAll(async () => {
  peer = await startOpenAiPeer();
});
afterAll(() => peer.close());

const benches: readonly Bench[] = [
  {
    words: "bench cooking --ablations whole --tasks take1 --episodes 10 --n 2 --seeds 1,2".split(
      " ",
    ),
    prints: { kind: "query-ablations", trainingGames: 10, arms: [{ without: null }] },
    shows: [
      ["take2-cut", "whole", "0.0 ± 0.0"],
      ["needed", "take2-cut", "4.0"],
    ],
  },
  {
    words: ["bench", "asking", "--games", games, "--seeds", "1"],
    prints: {
      kind: "asking",
      games: 1,
      calibratedOn: null,
      cells: expect.arrayContaining([
        expect.objectContaining({ variant: "standard", people: "precise", lambda: 2, missing: 6 }),
      ]),
    },
    shows: [["missing", "standard", "8"]],
  },
  {
    words: "bench memory --n 300 --dim 32".split(" "),
    prints: { kind: "memory", n: 300, recallAt10: 1 },
    shows: [],
  },
  {
    words: ["bench", "recall"],
    prints: { kind: "recall", items: 82, questions: 120 },
    shows: [["value", "hitAt3 both", "0.800"]],
  },
  {
    words: "bench reuse --homes 1 --rounds 2 --seeds 1".split(" "),
    prints: {
      kind: "reuse",
      homes: 1,
      rounds: 2,
      truthful: { tasks: 2, questionsAsked: 2 },
    },
    shows: [["value", "truthful success mean", "1"]],
  },
  {
    words: `bench ldm2 --per-type 1 --goals 1 --batches 1 --limit 1 --curve none
      --no-ablations --seeds 1`.split(/\s+/),
    prints: { kind: "ldm2", games: 1, lowered: 0 },
    shows: [],
  },
  {
    words: "bench webshop --n 3".split(" "),
    prints: { kind: "webshop", agent: "rules", goals: 3 },
    shows: [],
  },
];

it.each(benches.map((bench) => [bench.words.slice(0, 3).join(" "), bench] as const))(
  "%s prints its figures, and the report shows them",
  (_, bench) => checkBench(bench),
);

it("bench agents marks its tables with whose figures they are", () =>
  checkBench({
    words: ["bench", "agents", "--games", games, "--scripted"],
    settings: { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any", SOUS_LLM_URL: peer.url },
    prints: {
      kind: "agents",
      label: "scripted model",
      agents: [
        { agent: "react", success: 1, requestsPerEpisode: 8, goalConditions: 1 },
        { agent: "aba", pathWeightedSuccess: 0.5, pathWeightedConditions: 0.5 },
      ],
    },
    shows: [
      ["All", "aba (scripted model)", "100.0"],
      ["steps, questions and follow-ups", "aba (scripted model)", "5.00"],
    ],
  }));
