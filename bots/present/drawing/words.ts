/** Puts drawings into words: a list, alt text, and the caption of a picture. */
import { thingsOf, withoutOwners } from "../../../src/core/episode/looks.js";
import type { OwnerView, PlaceView, ThingView, Zone } from "../../../src/core/episode/scene.js";
import { everydayName, plural, possessive } from "../../../src/core/words/names.js";
import {
  joinWords,
  literalPattern,
  many,
  ordinals,
  tens,
  wordsIn,
} from "../../../src/core/words/wording.js";
import { listPlaces } from "../card-text.js";
import { listGrid } from "../picture/grid-drawing.js";
import { type Asked, type Drawing, holding, listCard, sayWhere, whereIsRobot } from "./content.js";
import type { Told } from "./show.js";

function listHome(view: OwnerView, seen: readonly string[]): string[] {
  if (view.grid) return [...listGrid(view.grid)];
  if (isOut(view)) return listCard(view);
  const sorted = { places: sortPlaces(view.places) };
  return [...listCard(view), `${whereIsRobot(view)}${holding(view)}.`, ...listPlaces(sorted, seen)];
}

/** Omits places that a player has not seen. */
function knownView({ view, seen, explored }: Extract<Drawing, { mode: "owner" }>): OwnerView {
  if (!explored) return view;
  return { ...view, places: view.places.filter(({ id }) => seen.includes(id)) };
}

/** Returns true in a shop, where no room is shown, only `card`: what the person alone knows. */
export function isOut({ card, robotAt }: OwnerView): boolean {
  return card !== undefined && robotAt.length === 0;
}

export function listMeant({ card = [] }: OwnerView): string[] {
  return card.map((line) => `What you have in mind: ${line}`);
}

export function listDrawing(drawing: Drawing): string[] {
  switch (drawing.mode) {
    case "owner":
      return listHome(knownView(drawing), drawing.seen);
    case "tour": {
      const { view, things } = drawing;
      const tasked = thingsOf(view).filter(({ id }) => things.includes(id));
      const intro = tasked.length > 0 ? [`To put away: ${labelsOf(tasked)}`] : [];
      return [...intro, ...listSeen(sortPlaces(view.places))];
    }
    case "keeper":
      return groupPlaces(drawing.view.places).map(
        ({ title, places }) => `${title}: ${nameRanges(places).join(", ")}`,
      );
    case "persona": {
      const { view, target } = nameless(drawing);
      const isWanted = ({ id }: ThingView) => target.includes(id);
      const places = sortPlaces(view.places);
      const chosen = places.filter(({ things }) => things.some(isWanted));
      const circled = chosen.map((place) => {
        const others = labelsOf(place.things.filter((thing) => !isWanted(thing)));
        const wanted = labelsOf(place.things.filter(isWanted));
        return `Circled: ${wanted} ${sayWhere(place)}${others && `, with ${others}`}`;
      });
      const others = places.filter((place) => !chosen.includes(place));
      return [...listMeant(view), ...circled, ...listSeen(others)];
    }
    case "open":
      return drawing.choices.map(({ label, thing, detail }) => {
        const { colour } = thing?.attributes ?? {};
        const about = [label.includes(colour ?? "") ? "" : colour, detail].filter(Boolean);
        return about.length > 0 ? `${label} (${about.join("; ")})` : label;
      });
  }
}

export function summariseDrawing(drawing: Drawing): string {
  switch (drawing.mode) {
    case "owner": {
      const { view, seen } = drawing;
      if (isOut(view)) return `The card for ${view.home}.`;
      if (view.grid) return `Drawing of ${view.home}: ${view.grid.instruction}.`;
      const unseen = view.places.filter((place) => !seen.includes(place.id)).length;
      return `Drawing of ${view.home}: ${countPlaces(view)}, ${unseen} not yet seen by the robot. ${whereIsRobot(view)}${holding(view)}.`;
    }
    case "tour":
      return `Drawing of ${drawing.view.home}, to be remembered: ${countPlaces(drawing.view)}.`;
    case "keeper":
      return `Plan of ${drawing.view.home} without what is in it: ${countPlaces(drawing.view)}.`;
    case "persona":
      return `Drawing of ${drawing.view.home}${drawing.target.length > 0 ? " with the thing that you want circled" : ""}.`;
    case "open":
      return `${many(drawing.choices.length, "choice")} side by side in ${drawing.home}.`;
  }
}

