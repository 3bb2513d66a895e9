/** Draws a home; each place has a fixed position. */
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

export interface DrawingOptions {
  readonly size?: PictureSize;
  readonly theme?: DrawingTheme;
  readonly title?: string;
  readonly room?: string;
  /** Ids of things and places to mark in amber, for receipts and replays only. */
  readonly marked?: readonly string[];
  readonly path?: readonly string[];
  /** Its path without the answer, drawn for comparison. */
  readonly without?: readonly string[];
}

const subtitles: Readonly<Record<Drawing["mode"], string>> = {
  owner: "You see everything.",
  tour: "Have a look around. The robot will ask you later; the picture will be gone.",
  keeper: "Answer from memory: what is in the places is hidden.",
  persona: "Answer the robot as you would at home; please do not use numbers.",
  open: "There is no right answer. What you choose is what the robot will do.",
};

/** Returns an SVG document. Deterministic. */
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

/** Returns the line beside the drawing that explains it. */
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
