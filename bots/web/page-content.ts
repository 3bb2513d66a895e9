/** What the page is sent. */
import type { HomeSnapshot } from "../../src/core/bot.js";

export interface CardTexts {
  readonly headline: string;
  readonly progress: string;
  readonly heard: string | null;
  readonly end: string | null;
  /** Half a line under the question: why, whom it is put to, how many have answered. */
  readonly about: string | null;
  /** With "{time}" where the deadline goes; null when nothing is asked. */
  readonly howToAnswer: string | null;
  /** Over what the player sees, and how else to act; null when nothing waits for a player. */
  readonly turn: { readonly line: string; readonly how: string } | null;
}

export interface PageState {
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly snapshot: HomeSnapshot | null;
  /** The present card's texts, and those of the conversation's cards by their item id. */
  readonly texts: CardTexts | null;
  readonly cardTexts: Readonly<Record<string, CardTexts>>;
  /** SVG, as the open question's mode allows; null when nothing was played. */
  readonly drawing: string | null;
  /** What the reader of the drawing has to know. */
  readonly legend: string;
  /** The drawing in words. */
  readonly list: readonly string[];
}
