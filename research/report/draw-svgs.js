/** Draws plots with vega-lite, which changes built-in classes when it loads: only worker processes load this file. */
import { parse, View } from "vega";
import { compile } from "vega-lite";

/**
 * @param {readonly any[]} specs of vega-lite
 * @returns {Promise<string[]>} SVG texts
 */
export function drawSvgs(specs) {
  return Promise.all(
    specs.map((spec) => new View(parse(compile(spec).spec), { renderer: "none" }).toSVG()),
  );
}
