/** Finds which places or things a name means. */
import { classOf } from "../../../core/memory/fact.js";
import { everydayName } from "../../../core/words/names.js";
import { wordSet } from "../../../core/words/wording.js";
import { baseLexicon, type Entry } from "./lexicon.js";
import { fitsSide, type NamePart, sideOf } from "./name-parts.js";
import type { RoomVocabulary } from "./room-vocabulary.js";

/** A name found in the text. A place without ids is not in the room. */
export interface Entity {
  readonly kind: "place" | "thing";
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly asked: boolean;
  readonly name: string;
  /** True for a name that the home gives to one thing or place, rather than to a kind. */
  readonly own: boolean;
  /** True for the name of another room. */
  readonly away: boolean;
  /** True for a screen: it means the place it stands on, but only after a preposition ("under the telly"). */
  readonly screen: boolean;
}

function idsOf(
  classes: Iterable<string>,
  members: ReadonlyMap<string, readonly string[]>,
): string[] {
  return [...classes].flatMap((cls) => members.get(cls) ?? []);
}

export const blank: Entity = {
  kind: "place",
  classes: [],
  ids: [],
  asked: false,
  name: "",
  own: false,
  away: false,
  screen: false,
};

export function placeFrom(
  classes: ReadonlySet<string>,
  room: RoomVocabulary,
  screen: boolean,
): Entity | null {
  const present = [...classes].filter((cls) => room.placesByClass.has(cls));
  if (present.length === 0) return null;
  return { ...blank, classes: present, ids: idsOf(present, room.placesByClass), screen };
}

function thingFrom(entry: Entry, room: RoomVocabulary): Entity {
  const asked = entry.things.has(room.noun);
  const present = [...entry.things].filter((cls) => room.thingsByClass.has(cls));
  const classes = asked ? [room.noun] : present;
  return { ...blank, kind: "thing", classes, ids: idsOf(classes, room.thingsByClass), asked };
}

function ownEntity(entry: Entry, room: RoomVocabulary): Entity {
  const ids = [...entry.ids];
  const classes = [...new Set(ids.map(classOf))];
  const kind = ids.every((id) => room.places.includes(id)) ? "place" : "thing";
  return { ...blank, kind, classes, ids, asked: classes.includes(room.noun), own: true };
}

export function meaningOf(name: string, room: RoomVocabulary): Entity | null {
  const own = room.ownNames.get(name);
  if (own) return ownEntity(own, room);
  const usual = usualMeaning(name, room);
  return usual && (usual.kind === "thing" || usual.ids.length > 0)
    ? usual
    : (partial(name, room) ?? usual);
}

/** Finds places by part of their name: "the corner" is the only place so named. */
function partial(name: string, room: RoomVocabulary): Entity | null {
  if (room.parts.length === 0 || baseLexicon.get(name)?.roomSigns) return null;
  const said = sideOf(name);
  const isMeant = (part: NamePart) =>
    said
      ? fitsSide(said.side, part) && isSamePlace(said.words, part.words, room)
      : !part.side && part.words === name;
  const ids = [...new Set(room.parts.filter(isMeant).map(({ id }) => id))];
  if (ids.length === 0 || (!said && ids.length > 1)) return null;
  return { ...blank, classes: [...new Set(ids.map(classOf))], ids, own: true };
}

function isSamePlace(said: string, words: string, room: RoomVocabulary): boolean {
  if (said === words) return true;
  const { classes = [] } = usualMeaning(said, room) ?? {};
  return usualMeaning(words, room)?.classes.some((cls) => classes.includes(cls)) === true;
}

function usualMeaning(name: string, room: RoomVocabulary): Entity | null {
  const entry = baseLexicon.get(name);
  const named = classEntity(name, room);
  if (!entry || named?.classes.some((cls) => !isKnown(cls))) return named;
  if (entry.roomSigns) {
    const isThisRoom = entry.roomSigns.some((cls) => room.placesByClass.has(cls));
    return isThisRoom ? null : { ...blank, away: true };
  }
  const place =
    placeFrom(entry.places, room, false) ??
    placeFrom(entry.fallbackPlaces, room, false) ??
    placeFrom(entry.screens, room, true);
  if (place) return place;
  if (entry.things.size > 0) return thingFrom(entry, room);
  if (entry.screens.size > 0 || (entry.places.size === 0 && !entry.elsewhere)) return null;
  return { ...blank, classes: [...entry.places] };
}

/** False for a kind that the lexicon lacks. In a home with a kind "teapot", that name does not mean the kettle. */
function isKnown(cls: string): boolean {
  const { places = [], things = [] } = baseLexicon.get(everydayName(cls).toLowerCase()) ?? {};
  return [...places, ...things].some((one) => one === cls || everydayName(one) === cls);
}

/** Finds a kind of place or thing that only this home has: "windowsill". */
function classEntity(name: string, room: RoomVocabulary): Entity | null {
  const cls = [name, name.replace(/e?s$/, ""), name.replace(/s$/, "")].find(
    (form) => room.placesByClass.has(form) || room.thingsByClass.has(form),
  );
  if (!cls) return null;
  const place = placeFrom(new Set([cls]), room, false);
  if (place) return place;
  const ids = room.thingsByClass.get(cls) ?? [];
  return { ...blank, kind: "thing", classes: [cls], ids, asked: cls === room.noun };
}

const leads = wordSet("the my our in on at from with behind by . , ; ! ?");

/** True for "the corner of the table", which is not the corner cabinet. */
export function isLoosePart(
  words: readonly string[],
  at: number,
  length: number,
  { parts, ownNames }: RoomVocabulary,
): boolean {
  const name = words.slice(at, at + length).join(" ");
  if (ownNames.has(name) || !parts.some((part) => part.side === null && part.words === name))
    return false;
  return !leads.has(words[at - 1] ?? ".") || words[at + length] === "of";
}
