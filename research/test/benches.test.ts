/** Every quick bench with a small input: what it prints, what the report shows of it, and what it refuses. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { readSous, runSous } from "../../test/app/run-sous.js";
import { newFile } from "../../test/memory/folder.js";
import { tinyGame } from "../../test/scenes/household/tiny-game.js";
import { ownFile, ownRows } from "./ambik/own-rows.js";
import { type Bench, checkBench } from "./run-bench.js";
import { cupInDrawer, newFolder, writeGames } from "./set-up.js";

const folder = newFolder();
const inFolder = (name: string) => path.join(folder, name);
const games = writeGames(inFolder("games"), {
  "cup-1/good": cupInDrawer,
  "cup-2/cut": cupInDrawer.slice(0, 200),
});
writeFileSync(inFolder("AmbiK_data.csv"), ownFile([...ownRows(1, 4), ...ownRows(200, 6)]));
const knowNo = Array.from(
  { length: 104 },
  (_, id) => `${id},a hat and a cap,"hat, cap",Bring it.,winograd_task,cap|hat`,
);
const columns = "id,environment_full,environment_short,task,ambiguity_type,user_intent";
writeFileSync(inFolder("knowno_data.csv"), [columns, ...knowNo].join("\n"));
const reply = {
  id: "1",
  game: "g",
  places: ["desk 1", "shelf 1"],
  objects: ["pen 1"],
  question: { func: "where", noun: "pen", text: "Where is the pen?", options: null },
  reply: "on the desk",
  known: [],
  gold: {
    kind: "location",
    facts: [{ object: "pen", places: ["desk 1"], polarity: true, certainty: "sure" }],
    choice: null,
  },
};
writeFileSync(inFolder("replies.jsonl"), JSON.stringify(reply));
const db = inFolder("played.db");
beforeAll(async () => {
  await readSous("play", "kitchen", "--bot", "simulated", "--rounds", "3", "--db", db);
}, 60_000);

const benches: readonly Bench[] = [
  {
    words: ["bench", "cooking", "--task", "take1-cut", "--n", "4", "--seeds", "1,2", "--run"],
    prints: {
      kind: "query-task",
      version: 1,
      seeds: [1, 2],
      success: 1,
      successSd: 0,
      meanSteps: 3.75,
      gamesByQueries: [0, 5, 3],
      recall: 0.6875,
      run: {
        command: "sous bench cooking --task take1-cut --n 4 --seeds 1,2 --run --json",
        seconds: expect.any(Number),
      },
    },
    shows: [
      ["planner, 4 × 2", "take1-cut", "100.0 ± 0.0"],
      ["AFK", "take1-cut", "43.5 ± 15.9"],
      ["recall", "take1-cut", "0.688"],
    ],
  },
  {
    words: ["bench", "cooking", "--policy", "learned", "--n", "2", "--seeds", "1"],
    prints: { kind: "query", tasks: [{ success: 1 }, {}, {}, { task: "take2-cut", queries: 3 }] },
    shows: [["learned, 2 × 1", "take2-cut", "100.0 ± 0.0"]],
  },
  {
    words: "bench grid --task danger --policy random --n 3 --seeds 1,2".split(" "),
    prints: { kind: "query-task", world: "grid", policy: "random", success: 1 / 3 },
    shows: [
      ["random, 3 × 2", "danger", "33.3 ± 47.1"],
      ["AFK's steps", "danger", "10.4"],
      ["precision", "danger", "0.056"],
    ],
  },
  {
    words: "bench crowd --people 20 --questions 60 --seeds 3..4".split(" "),
    prints: {
      kind: "crowd",
      people: 20,
      questions: 60,
      answersPerQuestion: 3,
      seeds: [{ seed: 3, majority: expect.closeTo(0.774, 3) }, { seed: 4 }],
    },
    shows: [
      ["aggregated", "3", "0.792"],
      ["recall", "copying", "0.500"],
      ["value", "leastCorrelation", "0.697"],
    ],
  },
  {
    words: ["bench", "ambik", "--data", folder],
    prints: { kind: "ambik", rows: 10, method: "embedded", ambdif: 1, ssc: 1 },
    shows: [
      ["balanced", "Sous: embedded, 10 pairs", "0.794"],
      ["balanced", "KnowNo, GPT-3.5", "0.50"],
    ],
  },
  {
    words: ["bench", "knowno", "--data", folder],
    prints: { kind: "knowno", method: "embedded", tasks: 4, helpRate: 0, success: 0 },
    shows: [["success", "Sous: embedded, 4 tasks", "0.000"]],
  },
  {
    words: ["bench", "alfworld", "--games", games],
    code: 3,
    prints: {
      kind: "alfworld",
      games: 1,
      success: 1,
      meanReward: 1,
      meanWalkthrough: 2,
      seeds: [1],
      repeatedQuestions: 0,
      questionsPerTask: 1,
      questionsByRound: [1],
      meanSteps: 4,
      byType: {
        pick_and_place_simple: { games: 1, success: 1, meanSteps: 4, followUpsPerTask: 0 },
      },
      failures: [{ game: "cup-2/cut", reason: expect.stringMatching(/game\.tw-pddl: .*JSON/) }],
      skipped: [{ file: expect.stringMatching(/cut/) }],
    },
    shows: [
      ["All", "Sous, asking", "100.0"],
      ["All", "OPEx, human prior", "84"],
      ["steps, questions and follow-ups", "Sous, asking", "5.00"],
    ],
  },
  {
    words: ["bench", "alfworld", "--games", games, "--variant", "multiround", "--max-steps", "20"],
    code: 3,
    prints: { variant: "multiround", withoutAsking: { success: 1 } },
    shows: [
      ["thoughts counted", "Sous, asking", "yes"],
      ["thoughts counted", "ABA-IL", "yes"],
    ],
  },
  {
    words: ["bench", "paraphrases"],
    prints: { kind: "paraphrases", pairs: 300, precision: 1, report: { pairs: 150, precision: 1 } },
    shows: [["value", "report recall", "0.027"]],
  },
  {
    words: ["bench", "grounding", "--file", inFolder("replies.jsonl")],
    prints: { items: 1, exact: 1, recall: 1, injectionsObeyed: 0 },
    shows: [],
  },
  {
    words: ["bench", "engine", "--games", path.join(games, "cup-1"), "--seconds", "1"],
    prints: { kind: "engine", games: 1, skipped: [], stepsPerSecond: expect.any(Number) },
    shows: [],
  },
];

it.each(benches.map((bench) => [bench.words.slice(0, 4).join(" "), bench] as const))(
  "%s prints its figures, and the report shows them",
  (_, bench) => checkBench(bench),
);

/** What is refused, in a sentence and before any work. */
const refusals: readonly (readonly [words: string, reason: RegExp])[] = [
  ["bench cooking --task foo", /called "foo".* There are /],
  ["bench cooking --ablations --tasks take1,foo", /called "foo".* There are /],
  ["bench grid --task open-dor+danger", /did you mean "open-door"\?/],
  ["bench grid --task danger+danger", /names a part twice/],
  ["bench cooking --ablations whole,memory", /some of whole,notebook,pointer,bonus/],
  ["train afk --world grid --tasks foo --out w.json", /called "foo".* There are /],
  ["train afk --world cooking --episodes 1 --out no-such-folder/w.json", /no-such-folder/],
  ["bench cooking --weights absent.json", /^sous: --weights is for --policy learned: /],
  ["bench cooking --ablations --weights absent.json", /--weights is for --policy learned: /],
  ["bench cooking --policy random --ask missing", /--ask is for --policy planner: /],
  ["bench cooking --ablations --ask missing", /--ask is for --policy planner: /],
  ["bench cooking --ask conformal", /likelihoods of candidates/],
  ["bench cooking --ablations --policy learned", /--policy learned is for playing: /],
  ["bench cooking --tasks take1", /--tasks is for what is trained: /],
  ["bench cooking --episodes 5", /--episodes is for what is trained: /],
  ["bench ambik --data absent --shots 3", /^sous: --shots is for methods with a language model: /],
  ["bench ambik --data absent --without-plans", /--without-plans is for methods with a language/],
  ["bench knowno --data absent --db absent.db", /--db is for methods with a language model: /],
  ["bench knowno --data absent --shots 0", /absent.*: there is no such file/],
  ["bench crowd --people 20 --answers 21", /a question has at most one of each of 20 people/],
  ["bench crowd --seeds 4..3", /The last seed is before the first\./],
  ["bench crowd --seeds one", /It must be a whole number/],
  ["bench grounding --file absent.jsonl", /absent\.jsonl: there is no such file/],
];

