/** Shows a question to the answering person, as a picture and in words. */
import { createHash } from "node:crypto";
import type { AskedPicture, AskedQuestion, Card, CardTurn, Post } from "../../src/core/bot.js";
import type { OwnerView } from "../../src/core/scene.js";
import {
  type Drawing,
  describeDrawing,
  draw,
  drawingFor,
  explainList,
  listDrawing,
} from "./drawing.js";
import { renderPng } from "./png.js";
import { visibleLine } from "./visible-text.js";

/** A picture that is not drawn yet. The same question gives the same picture. */
interface DrawnPicture {
  /** Two pictures with the same hash are the same. */
  readonly hash: string;
  readonly drawing: Drawing;
}

/** A picture that an agent outside Sous gave. */
interface GivenPicture extends Pick<AskedPicture, "hash" | "type" | "words"> {
  readonly bytes: Buffer;
}

export type Picture = DrawnPicture | GivenPicture;

/** Pixels: twice the units that it is drawn in, so that people can read it on a phone. */
const renderedWidth = 800;
const shortHash = 20;

/** The picture of a card's open question or turn; null when there is none, or when it is hidden on purpose. */
export function pictureOf(card: Card): DrawnPicture | null {
  const drawing = card.done ? null : drawCard(card);
  if (!drawing || drawing.mode === "keeper" || isEmpty(drawing)) return null;
  const hash = createHash("sha256").update(JSON.stringify(drawing)).digest("hex");
  return { hash: hash.slice(0, shortHash), drawing };
}

/** The picture that a message shows: of its card, or what an agent gave. */
export function pictureIn(post: Post): Picture | null {
  if (post.kind === "card") return pictureOf(post.card);
  if (post.kind === "note" || !post.call.picture || !post.bytes) return null;
  const { hash, ...picture } = post.call.picture;
  return { ...picture, hash: hash.slice(0, shortHash), bytes: Buffer.from(post.bytes) };
}

/** The name of a picture's file, from which {@link hashInName} reads its hash. */
export function fileNameOf(picture: Picture): string {
  const isJpeg = "bytes" in picture && picture.type === "image/jpeg";
  return `view-${picture.hash}.${isJpeg ? "jpg" : "png"}`;
}

export function hashInName(file: string): string | null {
  return /^view-([0-9a-f]+)\.(?:png|jpg)$/.exec(file)?.[1] ?? null;
}

function drawCard({ question, turn, mode }: Card): Drawing | null {
  if (!question) return turn ? drawTurn(turn) : null;
  if (question.apart) return null;
  return drawQuestion({ question, secret: question.mode === "keeper" || mode === "keeper" });
}

/** Draws what the player has seen, and where else they may look; null if nothing can be drawn. */
export function drawTurn({ view }: CardTurn): Drawing | null {
  if (!view) return null;
  const { owner, seen } = view;
  const places = owner.places.map((place) =>
    seen.includes(place.id) ? place : { ...place, things: [] },
  );
  return { mode: "owner", view: { ...owner, places }, seen, explored: true };
}

/** The drawing for a question. When the home is secret, it shows only what people have in mind. */
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

/** Describes the picture for people who do not see it. Leaves out whole places only. */
export function describePicture(picture: Picture, most: number): string {
  if ("drawing" in picture) return describeDrawing(picture.drawing, most);
  return visibleLine(picture.words).slice(0, most);
}

/** The file's bytes. A drawing is rendered as PNG, beside the event loop. */
export async function renderPicture(picture: Picture): Promise<Buffer> {
  if ("bytes" in picture) return picture.bytes;
  return renderPng(draw(picture.drawing, { size: "chat" }), { width: renderedWidth });
}

/** The same in words: a sentence on how to read it, then one line per place or choice. */
export function listQuestion(asked: AskedQuestion): readonly string[] {
  const drawing = drawQuestion(asked);
  const explained =
    drawing.mode === "keeper"
      ? "The picture is hidden on purpose: please answer from memory. These are the places:"
      : explainList(drawing);
  return [asked.question.text, explained, ...listDrawing(drawing).map((line) => `• ${line}`)];
}

/** The choices alone, without the home and the places where they are. */
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
  return drawing.view.places.length === 0 && !drawing.view.card;
}
