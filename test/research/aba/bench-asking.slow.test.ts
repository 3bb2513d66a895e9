/** What policies of asking cost, over a lab that says what each of them does. */
import { expect, it } from "vitest";
import { askingKind } from "../../../src/research/aba/asking-report.js";
import { benchAsking } from "../../../src/research/aba/bench-asking.js";
import type { LabSettings } from "../../../src/research/lab/contract.js";
import { cupInDrawer, openLab, writeGames } from "./bench-alfworld-setup.js";
import { scriptedLab } from "./bench-asking-setup.js";

it("counts steps and questions, and plays once what does not depend on the price", async () => {
  const heard: { file: string; settings: LabSettings }[] = [];
  const result = await benchAsking(scriptedLab(heard), { folder: "", seeds: [1], maxSteps: 50 });
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

it("counts a follow-up as a question more, and draws every cell", async () => {
  const asked = { folder: "", seeds: [1], maxSteps: 50, limit: 1 };
  const result = await benchAsking(scriptedLab([], 1), asked);
  expect(result.cells[2]).toMatchObject({ lambda: 1, missing: 7, questions: { missing: 2 } });
  const origin = { command: "sous bench asking", seconds: null };
  const [report] = askingKind.compose([{ kind: "asking", file: "", origin, result }]);
  const bars = (report?.blocks ?? []).flatMap((block) =>
    block.kind === "plot" && "bars" in block ? block.bars : [],
  );
  const of = (policy: string) => bars.filter(({ group }) => group === policy);
  expect(of("missing").map(({ value }) => value)).toEqual(result.cells.map((cell) => cell.missing));
});

it("calibrates on other games only, and says what is covered there", async () => {
  const heard: { file: string; settings: LabSettings }[] = [];
  const result = await benchAsking(scriptedLab(heard), { folder: "", seeds: [1], maxSteps: 50 });
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
  const { games } = await benchAsking(lab, { folder: "", seeds: [1], maxSteps: 50, limit: 20 });
  expect(games).toBe(20);
  const played = [...new Set(heard.map(({ file }) => file))];
  expect(played).toHaveLength(20);
  const looked = played.filter((file) => file.startsWith("look"));
  expect(looked.length).toBeGreaterThan(5);
  expect(looked.length).toBeLessThan(15);
});

it("plays real games", async () => {
  const folder = writeGames({ "cup-1/a": cupInDrawer });
  const { cells, failures } = await benchAsking(openLab(), { folder, seeds: [1], maxSteps: 50 });
  expect(failures).toEqual([]);
  const [first] = cells;
  expect(first).toMatchObject({ variant: "standard", people: "precise", lambda: 0 });
  expect(first?.success).toEqual({ never: 1, missing: 1, random: 1, conformal: 1, voi: 1 });
  expect(cells[2]?.missing).toBe((first?.missing ?? 0) + 1);
});
