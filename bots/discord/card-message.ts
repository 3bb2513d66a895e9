/** The one message per episode, as Discord shows it. */
import type { Card, MessageRef } from "../../src/core/bot.js";
import { factsLabel, headline, heardLine, howToAnswer, howToPlay } from "../present/card-text.js";
import { type CardMarkup, CardWriter } from "../present/card-writer.js";
import { cutLines } from "../present/fit-text.js";
import { questionControls, readButton, turnControls } from "../present/press-action.js";
import { type CardMark, factsId } from "./action-ids.js";
import { button, controlRows, labelled, limits, type Row, row } from "./components.js";
import { discordWhole, escapeLine, timeToken, unescapeLine } from "./markdown.js";

/** What a message shows. */
export interface DiscordMessage {
  readonly content: string;
  readonly components: Row[];
}

export const markup: CardMarkup = {
  escape: escapeLine,
  bold: "**",
  whole: discordWhole,
  most: { title: 350, status: 500, asked: 500, about: 300, end: 500, sight: 350, sights: 800 },
};

/**
 * A card as a Discord message. The same card gives the same message.
 *
 * @param where.under the episode's first message, when this one shows a further question
 * @param where.isClosed nobody can write in the thread
 */
export function showCard(
  card: Card,
  mark: CardMark,
  { under, isClosed = false }: { under?: MessageRef | undefined; isClosed?: boolean } = {},
): DiscordMessage {
  const writer = new CardWriter(markup);
  if (card.past) {
    const line = writer.fit(heardLine(card) ?? headline(card), 1500);
    return { content: line, components: under ? [] : [doneRow(card, mark)] };
  }
  const content = cutLines(contentLines(card, writer, isClosed), limits.message);
  const rows = cardRows(card, mark);
  return { content, components: writer.hasMore(card) ? withMore(rows, mark) : rows };
}

function cardRows(card: Card, mark: CardMark): Row[] {
  const { question, turn, done } = card;
  if (question && !done) return controlRows(questionControls(question), mark);
  return turn && !done ? controlRows(turnControls(turn), mark) : [doneRow(card, mark)];
}

/** What matters most comes first, since notifications show the beginning. */
function contentLines(card: Card, writer: CardWriter, isClosed: boolean): string[] {
  const { done, question, turn } = card;
  const heard = heardLine(card);
  const title = writer.title(card);
  const past = heard ? [writer.fit(heard, 350)] : [];
  if (done) return [...writer.end(card, done), ...past, title];
  const status = writer.status(card);
  if (question) {
    const how = howToAnswer(timeToken(question.deadline), isClosed ? "form" : "thread", question);
    return [...writer.sentence(question), how, ...past, status, title];
  }
  const played = turn ? [...writer.turn(turn), howToPlay("thread")] : [];
  return [...past, ...played, status, title];
}

/** The question's sentence on a card that shows one: its first line with bold words. */
export function askedIn(content: string): string | null {
  const isBold = (line: string) => line.replace(/\\./g, "").includes("**");
  const line = content.split("\n").find(isBold);
  return line === undefined ? null : unescapeLine(withoutBold(line));
}

function withoutBold(line: string): string {
  return line.replace(/(\\.)|\*\*/g, "$1");
}

/** For a card without a question. Its facts button identifies it after a crash. */
function doneRow({ episode: id, household, done }: Card, mark: CardMark): Row {
  const label = done && done.facts.length > 0 ? factsLabel(done) : "Facts";
  const facts = labelled(label, factsId(mark, household));
  return done ? row(button(readButton("Replay", { kind: "replay", id })), facts) : row(facts);
}

/** Beside the ways out, which are the last row and never full. */
function withMore(rows: Row[], { episode: id }: CardMark): Row[] {
  const more = button(readButton("More…", { kind: "card", id }));
  const last = rows.at(-1);
  return last ? [...rows.slice(0, -1), row(...last.components, more)] : [row(more)];
}
