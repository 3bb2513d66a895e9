/** Draws a question's choices side by side, each with a letter. */
import type { DrawnChoice } from "./content.js";
import { drawSign } from "./lettering/signs.js";
import { breakText, escapeXml } from "./lettering/text.js";
import type { Strip } from "./pen.js";
import { n, Pen } from "./pen.js";
import { isLarge, measuresOf, type PictureSize } from "./sizes.js";
import type { Palette } from "./theme.js";

export function letterOf(at: number): string {
  return String.fromCharCode(65 + (at % 26));
}

export function drawCards(
  choices: readonly DrawnChoice[],
  size: PictureSize,
  c: Palette,
  top: number,
): Strip {
  if (choices.length === 0) return { svg: "", bottom: top };
  const big = isLarge(size);
  const [gap, most] = big ? [16, 4] : [6, 2];
  const rows = Math.ceil(choices.length / most);
  const columns = Math.ceil(choices.length / rows);
  const width = (measuresOf(size).w - gap * (columns + 1)) / columns;
  const card = { big, width, pen: new Pen(measuresOf(size), c), side: big ? 72 : 30 };
  const laid = choices.map((choice) => layOut(choice, card));
  const height = Math.max(...laid.map((one) => one.height));
  const svg = laid.map((one, at) => {
    const x = gap + (at % columns) * (width + gap);
    const y = top + gap + Math.floor(at / columns) * (height + gap);
    return drawCard(one, { ...card, x, y, height, letter: letterOf(at) });
  });
  return { svg: svg.join(""), bottom: top + rows * (height + gap) + gap };
}

type CardSize = Readonly<Record<"width" | "side", number>> & {
  readonly big: boolean;
  readonly pen: Pen;
};

function layOut(choice: DrawnChoice, { big, width, side }: CardSize) {
  const room = width - (choice.thing ? side + 10 : 0) - (big ? 66 : 36);
  const names = breakText(choice.label, { size: big ? 17 : 12, bold: true }, room);
  const details = choice.detail ? breakText(choice.detail, { size: big ? 13 : 11 }, room) : [];
  const words = names.length * (big ? 21 : 15) + details.length * (big ? 17 : 13);
  return { choice, names, details, height: Math.max(side, words) + (big ? 32 : 12) };
}

function drawCard(
  { choice, names, details, height: own }: ReturnType<typeof layOut>,
  at: CardSize & Readonly<Record<"x" | "y" | "height", number>> & { readonly letter: string },
): string {
  const { big, width, pen, side, x, y, height, letter } = at;
  const { c } = pen;
  const r = big ? 14 : 9;
  const line = (text: string, top: number, size: number, fill: string, left: number): string =>
    `<text x="${n(left)}" y="${n(top)}" font-size="${size}"${fill === c.soft ? "" : ' font-weight="700"'} fill="${fill}">${escapeXml(text)}</text>`;
  const left = x + (big ? 46 : 26);
  const sign = { x: left, y: y + (height - side) / 2, side };
  const words = left + (choice.thing ? side + 10 : 0);
  const step = big ? 21 : 15;
  const first = y + (height - own) / 2 + (big ? 16 : 6) + step * 0.8;
  const free = own - (big ? 32 : 12) - names.length * step - details.length * (big ? 17 : 13);
  const named = names.map((text, row) =>
    line(text, first + free / 2 + row * step, big ? 17 : 12, c.ink, words),
  );
  const below = first + free / 2 + names.length * step - (big ? 2 : 1);
  const detailed = details.map((text, row) =>
    line(text, below + row * (big ? 17 : 13), big ? 13 : 11, c.soft, words),
  );
  const badge = pen.oval(x + r + 6, y + r + 6, r, r, c.asked, c.askedEdge);
  const size = big ? 15 : 11;
  const letterLine = `<text x="${n(x + r + 6)}" y="${n(y + r + 6 + size * 0.36)}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${c.askedInk}">${letter}</text>`;
  return [
    `<g class="choice"><title>${escapeXml(choice.label)}</title>`,
    pen.rect({ x, y, w: width, h: height }, big ? 12 : 7, c.lit, c.woodEdge),
    choice.thing ? drawSign(choice.thing, sign, c) : "",
    badge,
    letterLine,
    ...named,
    ...detailed,
    "</g>",
  ].join("");
}
