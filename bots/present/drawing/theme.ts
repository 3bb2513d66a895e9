/** Colours of the drawing. Light, dark, or whichever the reader's system prefers ("auto"). */

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

const light: Palette = {
  paper: "#fbf8f3",
  ink: "#26221c",
  muted: "#6d655a",
  seen: { fill: "#ffffff", line: "#d9d0c3", chip: "#f1ece3" },
  unseen: { fill: "#3d3a44", line: "#26242c", chip: "#55515e", ink: "#f7f4ef", muted: "#c9c3cf" },
  robot: "#136f5b",
  onRobot: "#ffffff",
  asked: "#f4b23f",
  onAsked: "#231a05",
  circle: "#c2281d",
};

const dark: Palette = {
  paper: "#1d1b18",
  ink: "#f3ede3",
  muted: "#aaa195",
  seen: { fill: "#3a362f", line: "#5b554a", chip: "#4d483f" },
  unseen: { fill: "#100f0e", line: "#4a453d", chip: "#24211d", ink: "#cfc7ba", muted: "#958d81" },
  robot: "#67cdb1",
  onRobot: "#0c2b23",
  asked: "#f4b23f",
  onAsked: "#231a05",
  circle: "#ff8a75",
};

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

const swatches: Readonly<Record<string, string>> = {
  beige: "#e6d7b8",
  black: "#1c1c1e",
  blue: "#3b78d8",
  brown: "#8a5a34",
  copper: "#b8703d",
  cream: "#f4ead2",
  gold: "#d3a52c",
  gray: "#8d9096",
  green: "#4c9a52",
  grey: "#8d9096",
  orange: "#ee8a2c",
  pink: "#ee9ab4",
  purple: "#8657b5",
  red: "#d0423b",
  silver: "#c3c8ce",
  teal: "#2a8f8b",
  turquoise: "#3dbfb8",
  white: "#ffffff",
  yellow: "#f3cf3f",
};

/** The paint for a colour word, or null when the word is not one that can be painted. */
export function swatchOf(colour: string | undefined): string | null {
  const last = colour
    ?.toLowerCase()
    .split(/[\s-]+/)
    .at(-1);
  return last && Object.hasOwn(swatches, last) ? (swatches[last] ?? null) : null;
}
