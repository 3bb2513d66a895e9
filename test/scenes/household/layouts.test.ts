import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { replayCommands } from "../../../scenes/household/replay.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { gameId, listGames, loadHousehold } from "../../../scenes/household/source/load.js";
import { sharedData } from "../../shared-data.js";
import { tinyGame } from "./tiny-game.js";

const root = mkdtempSync(path.join(tmpdir(), "sous-layouts-"));
afterAll(() => rmSync(root, { recursive: true }));

const data = path.join(root, "json_2.1.1");
const task = "pick_and_place_simple-Cup-None-Drawer-1";

function write(split: string, trial: string, text = tinyGame()): string {
  const folder = path.join(data, split, task, trial);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "game.tw-pddl");
  writeFileSync(file, text);
  writeFileSync(path.join(folder, "traj_data.json"), "{}");
  return file;
}

const train = write("train", "trial_1");
const older = write("train", "trial_2", tinyGame({ old: true }));
const seen = write("valid_seen", "trial_3");
symlinkSync(data, path.join(data, "valid_seen", "back"));
symlinkSync(path.join(data, "nowhere"), path.join(data, "train", "dangling"));
mkdirSync(path.join(root, "linked"));
symlinkSync(path.join(data, "train"), path.join(root, "linked", "train"));

describe("games are found", () => {
  it.each([
    ["a file", train, [train]],
    ["a trial's folder", path.dirname(train), [train]],
    ["a task's folder", path.dirname(path.dirname(seen)), [seen]],
    ["a split's folder", path.join(data, "train"), [train, older]],
    ["the data's folder, links and all", data, [train, older, seen]],
    ["a folder above", root, [train, older, seen]],
  ])("below %s", (_, folder, games) => {
    expect(listGames(folder)).toEqual(games);
  });

  it("behind a link, under the same name", () => {
    const games = listGames(path.join(root, "linked"));
    expect(games.map(gameId)).toEqual([`${task}/trial_1`, `${task}/trial_2`]);
  });

  it("packed, unless they also lie there unpacked", () => {
    const folder = path.join(root, "packed", task, "trial_4");
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, "game.tw-pddl");
    writeFileSync(`${file}.gz`, gzipSync(tinyGame()));
    expect(listGames(folder)).toEqual([`${file}.gz`]);
    expect(loadHousehold(folder)).toEqual({ ...loadHousehold(train), id: `${task}/trial_4` });
    writeFileSync(file, tinyGame());
    expect(listGames(folder)).toEqual([file]);
    rmSync(path.join(root, "packed"), { recursive: true });
  });

  it("one by one, from the file or its folder, in their own wording or the one asked for", () => {
    const commands = ["go to desk 1", "take cup 1 from desk 1"];
    const last = (game: string, wording?: "2.1.1" | "2.1.2") => {
      const { content } = loadHousehold(game, wording);
      return [...replayCommands(createSimulator(content), commands)].at(-1)?.admissible ?? [];
    };
    expect(last(train)).toContain("move cup 1 to desk 1");
    expect(last(path.dirname(older))).toContain("put cup 1 in/on desk 1");
    expect(last(older, "2.1.2")).toEqual(last(train));
  });

  it("and a folder of several is no game", () => {
    expect(() => loadHousehold(path.join(data, "train"))).toThrow(/train: it holds several games/);
    expect(() => loadHousehold("kichen")).toThrow(/no such home .*\. Did you mean kitchen\?$/);
  });
});

const shared = sharedData("alfworld");

it.skipIf(shared === null).each([
  ["train", 486],
  ["valid_train", 200],
  ["valid_unseen", 2],
] as const)(
  "the games of the shared %s are found, and their tasks are those of their names",
  (split, count) => {
    const games = listGames(`${shared}/${split}`);
    expect(games.length).toBe(count);
    for (const file of games.filter((_, i) => i % 60 === 0)) {
      const { id, content } = loadHousehold(file);
      const { task: first } = createSimulator(content, file);
      expect(id.startsWith(first.type), file).toBe(true);
    }
  },
);
