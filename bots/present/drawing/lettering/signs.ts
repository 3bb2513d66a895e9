/** Draws things as signs (small pictures) in their colours; unknown kinds are parcels. */

import type { ThingView } from "../../../../src/core/episode/scene.js";
import { everydayName, possessive } from "../../../../src/core/words/names.js";
import { type Box, n } from "../pen.js";
import { outlineOf, type Palette, shade, swatchOf } from "../theme.js";
import file from "./signs.json" with { type: "json" };
import { escapeXml } from "./text.js";

/** Signs by kind: usual colour, a space, shapes in a 32×32 box ($c that colour, $d darker, $l lighter, $o outline). */
const signs: Readonly<Record<string, string>> = file.signs;
const same: Readonly<Record<string, string>> = file.same;

/** Finds a kind's sign, else that of its last word: a "red onion" is an onion. */
function signOf(kind: string): string | undefined {
  const whole = kind.toLowerCase().replace(/sliced$/, "");
  for (const name of [whole, whole.split(" ").at(-1) ?? ""]) {
    const known = Object.hasOwn(same, name) ? same[name] : name;
    if (known !== undefined && Object.hasOwn(signs, known)) return signs[known];
  }
  return undefined;
}

export function drawSign(
  thing: ThingView,
  at: { readonly x: number; readonly y: number; readonly side: number },
  palette: Palette,
): string {
  const { size, colour, material } = thing.attributes;
  const scale = (at.side / 32) * (size === "small" ? 0.84 : 1);
  const rest = at.side - 32 * scale;
  const sign = signOf(thing.kind);
  const shape = sign ? paint(sign, swatchOf(colour) ?? swatchOf(material)) : parcel(palette);
  return `<g class="sign" data-thing="${escapeXml(thing.id)}" transform="translate(${n(at.x + rest / 2)} ${n(at.y + rest)}) scale(${scale.toFixed(3)})"><title>${escapeXml(thing.label)}</title>${shape}</g>`;
}

function paint(sign: string, tint: string | null): string {
  const c = tint ?? sign.slice(0, 7);
  const by = { c, o: outlineOf(c), l: shade(c, 0.45), d: shade(c, -0.16) };
  return sign
    .slice(8)
    .replaceAll("'", '"')
    .replace(/\$([cold])/g, (_, name: keyof typeof by) => by[name]);
}

function parcel({ parcel: ground, outline }: Palette): string {
  return `<rect x="4" y="8" width="24" height="20" rx="4" fill="${ground}" stroke="${outline}" stroke-width="1.4"/><path d="M4 15h24M16 8v20" fill="none" stroke="${outline}" stroke-width="1.4"/>`;
}

const shortWords: Readonly<Record<string, string>> = { keychain: "keys", remotecontrol: "remote" };

/** Names a thing from long to short: drops size, then material, never the owner, whom only the picture tells. */
export function thingWordings({ label, kind, attributes }: ThingView): readonly string[] {
  const word = everydayName(kind);
  const { size, material, owner, colour } = attributes;
  const without = (...gone: (string | undefined)[]) =>
    label
      .split(" ")
      .filter((part) => !gone.includes(part))
      .join(" ");
  const shorter = [label, without(size), without(size, material)];
  if (owner) {
    const whose = possessive(owner);
    const owned = shorter.map((wording) =>
      wording.startsWith(whose) ? wording : `${whose} ${wording}`,
    );
    return [...owned, `${whose} ${word}`, whose, owner];
  }
  const number = / \d+$/.exec(label)?.[0] ?? "";
  return [
    ...shorter,
    colour && `${colour} ${word}`,
    word + number,
    word,
    shortWords[kind] ?? word.split(" ").at(-1) ?? word,
  ].filter((wording) => typeof wording === "string");
}

export interface SignPlace extends Box {
  readonly thing: ThingView;
  readonly side: number;
  readonly named: boolean;
}
