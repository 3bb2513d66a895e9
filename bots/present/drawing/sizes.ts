/** The sizes that cards are drawn in, in pixels. */
import type { Font } from "./text.js";

const base = {
  /** The first three are font sizes. */
  place: 15,
  state: 13,
  chip: 14,
  chipLine: 18,
  chipPadding: 10,
  chipGap: 6,
  padding: 12,
  header: 22,
  gap: 10,
  minWidth: 130,
  /** Side of the robot's head. */
  icon: 22,
  dot: 11,
};

/** Lengths and fonts of a card and its contents. All cards have the same: none stands out. */
export const cardSize = {
  ...base,
  place: { size: base.place, bold: true },
  state: { size: base.state },
  chip: { size: base.chip },
};
export type CardSize = typeof cardSize;

/** Fonts outside cards. */
export const fonts = {
  /** What only the reader knows: the largest of all. */
  secret: { size: 26, bold: true },
  title: { size: 22, bold: true },
  subtitle: { size: 14 },
  section: { size: 12, bold: true },
  fold: { size: 13 },
} as const satisfies Record<string, Font>;

/** Below this many pixels there is room for about two cards in a row. */
export const narrow = 520;

/** A row that takes less than this share of the width is not stretched to fill it. */
export const fullEnough = 0.75;
