import { describe, expect, it } from "vitest";
import { drawGrid, listGrid } from "../../bots/present/picture/grid-drawing.js";
import { drawGridGame } from "../../scenes/grid/draw-game.js";
import { playGrid } from "../../scenes/grid/simulator.js";
import { findGridTask } from "../../scenes/grid/task.js";

describe("the drawn grid", () => {
  const simulator = playGrid(drawGridGame(findGridTask("level4"), 3));
  simulator.begin();
  const view = simulator.gridView();

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

  it("says in words what it shows", () => {
    const words = listGrid(view);
    expect(drawGrid(view)).toContain("<desc>");
    expect(words).toHaveLength(1 + 9 + view.card.length);
    expect(words[view.card.length]).toMatch(
      /^The robot is in room\d and looks (east|south|west|north)\.$/,
    );
    const boxes = view.rows.flat().flatMap((look) => (look.kind === "box" ? [look.color] : []));
    expect(boxes).toHaveLength(2);
    for (const color of boxes) expect(words.join("\n")).toContain(`${color} box`);
    expect(words.join("\n")).toContain("(never seen)");
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

  it("brightens as the robot goes, and shows what it carries", () => {
    const before = drawGrid(view).match(/class="unseen"/g)?.length ?? 0;
    const fork = simulator.fork();
    for (const command of fork.plan()?.slice(0, -1) ?? []) fork.step(command);
    const after = fork.gridView();
    expect(drawGrid(after).match(/class="unseen"/g)?.length).toBeLessThan(before);
    expect(after.carries).toMatchObject({ thing: "key" });
    expect(listGrid(after).join()).toContain(`carries a ${after.carries?.color} key`);
  });
});
