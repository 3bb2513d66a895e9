/** Drawings as PNG, for chats that do not show SVG. */
import { renderAsync } from "@resvg/resvg-js";
import { faces } from "./drawing/font-metrics.js";

/**
 * Renders an SVG document as PNG with the bundled fonts only, so that it looks the same everywhere.
 * Another thread draws; only the compression happens on the caller's.
 *
 * @param options.width of the picture in pixels; its height follows
 * @throws when the text is not an SVG document
 */
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
