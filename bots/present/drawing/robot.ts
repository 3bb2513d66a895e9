/** Draws the robot and labels what it carries. */
import type { ThingView } from "../../../src/core/episode/scene.js";
import { joinWords } from "../../../src/core/words/wording.js";
import { drawSign, thingWordings } from "./lettering/signs.js";
import { breakText, escapeXml, firstFit, textWidth } from "./lettering/text.js";
import { type Box, n, Pen } from "./pen.js";
import type { Told } from "./show.js";
import type { Measures } from "./sizes.js";
import type { Palette } from "./theme.js";

/** Draws the robot with its feet at (0, 0). @param high height in units */
export function drawRobot(high: number, held: ThingView | null, c: Palette): string {
  const k = high / 90;
  const arm = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${c.robotDeep}" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c.robot}" stroke-width="5.5" stroke-linecap="round"/>`;
  const grip = Math.max(34, 17 / k);
  const [x, y] = held ? [31, -48] : [30, -22];
  const wheel = (at: number): string =>
    `<circle cx="${at}" cy="-6" r="6.5" fill="${c.face}"/><circle cx="${at}" cy="-6" r="2.4" fill="${c.steel}"/>`;
  const deep = `stroke="${c.robotDeep}" stroke-width="2.2" stroke-linejoin="round"`;
  const parts = [
    `<ellipse cx="0" cy="0" rx="27" ry="5" fill="${c.shadow}" fill-opacity=".2"/>`,
    wheel(-12) + wheel(12) + arm("M-18 -34Q-29 -30 -28 -18"),
    `<path d="M-20 -10V-32Q-20 -46 0 -46T20 -32V-10Q20 -7 16 -7H-16Q-20 -7 -20 -10z" fill="${c.robot}" ${deep}/>`,
    `<rect x="-9" y="-30" width="18" height="13" rx="4" fill="${c.tag}"/><path d="M-3.5 -22q3.5 3.5 7 0" fill="none" stroke="${c.robotDeep}" stroke-width="2" stroke-linecap="round"/>`,
    `<circle cx="-3.5" cy="-26" r="1.5" fill="${c.circle}"/><circle cx="3.5" cy="-26" r="1.5" fill="${c.asked}"/>`,
    `<path d="M0 -80V-74" stroke="${c.robotDeep}" stroke-width="2.6"/><circle cx="0" cy="-83" r="4" fill="${c.asked}" ${deep}/>`,
    `<rect x="-25" y="-75" width="50" height="32" rx="14" fill="${c.robot}" ${deep}/><rect x="-20" y="-70" width="40" height="22" rx="9" fill="${c.face}"/>`,
    `<circle cx="-8" cy="-60" r="4" fill="${c.eye}"/><circle cx="8" cy="-60" r="4" fill="${c.eye}"/><path d="M-4 -53q4 3 8 0" fill="none" stroke="${c.eye}" stroke-width="1.8" stroke-linecap="round"/>`,
    arm(`M18 -34Q30 -32 ${x} ${y}`),
    held ? drawSign(held, { x: x - grip / 2, y: y - grip * 0.94, side: grip }, c) : "",
    `<circle cx="${n(x)}" cy="${n(y)}" r="5" fill="${c.robotDeep}"/>`,
  ];
  return `<g transform="scale(${k.toFixed(3)})"><title>The robot</title>${parts.join("")}</g>`;
}

export type Robot = ReturnType<typeof tellCarried>;

export const noRobot: Robot = { svg: "", occupied: [], told: [] };

/** Labels beside the robot what it carries; `occupied` is the label's box. */
export function tellCarried(
  carried: readonly ThingView[],
  x: number,
  m: Measures,
  c: Palette,
): { readonly svg: string; readonly occupied: readonly Box[]; readonly told: readonly Told[] } {
  const font = { size: m.word, bold: true };
  const width = m.k === 1 ? 190 : 92;
  const sayAll = (words: readonly string[]) =>
    `${m.k === 1 ? "carries " : ""}${joinWords(words, "and")}`;
  const only = carried.length === 1 ? carried[0] : undefined;
  const wordings = only && thingWordings(only).map((words) => sayAll([words]));
  const lines = wordings
    ? firstFit(wordings, font, { width, most: 2 })
    : breakText(sayAll(carried.map(({ label }) => label)), font, width);
  const words = lines.join(" ");
  const told = carried.map((thing) => ({ thing, where: "in the robot's hand", words }));
  if (lines.length === 0) return { ...noRobot, told };
  const w = Math.max(...lines.map((line) => textWidth(line, font))) + 8;
  const h = lines.length * (m.word + 2) + 4;
  const aside = m.robot * 0.56;
  const left = x + aside + w < m.w - 3 ? aside : -aside - w;
  // In a narrow room the tag is above the robot.
  const fits = x + left >= 3;
  const y = fits ? -m.robot * 0.34 - h / 2 : -m.robot * 1.1 - h;
  const box = { x: fits ? left : Math.max(-w / 2, 3 - x), y, w, h };
  const named = only ? ` data-of="${escapeXml(only.id)}"` : "";
  const written = lines.map((line, row) => {
    const baseline = box.y + (row + 1) * (m.word + 2) - 1;
    return `<text${named} x="${n(box.x + w / 2)}" y="${n(baseline)}" text-anchor="middle" font-size="${m.word}" font-weight="700" fill="${c.ink}">${escapeXml(line)}</text>`;
  });
  return {
    svg: new Pen(m, c).rect(box, m.round * 0.8, c.tag) + written.join(""),
    occupied: [box],
    told,
  };
}
