import { type Drawing, draw, explainDrawing, listDrawing } from "../present/drawing.js";

/** Drawings narrower than this, in pixels, are compact: on a phone the answers stay close to the question. */
export const narrow = 520;

/** Draws for a page: in the reader's colours, with the subtitle as a legend beside the drawing. */
export function showDrawing(
  drawing: Drawing,
  { width, compact = false }: { readonly width: number; readonly compact?: boolean },
) {
  return {
    drawing: draw(drawing, { width, compact, subtitle: "", theme: "auto" }),
    legend: explainDrawing(drawing),
    list: listDrawing(drawing),
  };
}
