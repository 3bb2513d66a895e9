/** The one message per episode, as Slack shows it. */
import type { types } from "@slack/bolt";
import type { Card, CardEnd, CardQuestion, CardTurn } from "../../src/core/bot.js";
import {
  endLine,
  factsLabel,
  headline,
  heardLine,
  howToAnswer,
  howToPlay,
  progress,
  questionLines,
  turnLine,
} from "../present/card-text.js";
import { type CardMarkup, CardWriter } from "../present/card-writer.js";
import { questionControls, readButton, turnControls } from "../present/press-action.js";
import { questionBlock } from "./action-ids.js";
import { buttonRow, context, controlRow, limits, section, wholeSection, words } from "./blocks.js";
import { dateToken, escapeLine, escapeText, slackWhole } from "./mrkdwn.js";
import { type CardPicture, pictureBlock } from "./pictures.js";

/** What a message shows: blocks for the eyes; text for notifications and screen readers. */
export interface SlackMessage {
  readonly text: string;
  readonly blocks: types.KnownBlock[];
}

const markup: CardMarkup = {
  escape: escapeLine,
  bold: "*",
  whole: slackWhole,
  most: {
    title: 400,
    status: 600,
    asked: 900,
    about: 500,
    end: limits.section - 10,
    sight: 700,
    sights: 2200,
  },
};

/**
 * A card as a Slack message. The same card with the same picture gives the same message. Its parts are
 * cut one by one, so that with 120 long choices all of it still fits: Slack refuses about 13,000
 * characters in one message.
 */
export function showCard(card: Card, picture: CardPicture | null = null): SlackMessage {
  const writer = new CardWriter(markup);
  const heard = heardLine(card);
  if (card.past) {
    const line = heard ?? headline(card);
    return { text: escapeText(line, limits.fallback), blocks: [words(line, 600)] };
  }
  const blocks = [
    context(writer.title(card)),
    ...(heard ? [words(heard, 600)] : []),
    ...bodyBlocks(card, writer, picture),
  ];
  const more = readButton("More…", { kind: "card", id: card.episode });
  return {
    text: fallbackText(card),
    blocks: writer.hasMore(card) ? [...blocks, ...buttonRow([more])] : blocks,
  };
}

function bodyBlocks(
  card: Card,
  writer: CardWriter,
  picture: CardPicture | null,
): types.KnownBlock[] {
  const { done, question, turn } = card;
  if (done) return endBlocks(card, done, writer);
  const status = context(writer.status(card));
  if (question) {
    const how = howToAnswer(dateToken(question.deadline), "thread", question);
    return [...askBlocks(question, writer, picture), context(how), status];
  }
  return turn ? [...turnBlocks(turn, writer, picture), status] : [status];
}

/** What the player sees and can do. */
function turnBlocks(
  turn: CardTurn,
  writer: CardWriter,
  picture: CardPicture | null,
): types.KnownBlock[] {
  return [
    section(writer.turn(turn).join("\n"), questionBlock),
    ...(picture ? [pictureBlock(picture)] : []),
    controlRow(turnControls(turn)),
    context(howToPlay("thread")),
  ];
}

/** The question, and half a line about it. An approval is there in full. */
export function sentenceSection(
  question: CardQuestion,
  blockId: string,
  writer = new CardWriter(markup),
): types.SectionBlock {
  const text = writer.sentence(question).join("\n");
  return question.bound ? wholeSection(text, blockId) : section(text, blockId);
}

/** The question and everything that can be pressed. A follow-up is right above its answers. */
export function askBlocks(
  question: CardQuestion,
  writer: CardWriter = new CardWriter(markup),
  picture: CardPicture | null = null,
): types.KnownBlock[] {
  const sentence = sentenceSection(question, questionBlock, writer);
  const shown = picture ? [sentence, pictureBlock(picture)] : [sentence];
  return [...(question.followUp ? shown.reverse() : shown), controlRow(questionControls(question))];
}

function endBlocks(card: Card, end: CardEnd, writer: CardWriter): types.KnownBlock[] {
  const { episode: id } = card;
  const [line, state] = writer.end(card, end);
  const replay = readButton("Replay", { kind: "replay", id });
  const facts = readButton(factsLabel(end), { kind: "facts", id });
  return [
    section(line),
    context(state),
    ...buttonRow(end.facts.length > 0 ? [replay, facts] : [replay]),
  ];
}

function fallbackText(card: Card): string {
  const { question, turn, done } = card;
  const labels = question?.choices.map((choice) => choice.label).join(", ");
  const lines = [
    ...(question && !done ? questionLines(question) : []),
    ...(labels && !done ? [`Choices: ${labels}.`] : []),
    ...(turn && !done ? [turnLine(turn), ...turn.sees] : []),
    ...(done ? [endLine(done)] : []),
    `${headline(card)} (${progress(card)})`,
    heardLine(card) ?? "",
  ];
  return escapeText(lines.filter((line) => line !== "").join("\n"), limits.fallback);
}
