import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDesign, hashDesign, readDesign } from "../../../src/app/campaigns/design.js";
import { drawArm } from "../../../src/app/campaigns/households.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { armPropensities } from "../../../src/crowdwork/quality/propensities.js";
import { openRows } from "../../build/sous.js";
import { clock, pilot } from "./scenario.js";

const text = `# a pilot
id: pilot
title: A pilot
tasks: [kitchen]
bot: web
channel: web
arms:
  - name: with
  - name: without
    reuse: false
consent:
  version: "1"
  text: We keep what you answer.
instructions: Say where things are.
debrief: Thank you.
pay: none
ethics: none
`;

const reading = async (changed: string): Promise<string> => {
  try {
    await readDesign(changed, "pilot.yaml", null);
    return "read";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("a design", () => {
  it("that the documentation shows is in order", async () => {
    const page = new URL("../../../docs/collecting-data.md", import.meta.url);
    const [, shown = ""] = readFileSync(page, "utf8").split(/^```(?:yaml)?$/m);
    expect(await reading(shown)).toBe("read");
    expect(shown).toContain("id: pilot");
  });

  it("is read from YAML or JSON, with what it does not say filled in", async () => {
    const design = await readDesign(text, "pilot.yaml", null);
    expect(design).toMatchObject({ copies: 1, answersPerQuestion: 1, minimumAge: 18, seed: 1 });
    expect(design.arms.map(({ ask, reuse }) => [ask, reuse])).toEqual([
      ["missing", true],
      ["missing", false],
    ]);
    expect(await readDesign(JSON.stringify(design), "pilot.json", null)).toEqual(design);
  });

  it.each([
    ["title: A pilot", "title: ''", "3: title: is missing"],
    ["tasks: [kitchen]", "tasks: [kitchen, ktichen]", "4: tasks\\.1: .*ktichen"],
    ["bot: web", "bot: telegraph", "5: bot: is none of web, "],
    ["    reuse: false", "    ask: sometimes", "10: arms\\.1\\.ask: .*sometimes"],
    [
      "    reuse: false",
      "    ask: missing+explore:0.5\nexplore: 0.2",
      "10: arms\\.1\\.ask: explores, and so does the design: say it once",
    ],
    ["  - name: without", "  - name: with", "9: arms\\.1\\.name: is another arm's name"],
    ["debrief: Thank you.\n", "", " debrief: "],
    ["tasks: [", "tasks: [[", "\\d+: "],
  ])("that is wrong at %s is refused with file, line, key and reason", async (from, to, why) => {
    expect(text).toContain(from);
    expect(await reading(text.replace(from, to))).toMatch(new RegExp(`^pilot\\.yaml:${why}`));
  });

  it.each([
    ["pya: 3", "17: pya: Unrecognized key"],
    ["pay: 3", "17: Map keys must be unique"],
    ["timeZone: Mars", "17: timeZone: is not a time zone"],
    ["quietHours: late", "17: quietHours: is not a time span"],
    ["propensityFloor: 0.6", "17: propensityFloor: is too much for 2 arms: at most 1/2"],
    ["completionCode: C1\ncompletionUrl: http://example.org", "18: completionUrl: is no https"],
    ["fromOutside: false", "17: fromOutside: "],
    ["completionCode: C1\ncompletionUrl: https://example.org/c?cc=C1", null],
    ["answersPerParticipant: 20\ncompletionUrl: https://example.org/{code}", null],
    ["fromOutside: true", null],
  ])("with %j more is refused, or read", async (more, why) => {
    const said = await reading(text.replace("pay: none", `pay: none\n${more}`));
    expect(said).toMatch(why === null ? /^read$/ : new RegExp(`^pilot\\.yaml:${why}`));
  });

  it.each([
    "copies",
    "rounds",
    "maxSteps",
    "atOnce",
    "answersPerQuestion",
    "answerWithinHours",
    "dailyQuestions",
    "minimumAge",
    "answersPerParticipant",
  ])("has no number without end: %s", async (field) => {
    for (const huge of [Number.MAX_SAFE_INTEGER, 1e300, 1e9])
      expect(await reading(`${text}${field}: ${huge}\n`)).toMatch(
        new RegExp(`^pilot\\.yaml:18: ${field}: (is more than \\d+|is no whole number)`),
      );
  });

  it.each([
    ["stop:\n  answers: 9007199254740991", /stop\.answers: is more than/],
    ["payRate: { amount: 1e300, currency: EUR, per: hour }", /payRate\.amount: is more than/],
    ["copies: 5000\nrounds: 100", /rounds: makes 500000 episodes: at most 50000/],
    [
      `practice: [${Array(60).fill("{ text: a, choices: [b, c], answer: b }").join()}]`,
      /practice: /,
    ],
  ])("has no size without end: %s", async (more, message) => {
    expect(await reading(`${text}${more}\n`)).toMatch(message);
    expect(await reading(`${text.replace("[kitchen]", "[kitchen, flat]")}copies: 5000\n`)).toMatch(
      /copies: makes 10000 households: at most 5000/,
    );
  });

  it("is told all its faults at once, also those between fields beside missing ones", async () => {
    const memory = await openRows();
    const check = (given: unknown) => checkDesign(given, memory);
    const given = { ...pilot(), title: undefined, timeZone: "Mars", copies: "many" };
    const arms = [{ name: "with", ask: "sometimes" }];
    const { design, faults } = await check({ ...given, arms, instructions: "Look at the office." });
    expect(design).toBeNull();
    expect(Object.fromEntries(faults.map(({ path, message }) => [path, message]))).toEqual({
      title: "is missing",
      copies: "is no number",
      timeZone: expect.stringContaining("is not a time zone"),
      "arms.0.ask": expect.stringContaining("sometimes"),
      instructions: "name the office, and kitchen has none: its rooms are kitchen",
    });
    expect((await check(pilot({ instructions: "A robot tidies a kitchen." }))).faults).toEqual([]);
    const both = pilot({ instructions: "A robot tidies rooms." });
    const tasks = ["kitchen", "bathroom"];
    expect((await check({ ...both, tasks, instructions: "A robot in a kitchen." })).faults).toEqual(
      [
        {
          path: "instructions",
          message: "name the kitchen, and bathroom has none: its rooms are bathroom",
        },
      ],
    );
    expect((await check(null)).faults.length).toBeGreaterThan(0);
  });

  it("has one hash in whatever order it is written, and another with every change", async () => {
    const design = await readDesign(text, "pilot.yaml", null);
    const turned = Object.fromEntries(Object.entries(design).reverse());
    expect(hashDesign({ ...design, ...turned })).toBe(hashDesign(design));
    expect(hashDesign(await readDesign(JSON.stringify(turned), "x", null))).toBe(
      hashDesign(design),
    );
    expect(hashDesign({ ...design, seed: 2 })).not.toBe(hashDesign(design));
    expect(hashDesign(design)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("arms", () => {
  const arm = (name: string, share: number) => ({ ...pilot().arms[0], name, share }) as const;
  const arms = [arm("a", 98), arm("b", 1), arm("c", 1)].map((one) => ({
    ask: "missing",
    reuse: true,
    first: "buttons" as const,
    ...one,
  }));

  it("are drawn by their shares, none below the floor", () => {
    expect(armPropensities(arms, 0)).toEqual([0.98, 0.01, 0.01]);
    const [a = 0, b, c] = armPropensities(arms, 0.1);
    expect([b, c]).toEqual([0.1, 0.1]);
    expect(a).toBeCloseTo(0.8, 12);
    expect(armPropensities(arms, 1 / 3).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });

  it("are drawn as often as they are likely, and each household always into the same", () => {
    const design = { ...pilot(), arms, propensityFloor: 0.2 };
    const households = Array.from({ length: 2000 }, (_, at) => `pilot:${at}`);
    const drawn = households.map((household) => drawArm(design, household));
    expect(households.map((household) => drawArm(design, household))).toEqual(drawn);
    for (const [name, likely] of [
      ["a", 0.6],
      ["b", 0.2],
      ["c", 0.2],
    ] as const) {
      const own = drawn.filter((one) => one.arm.name === name);
      expect(own.length / drawn.length).toBeCloseTo(likely, 1);
      expect(own[0]?.propensity).toBeCloseTo(likely, 12);
    }
  });
});

describe("a campaign's life", () => {
  async function create() {
    const memory = await openRows();
    return { memory, report: await createCampaign({ memory, clock }, pilot()) };
  }

  it("begins with its households, each in its arm, and is frozen", async () => {
    const { memory, report } = await create();
    expect(report).toMatchObject({ state: "created", households: 6, householdsDone: 0 });
    expect(report.hash).toBe(hashDesign(pilot()));
    expect(await createCampaign({ memory, clock }, pilot())).toEqual(report);
    await expect(createCampaign({ memory, clock }, pilot({ copies: 2 }))).rejects.toThrow(
      /There is a campaign pilot already, and its design is another one/,
    );
    const assignments = await memory.campaigns.assignments("pilot");
    expect(assignments.map(({ household, task }) => `${household} ${task}`)).toEqual([
      "pilot:1 kitchen",
      "pilot:2 flat",
      "pilot:3 kitchen",
      "pilot:4 flat",
      "pilot:5 kitchen",
      "pilot:6 flat",
    ]);
    expect(new Set(assignments.map(({ arm }) => arm)).size).toBe(2);
    expect((await memory.households.list()).map(({ id }) => id)).toHaveLength(6);
  });

  it("wants rows of AmbiK to be there: they are not ours to bring along", async () => {
    const memory = await openRows();
    const design = pilot({ tasks: ["ambik:7"], copies: 1 });
    await expect(createCampaign({ memory, clock }, design)).rejects.toThrow(
      "ambik:7 is not kept yet: sous ambik ask --data DIR --keep",
    );
    expect(await memory.campaigns.list()).toEqual([]);
  });

  it("goes from created to closed, and says what cannot be", async () => {
    const { memory } = await create();
    const move = (name: "start" | "pause" | "close") =>
      moveCampaign({ memory, clock }, "pilot", name);
    await expect(move("pause")).rejects.toThrow(
      "Campaign pilot is created, so it cannot be paused.",
    );
    expect(await move("start")).toMatchObject({ state: "running" });
    await expect(move("start")).rejects.toThrow("Campaign pilot is running already.");
    expect(await move("pause")).toMatchObject({ state: "paused", doneAt: null });
    expect(await move("start")).toMatchObject({ state: "running" });
    expect(await move("close")).toMatchObject({ state: "closed" });
    await expect(move("start")).rejects.toThrow("so it cannot be started. Create another one");
    await expect(moveCampaign({ memory, clock }, "piolt", "start")).rejects.toThrow(
      'There is no campaign "piolt". There are: pilot',
    );
  });
});
