import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cookingTasks } from "../../../scenes/cooking/game.js";
import { playCooking } from "../../../scenes/cooking/simulator.js";
import { sharedData } from "../../../test/shared-data.js";
import { readGames } from "../../afk/game-file.js";

const entry = {
  instr: "Collect some carrot.",
  ings: [["carrot", "raw", "diced"]],
  wt: ["open oven", "take carrot from oven", "dice carrot with knife"],
  foods: { carrot: ["in", "oven"] },
  ents: ["meal", "knife", "carrot"],
};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-games-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(content: unknown): string {
  const file = path.join(folder, "games.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

test("a given game is won by its walkthrough", () => {
  const [given] = readGames(write([entry]), cookingTasks["take1-cut"]);
  if (!given) throw new Error("no game was read");
  const simulator = playCooking(given.game);
  const outcomes = given.walkthrough.map((command) => simulator.step(command));
  expect(outcomes.at(-1)).toMatchObject({ terminated: true, reward: 1 });
});

test.each([
  ["not JSON", "[", /games\.json: it is not JSON/],
  ["no list", {}, /games\.json: it has to be a list/],
  ["nothing", [], /games\.json: it has no game/],
  ["an unknown food", [entry, { ...entry, foods: { tofu: ["in", "oven"] } }], /entry 1: foods/],
  [
    "a place unknown",
    [{ ...entry, foods: { carrot: ["in", "attic"] } }],
    /entry 0: foods\.carrot\.1: is not a place/,
  ],
  ["an ingredient nowhere", [{ ...entry, foods: {} }], /entry 0: foods: .*where the carrot is/],
  ["no knife", [{ ...entry, ents: [] }], /entry 0: ents: there is no knife/],
  ["no walkthrough", [{ ...entry, wt: undefined }], /entry 0: wt/],
])("a file with %s is refused with the reason", (_, content, reason) => {
  expect(() => readGames(write(content))).toThrow(reason);
});

test("a game of another task is refused", () => {
  expect(() => readGames(write([entry]), cookingTasks["take2-cut"])).toThrow(
    /entry 0: .*another task/,
  );
});

const folderOfGames = sharedData("afk");
describe.skipIf(folderOfGames === null)("the original's games", () => {
  test.each(Object.entries(cookingTasks))(
    "of %s load and are won by their walkthroughs",
    (name, task) => {
      const given = readGames(path.join(folderOfGames ?? "", `games-${name}.json`), task);
      expect(given).toHaveLength(75);
      for (const { game, walkthrough } of given) {
        for (const commands of [walkthrough, playCooking(game).plan() ?? []]) {
          const simulator = playCooking(game);
          const outcomes = commands.map((command) => simulator.step(command));
          expect(outcomes.at(-1)).toMatchObject({ terminated: true, reward: 1 });
        }
      }
    },
  );
});
