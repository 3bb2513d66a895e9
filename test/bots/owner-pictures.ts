import { generateHome, homeKinds } from "../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../scenes/household/source/content.js";
import { listHomes, loadHousehold } from "../../scenes/household/source/load.js";
import { thingsOf } from "../../src/core/episode/looks.js";
import type { OwnerView, ThingView } from "../../src/core/episode/scene.js";
import { everydayName, plural, possessive } from "../../src/core/words/names.js";
import { parseXml, type XmlNode } from "./xml.js";

export function ourHomes(): OwnerView[] {
  return listHomes().map((name) => {
    const { content, id } = loadHousehold(name);
    return createSimulator(content, id).ownerView();
  });
}

export function madeHome(seed: number): OwnerView {
  const kind = homeKinds[seed % homeKinds.length] ?? "kitchen";
  return createSimulator(storeHome(generateHome({ seed, kind })), `${kind}-${seed}`).ownerView();
}

export function ownedIn(view: OwnerView): ThingView[] {
  return thingsOf(view).filter(({ attributes }) => attributes.owner !== undefined);
}

export interface ReadPicture {
  readonly named: ReadonlyMap<string, string>;
  readonly all: string;
}

export function readPicture(svg: string): ReadPicture {
  const texts: XmlNode[] = [];
  const walk = (node: XmlNode): void => {
    if (node.name === "text") texts.push(node);
    node.children.forEach(walk);
  };
  walk(parseXml(svg));
  const named = new Map<string, string>();
  for (const { attributes, text } of texts) {
    const id = attributes["data-of"];
    if (id !== undefined) named.set(id, `${named.get(id) ?? ""} ${text}`.trim());
  }
  return { named, all: texts.map(({ text }) => text).join(" ") };
}

export function isTold({ named, all }: ReadPicture, { id, kind, attributes }: ThingView): boolean {
  const words = named.get(id) ?? "";
  const { owner } = attributes;
  const caption = (of: string) =>
    new RegExp(`(?:${everydayName(kind)}|${plural(kind)}): [^:]*${of}`);
  if (owner === undefined) return words !== "" || caption("").test(all);
  if (words.includes(owner) || caption(possessive(owner)).test(all)) return true;
  return words !== "" && all.includes(`${words} = ${owner}`);
}

export function untoldIn(view: OwnerView, svg: string): string[] {
  const read = readPicture(svg);
  return ownedIn(view)
    .filter((thing) => !isTold(read, thing))
    .map(({ label }) => `${view.home}: ${label}`);
}
