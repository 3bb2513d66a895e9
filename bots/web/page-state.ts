/** Everything the page shows, as one JSON value: rows, the drawing, and the words around them. */
import type { BotHandlers, Card, HomeSnapshot } from "../../src/core/bot.js";
import { endLine, headline, heardLine, howToAnswer, progress } from "../present/card-text.js";
import { askedThings, drawHome, listHome } from "../present/drawing.js";

/** Where the page puts the deadline, in the reader's own time zone. */
const timeSlot = "{time}";

export interface CardTexts {
  readonly headline: string;
  readonly progress: string;
  readonly heard: string | null;
  readonly end: string | null;
  /** With "{time}" where the deadline goes; null when nothing is asked. */
  readonly howToAnswer: string | null;
}

export interface PageState {
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly snapshot: HomeSnapshot | null;
  /** The present card's texts, and those of the conversation's cards by their item id. */
  readonly texts: CardTexts | null;
  readonly cardTexts: Readonly<Record<string, CardTexts>>;
  /** SVG; null while the person is to answer from memory. */
  readonly drawing: string | null;
  /** The drawing in words. */
  readonly list: readonly string[];
}

/** Reads the state of a household, or of the one last played. `width` is the drawing's, in pixels. */
export async function readPageState(
  handlers: BotHandlers,
  request: { readonly household: string | undefined; readonly width: number },
): Promise<PageState> {
  const [homes, snapshot] = await Promise.all([
    handlers.control.homes(),
    handlers.watch.snapshot(request.household),
  ]);
  const { card = null, conversation = [] } = snapshot ?? {};
  return {
    homes,
    snapshot,
    texts: card && textsOf(card),
    cardTexts: Object.fromEntries(
      conversation.flatMap((item) => (item.kind === "card" ? [[item.id, textsOf(item.card)]] : [])),
    ),
    ...(snapshot ? showHome(snapshot, request.width) : { drawing: null, list: [] }),
  };
}

function textsOf(card: Card): CardTexts {
  return {
    headline: headline(card),
    progress: progress(card),
    heard: heardLine(card),
    end: card.done && endLine(card.done),
    howToAnswer: card.question && howToAnswer(timeSlot, "here"),
  };
}

function showHome(snapshot: HomeSnapshot, width: number): Pick<PageState, "drawing" | "list"> {
  const { owner, seen, card } = snapshot;
  const question = card?.question ?? null;
  if (question?.mode === "keeper") return { drawing: null, list: [] };
  const asked = question ? askedThings(owner, question.need) : [];
  return {
    drawing: drawHome({ view: owner, seen, asked, width, subtitle: "", theme: "auto" }),
    list: listHome(owner, seen),
  };
}
