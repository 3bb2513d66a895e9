import path from "node:path";
import { Worker } from "../../src/app/worker/worker.js";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { makeFolder, writePrivateFile } from "../../src/core/text-file.js";
import type { jobs } from "../lab/jobs.js";
import { namePlotsApart } from "./blocks.js";
import type { Plot, Report } from "./document.js";
import { renderHtml } from "./html.js";
import { renderMarkdown } from "./markdown.js";

/** @param beside more texts, by their file's name. @throws InputError when nothing can be written there */
export async function writeReport(
  folder: string,
  name: string,
  { title, blocks }: Report,
  beside: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const report = { title, blocks: namePlotsApart(blocks) };
  const svgs = await drawPlots(
    report.blocks.flatMap((block) => (block.kind === "plot" ? [block] : [])),
  );
  const files = [
    [`${name}.md`, renderMarkdown(report)],
    [`${name}.html`, renderHtml(report, svgs)],
    ...[...svgs].map(([plot, svg]) => [`${plot}.svg`, svg] as const),
    ...Object.entries(beside),
  ] as const;
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new InputError(`the report cannot be written (${reasonOf(cause)})`, {
      file: folder,
      cause,
    });
  }
  return files.map(([file, text]) => {
    writePrivateFile(path.join(folder, file), text);
    return path.join(folder, file);
  });
}

const colors = ["#2f6fde", "#9aa5b8", "#e08a3c", "#5aa469", "#b06ab3", "#c0504d"];

const config = {
  font: "system-ui, sans-serif",
  view: { stroke: null },
  axis: { labelFontSize: 12, titleFontSize: 12, titleFontWeight: "normal", gridColor: "#e6e9ef" },
  legend: { labelFontSize: 12, title: null, orient: "top" },
  title: { anchor: "start", fontSize: 14 },
};

async function drawPlots(plots: readonly Plot[]): Promise<ReadonlyMap<string, string>> {
  if (plots.length === 0) return new Map();
  const specs = plots.map((plot) => ({
    title: plot.title,
    width: 560,
    background: "white",
    config,
    ...("bars" in plot ? specifyBars(plot) : specifyBand(plot)),
  }));
  const worker = new Worker<typeof jobs>(new URL("../lab/jobs.js", import.meta.url));
  const drawn = await worker.run("draw", specs).finally(() => worker.close());
  return new Map(plots.map(({ name }, index) => [name, drawn[index] ?? ""]));
}

function specifyBars({ bars, unit }: Extract<Plot, { bars: unknown }>): object {
  const labels = [...new Set(bars.map(({ label }) => label))];
  const groups = [...new Set(bars.map(({ group }) => group))];
  return {
    data: { values: bars },
    height: { step: groups.length > 2 ? 11 : 16 },
    mark: { type: "bar", cornerRadiusEnd: 2 },
    encoding: {
      y: { field: "label", type: "nominal", sort: labels, title: null, axis: { labelLimit: 320 } },
      yOffset: { field: "group", sort: groups },
      x: { field: "value", type: "quantitative", title: unit },
      color: {
        field: "group",
        type: "nominal",
        sort: groups,
        scale: { range: colors },
        ...(groups.length === 1 && { legend: null }),
      },
    },
  };
}

function specifyBand({ band, xTitle, yTitle }: Extract<Plot, { band: unknown }>): object {
  const x = { field: "x", type: "quantitative", title: xTitle };
  const scale = { range: colors };
  const color = { field: "group", type: "nominal", sort: null, scale, legend: { columns: 3 } };
  const y = (field: string) => ({ field, type: "quantitative", title: yTitle });
  return {
    data: { values: band },
    height: 240,
    layer: [
      {
        mark: { type: "area", opacity: 0.15 },
        encoding: { x, y: y("low"), y2: { field: "high" }, color },
      },
      { mark: { type: "line" }, encoding: { x, y: y("y"), color } },
    ],
  };
}
