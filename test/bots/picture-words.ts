/** Measures a picture's words; also for the rig `picture`. */
import { textWidth } from "../../bots/present/drawing/lettering/text.js";
import { parseXml, type XmlNode } from "./xml.js";

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Word extends Edges {
  readonly text: string;
  readonly size: number;
}

interface Measured {
  readonly root: XmlNode;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly robots: readonly Edges[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function measurePicture(svg: string): Measured {
  const root = parseXml(svg);
  const words: Word[] = [];
  const robots: Edges[] = [];
  const walk = (node: XmlNode, at: Place): void => {
    const here = move(at, node.attributes.transform ?? "");
    if (node.name === "text") words.push(measure(node, here));
    if (node.children[0]?.text === "The robot") {
      const { x, y, scale } = here;
      robots.push({ left: x - 27 * scale, right: x + 27 * scale, top: y - 84 * scale, bottom: y });
    }
    for (const child of node.children) walk(child, here);
  };
  walk(root, { x: 0, y: 0, scale: 1 });
  const [width, height] = [Number(root.attributes.width), Number(root.attributes.height)];
  return { root, width, height, words, robots };
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

export function faultsOf({ words, robots, width, height }: Measured): string[] {
  const slack = 0.6;
  const outside = words
    .filter(
      (one) =>
        one.left < -slack || one.right > width + slack || one.top < -slack || one.bottom > height,
    )
    .map(({ text }) => `outside: ${text}`);
  const covers = (a: Edges, b: Edges) =>
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack;
  const over = words.flatMap((a, at) =>
    words
      .slice(at + 1)
      .filter((b) => covers(a, b))
      .map((b) => `"${a.text}" over "${b.text}"`),
  );
  const behind = words
    .filter((word) => robots.some((robot) => covers(robot, word)))
    .map(({ text }) => `behind the robot: ${text}`);
  return [...outside, ...over, ...behind];
}
