/** The lines of a card in a platform's markup, each cut to its own length. */
import type { Card, CardEnd, CardQuestion, CardTurn } from "../../src/core/bot.js";
import { splitAsked } from "./asked-words.js";
import {
  aboutQuestion,
  activity,
  endLine,
  headline,
  progress,
  progressBar,
  turnLine,
} from "./card-text.js";
import { cutLines, type Escape, Fitter } from "./fit-text.js";
import { showWhole, type WholeMarkup } from "./visible-text.js";

export interface CardMarkup {
  readonly escape: Escape;
  /** Stands before and after bold text. */
  readonly bold: string;
  /** For what is never cut. */
  readonly whole: WholeMarkup;
  /** Most characters of each part, after escaping. */
  readonly most: {
    readonly title: number;
    readonly status: number;
    readonly asked: number;
    readonly about: number;
    readonly end: number;
    /** One line of what a player sees, and all of them. */
    readonly sight: number;
    readonly sights: number;
  };
}

/** Long parts are cut one by one, so that the question and how to answer it always stay. */
export class CardWriter extends Fitter {
  readonly #markup: CardMarkup;

  constructor(markup: CardMarkup) {
    super(markup.escape);
    this.#markup = markup;
  }

  /** Whether "More…" has more to show than the card. */
  hasMore({ turn, done }: Card): boolean {
    return this.hasCut || (turn !== undefined && done === null);
  }

  title(card: Card): string {
    return `🤖 ${this.fit(headline(card), this.#markup.most.title)} · ${progress(card)}`;
  }

  status(card: Card): string {
    return `${this.fit(activity(card), this.#markup.most.status)} ${progressBar(card)}`;
  }

  /** The question, and half a line about it. */
  sentence(question: CardQuestion): string[] {
    const { most, whole } = this.#markup;
    const about = aboutQuestion(question);
    const asked = question.bound
      ? showWhole(question.bound, whole)
      : [this.asked(question, most.asked)];
    return [...asked, ...(about ? [this.fit(about, most.about)] : [])];
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
    const mark = isBold ? this.#markup.bold : "";
    const shown = this.#markup.escape(inner, Number.POSITIVE_INFINITY);
    return words.replace(inner, () => `${mark}${shown}${mark}`);
  }

  /** Who plays, and as much as fits of what they see. "More…" shows the rest. */
  turn(turn: CardTurn): string[] {
    const { most } = this.#markup;
    const seen = turn.sees.map((line) => this.fit(line, most.sight));
    return [this.#bold(turnLine(turn), 300), cutLines(seen, most.sights)];
  }

  end(card: Card, end: CardEnd): readonly [line: string, state: string] {
    const line = this.#bold(endLine(end), this.#markup.most.end);
    const state = end.success ? "Done." : "Ended.";
    return [`${end.success ? "✔ " : ""}${line}`, `${state} ${progressBar(card)}`];
  }

  #bold(text: string, max: number): string {
    const { bold } = this.#markup;
    return `${bold}${this.fit(text, max)}${bold}`;
  }
}
