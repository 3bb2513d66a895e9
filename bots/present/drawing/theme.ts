/** Gives the colours of drawings, for light and dark pages. */
import colours from "./colours.json" with { type: "json" };

export type DrawingTheme = "light" | "dark" | "auto";
export type ColourName = keyof typeof colours.light;
export type Palette = Readonly<Record<ColourName, string>>;

const names = Object.keys(colours.light) as ColourName[];
const variables = Object.fromEntries(names.map((name) => [name, `var(--sous-${name})`])) as Palette;
/** Only "auto" uses CSS variables, which rasterizers cannot read. */
export const palettes = { light: colours.light, dark: colours.dark, auto: variables };

export function themeStyle(theme: DrawingTheme): string {
  if (theme !== "auto") return "";
  const set = (palette: Palette) =>
    `.sous{${names.map((name) => `--sous-${name}:${palette[name]}`).join(";")}}`;
  return `${set(colours.light)}@media (prefers-color-scheme: dark){${set(colours.dark)}}`;
}

const swatches: Readonly<Record<string, string>> = colours.swatches;

/** Finds the colour that a word names; null if it is no colour or material. */
export function swatchOf(word: string | undefined): string | null {
  const last = word
    ?.toLowerCase()
    .split(/[\s-]+/)
    .at(-1);
  return last && Object.hasOwn(swatches, last) ? (swatches[last] ?? null) : null;
}

export function shade(hex: string, share: number): string {
  const to = share > 0 ? 255 : 0;
  const parts = channels(hex).map((value) => Math.round(value + (to - value) * Math.abs(share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG's relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

export function outlineOf(hex: string): string {
  return luminance(hex) < 0.08 ? shade(hex, 0.5) : shade(hex, -0.42);
}
