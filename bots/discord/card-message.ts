/** The one message per episode, as Discord shows it. */
import {
  type Card,
  type CardEnd,
  type CardQuestion,
  type CardTurn,
  reservedChoices,
} from "../../src/core/bot.js";
import type { Choice } from "../../src/core/question.js";
import {
  activity,
  endLine,
  factsLabel,
  headline,
  heardLine,
  howToAnswer,
  howToPlay,
  listLabel,
  moreLabel,
  moreMovesLabel,
  otherLabel,
  otherMoveLabel,
  progress,
  progressBar,
  questionLines,
  turnLine,
} from "../present/card-text.js";
import { cutLines, Fitter } from "../present/fit-text.js";
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
  const fitter = createFitter();
  const content = cutLines(contentLines(card, fitter), limits.message);
  const rows = controlRows(card, mark);
  const hasMore = fitter.hasCut || (card.turn !== undefined && card.done === null);
  return { content, components: hasMore ? withMore(rows, mark) : rows };
}

function controlRows(card: Card, mark: CardMark): Row[] {
  const { question, turn, done } = card;
  if (question && !done) return answerRows(question, mark);
  return turn && !done ? moveRows(turn, mark) : [doneRow(card, mark)];
}

/**
 * What matters most comes first, since notifications show the beginning. The parts that may be long are
 * cut one by one, so that the question and how to answer stay.
 */
function contentLines(card: Card, fitter: Fitter): string[] {
  const heard = heardLine(card);
  const title = `🤖 ${fitter.fit(headline(card), 350)} · ${progress(card)}`;
  const past = heard ? [fitter.fit(heard, 350)] : [];
  if (card.done) return [...endLines(card, card.done, fitter), ...past, title];
  const status = `${fitter.fit(activity(card), 500)} ${progressBar(card)}`;
  if (card.question) return [...askLines(card.question, fitter), ...past, status, title];
  return [...past, ...(card.turn ? turnLines(card.turn, fitter) : []), status, title];
}

/** What the player sees, as far as it fits; the rest is behind "More…". */
function turnLines(turn: CardTurn, fitter: Fitter): string[] {
  const seen = turn.sees.map((line) => fitter.fit(line, 350));
  return [
    `**${fitter.fit(turnLine(turn), 300)}**`,
    ...cutLines(seen, 800).split("\n"),
    howToPlay("thread"),
  ];
}

function askLines(question: CardQuestion, fitter: Fitter): string[] {
  return [
    ...sentenceLines(question, fitter),
    howToAnswer(timeToken(question.deadline), "thread", question),
  ];
}

/** The question, and half a line about it. */
export function sentenceLines(question: CardQuestion, fitter: Fitter = createFitter()): string[] {
  const [asked = "", about] = questionLines(question);
  return [`**${fitter.fit(asked, 500)}**`, ...(about ? [fitter.fit(about, 300)] : [])];
}

/** The question's sentence on a card that shows one: its only line in bold. */
export function askedIn(content: string): string | null {
  const bold = /^\*\*(.*)\*\*$/m.exec(content)?.[1];
  return bold === undefined ? null : unescapeLine(bold);
}

function endLines(card: Card, end: CardEnd, fitter: Fitter): string[] {
  const mark = end.success ? "✔ " : "";
  return [
    `${mark}**${fitter.fit(endLine(end), 500)}**`,
    `${end.success ? "Done." : "Ended."} ${progressBar(card)}`,
  ];
}

/** As many choices as fit as buttons, the others in menus, the three ways out, and the list. */
export function answerRows(question: CardQuestion, mark: CardMark): Row[] {
  const { id } = question;
  return [
    ...choiceRows(id, question.choices, moreLabel(question)),
    row(
      button({ label: otherLabel(question), customId: actionId.other(id, mark) }),
      button({ label: "I don't know", customId: actionId.press(id, reservedChoices.dontKnow) }),
      button({ label: "Bad question", customId: actionId.press(id, reservedChoices.badQuestion) }),
      button({ label: listLabel(question), customId: actionId.read({ kind: "list", id }) }),
    ),
  ];
}

function moveRows({ id, choices }: CardTurn, mark: CardMark): Row[] {
  return [
    ...choiceRows(id, choices, moreMovesLabel),
    row(button({ label: otherMoveLabel, customId: actionId.other(id, mark) })),
  ];
}

/** The likely choices come first, as buttons; each menu takes the place of a row of buttons. */
function choiceRows(of: string, choices: readonly Choice[], more: string): Row[] {
  const rows = limits.rows - 1;
  const { buttonsInRow, menuOptions } = limits;
  const tooMany = choices.length - rows * buttonsInRow;
  const menus = Math.min(rows, Math.max(0, Math.ceil(tooMany / (menuOptions - buttonsInRow))));
  const shown = (rows - menus) * buttonsInRow;
  const most = shown + menus * menuOptions;
  return [
    ...inPieces(choices.slice(0, shown), buttonsInRow).map((piece) =>
      row(...piece.map(({ id, label }) => choiceButton(of, id, label))),
    ),
    ...inPieces(choices.slice(shown, most), menuOptions).map((piece, index) =>
      row(
        menu({
          placeholder: more + (index === 0 ? "" : ` (${index + 1})`),
          customId: actionId.menu(of, index),
          choices: piece.map(({ id, label }) => ({ label, value: id })),
        }),
      ),
    ),
  ];
}

function choiceButton(question: string, choice: string, label: string) {
  return button({ label, customId: actionId.press(question, choice), main: true });
}

/** Stands wherever no question does: by the facts button the card is recognised after a crash. */
function doneRow(card: Card, mark: CardMark): Row {
  const { done } = card;
  const label = done && done.facts.length > 0 ? factsLabel(done) : "Facts";
  const facts = button({ label, customId: actionId.facts(mark, card.household) });
  if (!done) return row(facts);
  const replay = actionId.read({ kind: "replay", id: card.episode });
  return row(button({ label: "Replay", customId: replay }), facts);
}

/** Beside the ways out, which are the last row and never full. */
function withMore(rows: Row[], { episode: id }: CardMark): Row[] {
  const more = button({ label: "More…", customId: actionId.read({ kind: "card", id }) });
  const last = rows.at(-1);
  return last ? [...rows.slice(0, -1), row(...last.components, more)] : [row(more)];
}

function createFitter(): Fitter {
  return new Fitter(escapeLine);
}
