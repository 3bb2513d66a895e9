/** What policies of asking cost, over a lab that says what each of them does. */
import { expect, it, onTestFinished, vi } from "vitest";
import { noAnswers } from "../../../src/agent/answers-seen.js";
import { reportError } from "../../../src/cli/errors.js";
import { InputError } from "../../../src/core/errors.js";
import { benchAsking } from "../../aba/bench-asking.js";
import type { LabSettings } from "../../lab/contract.js";
import type { GameSummary, Lab } from "../../lab/lab.js";

/** Never takes 9 steps, one question brings 5, and `voi` asks where that pays. */
function scriptedLab(heard: { file: string; settings: LabSettings }[], followUps = 0): Lab {
  return {
    jobs: 1,
    games: () => Array.from({ length: 8 }, (_, at) => ({ id: `cup-${at}/t`, file: `${at}` })),
    play: async (file, settings) => {
      heard.push({ file, settings });
      const asks = ["never", "voi:2", "voi:4"].includes(settings.ask) ? 0 : 1;
      const steps = asks === 0 ? 9 : 5;
      return {
        rounds: [
          {
            type: "pick_and_place_simple",
            steps,
            questions: asks,
            followUps,
            success: true,
            end: null,
          },
        ],
        ...(settings.calibrates && {
          calibration: {
            past: [{ scores: [0.7, 0.3], right: Number(file) % 4 === 0 ? 1 : 0 }],
            answers: { ...noAnswers, told: 1, right: 1, exact: 1 },
          },
        }),
      } as unknown as GameSummary;
    },
    live: () => Promise.reject(new Error("nobody lives here")),
    close: async () => undefined,
  };
}

const asked = { games: "", seeds: [1], maxSteps: 50 };

/** A lab whose first games cannot be read. */
function labWith(broken: number) {
  const lab = scriptedLab([]);
  return {
    ...lab,
    play: async (file: string, settings: Parameters<typeof lab.play>[1]) => {
      if (Number(file) < broken) throw new InputError("not a game", { file });
      return lab.play(file, settings);
    },
  };
}

it("counts steps and questions, and plays once what does not depend on the price", async () => {
  const heard: { file: string; settings: LabSettings }[] = [];
  const result = await benchAsking(scriptedLab(heard), asked);
  expect(result.cells).toHaveLength(50);
  const cell = result.cells.find(
    ({ variant, people, lambda }) => variant === "standard" && people === "vague 1" && lambda === 4,
  );
  expect(cell).toMatchObject({ never: 9, missing: 9, conformal: 9, voi: 9, regret: 0 });
  expect(result.cells[2]).toMatchObject({ lambda: 1, never: 9, missing: 6, voi: 6, regret: 0 });
  const plays = (ask: string) => heard.filter(({ settings }) => settings.ask === ask).length;
  expect(plays("never")).toBe(2 * 8);
  expect(["missing", "random:0.5", "conformal", "voi:2"].map(plays)).toEqual([80, 80, 80, 80]);
  expect(plays("voi:4"), "nobody was asked at a lower price").toBe(0);
});

it("counts a follow-up as a question more", async () => {
  const result = await benchAsking(scriptedLab([], 1), { ...asked, limit: 1 });
  expect(result.cells[2]).toMatchObject({ lambda: 1, missing: 7, questions: { missing: 2 } });
});

it("calibrates on other games only, and says what is covered there", async () => {
  const heard: { file: string; settings: LabSettings }[] = [];
  const result = await benchAsking(scriptedLab(heard), asked);
  for (const { settings } of heard.filter(({ settings }) => settings.ask === "voi:1")) {
    expect(settings.calibration?.answers.told).toBeGreaterThan(0);
    expect(settings.calibration?.answers.told).toBeLessThan(8);
  }
  expect(result.coverage).toHaveLength(2 * 5 * 3);
  for (const { covered } of result.coverage) expect(covered).toBeGreaterThanOrEqual(0.75);
});

it("draws a limited number of games from all of them", async () => {
  const heard: { file: string; settings: LabSettings }[] = [];
  const ids = ["heat", "look"].flatMap((kind) =>
    Array.from({ length: 40 }, (_, at) => `${kind}-${at}/t`),
  );
  const lab = { ...scriptedLab(heard), games: () => ids.map((id) => ({ id, file: id })) };
  const { games } = await benchAsking(lab, { ...asked, limit: 20 });
  expect(games).toBe(20);
  const played = [...new Set(heard.map(({ file }) => file))];
  expect(played).toHaveLength(20);
  const looked = played.filter((file) => file.startsWith("look"));
  expect(looked.length).toBeGreaterThan(5);
  expect(looked.length).toBeLessThan(15);
});

it("counts the games that were played", async () => {
  const result = await benchAsking(labWith(2), asked);
  expect(result.games).toBe(6);
  expect(result.skipped).toHaveLength(2);
});

it("has no result where nothing could be played, and exits with 3 as where games are skipped", async () => {
  const failure = await benchAsking(labWith(8), asked).catch((error: unknown) => error);
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => {
    printed.mockRestore();
    process.exitCode = undefined;
  });
  reportError(failure);
  expect(process.exitCode).toBe(3);
  expect(String(printed.mock.calls[0])).toMatch(
    /^sous: Nothing could be played:\n {2}\d: not a game\n/,
  );
});

it("says that nothing was calibrated where the other half is empty", async () => {
  const result = await benchAsking(scriptedLab([]), { ...asked, limit: 1 });
  expect(result.calibratedOn).toBeNull();
  expect(new Set(result.coverage.flatMap(({ covered, alone }) => [covered, alone]))).toEqual(
    new Set([null]),
  );
});
