/** Draws things side by side as large cards. All numbers are pixels. */

import type { DrawnChoice } from "./content.js";
import { boxAttributes, writeLines } from "./marks.js";
import type { Box, Frame } from "./shapes.js";
import { breakText, escapeXml, type Font, stackLines } from "./text.js";
import { swatchOf } from "./theme.js";

const label: Font = { size: 20, bold: true };
const detail: Font = { size: 15 };
const gap = 14;
const padding = 18;
const least = 170;
const mostInRow = 4;
const stripe = 14;

/** A part of a drawing, and where it ends. */
export interface Strip {
  readonly svg: string;
  readonly bottom: number;
}

/** Draws cards of equal width in rows. A card shows a name, a detail, and a colour as a stripe. */
export function drawChoiceCards(choices: readonly DrawnChoice[], frame: Frame): Strip {
  const columns = fitColumns(choices.length, frame.width);
  const width = Math.floor((frame.width - (columns - 1) * gap) / columns);
  const svg: string[] = [];
  let top = frame.top;
  for (let first = 0; first < choices.length; first += columns) {
    const row = choices.slice(first, first + columns).map((choice) => layOutChoice(choice, width));
    const height = Math.max(...row.map((one) => one.height));
    for (const [column, one] of row.entries()) {
      const x = frame.left + column * (width + gap);
      svg.push(drawChoice(one, { x, y: top, width, height }));
    }
    top += height + gap;
  }
  return { svg: svg.join(""), bottom: choices.length > 0 ? top - gap : frame.top };
}

/** Chooses the number of columns. Rows are as even as possible: five cards stand as three and two. */
function fitColumns(amount: number, width: number): number {
  const most = Math.max(1, Math.min(mostInRow, Math.floor((width + gap) / (least + gap))));
  const rows = Math.ceil(amount / most);
  return Math.max(1, Math.ceil(amount / Math.max(1, rows)));
}

interface LaidOut {
  readonly choice: DrawnChoice;
  readonly labels: readonly string[];
  readonly details: readonly string[];
  /** Height of the words alone. */
  readonly words: number;
  readonly height: number;
}

function layOutChoice(choice: DrawnChoice, width: number): LaidOut {
  const room = width - 2 * padding;
  const labels = breakText(choice.label, label, room);
  const details = choice.detail ? breakText(choice.detail, detail, room) : [];
  const words = labels.length * 26 + details.length * 21 + (details.length > 0 ? 6 : 0);
  return { choice, labels, details, words, height: stripe + 2 * padding + words };
}

function drawChoice({ choice, labels, details, words }: LaidOut, box: Box): string {
  const { x: left, y: top, width, height } = box;
  const paint = swatchOf(choice.colour);
  const above = paint ? stripe + 8 : 0;
  const under = top + above + Math.round((height - above - words) / 2);
  const x = left + width / 2;
  const named = stackLines(labels, { x, first: under + 20, step: 26 });
  const detailed = stackLines(details, { x, first: under + labels.length * 26 + 21, step: 21 });
  return [
    `<g class="sous-choice"><title>${escapeXml(choice.label)}</title>`,
    `<rect class="sous-seen" ${boxAttributes(box)} rx="14" stroke-width="2"/>`,
    paint
      ? `<rect class="sous-swatch" x="${left + padding}" y="${top + 12}" width="${width - 2 * padding}" height="${stripe}" rx="7" fill="${paint}"/>`
      : "",
    writeLines(named, { font: label, look: "ink", middle: true }),
    writeLines(detailed, { font: detail, look: "muted", middle: true }),
    "</g>",
  ].join("");
}
