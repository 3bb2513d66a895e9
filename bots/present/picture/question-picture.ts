/** Chooses the picture of a question or a player's turn. */
import { createHash } from "node:crypto";
import type { AskedQuestion, Card, CardTurn } from "../../../src/core/bot.js";
import type { OwnerView } from "../../../src/core/episode/scene.js";
import { type Drawing, drawingFor, explainList, listDrawing } from "./drawing.js";

export type DrawnPicture = NonNullable<ReturnType<typeof pictureOf>>;

/** Returns null when nothing is open, or when the picture is deliberately hidden. */
export function pictureOf(card: Card) {
  const drawing = card.done ? null : drawCard(card);
  if (!drawing || drawing.mode === "keeper" || isEmpty(drawing)) return null;
  const hash = createHash("sha256").update(JSON.stringify(drawing)).digest("hex");
  return { hash: hash.slice(0, 20), drawing };
}

function drawCard({ question, turn, mode }: Card): Drawing | null {
  if (!question) return turn ? drawTurn(turn) : null;
  if (question.apart) return null;
  return drawQuestion({ question, secret: question.mode === "keeper" || mode === "keeper" });
}

export function drawTurn({ view }: CardTurn): Drawing | null {
  if (!view) return null;
  const { owner, seen } = view;
  const places = owner.places.map((place) =>
    seen.includes(place.id) ? place : { ...place, things: [] },
  );
  return { mode: "owner", view: { ...owner, places }, seen, explored: true };
}

/** Draws a question; when the home is secret, only what people have in mind. */
export function drawQuestion({ question, secret }: AskedQuestion): Drawing {
  const { owner: view, seen, meant } = question.view;
  const drawing = drawingFor(question, { view, seen, ...(meant && { target: [meant] }) });
  if (!secret) return drawing;
  switch (drawing.mode) {
    case "persona":
      return { ...drawing, view: onlyThings(view, drawing.target) };
    case "open":
      return withoutPlaces(drawing);
    default:
      return { mode: "keeper", view };
  }
}

export function listQuestion(asked: AskedQuestion): readonly string[] {
  const drawing = drawQuestion(asked);
  const hidden = "The picture is hidden on purpose: please answer from memory.";
  const places = isEmpty(drawing) ? "" : " These are the places:";
  const explained = drawing.mode === "keeper" ? `${hidden}${places}` : explainList(drawing);
  return [asked.question.text, explained, ...listDrawing(drawing).map((line) => `• ${line}`)];
}

export function withoutPlaces(drawing: Extract<Drawing, { mode: "open" }>): Drawing {
  const choices = drawing.choices.map(({ detail: _, ...choice }) => choice);
  return { mode: "open", home: drawing.home, choices };
}

function onlyThings(view: OwnerView, ids: readonly string[]): OwnerView {
  const places = view.places
    .map((place) => ({ ...place, things: place.things.filter(({ id }) => ids.includes(id)) }))
    .filter(({ things }) => things.length > 0);
  return { ...view, places, held: view.held && ids.includes(view.held.id) ? view.held : null };
}

function isEmpty(drawing: Drawing): boolean {
  if (drawing.mode === "open") return drawing.choices.length === 0;
  const { places, card } = drawing.view;
  return places.length === 0 && (!card || drawing.mode === "keeper");
}
