import { describe, expect, it } from "vitest";
import { drawGrid, listGrid } from "../../bots/present/picture/grid-drawing.js";
import { drawGridGame } from "../../scenes/grid/draw-game.js";
import { playGrid } from "../../scenes/grid/simulator.js";
import { findGridTask } from "../../scenes/grid/task.js";

describe("the drawn grid", () => {
  const simulator = playGrid(drawGridGame(findGridTask("level4"), 3));
  simulator.begin();
  const view = simulator.ownerView().grid;

  it("has every cell, under a veil where the robot has never looked", () => {
    const svg = drawGrid(view);
    const cells = view.rows.flat();
    const floors = cells.filter(({ kind }) => kind !== "wall").length;
    const dark = view.rows.flatMap((row, y) =>
      row.filter(({ kind }, x) => kind !== "wall" && !view.seen[y]?.[x]),
    );
    expect(svg.match(/class="(seen|unseen)"/g)).toHaveLength(floors);
    expect(svg.match(/class="unseen"/g)).toHaveLength(dark.length);
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.length).toBeLessThan(floors);
  });

  it("begins with what only the owner knows, larger than anything else", () => {
    const sizes = [...drawGrid(view).matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].map(
      ([, size, text]) => ({ size: Number(size), text: text ?? "" }),
    );
    const largest = Math.max(...sizes.map(({ size }) => size));
    const secret = sizes.filter(({ size }) => size === largest).map(({ text }) => text);
    for (const line of view.card) expect(secret.join(" ")).toContain(line);
    expect(listGrid(view)[0]).toBe(`Only you know: ${view.card[0]}`);
  });
});
