import type { PlaceView, Zone } from "../../../src/core/scene.js";

const zoneTitles: Readonly<Record<Zone, string>> = {
  surfaces: "Surfaces",
  appliances: "Appliances and water",
  storage: "Storage",
  other: "Other",
};
const zones = Object.keys(zoneTitles) as Zone[];

/** One group per room in zone order; for a single room, one per zone. */
export function groupPlaces(places: readonly PlaceView[]) {
  const rooms = [...new Set(places.map((place) => place.room))];
  const inZone = (zone: Zone, room: string): PlaceView[] =>
    places.filter((place) => place.zone === zone && place.room === room);
  const groups =
    rooms.length > 1
      ? rooms.map((room) => ({ title: room, places: zones.flatMap((zone) => inZone(zone, room)) }))
      : zones.map((zone) => ({ title: zoneTitles[zone], places: inZone(zone, rooms[0] ?? "") }));
  return groups
    .filter((group) => group.places.length > 0)
    .map(({ title, places }) => ({ title, places: sortByNumber(places) }));
}

export function sortPlaces(places: readonly PlaceView[]): PlaceView[] {
  return groupPlaces(places).flatMap((group) => group.places);
}

function sortByNumber(places: readonly PlaceView[]): PlaceView[] {
  const split = places.map((place) => {
    const [, name = place.label, number = "0"] = /^(.*\D) (\d+)$/.exec(place.label) ?? [];
    return { place, name, number: Number(number) };
  });
  const names = [...new Set(split.map(({ name }) => name))];
  return split
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name) || a.number - b.number)
    .map(({ place }) => place);
}

/** "cabinet 1–4, 6", "drawer 3", "fridge". */
export function nameRanges(places: readonly PlaceView[]): string[] {
  const numbers = new Map<string, number[]>();
  for (const { label } of places) {
    const [, stem = label, number] = /^(.*\D) ([1-9]\d{0,5})$/.exec(label) ?? [];
    numbers.set(stem, [...(numbers.get(stem) ?? []), ...(number ? [Number(number)] : [])]);
  }
  return [...numbers].map(([stem, all]) => [stem, inRanges(all)].filter(Boolean).join(" "));
}

function inRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}
