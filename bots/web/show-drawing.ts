import {
  type Drawing,
  draw,
  explainDrawing,
  listDrawing,
  type PictureSize,
} from "../present/drawing.js";

/** In a box narrower than this, in pixels, the drawing is that of a phone. */
const narrow = 700;

/** Draws for a page: in the reader's colours, with what has to be known beside the drawing. */
export function showDrawing(drawing: Drawing, size: PictureSize) {
  return {
    drawing: draw(drawing, { size, theme: "auto" }),
    legend: explainDrawing(drawing),
    list: listDrawing(drawing),
  };
}

/** @param width of the box, in pixels */
export function sizeFor(width: number): PictureSize {
  return width < narrow ? "phone" : "page";
}
