/** Drawings as PNG, for chats that do not show SVG. */
import { Resvg } from "@resvg/resvg-js";
import { fontFace } from "./drawing/font-metrics.js";

/**
 * Renders an SVG document as PNG with the bundled fonts only, so that it looks the same everywhere.
 *
 * @param options.width of the picture in pixels; its height follows
 * @throws when the text is not an SVG document
 */
export function renderPng(svg: string, options: { readonly width: number }): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: options.width },
    font: {
      loadSystemFonts: false,
      fontFiles: [fontFace(false).file, fontFace(true).file],
      defaultFontFamily: "DejaVu Sans",
    },
  });
  return image.render().asPng();
}