it.each(refusals)("%s is refused with what is wrong", async (words, reason) => {
  const { code, out, err } = await runSous(...words.split(" "));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(reason);
});

describe("sous report", () => {
  it("says what to do while there is nothing to report", async () => {
    const [empty, out] = [newFile(), path.join(path.dirname(newFile()), "report")];
    await (await openMemory({ file: empty, clock: systemClock })).close();
    const { code, err } = await runSous("report", "--db", empty, "--out", out);
    expect(code).toBe(1);
    expect(err).toMatch(/sous\.db: .*sous play kitchen/);
    expect(existsSync(out)).toBe(false);
  });

  it("brings what was played and measured onto one page that needs nothing else", async () => {
    const files: string[] = [];
    for (const [at, { words }] of benches.entries()) {
      if (!["crowd", "alfworld", "cooking"].includes(words[1] ?? "")) continue;
      const { out } = await runSous(...words, "--json");
      const file = inFolder(`${at}.json`);
      writeFileSync(file, out.replaceAll("cup-2/cut", "cup-2/<b>"));
      files.push(file);
    }
    const out = inFolder("report");
    const given = ["--db", db, "--out", out, "--results", ...files];
    const { files: written } = await readSous<{ files: readonly string[] }>("report", ...given);
    for (const file of written) expect(existsSync(file)).toBe(true);
    const markdown = readFileSync(path.join(out, "report.md"), "utf8");
    expect(markdown).toContain("| rules, asks missing: homes (simulated) | 1 | 3 |");
    // Only with such a line are cells between bars a table.
    expect(markdown).toMatch(/^\| --- \| ---: \|/m);
    expect(markdown).toMatch(/^sous bench crowd .* > .*\.json$/m);
    expect(markdown).toMatch(/^# .*\.json does not say which command printed it$/m);
    const plots = [...markdown.matchAll(/!\[.*?\]\((.*?)\)/g)].map(([, plot = ""]) => plot);
    expect(plots.length).toBeGreaterThan(1);
    expect(new Set(plots).size).toBe(plots.length);
    for (const plot of plots) expect(readFileSync(path.join(out, plot), "utf8")).toMatch(/^<svg/);
    const html = readFileSync(path.join(out, "report.html"), "utf8");
    expect(html).not.toMatch(/https?:|\/\/\w+\.|<script|<link|@import|src=|url\((?!#)/);
    expect(html.match(/<svg/g)?.length).toBe(plots.length);
    expect(html).toContain("cup-2/&lt;b&gt;");
  });
});

it("bench engine goes on after broken files and lists them by name and reason", async () => {
  const broken = writeGames(inFolder("engine"), {
    "task/a": tinyGame({ old: true }),
    "task/b": tinyGame().slice(0, 100),
    "task/c": "{}",
  });
  const { code, out } = await runSous(
    "bench",
    "engine",
    "--games",
    broken,
    "--seconds",
    "1",
    "--json",
  );
  expect(code).toBe(3);
  const { games: played, skipped } = JSON.parse(out);
  expect(played).toBe(1);
  expect(skipped).toMatchObject([
    { file: expect.stringMatching(/b.game/), reason: expect.stringMatching(/it is not JSON/) },
    { file: expect.stringMatching(/c.game/) },
  ]);
});
