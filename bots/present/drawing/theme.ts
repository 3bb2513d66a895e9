/** Colours of the drawing: light, dark, or what the reader's system prefers ("auto"). */

import { readFileSync } from "node:fs";
import { packageFile } from "../../../src/core/package-file.js";

export type DrawingTheme = "light" | "dark" | "auto";

type Palette = Readonly<Record<string, string>>;

/** `classes`: the style of each class, where "$ink" is a colour of the palette. `swatches`: the paint for a colour word. */
const {
  light,
  dark,
  classes,
  swatches,
}: Readonly<Record<"light" | "dark" | "classes" | "swatches", Palette>> = JSON.parse(
  readFileSync(packageFile("bots/present/drawing/colours.json"), "utf8"),
);

/** The style sheet of a drawing. It has plain class rules only, so that rasterizers understand it. */
export function drawingStyle(theme: DrawingTheme): string {
  if (theme === "light") return rules(light);
  if (theme === "dark") return rules(dark);
  return `${rules(light)}@media (prefers-color-scheme: dark){${rules(dark)}}`;
}

function rules(palette: Palette): string {
  const colour = (_: string, name: string): string => palette[name] ?? "none";
  return Object.entries(classes)
    .map(([name, style]) => `.sous-${name}{${style.replace(/\$([a-z-]+)/g, colour)}}`)
    .join("");
}

/** The paint for a colour word; null for any other word. */
export function swatchOf(colour: string | undefined): string | null {
  const last = colour
    ?.toLowerCase()
    .split(/[\s-]+/)
    .at(-1);
  return last && Object.hasOwn(swatches, last) ? (swatches[last] ?? null) : null;
}
