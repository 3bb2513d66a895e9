/** Things side by side as large cards. All numbers are pixels. */

import type { DrawnChoice } from "./content.js";
import { text } from "./marks.js";
import type { Frame } from "./shapes.js";
import { breakText, escapeXml, type Font } from "./text.js";
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

/** Cards of one width in rows; each says its name, its colour by a stripe and a word, and its detail. */
export function drawChoiceCards(choices: readonly DrawnChoice[], frame: Frame): Strip {
  const columns = fitColumns(choices.length, frame.width);
  const width = Math.floor((frame.width - (columns - 1) * gap) / columns);
  const svg: string[] = [];
  let top = frame.top;
  for (let first = 0; first < choices.length; first += columns) {
    const row = choices.slice(first, first + columns).map((choice) => layOutChoice(choice, width));
    const height = Math.max(...row.map((one) => one.height));
    for (const [column, one] of row.entries()) {
      const at = { left: frame.left + column * (width + gap), top, width };
      svg.push(drawChoice(one, { ...at, height }));
    }
    top += height + gap;
  }
  return { svg: svg.join(""), bottom: choices.length > 0 ? top - gap : frame.top };
}

/** As many in a row as fit, and as even as possible: five stand as three and two. */
function fitColumns(amount: number, width: number): number {
  const most = Math.max(1, Math.min(mostInRow, Math.floor((width + gap) / (least + gap))));
  const rows = Math.ceil(amount / most);
  return Math.max(1, Math.ceil(amount / Math.max(1, rows)));
}

interface LaidOut {
  readonly choice: DrawnChoice;
  readonly labels: readonly string[];
  readonly details: readonly string[];
  readonly height: number;
}

function layOutChoice(choice: DrawnChoice, width: number): LaidOut {
  const room = width - 2 * padding;
  const labels = breakText(choice.label, label, room);
  const details = choice.detail ? breakText(choice.detail, detail, room) : [];
  const words = labels.length * 26 + details.length * 21 + (details.length > 0 ? 6 : 0);
  return { choice, labels, details, height: stripe + 2 * padding + words };
}

function drawChoice(one: LaidOut, frame: Frame & { readonly height: number }): string {
  const { left, top, width, height } = frame;
  const paint = swatchOf(one.choice.colour);
  const middle = left + width / 2;
  const words = one.labels.length * 26 + (one.details.length > 0 ? one.details.length * 21 + 6 : 0);
  const above = paint ? stripe + 8 : 0;
  const under = top + above + Math.round((height - above - words) / 2);
  const detailTop = under + one.labels.length * 26 + 6;
  return [
    `<g class="sous-choice"><title>${escapeXml(one.choice.label)}</title>`,
    `<rect class="sous-seen" x="${left}" y="${top}" width="${width}" height="${height}" rx="14" stroke-width="2"/>`,
    paint
      ? `<rect class="sous-swatch" x="${left + padding}" y="${top + 12}" width="${width - 2 * padding}" height="${stripe}" rx="7" fill="${paint}"/>`
      : "",
    ...one.labels.map((line, index) =>
      text(line, { x: middle, y: under + 20 + index * 26, middle: true, font: label, look: "ink" }),
    ),
    ...one.details.map((line, index) =>
      text(line, {
        x: middle,
        y: detailTop + 15 + index * 21,
        middle: true,
        font: detail,
        look: "muted",
      }),
    ),
    "</g>",
  ].join("");
}
