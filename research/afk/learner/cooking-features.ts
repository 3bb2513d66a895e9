/**
 * The features of a decision in the cooking world. They name no food and no furniture: only what is
 * known of the thing that the decision is about, of what lies in it, and of the ingredients. So they do
 * language work that the paper's network learns.
 */

import { findCut } from "../../../src/policies/query/cooking/kitchen-text.js";
import type { Picture } from "./kitchen-picture.js";

/** @param tried how often the same was done before in this game */
export function describeChoice(
  func: string,
  thing: string,
  picture: Picture,
  tried: number,
): readonly string[] {
  const again = `tried:${Math.min(2, tried)}`;
  const state = stateOf(thing, picture);
  const known = knownOf(thing, picture);
  const need = picture.needs.get(thing);
  const features = [
    func,
    `${func} ${again}`,
    `${func} ${state} ${again}`,
    `${func} ${state} ${known} ${again}`,
    `${func} ${state} ${known} of:${situationOf(picture)}`,
  ];
  if (need) features.push(`${func} ${state} need:${need}`);
  for (const [other, { link, at }] of picture.places) {
    if (at === thing) features.push(`${func} ${link}:${stateOf(other, picture)} ${again}`);
  }
  return features;
}

/** Wanted, carried, seen in the room, cut. */
function stateOf(thing: string, { wanted, carried, seen, carriedText }: Picture): string {
  const holds = carried.has(thing);
  return [
    wanted.includes(thing) ? "W" : "-",
    holds ? "C" : "-",
    seen.has(thing) ? "S" : "-",
    holds && findCut(carriedText, thing) ? "K" : "-",
  ].join("");
}

/** Whether the notes tell its place, and what it needs. */
function knownOf(thing: string, { places, needs }: Picture): string {
  return `${places.get(thing)?.link ?? "-"},${needs.has(thing) ? "needs" : "-"}`;
}

/** How it stands with all ingredients. */
function situationOf(picture: Picture): string {
  return picture.wanted
    .map((thing) => `${stateOf(thing, picture)}${knownOf(thing, picture)}`)
    .sort()
    .join("+");
}
