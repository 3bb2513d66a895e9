/** Pictures that are made for pages. */
import { renderSVG } from "uqr";
import {
  type Drawing,
  draw,
  explainDrawing,
  listDrawing,
  type PictureSize,
} from "../present/drawing.js";

/** From these widths of a box on, in pixels, words of a page's picture and of a panel's have 11 pixels. */
const [page, panel] = [940, 730];

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
  return width >= page ? "page" : width >= panel ? "panel" : "phone";
}

/** A text as a QR code: an SVG picture, dark on light in every theme, as cameras expect it. */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 2 });
}
