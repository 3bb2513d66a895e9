import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Drawing, draw } from "../../bots/present/drawing.js";
import { renderPng } from "../../bots/present/picture-supply.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { listGames, loadHousehold } from "../../scenes/household/source/load.js";
import { cpuMs } from "../cpu-time.js";
import { sharedData } from "../shared-data.js";
import { kitchen, seenInKitchen } from "./home.js";

/** Size and raw pixel rows; throws for no PNG. */
function readPng(file: Buffer): { width: number; height: number; pixels: Buffer } {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") data.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return { width, height, pixels: inflateSync(Buffer.concat(data)) };
}

const home: Drawing = { mode: "owner", view: kitchen, seen: seenInKitchen };

describe("renderPng", () => {
  it.each([420, 1200])(
    "gives a PNG %s pixels wide, in the drawing's proportions",
    async (width) => {
      const svg = draw(home, { size: "page" });
      const png = readPng(await renderPng(svg, { width }));
      const height = Number(/ height="(\d+)"/.exec(svg)?.[1]);
      expect(png.width).toBe(width);
      expect(Math.abs(png.height - (height * width) / 1200)).toBeLessThanOrEqual(1);
      expect(png.pixels.length).toBe(png.height * (1 + 4 * width));
    },
  );

  it("draws the words, with the bundled fonts, the same every time", async () => {
    const named = draw(home, { title: "Where is it?" });
    const same = draw(home, { title: "When was it?" });
    const render = (svg: string) => renderPng(svg, { width: 760 });
    expect((await render(named)).equals(await render(named))).toBe(true);
    expect((await render(named)).equals(await render(same))).toBe(false);
  });

  it("refuses what is no drawing", async () => {
    await expect(renderPng("a mug", { width: 100 })).rejects.toThrow();
  });

  const games = sharedData("alfworld");
  it.skipIf(games === null)("draws a room of 54 places quickly", async () => {
    const file = listGames(games ?? "").find((name) => name.includes("Egg-None-CounterTop-30/"));
    const { content, id } = loadHousehold(file ?? "");
    const view = createSimulator(content, id).ownerView();
    expect(view.places).toHaveLength(54);
    let shortest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && shortest > 2_000; attempt += 1) {
      const start = cpuMs();
      await renderPng(draw({ mode: "owner", view, seen: [] }), { width: 1200 });
      shortest = Math.min(shortest, cpuMs() - start);
    }
    // About 250 ms on a quiet core; test machines are busy.
    expect(shortest).toBeLessThan(2_000);
  });
});
