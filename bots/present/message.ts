/** A chat message as a list of blocks. Functions here make it of rows; each platform renders it in its own way. */
import type { Card, CardEnd, CardQuestion, CardTurn, MessageRef } from "../../src/core/bot.js";
import { splitAsked } from "./asked-words.js";
import {
  activity,
  endLine,
  headline,
  linesAbout,
  progress,
  progressBar,
  turnLine,
} from "./card-text.js";
import { cutLines, type Escape } from "./fit-text.js";
import type { Button, Controls } from "./press-action.js";
import { showWhole, visibleLine, type WholeMarkup } from "./visible-text.js";

export interface ChatMessage {
  /** Read aloud, and shown in notifications, where a platform can say that apart; absent: the first block. */
  readonly summary?: string;
  readonly blocks: readonly Block[];
}

export type Block =
  /** Plain text. */
  | { readonly kind: "heading"; readonly text: string }
  /** In the platform's markup. */
  | {
      readonly kind: "text";
      readonly text: string;
      /** By which a form finds it, to show it again. */
      readonly name?: string;
      /** It is not folded, and without all of it nothing can be pressed. */
      readonly whole?: boolean;
    }
  /** Words in which nothing is ours, as the platform's {@link Markup.words} gives them. */
  | { readonly kind: "words"; readonly text: string }
  /** Small print, in the platform's markup. */
  | { readonly kind: "small"; readonly lines: readonly string[] }
  /** The place of the message's picture, where a platform shows it between the others. */
  | { readonly kind: "image" }
  | { readonly kind: "choices"; readonly controls: Controls }
  | {
      readonly kind: "buttons";
      readonly buttons: readonly Button[];
      /** In the row before it, if there is room. */
      readonly beside?: true;
    };

/** The name of the question's sentence. */
export const questionName = "question";

/** How a platform writes texts, and how much room it has for each. */
export interface Markup extends WholeMarkup {
  /** One line. */
  readonly escape: Escape;
  /** Several lines. */
  readonly text: Escape;
  /** Words in which nothing is ours. A platform that can show plain text does not escape them. */
  readonly words: Escape;
  /** A time in the reader's zone. */
  readonly time: (at: number) => string;
  /** Calls a person; null where it cannot. */
  readonly mention: (person: string) => string | null;
  /** Leads to a conversation; null where nothing can. */
  readonly link: (conversation: MessageRef) => string | null;
  /** What a card begins with: notifications show the beginning, or the summary. */
  readonly opens: "title" | "question";
  /** A card says only by its buttons which one it is, so it has some at any time. */
  readonly marksCards: boolean;
  /** Most characters of each part, after escaping. */
  readonly most: Readonly<
    Record<
      | "title"
      | "status"
      | "asked"
      | "about"
      | "end"
      | "callEnd"
      /** One line of what a player sees, and all of them. */
      | "sight"
      | "sights"
      | "heard"
      | "past"
      | "note"
      | "said",
      number
    >
  >;
}

/** Writes the parts of a message. Long ones are cut one by one, so that the question and how to answer it always stay. */
export class Writer {
  readonly markup: Markup;
  #hasCut = false;

  constructor(markup: Markup) {
    this.markup = markup;
  }

  /** Whether something was left out. */
  get hasCut(): boolean {
    return this.#hasCut;
  }

  /** The escaped text in at most `max` characters. */
  fit(text: string, max: number, toMarkup = this.markup.escape): string {
    const whole = toMarkup(text, Number.POSITIVE_INFINITY);
    if (whole.length <= max) return whole;
    this.#hasCut = true;
    return toMarkup(text, max);
  }

  /** Whether "More…" has more to show than the card. */
  hasMore({ turn, done }: Card): boolean {
    return this.#hasCut || (turn !== undefined && done === null);
  }

  title(card: Card): string {
    return `🤖 ${this.fit(headline(card), this.markup.most.title)} · ${progress(card)}`;
  }

  status(card: Card): string {
    return `${this.fit(activity(card), this.markup.most.status)} ${progressBar(card)}`;
  }

  /** What was heard last, on one line. */
  heard(line: string, part: "heard" | "past" = "heard"): Block {
    const { words, most } = this.markup;
    return { kind: "words", text: this.fit(visibleLine(line), most[part], words) };
  }

  /** The question, and half a line about it. An approval is there in full. */
  question(question: CardQuestion, name = questionName): Block {
    const { most } = this.markup;
    const asked = question.bound
      ? showWhole(question.bound, this.markup)
      : [this.asked(question, most.asked)];
    const lines = [...asked, ...linesAbout(question).map((line) => this.fit(line, most.about))];
    return { kind: "text", text: lines.join("\n"), name, whole: question.bound !== undefined };
  }

  /** The question's sentence with what is asked about in bold. One that must be cut is bold as a whole. */
  asked(question: CardQuestion, max: number): string {
    const line = splitAsked(question).map(({ words, isAsked }) => this.#piece(words, isAsked));
    const marked = line.join("");
    return marked && marked.length <= max ? marked : this.#bold(question.text, max);
  }

  /** A piece of a line keeps the spaces around it, which markup takes away or does not bear. */
  #piece(words: string, isBold: boolean): string {
    const inner = words.trim();
    if (inner === "") return words;
    const mark = isBold ? this.markup.bold : "";
    const shown = this.markup.escape(inner, Number.POSITIVE_INFINITY);
    return words.replace(inner, () => `${mark}${shown}${mark}`);
  }

  /** Who plays, and as much as fits of what they see. "More…" shows the rest. */
  turn(turn: CardTurn): Block {
    const { most } = this.markup;
    const seen = turn.sees.map((line) => this.fit(line, most.sight));
    const text = [this.#bold(turnLine(turn), 300), cutLines(seen, most.sights)].join("\n");
    return { kind: "text", text, name: questionName };
  }

  end(card: Card, end: CardEnd): readonly Block[] {
    const line = this.#bold(endLine(end), this.markup.most.end);
    const state = end.success ? "Done." : "Ended.";
    return [
      { kind: "text", text: `${end.success ? "✔ " : ""}${line}` },
      small(`${state} ${progressBar(card)}`),
    ];
  }

  #bold(text: string, max: number): string {
    const { bold } = this.markup;
    return `${bold}${this.fit(text, max)}${bold}`;
  }
}

export function small(...lines: readonly string[]): Block {
  return { kind: "small", lines };
}
