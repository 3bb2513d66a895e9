/** Colours of the drawing: light, dark, or what the reader's system prefers ("auto"). */

import { readFileSync } from "node:fs";
import { packageFile } from "../../../src/core/package-file.js";

export type DrawingTheme = "light" | "dark" | "auto";

interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly seen: { readonly fill: string; readonly line: string; readonly chip: string };
  readonly unseen: {
    readonly fill: string;
    readonly line: string;
    readonly chip: string;
    readonly ink: string;
    readonly muted: string;
  };
  readonly robot: string;
  readonly onRobot: string;
  readonly asked: string;
  readonly onAsked: string;
  /** The ring around the one thing that is meant. */
  readonly circle: string;
}

interface Colours {
  readonly light: Palette;
  readonly dark: Palette;
  readonly swatches: Readonly<Record<string, string>>;
}

/** `swatches`: the paint for a colour word. */
const { light, dark, swatches }: Colours = JSON.parse(
  readFileSync(packageFile("bots/present/drawing/colours.json"), "utf8"),
);

/** The style sheet of a drawing. Plain class rules, so that rasterizers understand it too. */
export function drawingStyle(theme: DrawingTheme): string {
  if (theme === "light") return rules(light);
  if (theme === "dark") return rules(dark);
  return `${rules(light)}@media (prefers-color-scheme: dark){${rules(dark)}}`;
}

function rules(palette: Palette): string {
  const { seen, unseen } = palette;
  return [
    `.sous-paper{fill:${palette.paper}}`,
    `.sous-ink{fill:${palette.ink}}`,
    `.sous-muted{fill:${palette.muted}}`,
    `.sous-seen{fill:${seen.fill};stroke:${seen.line}}`,
    `.sous-seen-chip{fill:${seen.chip}}`,
    `.sous-unseen{fill:${unseen.fill};stroke:${unseen.line}}`,
    `.sous-unseen-chip{fill:${unseen.chip}}`,
    `.sous-unseen-ink{fill:${unseen.ink}}`,
    `.sous-unseen-muted{fill:${unseen.muted}}`,
    `.sous-unseen-icon{stroke:${unseen.muted};fill:none}`,
    `.sous-robot{fill:${palette.robot}}`,
    `.sous-robot-line{stroke:${palette.robot};fill:none}`,
    `.sous-on-robot{fill:${palette.onRobot}}`,
    `.sous-asked{fill:${palette.asked};stroke:${palette.onAsked}}`,
    `.sous-on-asked{fill:${palette.onAsked}}`,
    `.sous-seen-cell{fill:none;stroke:${seen.line}}`,
    `.sous-unseen-cell{fill:none;stroke:${unseen.chip}}`,
    `.sous-circle{fill:none;stroke:${palette.circle}}`,
    `.sous-swatch{stroke:${palette.muted}}`,
  ].join("");
}

/** The paint for a colour word, or null when the word is not one that can be painted. */
export function swatchOf(colour: string | undefined): string | null {
  const last = colour
    ?.toLowerCase()
    .split(/[\s-]+/)
    .at(-1);
  return last && Object.hasOwn(swatches, last) ? (swatches[last] ?? null) : null;
}
