/**
 * Replaces names in commands by roles, so that remembered decisions fit other homes. TARGET: a wanted thing; SEEN:
 * where one was seen; DEST: the goal; TOOL: where things are treated or looked at ("another" from one to the next);
 * HERE: the present place. PLACE:class is unvisited, SHUT:class found shut, BACK:class already seen.
 */
import { classOf } from "../../core/memory/fact.js";
import type { EpisodeSoFar } from "../../core/memory/tuple.js";
import { parseCommand } from "../rules/place-text.js";
import { type Bearings, takeBearings } from "./bearings.js";
import { takeShopBearings } from "./shop-bearings.js";

export function writeRoles(soFar: EpisodeSoFar, command: string): string {
  return rolesOf(soFar)?.(command) ?? command;
}

export function rolesOf(soFar: EpisodeSoFar): ((command: string) => string) | null {
  const shop = takeShopBearings(soFar);
  if (shop) return shop.writeRoles;
  const bearings = takeBearings(soFar);
  return bearings && ((command) => replaceNames(bearings, command));
}

function replaceNames(bearings: Bearings, text: string): string {
  const command = parseCommand(text);
  if (!command) return text.replace(/ \d+\b/g, "");
  switch (command.verb) {
    case "go":
      return `go to ${roleAhead(bearings, command.place)}`;
    case "open":
    case "close":
      return `${command.verb} ${roleHere(bearings, command.place)}`;
    case "examine":
      return `examine ${command.what === bearings.belief.held ? "HELD" : "HERE"}`;
    case "use":
      return `use ${roleOfLamp(bearings, command.what)}`;
    case "take":
      return `take ${roleOfThing(bearings, command.thing)} from HERE`;
    case "put":
      return `put ${roleInHand(bearings, command.thing)} in ${roleHere(bearings, command.place)}`;
    case "clean":
    case "heat":
    case "cool":
      return `${command.verb} ${roleInHand(bearings, command.thing)} with ${
        bearings.isTool(command.place) ? "TOOL" : "OTHER"
      }`;
  }
}

/**
 * Returns what a place is for: with the wanted thing in hand, a tool or the destination; before, where the thing may
 * be.
 */
function roleAhead(bearings: Bearings, place: string): string {
  const { belief, inHand, candidates } = bearings;
  if (inHand !== null) {
    if (bearings.isTool(place)) return orAnother(bearings, "TOOL", bearings.isTool);
    if (bearings.treated && bearings.isDestination(place)) {
      return orAnother(bearings, "DEST", bearings.isDestination);
    }
  } else if (candidates.some((candidate) => candidate.place === place)) {
    return "SEEN";
  }
  if (belief.contents.has(place)) return `BACK:${classOf(place)}`;
  return `${belief.shut.has(place) ? "SHUT" : "PLACE"}:${classOf(place)}`;
}

/** Adds "another" if the robot is at a place of this role. */
function orAnother({ belief }: Bearings, role: string, is: (place: string) => boolean): string {
  return belief.here.some(is) ? `another ${role}` : role;
}

function roleHere(bearings: Bearings, place: string): string {
  if (bearings.inHand === null) return "HERE";
  if (bearings.isTool(place)) return "TOOL";
  return bearings.treated && bearings.isDestination(place) ? "DEST" : "HERE";
}

function roleOfLamp({ task, belief }: Bearings, lamp: string): string {
  if (classOf(lamp) !== task.target) return "OTHER";
  return belief.lit.has(lamp) ? "TOOL again" : "TOOL";
}

function roleOfThing({ candidates }: Bearings, thing: string): string {
  return candidates.some((candidate) => candidate.thing === thing)
    ? "TARGET"
    : `OTHER:${classOf(thing)}`;
}

function roleInHand({ inHand }: Bearings, thing: string): string {
  return inHand === thing ? "TARGET" : "OTHER";
}
