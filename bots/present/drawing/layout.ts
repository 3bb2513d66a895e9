/** Lays out a drawing: its sections stand below each other. All numbers are pixels. */
import { layOutRows, naturalWidth } from "./cards.js";
import type { FoldContent } from "./folds.js";
import type { SectionContent } from "./sections.js";
import type { Box, Card, Frame } from "./shapes.js";
import { fonts, fullEnough } from "./sizes.js";
import { breakList, breakText, type Line, stackLines, textWidth } from "./text.js";

export interface Section {
  readonly heading: readonly Line[];
  readonly cards: readonly Card[];
  readonly folds: readonly Fold[];
  /** Where the section ends. */
  readonly bottom: number;
}

/** Lines of words for folded places. Dark ones stand in a box. */
export interface Fold extends Box {
  readonly seen: boolean;
  readonly lines: readonly Line[];
}

const sectionGap = 16;
const bandGap = 28;
const lineHeight = 20;
const foldPadding = 8;
/** Width of the closed eye before dark words. */
export const eyeRoom = 24;

/** Space between the letters of headings. */
export const headingSpacing = 1.2;

/** Lays out sections below each other. Small ones stand side by side where there is room. */
export function layOutSections(sections: readonly SectionContent[], frame: Frame): Section[] {
  const laidOut: Section[] = [];
  let top = frame.top;
  for (const band of fillBands(sections, frame.width)) {
    let left = frame.left;
    const row = band.map(({ section, width }) => {
      const done = layOutSection(section, { left, top, width });
      left += width + bandGap;
      return done;
    });
    laidOut.push(...row);
    top = Math.max(...row.map(({ bottom }) => bottom)) + sectionGap;
  }
  return laidOut;
}

interface SizedSection {
  readonly section: SectionContent;
  readonly width: number;
}

/** Groups sections into rows. Each section goes to the first row that has room for it. */
function fillBands(sections: readonly SectionContent[], width: number): SizedSection[][] {
  const bands: { readonly row: SizedSection[]; free: number }[] = [];
  for (const section of sections) {
    const wanted = Math.min(width, sectionWidth(section, width));
    const band = bands.find(({ free }) => wanted <= free);
    if (band) {
      band.row.push({ section, width: wanted });
      band.free -= wanted + bandGap;
    } else bands.push({ row: [{ section, width: wanted }], free: width - wanted - bandGap });
  }
  return bands.map(({ row }) => widen(row, width));
}

function widen(band: readonly SizedSection[], width: number): SizedSection[] {
  const used = band.reduce((sum, one) => sum + one.width + bandGap, -bandGap);
  if (band.length > 1 && used < width * fullEnough) return [...band];
  return band.map((one) => {
    const share = one.width / (used - (band.length - 1) * bandGap);
    return { ...one, width: one.width + Math.floor((width - used) * share) };
  });
}

/** The width that a section needs for all its cards in one row. */
function sectionWidth({ title, cards, folds }: SectionContent, available: number): number {
  const gap = cards[0]?.size.gap ?? 0;
  const widths = cards.map((card) => naturalWidth(card, { available, mostLines: 2 }));
  const row = widths.reduce((sum, width) => sum + width + gap, -gap);
  const heading = textWidth(title.toUpperCase(), fonts.section) + title.length * headingSpacing;
  const words = folds.map(
    (fold) => textWidth(fold.words.join(" "), fonts.fold) + 2 * foldPadding + eyeRoom + 6,
  );
  return Math.ceil(Math.max(row, heading, ...words));
}

function layOutSection(section: SectionContent, frame: Frame): Section {
  const heading = layOutHeading(section.title, frame);
  const under = (heading.at(-1)?.y ?? frame.top) + 9;
  const rows = layOutRows(section.cards, { ...frame, top: under });
  let top = section.cards.length > 0 ? rows.bottom + 8 : under;
  const folds = section.folds.map((content) => {
    const fold = layOutFold(content, { ...frame, top });
    top = fold.y + fold.height + 6;
    return fold;
  });
  const bottom = folds.length > 0 ? top - 6 : rows.bottom;
  return { heading, cards: rows.cards, folds, bottom };
}

function layOutHeading(title: string, frame: Frame): Line[] {
  const letters = [...title].length;
  const room = Math.max(frame.width - letters * headingSpacing, frame.width * 0.8);
  const texts = breakText(title.toUpperCase(), fonts.section, room);
  return stackLines(texts, { x: frame.left, first: frame.top + 14, step: 16 });
}

function layOutFold({ words, seen }: FoldContent, frame: Frame): Fold {
  const indent = seen ? 0 : foldPadding + eyeRoom;
  const width = frame.width - indent - (seen ? 0 : foldPadding);
  const texts = breakList(words, fonts.fold, width);
  const above = seen ? 0 : foldPadding - 2;
  const at = { x: frame.left + indent, first: frame.top + above + 14, step: lineHeight };
  const widest = Math.max(...texts.map((text) => textWidth(text, fonts.fold)));
  return {
    seen,
    lines: stackLines(texts, at),
    x: frame.left,
    y: frame.top,
    width: seen ? frame.width : Math.min(frame.width, indent + widest + foldPadding + 4),
    height: texts.length * lineHeight + 2 * above,
  };
}
