/** Drawings as text: a list, or a description for screen readers. */
import { thingsOf } from "../../../src/core/looks.js";
import type { OwnerView, PlaceView, ThingView } from "../../../src/core/scene.js";
import { many } from "../../../src/core/wording.js";
import { listPlaces } from "../card-text.js";
import { listGrid } from "../grid-drawing.js";
import type { Drawing } from "./content.js";
import { nameless } from "./nameless.js";
import { groupPlaces, nameRanges, sortPlaces } from "./order.js";
import { holding, sayWhere, whereIsRobot } from "./where.js";

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

/** Out shopping: only the card counts, and no room is shown. */
export function isOut({ card, robotAt }: OwnerView): boolean {
  return card !== undefined && robotAt.length === 0;
}

/** What only the owner knows and no place shows. */
export function listCard({ card = [] }: OwnerView): string[] {
  return card.map((line) => `Only you know: ${line}`);
}

export function listMeant({ card = [] }: OwnerView): string[] {
  return card.map((line) => `What you have in mind: ${line}`);
}

/** Names nothing that the drawing hides. */
export function listDrawing(drawing: Drawing): string[] {
  switch (drawing.mode) {
    case "owner":
      return listHome(knownView(drawing), drawing.seen);
    case "tour": {
      const { view } = drawing;
      const places = listPlaces({ places: sortPlaces(view.places) }, idsOf(view));
      return [...listTasked(drawing), ...places];
    }
    case "keeper":
      return groupPlaces(drawing.view.places).map(
        ({ title, places }) => `${title}: ${nameRanges(places).join(", ")}`,
      );
    case "persona": {
      const { view, target } = nameless(drawing);
      const [chosen, others] = splitPlaces(view, target);
      const places = listPlaces({ places: others }, idsOf(view));
      return [...listMeant(view), ...describeTarget(chosen, target), ...places];
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

/** Alt text: a summary, then the places. @param most maximum length (Slack 2,000, Discord 1,024) */
export function describeDrawing(drawing: Drawing, most = Number.POSITIVE_INFINITY): string {
  const lines = [summariseDrawing(drawing), ...detailLines(drawing)].map(endSentence);
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
  return [
    ...listCard(view),
    ...describePlaces(
      "Looked into",
      places.filter(({ id }) => seen.includes(id)),
    ),
    ...describePlaces(
      "Not seen by the robot",
      places.filter(({ id }) => !seen.includes(id)),
    ),
  ];
}

/** "Looked into: fridge (closed): egg; empty: sink, drawer 1–3". */
function describePlaces(intro: string, places: readonly PlaceView[]): string[] {
  if (places.length === 0) return [];
  const full = places.filter((place) => place.things.length > 0);
  const empty = nameRanges(places.filter((place) => place.things.length === 0));
  const said = [
    ...listPlaces({ places: full }, idsOf({ places })),
    ...(empty.length > 0 ? [`empty: ${empty.join(", ")}`] : []),
  ];
  return said.map((words, index) => (index === 0 ? `${intro}: ${words}` : words));
}

function listTasked({ view, things }: Extract<Drawing, { mode: "tour" }>): string[] {
  if (things.length === 0) return [];
  const tasked = thingsOf(view).filter(({ id }) => things.includes(id));
  return [`To put away: ${labelsOf(tasked)}`];
}

function describeTarget(places: readonly PlaceView[], target: readonly string[]): string[] {
  const wanted = new Set(target);
  return places.map((place) => {
    const circled = labelsOf(place.things.filter(({ id }) => wanted.has(id)));
    const others = labelsOf(place.things.filter(({ id }) => !wanted.has(id)));
    return `Circled: ${circled} ${sayWhere(place)}${others && `, with ${others}`}`;
  });
}

function labelsOf(things: readonly ThingView[]): string {
  return things.map(({ label }) => label).join(", ");
}

function splitPlaces(
  view: OwnerView,
  target: readonly string[],
): readonly [holding: readonly PlaceView[], others: readonly PlaceView[]] {
  const wanted = new Set(target);
  const holds = ({ things }: PlaceView) => things.some(({ id }) => wanted.has(id));
  const places = sortPlaces(view.places);
  return [places.filter(holds), places.filter((place) => !holds(place))];
}

function countPlaces(view: OwnerView): string {
  return many(view.places.length, "place");
}

function idsOf(view: Pick<OwnerView, "places">): readonly string[] {
  return view.places.map(({ id }) => id);
}

function endSentence(line: string): string {
  return /[.?!]$/.test(line) ? line : `${line}.`;
}
