/** What people get for a question never shows its answer: mode x bot x kind of question. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadHousehold } from "../../scenes/household/index.js";
import { readHome } from "../../scenes/household/source/home-file.js";
import { bots, Houses, kinds } from "./asked-home.js";
import { checkCell, checkChoices } from "./cells.js";
import { fuzz } from "./fuzz.js";

const kitchen = readHome(loadHousehold("kitchen").content.text, { file: "kitchen" });
let houses: Houses;

beforeAll(async () => {
  houses = await Houses.open();
});

afterAll(() => houses.close());

describe.each(["owner", "keeper"] as const)("in an episode of mode %s", (mode) => {
  it.each(kinds)("a question of the kind %s keeps to the table in all bots", async (kind) => {
    for (const seed of [1, 2]) {
      const asked = await houses.ask(kitchen, kind, mode, seed);
      if (!asked) throw new Error("the kitchen has nothing to ask about");
      checkChoices(asked);
      for (const bot of bots) await checkCell(asked, bot);
    }
  });
});

it("holds in 20 generated homes", async () => {
  const { cells } = await fuzz({ homes: 20, most: 1 });
  expect(cells).toBeGreaterThan(80);
});
