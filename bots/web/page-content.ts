/** What the conversation's page gets from its server. */
import type { HomeSnapshot } from "../../src/core/bot.js";
import type { AskedPiece } from "../present/asked-words.js";

export interface CardTexts {
  readonly task: string;
  /** The question in pieces: the words that name what is asked about are marked; empty when nothing is asked. */
  readonly asked: readonly AskedPiece[];
  readonly progress: string;
  readonly heard: string | null;
  readonly end: string | null;
  /** Half a line under the question: why it is asked, who is asked, how many have answered. */
  readonly about: string | null;
  /** With "{time}" where the deadline goes; null when nothing is asked. */
  readonly howToAnswer: string | null;
  /** The line over what the player sees, and how else to act; null when no turn waits for a player. */
  readonly turn: { readonly line: string; readonly how: string } | null;
}

/** An open question of an agent. */
export interface ShownCall {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The other lines of an approval, as they are. */
  readonly bound: readonly string[];
  readonly about: string;
  /** Lines that its agent added later. */
  readonly added: readonly string[];
  /** What its picture shows; null when it has none. */
  readonly picture: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly deadline: number;
  /** What happens without an answer, with "{time}" where the deadline goes. */
  readonly otherwise: string;
}

/** A drawing as a page shows it. */
export interface ShownDrawing {
  /** SVG; null where nothing can be drawn. */
  readonly drawing: string | null;
  /** How to read the drawing, or why there is none. */
  readonly legend: string;
  /** The drawing in words. */
  readonly list: readonly string[];
}

/** The drawing shows what the open question's mode allows; none when nothing was played. */
export interface PagePictures extends ShownDrawing {
  /** After a task in which people helped: the way that the robot took beside the one without their answers, as SVG. */
  readonly ways: string | null;
}

/** What a page is sent: without the pictures when it has them already. */
export type PageNews = Omit<PageState, keyof PagePictures> & Partial<PagePictures>;

export interface PageState extends PagePictures {
  /** Stands for the pictures: it changes when they do. */
  readonly drawn: string;
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  /** What agents outside Sous ask here. */
  readonly calls: readonly ShownCall[];
  readonly snapshot: HomeSnapshot | null;
  /** Texts of the present card. Those of the conversation's cards stand in `cardTexts`, by item id. */
  readonly texts: CardTexts | null;
  readonly cardTexts: Readonly<Record<string, CardTexts>>;
}
