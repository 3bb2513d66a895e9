/** Cards in justified rows. All numbers are pixels. */
import { fillRows, layOutCells, partsOf } from "./cells.js";
import type { Card, CardContent, Frame } from "./shapes.js";
import { fullEnough, narrow } from "./sizes.js";
import { breakText, type Line, stackLines, textWidth } from "./text.js";

/** Lays cards out in rows that fill the width. Tries several ways and takes the one with the least height. */
export function layOutRows(contents: readonly CardContent[], frame: Frame): Rows {
  const ways = chipLines.map((mostLines) => tryRows(contents, frame, mostLines));
  return ways.reduce((best, way) => (way.bottom < best.bottom ? way : best));
}

export interface Rows {
  readonly cards: readonly Card[];
  readonly bottom: number;
}

/** How many lines of chips a card may have before it is made wider. */
const chipLines = [2, 3, 4];

function tryRows(contents: readonly CardContent[], frame: Frame, mostLines: number): Rows {
  const gap = contents[0]?.size.gap ?? 0;
  const room = { width: frame.width, gap };
  const available = frame.width;
  const sized = contents.map((content) => {
    return { content, width: naturalWidth(content, { available, mostLines }) };
  });
  const rows = fillRows(sized, ({ width }) => width, room);
  const cards: Card[] = [];
  let top = frame.top;
  for (const [index, row] of rows.entries()) {
    let left = frame.left;
    const more = widening(row, { ...room, isLast: index === rows.length - 1 });
    const rowCards = row.map(({ content, width }) => {
      const card = layOutCard(content, { left, top, width: width + more });
      left += card.width + gap;
      return card;
    });
    const height = Math.max(...rowCards.map((card) => card.height));
    cards.push(...rowCards.map((card) => ({ ...card, height })));
    top += height + gap;
  }
  return { cards, bottom: top - (rows.length > 0 ? gap : 0) };
}

/** How much wider each card of a row becomes. A last row that is far from full keeps its natural widths. */
function widening(
  row: readonly { readonly width: number }[],
  room: { readonly width: number; readonly gap: number; readonly isLast: boolean },
): number {
  const used = row.reduce((sum, card) => sum + card.width + room.gap, -room.gap);
  if (room.isLast && room.width >= narrow && used < room.width * fullEnough) return 0;
  return Math.floor((room.width - used) / row.length);
}

/** The least width at which no word breaks and the chips take at most `mostLines` lines. */
export function naturalWidth(
  content: CardContent,
  room: { readonly available: number; readonly mostLines: number },
): number {
  const { widths, gap } = partsOf(content);
  const { size } = content;
  const least = Math.max(headerWidth(content), ...widths);
  for (let width = size.minWidth; width < room.available; width += 20) {
    const inner = width - 2 * size.padding;
    if (least > inner) continue;
    if (fillRows(widths, (one) => one, { width: inner, gap }).length <= room.mostLines)
      return width;
  }
  return room.available;
}

function headerWidth(content: CardContent): number {
  const { name, state, size } = content;
  const stateWidth = state ? textWidth(state, size.state) + 8 : 0;
  return textWidth(name, size.place) + stateWidth + iconRoom(content);
}

function iconRoom({ detail, size }: CardContent): number {
  return detail === "name" ? 0 : size.icon + 6;
}

function layOutCard(content: CardContent, frame: Frame): Card {
  const { size } = content;
  const { left: x, top: y, width } = frame;
  const inside = { left: x + size.padding, width: width - 2 * size.padding };
  const { name, state, bottom } = layOutHeader(content, { ...inside, top: y });
  const isBare = content.detail === "name";
  const cells = isBare ? [] : layOutCells(content, { ...inside, top: bottom });
  const end = Math.max(bottom, ...cells.map((cell) => cell.y + cell.height));
  const height = end + (isBare ? 2 : size.padding) - y;
  return { content, name, state, cells, x, y, width, height };
}

function layOutHeader(
  content: CardContent,
  frame: Frame,
): { readonly name: Line[]; readonly state: Line | null; readonly bottom: number } {
  const { size } = content;
  const room = frame.width - iconRoom(content);
  const first = frame.top + size.header + 3;
  const texts = breakText(content.name, size.place, room);
  const name = stackLines(texts, { x: frame.left, first, step: size.header });
  const last = name.at(-1) ?? { text: "", x: frame.left, y: first };
  if (!content.state) return { name, state: null, bottom: last.y + size.padding };
  const after = textWidth(last.text, size.place) + 8;
  const fits = after + textWidth(content.state, size.state) <= room;
  const state = fits
    ? { text: content.state, x: frame.left + after, y: last.y }
    : { text: content.state, x: frame.left, y: last.y + size.header };
  return { name, state, bottom: state.y + size.padding };
}
