/** What `sous bench asking` says of games that could not be read, and of what it was calibrated on. */
import { expect, it, onTestFinished, vi } from "vitest";
import { reportError } from "../../../src/cli/errors.js";
import { InputError } from "../../../src/core/errors.js";
import { askingKind } from "../../../src/research/aba/asking-report.js";
import { benchAsking } from "../../../src/research/aba/bench-asking.js";
import type { AskingResult } from "../../../src/research/aba/results.js";
import { renderText } from "../../../src/research/report/text.js";
import { scriptedLab } from "./bench-asking-setup.js";

const asked = { folder: "", seeds: [1], maxSteps: 50 };

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

function textOf(result: AskingResult): string {
  const origin = { command: "sous bench asking", seconds: null };
  const [report] = askingKind.compose([{ kind: "asking", file: "", origin, result }]);
  return report ? renderText(report) : "";
}

it("counts the games that were played", async () => {
  const result = await benchAsking(labWith(2), asked);
  expect(result.games).toBe(6);
  expect(result.skipped).toHaveLength(2);
  expect(textOf(result)).toContain("6 games");
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
  expect(textOf(result)).toContain("Nothing was calibrated");
  expect(textOf(result)).not.toContain("calibrated on what asking came to");
});

it("leaves games that are played out of the calibration, and refuses where none is left", async () => {
  const lab = scriptedLab([]);
  await expect(benchAsking(lab, { ...asked, calibrate: "" })).rejects.toThrow(/all of these games/);
  const some = await benchAsking(lab, { ...asked, calibrate: "", limit: 3 });
  expect(some.calibratedOn).toBe("other games, without 3 that are played");
  expect(some.coverage[0]?.covered).not.toBeNull();
});
