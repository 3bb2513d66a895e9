/** A strict XML reader: throws on malformed drawings. */

export interface XmlNode {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const token = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

export function parseXml(source: string): XmlNode {
  const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(source);
  if (forbidden) throw new Error(`A character that XML forbids at ${forbidden.index}`);
  const top: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`Not well formed at ${source.slice(at, at + 60)}`);
    const [, closing, name = "", attributes = "", empty, text] = match;
    if (text !== undefined) parent.text += decode(text);
    else if (closing) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else {
      const node = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(node);
      if (!empty) open.push(node);
    }
  }
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length > 1) throw new Error("There is not one root.");
  return root;
}

export function elements(root: XmlNode): XmlNode[] {
  return [root, ...root.children.flatMap(elements)];
}

export function withClass(root: XmlNode, name: string): XmlNode[] {
  return elements(root).filter((node) => node.attributes.class?.split(" ").includes(name));
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:-]+)="([^"]*)"/g)];
  const names = pairs.map(([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`An attribute twice: ${source}`);
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = whole.endsWith(";") ? entities[name] : undefined;
    if (character === undefined) throw new Error(`An entity that XML does not have: ${whole}`);
    return character;
  });
}
