/** Benches that take a second or more, with a small input; and the report in a browser. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { readSous, runSous } from "../../test/app/run-sous.js";
import { type OpenAiPeer, startOpenAiPeer } from "../../test/peers/openai/peer.js";
import { chromiumPath, openBrowser } from "../../test/story/browser.js";
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
    shows: [["missing", "standard", "8.00"]],
  },
  {
    words: "bench memory --n 300 --dim 32".split(" "),
    prints: { kind: "memory", n: 300, recallAt10: 1 },
    shows: [],
  },
  {
    words: ["bench", "recall"],
    prints: { kind: "recall", items: 82, questions: 120 },
    shows: [["by both, as it is", "all: 120", "0.800"]],
  },
  {
    words: "bench reuse --homes 1 --rounds 2 --seeds 1".split(" "),
    prints: {
      kind: "reuse",
      homes: 1,
      rounds: 2,
      truthful: { tasks: 2, questionsByRound: [2, 0] },
    },
    shows: [["truthful, nothing moved", "success", "100.0 %"]],
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

it.runIf(chromiumPath)(
  "the report opens in a browser without a complaint or a request",
  async () => {
    const [results, out] = [path.join(folder, "results.json"), path.join(folder, "report")];
    const crowd = await runSous(..."bench crowd --people 20 --questions 60 --json".split(" "));
    const played = await runSous("bench", "alfworld", "--games", games, "--json");
    writeFileSync(results, crowd.out + played.out);
    await readSous("report", "--results", results, "--out", out);
    const url = pathToFileURL(path.join(out, "report.html")).href;
    const browser = await openBrowser(chromiumPath ?? "");
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const [complaints, requests]: [string[], string[]] = [[], []];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(url);
    for (const width of [380, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      const root = "document.documentElement";
      const wider = await page.evaluate(`${root}.scrollWidth > ${root}.clientWidth`);
      expect([width, wider]).toEqual([width, false]);
    }
    for (const link of await page.locator("nav a").all()) {
      const id = (await link.getAttribute("href"))?.slice(1);
      expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
    }
    expect(await page.locator("figure svg").count()).toBeGreaterThanOrEqual(1);
    expect([complaints, requests]).toEqual([[], [url]]);
  },
);
