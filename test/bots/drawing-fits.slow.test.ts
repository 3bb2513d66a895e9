/** Nothing that is drawn leaves the sheet or its box, and no name is cut, in any home. */
import { describe, expect, it } from "vitest";
import { draw } from "../../bots/present/drawing.js";
import { listGames } from "../../scenes/household/index.js";
import { sharedData } from "../shared-data.js";
import { checkLayout, checkSheet, everyMode, viewOf } from "./drawing-fits-setup.js";
import { parseXml } from "./xml.js";

describe("a drawing's layout", () => {
  const games = sharedData("alfworld");

  it.skipIf(games === null)("fits for real games, and keeps the largest within one screen", () => {
    const files = listGames(games ?? "");
    const some = files.filter((_, index) => index % 40 === 0);
    const largest = files.find((file) => file.includes("Egg-None-CounterTop-30/"));
    for (const file of largest ? [...some, largest] : some) {
      const view = viewOf(file);
      for (const width of [420, 1200]) {
        checkLayout(view, width);
        for (const drawing of everyMode(view)) checkSheet(draw(drawing, { width }));
      }
      const asked = everyMode(view)[0];
      const compact = asked && parseXml(draw(asked, { width: 420, compact: true }));
      expect(Number(compact?.attributes.height), file).toBeLessThan(1100);
    }
  });
});
