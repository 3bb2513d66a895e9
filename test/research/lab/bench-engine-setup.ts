import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  createSimulator,
  gameId,
  listGames,
  loadHousehold,
} from "../../../scenes/household/index.js";
import { benchEngine } from "../../../src/research/lab/bench-engine.js";

export const folder = mkdtempSync(path.join(tmpdir(), "sous-bench-engine-"));

export function bench(
  games: string,
  seconds: number,
  onProgress?: (done: number, of: number) => void,
) {
  return benchEngine({
    games: listGames(games).map((file) => ({ id: gameId(file), file })),
    open: (file) => createSimulator(loadHousehold(file).content, file),
    seconds,
    seed: 1,
    ...(onProgress && { onProgress }),
  });
}

export function writeGame(trial: string, text: string): void {
  mkdirSync(path.join(folder, "task", trial), { recursive: true });
  writeFileSync(path.join(folder, "task", trial, "game.tw-pddl"), text);
}
