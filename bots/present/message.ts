/** Describes messages as blocks, which each platform renders. */
import type { Card, CardEnd, CardQuestion, CardTurn, MessageRef } from "../../src/core/bot.js";
import {
  activity,
  endLine,
  headline,
  linesAbout,
  progress,
  progressBar,
  splitAsked,
  turnLine,
} from "./card-text.js";
import type { Button, Controls } from "./press-action.js";
import { cutLines, type Escape, showWhole, visibleLine, type WholeMarkup } from "./visible-text.js";

export interface ChatMessage {
  /** For notifications and screen readers; by default the first block. */
  readonly summary?: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "text";
      readonly text: string;
      /** By this name, a form finds the block in the message, to show it again. */
      readonly name?: string;
      /** The text must be whole: if truncated, the message has no buttons. */
      readonly whole?: boolean;
    }
  /** Other people's words, formatted by {@link Markup.words}. */
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "small"; readonly lines: readonly string[] }
  | { readonly kind: "image" }
  | { readonly kind: "choices"; readonly controls: Controls }
  | {
      readonly kind: "buttons";
      readonly buttons: readonly Button[];
      readonly joinsRow?: true; // shares the row of the block before
    };

export const questionName = "question";

export interface Markup extends WholeMarkup {
  readonly escape: Escape;
  readonly text: Escape;
  /** Formats people's words; escapes nothing where the platform can show plain text. */
  readonly words: Escape;
  readonly time: (at: number) => string;
  /** Null where nobody can be mentioned. */
  readonly mention: (person: string) => string | null;
  readonly link: (conversation: MessageRef) => string | null;
  /** What a card shows first: notifications show a card's beginning, or else its summary. */
  readonly opens: "title" | "question";
  /** The card is identified by its buttons' ids, so it always has some. */
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
      /** `sight`: one line of what a player sees; `sights`: all lines. */
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

/** Truncates each part separately, so the question and the instructions always fit. */
export class Writer {
  hasCut = false;

  constructor(readonly markup: Markup) {}

  fit(text: string, max: number, toMarkup = this.markup.escape): string {
    const whole = toMarkup(text, Number.POSITIVE_INFINITY);
    if (whole.length <= max) return whole;
    this.hasCut = true;
    return toMarkup(text, max);
  }

  /** Returns whether "More…" shows more than the card. */
  hasMore({ turn, done }: Card): boolean {
    return this.hasCut || (turn !== undefined && done === null);
  }

  title(card: Card): string {
    return `🤖 ${this.fit(headline(card), this.markup.most.title)} · ${progress(card)}`;
  }

  status(card: Card): string {
    return `${this.fit(activity(card), this.markup.most.status)} ${progressBar(card)}`;
  }

  heard(line: string, part: "heard" | "past" = "heard"): Block {
    const { words, most } = this.markup;
    return { kind: "words", text: this.fit(visibleLine(line), most[part], words) };
  }

  /** Writes a question. An approval (`bound`) is never truncated. */
  question(question: CardQuestion, name = questionName): Block {
    const { most } = this.markup;
    const asked = question.bound
      ? showWhole(question.bound, this.markup)
      : [this.asked(question, most.asked)];
    const lines = [...asked, ...linesAbout(question).map((line) => this.fit(line, most.about))];
    return { kind: "text", text: lines.join("\n"), name, whole: question.bound !== undefined };
  }

  /** Sets what is asked about in bold; if the question is too long, sets all that fits in bold. */
  asked(question: CardQuestion, max: number): string {
    const line = splitAsked(question).map(({ words, isAsked }) => this.#piece(words, isAsked));
    const marked = line.join("");
    return marked && marked.length <= max ? marked : this.#bold(question.text, max);
  }

  /** Keeps spaces outside the bold marks, which would not work beside them. */
  #piece(words: string, isBold: boolean): string {
    const inner = words.trim();
    if (inner === "") return words;
    const mark = isBold ? this.markup.bold : "";
    const shown = this.markup.escape(inner, Number.POSITIVE_INFINITY);
    return words.replace(inner, () => `${mark}${shown}${mark}`);
  }

  /** Shortens what a player sees; "More…" shows the rest. */
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