/** Writes alt text: a summary, then the places. @param most maximum length (Slack 2,000, Discord 1,024) */
export function describeDrawing(drawing: Drawing, most = Number.POSITIVE_INFINITY): string {
  const lines = [summariseDrawing(drawing), ...detailLines(drawing)].map((line) =>
    /[.?!]$/.test(line) ? line : `${line}.`,
  );
  const whole = lines.join(" ");
  if (whole.length <= most) return whole;
  for (let kept = lines.length - 1; kept > 0; kept--) {
    const text = `${lines.slice(0, kept).join(" ")} And ${lines.length - kept} more.`;
    if (text.length <= most) return text;
  }
  return whole.slice(0, most);
}

function detailLines(drawing: Drawing): string[] {
  if (drawing.mode !== "owner") return listDrawing(drawing);
  const { seen } = drawing;
  const view = knownView(drawing);
  if (view.grid) return listDrawing(drawing);
  const places = sortPlaces(view.places);
  const isSeen = ({ id }: PlaceView) => seen.includes(id);
  const unseen = places.filter((place) => !isSeen(place));
  return [
    ...listCard(view),
    ...describePlaces("Looked into", places.filter(isSeen)),
    ...describePlaces("Not seen by the robot", unseen),
  ];
}

/** Lists full places, then empty ones: "Looked into: fridge (closed): egg", "empty: sink". */
function describePlaces(intro: string, places: readonly PlaceView[]): string[] {
  if (places.length === 0) return [];
  const full = places.filter((place) => place.things.length > 0);
  const empty = nameRanges(places.filter((place) => place.things.length === 0));
  const said = [...listSeen(full), ...(empty.length > 0 ? [`empty: ${empty.join(", ")}`] : [])];
  return said.map((words, index) => (index === 0 ? `${intro}: ${words}` : words));
}

/** Lists places without a note about which the robot has seen. */
function listSeen(places: readonly PlaceView[]): readonly string[] {
  return listPlaces(
    { places },
    places.map(({ id }) => id),
  );
}

function labelsOf(things: readonly ThingView[]): string {
  return things.map(({ label }) => label).join(", ");
}

function countPlaces(view: OwnerView): string {
  return many(view.places.length, "place");
}

const numbered = /^(.*\D) (\d+)$/;

const zoneTitles: Readonly<Record<Zone, string>> = {
  surfaces: "Surfaces",
  appliances: "Appliances and water",
  storage: "Storage",
  other: "Other",
};
const zones = Object.keys(zoneTitles) as Zone[];

/** Groups places by room, and a home of one room by zone. Within a room, orders them by zone. */
function groupPlaces(places: readonly PlaceView[]) {
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
  const split = (place: PlaceView) => {
    const [, name = place.label, number = "0"] = numbered.exec(place.label) ?? [];
    return { name, number: Number(number) };
  };
  const names = [...new Set(places.map((place) => split(place).name))];
  const rank = (place: PlaceView) => names.indexOf(split(place).name);
  return places.toSorted((a, b) => rank(a) - rank(b) || split(a).number - split(b).number);
}

