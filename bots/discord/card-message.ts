/** The one message per episode, as Discord shows it. */
import { type Card, type CardEnd, type CardQuestion, reservedChoices } from "../../src/core/bot.js";
import type { Choice } from "../../src/core/question.js";
import {
  endLine,
  headline,
  heardLine,
  howToAnswer,
  progress,
  progressBar,
  questionLines,
} from "../present/card-text.js";
import { cutLines } from "../present/visible-text.js";
import { actionId, type CardMark } from "./action-ids.js";
import { button, inPieces, limits, menu, type Row, row } from "./components.js";
import { escapeLine, timeToken, unescapeLine } from "./markdown.js";

/** What a message shows. */
export interface Shown {
  readonly content: string;
  readonly components: Row[];
}

/** A card as a Discord message. The same card gives the same message. */
export function showCard(card: Card, mark: CardMark): Shown {
  const asks = card.question !== null && card.done === null;
  return {
    content: cutLines(contentLines(card), limits.message),
    components: asks ? answerRows(card.question, mark) : [factsRow(card, mark)],
  };
}

/** The parts that may be long are cut one by one, so that the question and how to answer stay. */
function contentLines(card: Card): string[] {
  const heard = heardLine(card);
  return [
    `🤖 ${escapeLine(headline(card), 350)} · ${progress(card)}`,
    ...(heard ? [escapeLine(heard, 350)] : []),
    ...(card.done ? endLines(card, card.done) : openLines(card)),
  ];
}

function openLines(card: Card): string[] {
  const bar = progressBar(card);
  if (card.question) return [...askLines(card.question), bar];
  return [card.doing ? `${bar} ${escapeLine(card.doing, 500)}` : bar];
}

function askLines(question: CardQuestion): string[] {
  return [
    ...sentenceLines(question),
    howToAnswer(timeToken(question.deadline), "thread", question),
  ];
}

/** The question, and half a line about it. */
export function sentenceLines(question: CardQuestion): string[] {
  const [asked = "", about] = questionLines(question);
  return [`**${escapeLine(asked, 500)}**`, ...(about ? [escapeLine(about, 300)] : [])];
}

/** The question's sentence on a card that shows one: its only line in bold. */
export function askedIn(content: string): string | null {
  const bold = /^\*\*(.*)\*\*$/m.exec(content)?.[1];
  return bold === undefined ? null : unescapeLine(bold);
}

function endLines(card: Card, end: CardEnd): string[] {
  const mark = end.success ? "✔ " : "";
  return [
    progressBar(card),
    `${mark}**${escapeLine(endLine(end), 500)}**`,
    ...(end.facts.length > 0 ? ["What I learned:"] : []),
    ...end.facts.map((fact) => `• ${escapeLine(fact, 250)}`),
  ];
}

/** As many choices as fit as buttons, the others in menus, and the three ways out. */
export function answerRows(question: CardQuestion, mark: CardMark): Row[] {
  const { id, choices } = question;
  return [
    ...choiceRows(id, choices),
    row(
      button({ label: "Somewhere else…", customId: actionId.other(id, mark) }),
      button({ label: "I don't know", customId: actionId.press(id, reservedChoices.dontKnow) }),
      button({ label: "Bad question", customId: actionId.press(id, reservedChoices.badQuestion) }),
    ),
  ];
}

/** The likely choices come first, as buttons; each menu takes the place of a row of buttons. */
function choiceRows(question: string, choices: readonly Choice[]): Row[] {
  const rows = limits.rows - 1;
  const { buttonsInRow, menuOptions } = limits;
  const tooMany = choices.length - rows * buttonsInRow;
  const menus = Math.min(rows, Math.max(0, Math.ceil(tooMany / (menuOptions - buttonsInRow))));
  const shown = (rows - menus) * buttonsInRow;
  const most = shown + menus * menuOptions;
  return [
    ...inPieces(choices.slice(0, shown), buttonsInRow).map((piece) =>
      row(...piece.map(({ id, label }) => choiceButton(question, id, label))),
    ),
    ...inPieces(choices.slice(shown, most), menuOptions).map((piece, index) =>
      row(
        menu({
          placeholder: index === 0 ? "More places" : `More places (${index + 1})`,
          customId: actionId.menu(question, index),
          choices: piece.map(({ id, label }) => ({ label, value: id })),
        }),
      ),
    ),
  ];
}

function choiceButton(question: string, choice: string, label: string) {
  return button({ label, customId: actionId.press(question, choice), main: true });
}

/** Stands wherever no question does: by it the card is recognised after a crash. */
function factsRow(card: Card, mark: CardMark): Row {
  const learned = card.done?.facts.length ?? 0;
  const label = learned > 0 ? `Facts I learned (${learned})` : "Facts";
  return row(button({ label, customId: actionId.facts(mark, card.household) }));
}
