/** Cards in justified rows. All numbers are pixels. */
import { layOutCells, partsOf } from "./cells.js";
import type { Card, CardContent, Frame, Line } from "./shapes.js";
import { type CardSize, fullEnough, narrow } from "./sizes.js";
import { breakText, textWidth } from "./text.js";

/** Lays cards out in rows that fill the width, in the way that takes the least height. */
export function layOutRows(contents: readonly CardContent[], size: CardSize, frame: Frame): Rows {
  const ways = chipLines.map((mostLines) => tryRows(contents, size, { frame, mostLines }));
  const [first = { cards: [], bottom: frame.top }, ...others] = ways;
  return others.reduce((best, way) => (way.bottom < best.bottom ? way : best), first);
}

export interface Rows {
  readonly cards: readonly Card[];
  readonly bottom: number;
}

/** How many lines of chips a card may have before it is made wider. */
const chipLines = [2, 3, 4];

function tryRows(
  contents: readonly CardContent[],
  size: CardSize,
  { frame, mostLines }: { readonly frame: Frame; readonly mostLines: number },
): Rows {
  const sized = contents.map((content) => ({
    content,
    width: naturalWidth(content, size, { available: frame.width, mostLines }),
  }));
  const rows = fillRows(sized, frame.width, size.gap);
  const cards: Card[] = [];
  let top = frame.top;
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    let left = frame.left;
    const rowCards = stretchRow(row, { width: frame.width, gap: size.gap, isLast }).map((one) => {
      const card = layOutCard(one.content, size, { left, top, width: one.width });
      left += one.width + size.gap;
      return card;
    });
    const height = Math.max(...rowCards.map((card) => card.height));
    cards.push(...rowCards.map((card) => ({ ...card, height })));
    top += height + size.gap;
  }
  return { cards, bottom: top - (rows.length > 0 ? size.gap : 0) };
}

interface SizedCard {
  readonly content: CardContent;
  readonly width: number;
}

function fillRows(cards: readonly SizedCard[], width: number, gap: number): SizedCard[][] {
  const rows: SizedCard[][] = [];
  let free = 0;
  for (const card of cards) {
    const row = rows.at(-1);
    const fits = row !== undefined && card.width <= free;
    if (fits) row.push(card);
    else rows.push([card]);
    free = (fits ? free : width) - card.width - gap;
  }
  return rows;
}

/** A last row that is far from full keeps its natural widths. */
function stretchRow(
  row: readonly SizedCard[],
  options: { readonly width: number; readonly gap: number; readonly isLast: boolean },
): readonly SizedCard[] {
  const used = row.reduce((sum, card) => sum + card.width + options.gap, -options.gap);
  if (options.isLast && options.width >= narrow && used < options.width * fullEnough) return row;
  const more = Math.floor((options.width - used) / row.length);
  return row.map((card) => ({ ...card, width: card.width + more }));
}

/** The least width at which no word breaks and the chips take at most `mostLines` lines. */
export function naturalWidth(
  content: CardContent,
  size: CardSize,
  room: { readonly available: number; readonly mostLines: number },
): number {
  const { available, mostLines } = room;
  const { widths, gap } = partsOf(content, size);
  const least = Math.max(headerWidth(content, size), ...widths);
  for (let width = size.minWidth; width < available; width += 20) {
    const inner = width - 2 * size.padding;
    if (least > inner) continue;
    if (countRows(widths, gap, inner) <= mostLines) return width;
  }
  return available;
}

function countRows(widths: readonly number[], gap: number, inner: number): number {
  let [rows, free] = [0, 0];
  for (const width of widths) {
    if (rows === 0 || width > free) [rows, free] = [rows + 1, inner];
    free -= width + gap;
  }
  return rows;
}

function headerWidth(content: CardContent, size: CardSize): number {
  const state = content.state ? textWidth(content.state, size.state) + 8 : 0;
  return textWidth(content.name, size.place) + state + iconRoom(content, size);
}

function iconRoom(content: CardContent, size: CardSize): number {
  return content.detail === "name" ? 0 : size.icon + 6;
}

function layOutCard(content: CardContent, size: CardSize, frame: Frame): Card {
  const left = frame.left + size.padding;
  const inner = frame.width - 2 * size.padding;
  const { name, state, bottom } = layOutHeader(content, size, { ...frame, left, width: inner });
  const isBare = content.detail === "name";
  const cells = isBare ? [] : layOutCells(content, size, { left, top: bottom, width: inner });
  const end = Math.max(bottom, ...cells.map((cell) => cell.y + cell.height));
  const height = end + (isBare ? 2 : size.padding) - frame.top;
  return {
    content,
    size,
    name,
    state,
    cells,
    x: frame.left,
    y: frame.top,
    width: frame.width,
    height,
  };
}

function layOutHeader(
  content: CardContent,
  size: CardSize,
  frame: Frame,
): { readonly name: Line[]; readonly state: Line | null; readonly bottom: number } {
  const room = frame.width - iconRoom(content, size);
  const first = frame.top + size.header + 3;
  const name = breakText(content.name, size.place, room).map((text, index) => {
    return { text, x: frame.left, y: first + index * size.header };
  });
  const last = name.at(-1) ?? { text: "", x: frame.left, y: first };
  if (!content.state) return { name, state: null, bottom: last.y + size.padding };
  const after = textWidth(last.text, size.place) + 8;
  const fits = after + textWidth(content.state, size.state) <= room;
  const state = fits
    ? { text: content.state, x: frame.left + after, y: last.y }
    : { text: content.state, x: frame.left, y: last.y + size.header };
  return { name, state, bottom: state.y + size.padding };
}
