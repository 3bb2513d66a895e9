/** Makes what pages show (conversation, participant's page, QR codes), without what the reader may not see. */
import { createHash } from "node:crypto";
import { renderSVG } from "uqr";
import type { BotHandlers, Card, HomeSnapshot, Watch } from "../../src/core/bot.js";
import { withoutOwners } from "../../src/core/episode/looks.js";
import type { OwnerView } from "../../src/core/episode/scene.js";
import type { Reader } from "../../src/core/episode/watch.js";
import type { Access } from "../../src/core/people/command.js";
import type { JoinView } from "../../src/core/people/join.js";
import {
  type Drawing,
  draw,
  drawingFor,
  explainDrawing,
  listDrawing,
  type PictureSize,
} from "../present/picture/drawing.js";
import { drawQuestion, drawTurn, withoutPlaces } from "../present/picture/question-picture.js";
import { visible } from "../present/visible-text.js";
import {
  type JoinState,
  type PageNews,
  type PagePictures,
  showQuestion,
  textsOf,
} from "./content.js";

/** Without `household` (the home's id), reads the home last played. @param drawn version of the pictures in the page */
export async function readPageState(
  handlers: Pick<BotHandlers, "control"> & { readonly watch: Pick<Watch, "snapshot" | "calls"> },
  request: {
    readonly household: string | undefined;
    readonly width: number;
    readonly drawn?: string;
    readonly access: Access;
    readonly reader?: Reader;
  },
): Promise<PageNews> {
  const [homes, played, calls] = await Promise.all([
    handlers.control.homes(request.access),
    handlers.watch.snapshot(request.household, undefined, request.reader),
    handlers.watch.calls("web"),
  ]);
  // Before anything was played, the first home is shown.
  const [first] = homes;
  const isNew = !played && request.household === undefined && first;
  const unfiltered = isNew
    ? await handlers.watch.snapshot(first.id, undefined, request.reader)
    : played;
  const isIdle = unfiltered && (!unfiltered.card || unfiltered.card.done);
  const snapshot = unfiltered && showWords(hideOwners(hideContents(unfiltered)));
  const { card = null, conversation = [] } = snapshot ?? {};
  // Drawn from everything: `drawingOf` chooses a mode that shows nothing hidden.
  const pictures = drawPictures(unfiltered, sizeFor(request.width));
  // Hashes visible content only, so that nobody notices hidden changes.
  const drawn = createHash("sha256").update(JSON.stringify(pictures)).digest("base64url");
  return {
    drawn,
    homes,
    waiting: calls.length,
    examples: isIdle ? await handlers.control.examples(unfiltered.household) : [],
    snapshot,
    texts: card && textsOf(card),
    cardTexts: Object.fromEntries(
      conversation.flatMap((item) => (item.kind === "card" ? [[item.id, textsOf(item.card)]] : [])),
    ),
    ...(drawn === request.drawn ? {} : pictures),
  };
}

function drawPictures(snapshot: HomeSnapshot | null, size: PictureSize): PagePictures {
  if (!snapshot) return { drawing: null, legend: "", list: [], ways: null };
  const drawing = drawingOf(snapshot);
  const without = placesOf(snapshot.card?.done?.worth?.commandsWithout ?? []);
  const path = without.length > 0 ? placesOf(snapshot.timeline.map(({ text }) => text)) : [];
  return {
    ...showDrawing(drawing, size),
    ways: path.length > 0 ? draw(drawing, { size, theme: "auto", path, without }) : null,
  };
}

function placesOf(commands: readonly string[]): readonly string[] {
  return commands.flatMap((command) => /^go to (.+)$/.exec(command)?.[1] ?? []);
}

/** Drops invisible characters, and people's ids: with them, somebody could answer as another person. */
function showWords(snapshot: HomeSnapshot): HomeSnapshot {
  const conversation = snapshot.conversation.map((item) =>
    item.kind === "note" ? { ...item, note: { ...item.note, to: null } } : item,
  );
  return visible({ ...snapshot, conversation });
}

function drawingOf({ owner, seen, card, mode }: HomeSnapshot): Drawing {
  if (!card && mode === "keeper") return { mode: "tour", view: owner, things: [] };
  const question = card?.question;
  if (!question) {
    const explored = card?.turn && drawTurn(card.turn);
    if (explored) return explored;
    return card && mustHideContents(card)
      ? { mode: "keeper", view: owner }
      : { mode: "owner", view: owner, seen };
  }
  const { meant } = question.view;
  const drawing = drawingFor(question, { view: owner, seen, ...(meant && { target: [meant] }) });
  return drawing.mode === "open" && mustHideContents(card) ? withoutPlaces(drawing) : drawing;
}

/** Hides contents while people answer from memory, between their questions, and while a person plays. */
function hideContents(snapshot: HomeSnapshot): HomeSnapshot {
  const { card, owner } = snapshot;
  if (!card || !mustHideContents(card)) return snapshot;
  const hide = (shown: Card): Card => mapView(shown, withoutThings);
  return { ...mapCards(snapshot, hide), owner: withoutThings(owner) };
}

/** Removes owners from labels, which could give the answer away, unless people see the home (`owner`). */
function hideOwners(snapshot: HomeSnapshot): HomeSnapshot {
  const { card, owner } = snapshot;
  const hide = (shown: Card): Card =>
    shown.question?.mode === "owner" ? shown : mapView(shown, withoutOwners);
  const isOwnerHidden = card?.question && card.question.mode !== "owner";
  return { ...mapCards(snapshot, hide), owner: isOwnerHidden ? withoutOwners(owner) : owner };
}

function mapCards(snapshot: HomeSnapshot, change: (card: Card) => Card): HomeSnapshot {
  const conversation = snapshot.conversation.map((item) =>
    item.kind === "card" ? { ...item, card: change(item.card) } : item,
  );
  return { ...snapshot, card: snapshot.card && change(snapshot.card), conversation };
}

function mustHideContents({ mode, played, question, done }: Card): boolean {
  if (question?.mode === "keeper" || (mode === "keeper" && done === null)) return true;
  return played === true && question === null && done === null;
}

function mapView(card: Card, change: (view: OwnerView) => OwnerView): Card {
  const { question } = card;
  if (!question) return card;
  const view = { ...question.view, owner: change(question.view.owner) };
  return { ...card, question: { ...question, view } };
}

function withoutThings({ card: _, grid: _grid, carried: _carried, ...view }: OwnerView): OwnerView {
  return { ...view, held: null, places: view.places.map((place) => ({ ...place, things: [] })) };
}

/** Minimum widths, in pixels, for the picture sizes "page" and "panel": below them, labels are under 11 pixels high. */
const [page, panel] = [940, 730];

export function showDrawing(drawing: Drawing, size: PictureSize) {
  return {
    drawing: draw(drawing, { size, theme: "auto" }),
    legend: explainDrawing(drawing),
    list: listDrawing(drawing),
  };
}

export function sizeFor(width: number): PictureSize {
  return width >= page ? "page" : width >= panel ? "panel" : "phone";
}

/** Draws a QR code dark on light in every theme, as cameras expect. */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 2 });
}

export function showView({ stage, ...view }: JoinView, width: number): JoinState {
  const shown =
    stage.at === "question"
      ? { ...showQuestion(stage), ...showDrawing(drawQuestion(stage.asked), sizeFor(width)) }
      : visible(stage);
  return { ...visible(view), stage: shown };
}
