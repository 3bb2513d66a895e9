/** Drawings as PNG, for chats that do not show SVG. */
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { faces } from "./drawing/font-metrics.js";

/**
 * Renders an SVG document as PNG with the bundled fonts only, so that it looks the same everywhere.
 *
 * @param options.width of the picture in pixels; its height follows
 * @throws when the text is not an SVG document
 */
export function renderPng(svg: string, options: { readonly width: number }): Buffer {
  return new Resvg(svg, renderOptions(options.width)).render().asPng();
}

/** Like {@link renderPng}, on another thread; only the compression happens on the caller's. */
export async function renderPngAside(
  svg: string,
  options: { readonly width: number },
): Promise<Buffer> {
  return (await renderAsync(svg, renderOptions(options.width))).asPng();
}

function renderOptions(width: number): ResvgRenderOptions {
  return {
    fitTo: { mode: "width", value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: [faces.regular.file, faces.bold.file],
      defaultFontFamily: "DejaVu Sans",
    },
  };
}
