import { expect, it } from "vitest";
import { drawPlots } from "../../../src/research/report/plots.js";

it("are drawn beside this process, whose built-in classes stay as they are", async () => {
  const before = Object.getOwnPropertyNames(Set.prototype);
  const drawn = await drawPlots([
    {
      kind: "plot",
      name: "bars",
      title: "Bars",
      unit: "steps",
      bars: [{ label: "one", group: "a", value: 1 }],
    },
    {
      kind: "plot",
      name: "line",
      title: "Line",
      xTitle: "round",
      yTitle: "questions",
      points: [{ x: 1, y: 2, games: 3 }],
    },
  ]);
  expect([...drawn.keys()]).toEqual(["bars", "line"]);
  expect(drawn.get("bars")).toMatch(/^<svg.*Bars/s);
  expect(drawn.get("line")).toContain("questions");
  expect(Object.getOwnPropertyNames(Set.prototype)).toEqual(before);
});
