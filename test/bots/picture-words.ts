/** Measures the words of a picture from what is written. The rig `picture` uses it too. */
import { textWidth } from "../../bots/present/drawing/text.js";
import { parseXml, type XmlNode } from "./xml.js";

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The font's size as shown, in units of the sheet. */
  readonly size: number;
}

interface Measured {
  readonly root: XmlNode;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function measurePicture(svg: string): Measured {
  const root = parseXml(svg);
  const words: Word[] = [];
  const walk = (node: XmlNode, at: Place): void => {
    const here = move(at, node.attributes.transform ?? "");
    if (node.name === "text") words.push(measure(node, here));
    for (const child of node.children) walk(child, here);
  };
  walk(root, { x: 0, y: 0, scale: 1 });
  const [width, height] = [Number(root.attributes.width), Number(root.attributes.height)];
  return { root, width, height, words };
}

function move({ x, y, scale }: Place, transform: string): Place {
  const [, dx = "0", dy = "0"] = /translate\((\S+?)[ ,](\S+?)\)/.exec(transform) ?? [];
  const [, by = "1"] = /scale\((\S+?)\)/.exec(transform) ?? [];
  return { x: x + Number(dx) * scale, y: y + Number(dy) * scale, scale: scale * Number(by) };
}

function measure({ attributes, text }: XmlNode, { x, y, scale }: Place): Word {
  const size = Number(attributes["font-size"]);
  const wide = textWidth(text, { size, bold: attributes["font-weight"] === "700" });
  const start = Number(attributes.x) - (attributes["text-anchor"] === "middle" ? wide / 2 : 0);
  const [left, base] = [x + start * scale, y + Number(attributes.y) * scale];
  return {
    text,
    left,
    right: left + wide * scale,
    top: base - size * 0.76 * scale,
    bottom: base + size * 0.22 * scale,
    size: size * scale,
  };
}

/** Words over words, words outside the sheet; one line for each. */
export function faultsOf({ words, width, height }: Measured): string[] {
  const slack = 0.6;
  const outside = words
    .filter(
      (one) =>
        one.left < -slack || one.right > width + slack || one.top < -slack || one.bottom > height,
    )
    .map(({ text }) => `outside: ${text}`);
  const over = words.flatMap((a, at) =>
    words
      .slice(at + 1)
      .filter(
        (b) =>
          a.left < b.right - slack &&
          b.left < a.right - slack &&
          a.top < b.bottom - slack &&
          b.top < a.bottom - slack,
      )
      .map((b) => `"${a.text}" over "${b.text}"`),
  );
  return [...outside, ...over];
}
