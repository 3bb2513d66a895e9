/** Orders a drawing: zone by zone, or first the place of the one thing that is meant. */
import { plural } from "../../../src/core/names.js";
import type { OwnerView, PlaceView, Zone } from "../../../src/core/scene.js";
import { type FoldContent, foldNames, foldThings, nameRanges } from "./folds.js";
import type { CardContent } from "./shapes.js";
import { cardSize } from "./sizes.js";

/** A part of a drawing: a heading, cards, and places folded into lines of words. */
export interface SectionContent {
  readonly title: string;
  readonly cards: readonly CardContent[];
  readonly folds: readonly FoldContent[];
}

/** A home, the places that were seen, and the ids of the things that are circled. */
interface ShownView {
  readonly view: OwnerView;
  readonly seen: readonly string[];
  readonly circled?: ReadonlySet<string>;
  readonly detail?: CardContent["detail"];
  /** What is not seen is not known. */
  readonly explored?: boolean | undefined;
}

function section(title: string, content: Partial<SectionContent>): SectionContent {
  return { title, cards: [], folds: [], ...content };
}

const zoneTitles: Readonly<Record<Zone, string>> = {
  surfaces: "Surfaces",
  appliances: "Appliances and water",
  storage: "Storage",
  other: "Other",
};
const zones = Object.keys(zoneTitles) as Zone[];

interface Group {
  readonly title: string;
  readonly places: readonly PlaceView[];
}

/** Groups places. Several rooms make one group each, in zone order. One room makes one group per zone. */
export function groupPlaces(places: readonly PlaceView[]): Group[] {
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

/** Sorts places into the order in which a home is drawn. */
export function sortPlaces(places: readonly PlaceView[]): PlaceView[] {
  return groupPlaces(places).flatMap((group) => group.places);
}

/** Puts places of one name together, by number. Otherwise keeps the home's own order. */
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

/** Whether a place holds one of these things, given by ids or kinds. */
export function holdsAny(place: PlaceView, names: ReadonlySet<string>): boolean {
  return place.things.some((thing) => names.has(thing.id) || names.has(thing.kind));
}

/** Shows everything. Empty places are folded. */
export function sectionsInFull(shown: ShownView): SectionContent[] {
  const { view, seen, explored } = shown;
  const unseen = explored ? "not seen yet:" : "empty, not seen yet:";
  return groupPlaces(view.places).map(({ title, places }) => {
    const isCard = (place: PlaceView): boolean =>
      place.things.length > 0 ||
      (view.robotAt.includes(place.id) && (!explored || seen.includes(place.id)));
    const empty = places.filter((place) => !isCard(place));
    const folds = [
      ...foldNames("empty:", filterSeen(empty, seen, true), true),
      ...foldNames(unseen, filterSeen(empty, seen, false), false),
    ];
    return section(title, { cards: joinRuns(places.filter(isCard), shown), folds });
  });
}

/** For a small picture: shows everything in a few lines of words. */
export function sectionsInBrief({ view, seen }: ShownView): SectionContent[] {
  const ordered = sortPlaces(view.places);
  const looked = foldThings("", filterSeen(ordered, seen, true), true);
  const dark = foldThings("", filterSeen(ordered, seen, false), false);
  return [
    ...(looked.length > 0 ? [section("Looked into", { folds: looked })] : []),
    ...(dark.length > 0 ? [section("Not looked into yet", { folds: dark })] : []),
  ];
}

/** Shows the home's places without their contents. */
export function sectionsOfPlan(view: OwnerView): SectionContent[] {
  const unmarked = { view, seen: [], detail: "name" } as const;
  const bare = cardOf([], unmarked);
  return groupPlaces(view.places).map(({ title, places }) =>
    section(title, { cards: nameRanges(places).map((name) => ({ ...bare, name })) }),
  );
}

/** Shows the wanted things' places, then the places of others of their kind, then the rest in words. */
export function sectionsOfTarget(view: OwnerView, target: ReadonlySet<string>): SectionContent[] {
  const seen = view.places.map(({ id }) => id);
  const isWanted = (place: PlaceView): boolean => holdsAny(place, target);
  const wanted = view.places.filter(isWanted);
  const kinds = new Set(
    wanted.flatMap(({ things }) => things.filter(({ id }) => target.has(id)).map((t) => t.kind)),
  );
  const alike = view.places.filter((place) => !isWanted(place) && holdsAny(place, kinds));
  const rest = view.places.filter((place) => !isWanted(place) && !holdsAny(place, kinds));
  const shown = { view, seen, circled: target };
  const sections = [
    section(target.size > 1 ? "You want one of these" : "You want this one", {
      cards: wanted.map((place) => cardOf([place], shown)),
    }),
    section(`Other ${[...kinds].map((kind) => plural(kind)).join(", ")}`, {
      cards: alike.map((place) => cardOf([place], shown)),
    }),
    section(wanted.length > 0 ? "Elsewhere" : "What there is", {
      folds: foldThings("", rest, true),
    }),
  ];
  return sections.filter(({ cards, folds }) => cards.length + folds.length > 0);
}

/** A run has at least this many places of one name. */
const leastRun = 3;
/** A place in a run holds at most this many things. */
const mostInRun = 3;

/** Makes one card per place. Similar places that hold little share a card. */
function joinRuns(places: readonly PlaceView[], shown: ShownView): CardContent[] {
  const runs = new Map<string, PlaceView[]>();
  for (const place of places) {
    const key = runKey(place, shown);
    runs.set(key, [...(runs.get(key) ?? []), place]);
  }
  return [...runs.values()].flatMap((run) =>
    run.length >= leastRun ? [cardOf(run, shown)] : run.map((place) => cardOf([place], shown)),
  );
}

function runKey(place: PlaceView, { view, seen }: ShownView): string {
  const isAlone = place.things.length > mostInRun || view.robotAt.includes(place.id);
  const [, stem] = /^(.*\D) \d+$/.exec(place.label) ?? [];
  if (isAlone || stem === undefined) return `alone ${place.id}`;
  return [stem, place.room, stateOf(place), seen.includes(place.id)].join("|");
}

const none: ReadonlySet<string> = new Set();

function cardOf(
  places: readonly PlaceView[],
  { view, seen, circled = none, detail = "all" }: ShownView,
): CardContent {
  const [first] = places;
  return {
    places,
    size: cardSize,
    name: places.length > 1 ? plural(first?.kind ?? "") : (first?.label ?? ""),
    state: first ? stateOf(first) : "",
    seen: places.every((place) => seen.includes(place.id)),
    robot: places.some((place) => view.robotAt.includes(place.id)),
    circled,
    detail,
  };
}

function stateOf(place: PlaceView): string {
  if (!place.openable) return "";
  return place.open ? "open" : "closed";
}

export function filterSeen(
  places: readonly PlaceView[],
  seen: readonly string[],
  wanted: boolean,
): readonly PlaceView[] {
  return places.filter((place) => seen.includes(place.id) === wanted);
}
