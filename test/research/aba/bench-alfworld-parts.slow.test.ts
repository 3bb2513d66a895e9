import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { alfworldKind } from "../../../src/research/aba/alfworld-report.js";
import { demonstrate } from "../../../src/research/aba/demonstrate.js";
import { readGameList } from "../../../src/research/aba/game-list.js";
import { writeReport } from "../../../src/research/report/write-report.js";
import { newFile } from "../../memory/folder.js";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { bench, cupInDrawer, writeGames } from "./bench-alfworld-setup.js";

it("goes on after broken games and lists them with what failed", async () => {
  const folder = writeGames({
    "cup-1/good": cupInDrawer,
    "cup-1/cut": cupInDrawer.slice(0, 200),
    "cup-1/riddle": tinyGame(),
  });
  const seen: string[] = [];
  const result = await bench(folder, { onProgress: (done, of) => seen.push(`${done}/${of}`) });
  expect(result.games).toBe(2);
  expect(result.success).toBe(0.5);
  expect(result.failures.map(({ game }) => game)).toEqual(["cup-1/cut", "cup-1/riddle"]);
  expect(result.skipped).toMatchObject([{ file: expect.stringMatching(/cut/) }]);
  expect(result.failures[0]?.reason).toMatch(/game\.tw-pddl: .*JSON/);
  expect(result.failures[1]?.reason).toMatch(/gave up after 0 steps/);
  expect(seen).toEqual(["1/3", "2/3", "3/3"]);
});

it("an expert shows what it does in the games that can be read", async () => {
  const folder = writeGames({ "cup-1/good": cupInDrawer, "cup-2/cut": "{" });
  const { experiences, skipped } = await demonstrate(folder, { perType: 2, seed: 1 });
  expect(experiences.length).toBeGreaterThan(1);
  expect(skipped).toMatchObject([{ file: expect.stringMatching(/cut/) }]);
});

it("has the keys that scripts read", async () => {
  const result = await bench(writeGames({ "cup-1/a": cupInDrawer }));
  expect(result).toMatchObject({
    games: 1,
    success: 1,
    meanReward: 1,
    meanWalkthrough: 2,
    repeatedQuestions: 0,
    questionsPerTask: 1,
    questionsByRound: [1],
    failures: [],
  });
  expect(result.byType).toEqual({
    pick_and_place_simple: {
      games: 1,
      success: 1,
      meanSteps: result.meanSteps,
      questionsPerTask: 1,
      followUpsPerTask: 0,
    },
  });
  expect(result.meanSteps).toBeGreaterThanOrEqual(3);
  expect(result.randomOrderSteps).toBeUndefined();
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
  const cups = `(objectType Cup_bar_2 CupType) (pickupable Cup_bar_2)
    (inReceptacle Cup_bar_2 Fridge_bar_1) (objectAtLocation Cup_bar_2 loc_bar_3)`;
  const text = tinyGame({ more: cups }).replace("do as the test says", "put a cup in drawer");
  const folder = writeGames({ "cup-1/a": text });
  const ambiguous = await bench(folder, { settings: { variant: "ambiguous" } });
  expect(ambiguous).toMatchObject({ success: 1, ownTasks: 1, failures: [] });
  expect(ambiguous.enumeration?.success).toBe(1);
  const rounds = await bench(folder, { settings: { variant: "multiround", maxSteps: 30 } });
  expect(rounds.meanReward).toBeGreaterThan(2);
  expect(rounds.rewardCountingThoughts).toBeLessThan(rounds.meanReward);
  expect(rounds.questionsByRound.length).toBe(rounds.gamesByRound.length);
  expect(rounds.withoutAsking).toBeDefined();
});

it("writes a report that needs nothing else", async () => {
  const folder = writeGames({ "cup-1/a": cupInDrawer, "cup-1/<b>": "{}" });
  for (const variant of ["standard", "multiround"] as const) {
    const result = await bench(folder, { settings: { variant } });
    const to = path.join(path.dirname(newFile()), "report");
    const origin = { command: "sous bench alfworld --games some/games", seconds: 1 };
    const name = `alfworld-${variant}`;
    const [report] = alfworldKind.compose([{ kind: "alfworld", file: "", origin, result }]);
    const files = report ? await writeReport(to, name, report) : [];
    expect(files.map((file) => path.basename(file)).sort()).toEqual(readdirSync(to).sort());

    const html = readFileSync(path.join(to, `alfworld-${variant}.html`), "utf8");
    expect(html).not.toMatch(/https?:|\/\/\w+\.|<script|<link|@import|src=|url\((?!#)/);
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(1);
    expect(html).toContain("cup-1/&lt;b&gt;");
    const markdown = readFileSync(path.join(to, `alfworld-${variant}.md`), "utf8");
    for (const text of [html, markdown]) {
      expect(text).toContain(origin.command);
      expect(text).toContain("pick_and_place_simple");
      expect(text).toContain("rules policy without a language model");
      expect(text).toContain(variant === "standard" ? "ABA, table 1" : "ABA-IL");
    }
    for (const [, plot = ""] of markdown.matchAll(/!\[.*?\]\((.*?)\)/g)) {
      expect(readFileSync(path.join(to, plot), "utf8")).toMatch(/^<svg/);
    }
  }
});
