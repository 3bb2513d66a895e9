/** The one message per episode, as Slack shows it. */
import type { types } from "@slack/bolt";
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
import { cutLines, cutToFit, visibleLine } from "../present/visible-text.js";
import { choiceValue, questionBlock } from "./action-ids.js";
import { button, context, limits, menu, section, words } from "./blocks.js";
import { dateToken, escapeLine, escapeText } from "./mrkdwn.js";

/** What a message shows: blocks for the eyes; text for notifications and screen readers. */
export interface Shown {
  readonly text: string;
  readonly blocks: types.KnownBlock[];
}

/**
 * A card as a Slack message. The same card gives the same message. Its parts are cut one by one, so that
 * with 120 long choices all of it still fits: Slack refuses about 13,000 characters in one message.
 */
export function showCard(card: Card): Shown {
  const title = `🤖 ${escapeLine(headline(card), 400)} · ${progress(card)}`;
  const heard = heardLine(card);
  return {
    text: fallbackText(card),
    blocks: [context(title), ...(heard ? [words(heard, 600)] : []), ...present(card)],
  };
}

function present(card: Card): types.KnownBlock[] {
  if (card.done) return endBlocks(card, card.done);
  if (card.question) return questionBlocks(card.question);
  const doing = card.doing ? ` ${escapeLine(card.doing, 600)}` : "";
  return [context(`${progressBar(card)}${doing}`)];
}

function questionBlocks(question: CardQuestion): types.KnownBlock[] {
  const how = howToAnswer(dateToken(question.deadline), "thread", question);
  return [...askBlocks(question), context(how)];
}

/** The question and everything that can be pressed. */
export function askBlocks(question: CardQuestion): types.KnownBlock[] {
  const [asked = "", why] = questionLines(question);
  const sentence = `*${escapeLine(asked, 900)}*${why ? `\n${escapeLine(why, 500)}` : ""}`;
  return [section(sentence, questionBlock), { type: "actions", elements: answers(question) }];
}

/** As many choices as buttons as a message bears, the others in a menu, and the three ways out. */
export function answers(question: CardQuestion): (types.Button | types.StaticSelect)[] {
  const { id, choices, need } = question;
  const other = need.func === "where" ? "Somewhere else…" : "Something else…";
  const shown = choices.slice(0, limits.buttonsShown);
  const others = choices.slice(limits.buttonsShown);
  return [
    ...shown.map((choice) => choiceButton(id, choice)),
    ...(others.length > 0 ? [moreChoices(question, others)] : []),
    button({ text: other, actionId: `other:${id}`, value: id }),
    choiceButton(id, { id: reservedChoices.dontKnow, label: "I don't know" }),
    choiceButton(id, { id: reservedChoices.badQuestion, label: "Bad question" }),
  ];
}

function choiceButton(question: string, choice: Pick<Choice, "id" | "label">): types.Button {
  const value = choiceValue(question, choice.id);
  return button({ text: choice.label, actionId: `press:${value}`, value });
}

function moreChoices(question: CardQuestion, choices: readonly Choice[]): types.StaticSelect {
  return menu({
    placeholder: question.need.func === "where" ? "More places" : "More choices",
    actionId: `pick:${question.id}`,
    choices: choices.map(({ id, label }) => ({ text: label, value: choiceValue(question.id, id) })),
  });
}

function endBlocks(card: Card, end: CardEnd): types.KnownBlock[] {
  const mark = end.success ? "✔ " : "";
  const facts = end.facts.map((fact) => `• ${cutToFit(visibleLine(fact), 500)}`);
  return [
    context(progressBar(card)),
    section(`${mark}*${escapeLine(endLine(end), limits.section - 10)}*`),
    ...(facts.length > 0 ? [words(cutLines(["What I learned:", ...facts], limits.section))] : []),
  ];
}

function fallbackText(card: Card): string {
  const { question, done } = card;
  const labels = question?.choices.map((choice) => choice.label).join(", ");
  const lines = [
    ...(question && !done ? questionLines(question) : []),
    ...(labels && !done ? [`Choices: ${labels}.`] : []),
    ...(done ? [endLine(done)] : []),
    `${headline(card)} (${progress(card)})`,
    heardLine(card) ?? "",
  ];
  return escapeText(lines.filter((line) => line !== "").join("\n"), limits.fallback);
}
