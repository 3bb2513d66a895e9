/** Plots as SVG, rendered without a browser. */
import { parse, View } from "vega";
import type { Plot } from "./document.js";
import { compile, type TopLevelSpec } from "./vega-lite.js";

export interface Bar {
  readonly label: string;
  readonly group: string;
  readonly value: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** How many values it is the mean of. */
  readonly games: number;
}

const width = 560;
const config = {
  font: "system-ui, sans-serif",
  view: { stroke: null },
  axis: { labelFontSize: 12, titleFontSize: 12, titleFontWeight: "normal", gridColor: "#e6e9ef" },
  legend: { labelFontSize: 12, title: null, orient: "top" },
  title: { anchor: "start", fontSize: 14 },
} as const;

/** Horizontal bars, one row for each label, side by side for each group. */
export async function plotBars(plot: {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
}): Promise<Plot> {
  const labels = [...new Set(plot.bars.map(({ label }) => label))];
  const groups = [...new Set(plot.bars.map(({ group }) => group))];
  return draw(plot, {
    data: { values: plot.bars.map((bar) => ({ ...bar })) },
    height: { step: groups.length > 2 ? 11 : 16 },
    mark: { type: "bar", cornerRadiusEnd: 2 },
    encoding: {
      y: { field: "label", type: "nominal", sort: labels, title: null, axis: { labelLimit: 320 } },
      yOffset: { field: "group", sort: groups },
      x: { field: "value", type: "quantitative", title: plot.unit },
      color: {
        field: "group",
        type: "nominal",
        sort: groups,
        scale: { range: ["#2f6fde", "#9aa5b8", "#e08a3c", "#5aa469", "#b06ab3"] },
        ...(groups.length === 1 && { legend: null }),
      },
    },
  });
}

/** A line through points; the size of a point says how many games it rests on. */
export async function plotLine(plot: {
  readonly name: string;
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly points: readonly Point[];
}): Promise<Plot> {
  const x = { field: "x", type: "ordinal", title: plot.xTitle, axis: { labelAngle: 0 } } as const;
  const y = { field: "y", type: "quantitative", title: plot.yTitle } as const;
  return draw(plot, {
    data: { values: plot.points.map((point) => ({ ...point })) },
    height: 240,
    layer: [
      { mark: { type: "line", color: "#2f6fde" }, encoding: { x, y } },
      {
        mark: { type: "point", filled: true, color: "#2f6fde", opacity: 1 },
        encoding: {
          x,
          y,
          size: { field: "games", type: "quantitative", legend: { title: "games" } },
        },
      },
    ],
  });
}

async function draw(
  { name, title }: { readonly name: string; readonly title: string },
  spec: object,
): Promise<Plot> {
  const whole: object = { title, width, background: "white", config, ...spec };
  const view = new View(parse(compile(whole as TopLevelSpec).spec), { renderer: "none" });
  try {
    return { kind: "plot", name, title, svg: await view.toSVG() };
  } finally {
    view.finalize();
  }
}
