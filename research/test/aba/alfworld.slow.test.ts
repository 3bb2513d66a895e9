/** ALFWorld's games with the rules policy: games that fail, lists, variants, and figures on the real games. */
import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newFile } from "../../../test/memory/folder.js";
import { tinyGame } from "../../../test/scenes/household/tiny-game.js";
import { benchAlfworld } from "../../aba/bench-alfworld.js";
import { demonstrate, readGameList } from "../../aba/inputs.js";
import { cupInDrawer, newFolder, openLab, realGames, usual, watch, writeGames } from "../set-up.js";

type BenchAlfworldRequest = Parameters<typeof benchAlfworld>[1];
type Change = Partial<Omit<BenchAlfworldRequest, "settings">> & {
  readonly jobs?: number;
  readonly settings?: Partial<BenchAlfworldRequest["settings"]>;
};

function bench(folder: string, { jobs, settings, ...change }: Change = {}) {
  const { seed: _, visits: __, ...rest } = usual;
  const request = { games: folder, seeds: [1], ...change, settings: { ...rest, ...settings } };
  return benchAlfworld(openLab(jobs), request);
}

const folder = writeGames(newFolder(), {
  "cup-1/a": cupInDrawer,
  "cup-1/cut": cupInDrawer.slice(0, 200),
  "cup-1/riddle": tinyGame(),
});

it("goes on after broken games and lists them with what failed", async () => {
  const { result, seen } = await watch(() => bench(folder));
  expect(result).toMatchObject({ games: 2, success: 0.5 });
  expect(result.failures).toMatchObject([
    { game: "cup-1/cut", reason: expect.stringMatching(/game\.tw-pddl: .*JSON/) },
    { game: "cup-1/riddle", reason: expect.stringMatching(/gave up after 0 steps/) },
  ]);
  expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  expect(result.randomOrderSteps).toBeUndefined();
});

it("plays every seed, in the order of a list, in processes of their own as well", async () => {
  const list = ["cup-1/a", "cup-1/cut"];
  const request = { list, seeds: [1, 2], settings: { ask: "never" } } as const;
  const alone = await bench(folder, request);
  expect(await bench(folder, { ...request, jobs: 2 })).toEqual(alone);
  expect(alone.games).toBe(1);
  expect(alone.failures.map(({ game }) => game)).toEqual(["cup-1/cut", "cup-1/cut"]);
  expect(alone.randomOrderSteps).toBeGreaterThanOrEqual(alone.meanSteps);
  await expect(bench(folder, { list: ["cup-9/z"] })).rejects.toThrow(/no game "cup-9\/z"/);
});

it("an expert shows what it does in the games that can be read", async () => {
  const { experiences, skipped } = await demonstrate(folder, { perType: 2, seed: 1 });
  expect(experiences.length).toBeGreaterThan(1);
  expect(skipped).toMatchObject([{ file: expect.stringMatching(/cut/) }]);
});

it("reads lists of games as lines or JSON", () => {
  const read = (text: string) => {
    const file = newFile("list");
    writeFileSync(file, text);
    return readGameList(file);
  };
  expect(read("a/b\n\n c/d \n")).toEqual(["a/b", "c/d"]);
  expect(read(' ["a/b"]')).toEqual(["a/b"]);
  expect(() => read("[1]")).toThrow(/list: is not a list of game names/);
  expect(() => read("[oops")).toThrow(/list: is neither/);
});

it("plays the variants of a game, with their baselines", async () => {
  const more = `(objectType Cup_bar_2 CupType) (pickupable Cup_bar_2)
    (inReceptacle Cup_bar_2 Fridge_bar_1) (objectAtLocation Cup_bar_2 loc_bar_3)`;
  const text = tinyGame({ more }).replace("do as the test says", "put a cup in drawer");
  const cups = writeGames(newFile("games"), { "cup-1/a": text });
  const ambiguous = await bench(cups, { settings: { variant: "ambiguous" } });
  expect(ambiguous).toMatchObject({ success: 1, ownTasks: 1, failures: [] });
  expect(ambiguous.enumeration?.success).toBe(1);
  const rounds = await bench(cups, { settings: { variant: "multiround", maxSteps: 30 } });
  expect(rounds.meanReward).toBeGreaterThan(2);
  expect(rounds.rewardCountingThoughts).toBeLessThan(rounds.meanReward);
  expect(rounds.questionsByRound.length).toBe(rounds.gamesByRound.length);
  expect(rounds.withoutAsking).toBeDefined();
});

it.skipIf(!realGames)("masters a sample of the real games in every variant", async () => {
  const real = realGames ?? "";
  const all = openLab().games(real);
  const list = all.filter((_, index) => index % 40 === 0).map(({ id }) => id);
  const run = (settings: Change["settings"]) => bench(real, { list, settings });
  const asking = await run({});
  expect(asking.success).toBe(1);
  expect(asking.meanSteps).toBeLessThanOrEqual(1.15 * asking.meanWalkthrough);
  expect(asking.questionsPerTask).toBeLessThanOrEqual(1.2);
  expect(asking.repeatedQuestions).toBe(0);
  const never = await run({ ask: "never" });
  expect(never.success).toBeGreaterThanOrEqual(0.95);
  expect(never.meanSteps).toBeLessThanOrEqual(0.6 * (never.randomOrderSteps ?? 0));
  const ambiguous = await run({ variant: "ambiguous", wrong: 0.3, unsure: 0.2 });
  expect(ambiguous.success).toBeGreaterThanOrEqual(0.95);
  const [first = 0, , , , fifth = 0] = (await run({ variant: "multiround" })).questionsByRound;
  expect(fifth).toBeLessThan(first);
});