/** Joins numbers: "cabinet 1–4, 6", "drawer 3", "fridge". */
function nameRanges(places: readonly PlaceView[]): string[] {
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

type TargetView = Pick<Extract<Drawing, { mode: "persona" }>, "view" | "target">;

/** Removes owners, numbers and ids: "Ana's mug" becomes "mug", "cabinet 2" "second cabinet". */
export function nameless({ view: home, target }: TargetView): TargetView {
  const view = withoutOwners(home);
  const ids = new Map<string, string>();
  const hide = (thing: ThingView): ThingView => {
    const id = `thing-${ids.size}`;
    ids.set(thing.id, id);
    return { ...thing, id, label: numbered.exec(thing.label)?.[1] ?? thing.label };
  };
  const places = sortPlaces(view.places).map((place, index) => ({
    ...place,
    id: `place-${index}`,
    label: rankedLabel(place),
    things: place.things.map(hide),
  }));
  const held = view.held && hide(view.held);
  return {
    view: { home: view.home, places, held, robotAt: [], ...(view.card && { card: view.card }) },
    target: target.flatMap((id) => ids.get(id) ?? []),
  };
}

function rankedLabel(place: PlaceView): string {
  const [, name, number] = numbered.exec(place.label) ?? [];
  return name === undefined ? place.label : `${ordinal(Number(number))} ${name}`;
}

function ordinal(number: number): string {
  const ten = tens[Math.floor(number / 10) - 2] ?? "";
  if (number < ordinals.length) return ordinals[number] ?? "";
  if (ten === "") return "other";
  return number % 10 === 0 ? ten.replace(/y$/, "ieth") : `${ten}-${ordinals[number % 10]}`;
}

/** Returns the shortest prefix of each owner's name that is unique: "A" for Ana. */
export function ownerTags(things: readonly ThingView[]): ReadonlyMap<string, string> {
  const owners = [...new Set(things.flatMap(({ attributes: { owner } }) => owner ?? []))].sort();
  return new Map(
    owners.map((owner) => {
      const isOwn = (start: string) => owners.filter((one) => one.startsWith(start)).length === 1;
      const starts = [...owner].map((_, at, letters) => letters.slice(0, at + 1).join(""));
      return [owner, starts.find(isOwn) ?? owner];
    }),
  );
}

/** Explains owners' tags ("A = Ana"), then lists kinds whose owners, or what is asked, had no room. */
export function captionLines(
  told: readonly Told[],
  tags: ReadonlyMap<string, string>,
  asked: Asked | undefined,
): readonly string[] {
  const isTagged = ({ thing, words }: Told) => tags.get(thing.attributes.owner ?? "") === words;
  const legend = told.some(isTagged) ? [...tags].map(([owner, tag]) => `${tag} = ${owner}`) : [];
  const kinds = new Set(
    told.filter((one) => !isTagged(one) && !isReadable(one, asked)).map(({ thing }) => thing.kind),
  );
  const listed = [...kinds]
    .toSorted((a, b) => Number(b === asked?.noun) - Number(a === asked?.noun))
    .map((kind) => listKind(told.filter(({ thing }) => thing.kind === kind)));
  return [...(legend.length > 0 ? [legend.join(", ")] : []), ...listed];
}

function isReadable({ thing, words }: Told, asked: Asked | undefined): boolean {
  const { owner } = thing.attributes;
  const said = wordsIn(words);
  if (owner !== undefined) return ` ${said.join(" ")} `.includes(` ${wordsIn(owner).join(" ")} `);
  if (thing.kind !== asked?.noun) return true;
  const wanted = wordsIn(asked.adjective ?? "").filter((word) =>
    wordsIn(thing.label).includes(word),
  );
  return words !== "" && wanted.every((word) => said.includes(word));
}

function listKind(told: readonly Told[]): string {
  const kind = told[0]?.thing.kind ?? "";
  const places = [...new Set(told.map(({ where }) => where))];
  const groups = places.map((where) => {
    const things = told.filter((one) => one.where === where);
    return `${joinWords(things.map(({ thing }) => withoutKind(thing)).filter(Boolean), "and")} ${where}`.trim();
  });
  return `${told.length === 1 ? everydayName(kind) : plural(kind)}: ${groups.join("; ")}`;
}

/** Drops the kind from a label: "Ana's blue" for "Ana's blue mug"; "one" if nothing is left. */
function withoutKind({ label, kind, attributes: { owner } }: ThingView): string {
  const whose = owner && !label.startsWith(possessive(owner)) ? `${possessive(owner)} ` : "";
  const rest = label.replace(new RegExp(`\\b${literalPattern(everydayName(kind))}$`), "").trim();
  return whose + (rest || "one");
}
