import { renderSVG } from "uqr";
import {
  type Drawing,
  draw,
  explainDrawing,
  listDrawing,
  type PictureSize,
} from "../present/drawing.js";

/** Box widths in pixels from which words have 11 pixels. */
const [page, panel] = [940, 730];

export function showDrawing(drawing: Drawing, size: PictureSize) {
  return {
    drawing: draw(drawing, { size, theme: "auto" }),
    legend: explainDrawing(drawing),
    list: listDrawing(drawing),
  };
}

export function sizeFor(width: number): PictureSize {
  return width >= page ? "page" : width >= panel ? "panel" : "phone";
}

/** Dark on light in every theme, as cameras expect. */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 2 });
}
