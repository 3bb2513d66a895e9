/** Draws plots that it is sent as specifications of vega-lite, and sends back their SVG. */
import { parse, View } from "vega";
import { compile } from "vega-lite";

process.once("message", async (/** @type {readonly any[]} */ specs) => {
  const drawn = await Promise.all(
    specs.map((spec) => new View(parse(compile(spec).spec), { renderer: "none" }).toSVG()),
  );
  process.send?.(drawn, () => process.disconnect?.());
});
