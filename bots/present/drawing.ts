/** Draws a home as people see it: each place where it always stands. */
import type { Drawing } from "./drawing/content.js";
import { writeSheet } from "./drawing/paper.js";
import { drawPicture } from "./drawing/picture.js";
import type { PictureSize } from "./drawing/sizes.js";
import { type DrawingTheme, palettes } from "./drawing/theme.js";
import { describeDrawing, isOut, summariseDrawing } from "./drawing/words.js";
import { drawGrid } from "./grid-drawing.js";

export { roomsOf } from "./drawing/areas.js";
export { type Drawing, drawingFor, openDrawing } from "./drawing/content.js";
export { describeDrawing, listDrawing } from "./drawing/words.js";
export type { PictureSize };

/** How a drawing looks. */
export interface DrawingOptions {
  /** Default "page". */
  readonly size?: PictureSize;
  /** Default "light". */
  readonly theme?: DrawingTheme;
  /** Printed on top; nothing is printed when absent. */
  readonly title?: string;
  /** Draws only this room of the home. */
  readonly room?: string;
  /**
   * What a receipt or a replay is about: ids of things and places. They are marked in amber. While a question is
   * open, nothing is.
   */
  readonly marked?: readonly string[];
  /** The way that the robot walked, as ids of places. */
  readonly path?: readonly string[];
  /** The way that the robot would have walked without the answer: it is drawn beside the other. */
  readonly without?: readonly string[];
}

const subtitles: Readonly<Record<Drawing["mode"], string>> = {
  owner: "You see everything.",
  tour: "Have a look around. The robot will ask you later; the picture will be gone.",
  keeper: "Answer from memory: what is in the places is hidden.",
  persona: "Answer the robot as you would at home; please do not use numbers.",
  open: "There is no right answer. What you choose is what the robot will do.",
};

/** Draws any of the modes as an SVG document. The same input gives the same text. */
export function draw(drawing: Drawing, options: DrawingOptions = {}): string {
  const { size = "page", theme = "light", title = "" } = options;
  if (drawing.mode === "owner" && drawing.view.grid)
    return drawGrid(drawing.view.grid, theme, size);
  const { marked = [], path = [], without = [], room } = options;
  const shown = { size, title, marked, path, without, ...(room !== undefined && { room }) };
  const picture = drawPicture(drawing, shown, palettes[theme]);
  const { width, height } = picture;
  const sheet = {
    width,
    height,
    theme,
    title: title || homeOf(drawing),
    summary: summariseDrawing(drawing),
    description: describeDrawing(drawing),
  };
  return writeSheet(sheet, [picture.svg]);
}

function homeOf(drawing: Drawing): string {
  return drawing.mode === "open" ? drawing.home : drawing.view.home;
}

/** Says what the reader of a drawing has to know. This line stands beside the drawing. */
export function explainDrawing(drawing: Drawing): string {
  const explained = explainList(drawing);
  const isVeiled = explained === subtitles.owner && hasVeil(drawing);
  return isVeiled ? `${explained} The robot has not looked in the shaded places yet.` : explained;
}

function hasVeil(drawing: Drawing): boolean {
  if (drawing.mode !== "owner") return false;
  const { view, seen } = drawing;
  return view.grid !== undefined || view.places.some(({ id }) => !seen.includes(id));
}

/** Says what the reader of {@link listDrawing} has to know. */
export function explainList(drawing: Drawing): string {
  if (drawing.mode === "persona" && drawing.target.length > 1)
    return "You want one of the circled.";
  if ((drawing.mode === "owner" || drawing.mode === "persona") && isOut(drawing.view))
    return "This is your card. The robot knows only what was ordered.";
  if (drawing.mode === "keeper" && drawing.view.places.length === 0)
    return "Answer from memory: your card is hidden.";
  if (drawing.mode === "owner" && drawing.explored) {
    return "This is what you have seen so far.";
  }
  if (drawing.mode === "tour" && drawing.things.length > 0) {
    return "Please put these away. The robot will ask you later; the picture will be gone.";
  }
  return subtitles[drawing.mode];
}
