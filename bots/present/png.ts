import { renderAsync } from "@resvg/resvg-js";
import { faces } from "./drawing/font-metrics.js";

/** Uses the bundled fonts only, for the same result everywhere. @throws when `svg` is no SVG document */
export async function renderPng(svg: string, options: { readonly width: number }): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: options.width },
    font: {
      loadSystemFonts: false,
      fontFiles: [faces.regular.file, faces.bold.file],
      defaultFontFamily: "DejaVu Sans",
    },
  });
  return image.asPng();
}
