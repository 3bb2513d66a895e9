/** The one message per episode, as Slack shows it. */
import type { types } from "@slack/bolt";
import { type Card, type CardEnd, type CardQuestion, reservedChoices } from "../../src/core/bot.js";
import type { Choice } from "../../src/core/question.js";
import {
  activity,
  endLine,
  factsLabel,
  headline,
  heardLine,
  howToAnswer,
  moreLabel,
  otherLabel,
  progress,
  progressBar,
  questionLines,
} from "../present/card-text.js";
import { Fitter } from "../present/fit-text.js";
import { choiceValue, questionBlock } from "./action-ids.js";
import { button, context, limits, menu, readButton, section, words } from "./blocks.js";
import { dateToken, escapeLine, escapeText } from "./mrkdwn.js";
import { pictureBlock, type ShownPicture } from "./pictures.js";

/** What a message shows: blocks for the eyes; text for notifications and screen readers. */
export interface Shown {
  readonly text: string;
  readonly blocks: types.KnownBlock[];
}

/** A card as a Slack message. The same card with the same picture gives the same message. */
export function showCard(card: Card, picture: ShownPicture | null = null): Shown {
  const fitter = createFitter();
  const title = `🤖 ${fitter.fit(headline(card), 2000)} · ${progress(card)}`;
  const heard = heardLine(card);
  const blocks = [
    context(title),
    ...(heard ? [words(heard)] : []),
    ...present(card, fitter, picture),
  ];
  const more = readButton("More…", { kind: "card", id: card.episode });
  return {
    text: fallbackText(card),
    blocks: fitter.hasCut ? [...blocks, { type: "actions", elements: [more] }] : blocks,
  };
}

function present(card: Card, fitter: Fitter, picture: ShownPicture | null): types.KnownBlock[] {
  if (card.done) return endBlocks(card, card.done, fitter);
  const status = context(`${fitter.fit(activity(card), 2000)} ${progressBar(card)}`);
  if (!card.question) return [status];
  return [...questionBlocks(card.question, fitter, picture), status];
}

function questionBlocks(
  question: CardQuestion,
  fitter: Fitter,
  picture: ShownPicture | null,
): types.KnownBlock[] {
  const how = howToAnswer(dateToken(question.deadline), "thread", question);
  return [...askBlocks(question, { fitter, picture }), context(how)];
}

/** The question and everything that can be pressed. */
export function askBlocks(
  question: CardQuestion,
  { fitter, picture }: { fitter: Fitter; picture: ShownPicture | null } = {
    fitter: createFitter(),
    picture: null,
  },
): types.KnownBlock[] {
  const [asked = "", why] = questionLines(question);
  const sentence = `*${fitter.fit(asked, 1500)}*${why ? `\n${fitter.fit(why, 1000)}` : ""}`;
  return [
    section(sentence, questionBlock),
    ...(picture ? [pictureBlock(picture)] : []),
    { type: "actions", elements: answers(question) },
  ];
}

function createFitter(): Fitter {
  return new Fitter((text) => escapeLine(text, Number.POSITIVE_INFINITY));
}

/** As many choices as buttons as a message bears, the others in a menu, the ways out, and the list. */
export function answers(question: CardQuestion): (types.Button | types.StaticSelect)[] {
  const { id, choices } = question;
  const shown = choices.slice(0, limits.buttonsShown);
  const others = choices.slice(limits.buttonsShown);
  return [
    ...shown.map((choice) => choiceButton(id, choice)),
    ...(others.length > 0 ? [moreChoices(question, others)] : []),
    button({ text: otherLabel(question), actionId: `other:${id}`, value: id }),
    choiceButton(id, { id: reservedChoices.dontKnow, label: "I don't know" }),
    choiceButton(id, { id: reservedChoices.badQuestion, label: "Bad question" }),
    readButton("Show as a list", { kind: "list", id }),
  ];
}

function choiceButton(question: string, choice: Pick<Choice, "id" | "label">): types.Button {
  const value = choiceValue(question, choice.id);
  return button({ text: choice.label, actionId: `press:${value}`, value });
}

function moreChoices(question: CardQuestion, choices: readonly Choice[]): types.StaticSelect {
  return menu({
    placeholder: moreLabel(question),
    actionId: `pick:${question.id}`,
    choices: choices.map(({ id, label }) => ({ text: label, value: choiceValue(question.id, id) })),
  });
}

function endBlocks(card: Card, end: CardEnd, fitter: Fitter): types.KnownBlock[] {
  const { episode: id } = card;
  const mark = end.success ? "✔ " : "";
  const replay = readButton("Replay", { kind: "replay", id });
  const facts = readButton(factsLabel(end), { kind: "facts", id });
  return [
    section(`${mark}*${fitter.fit(endLine(end), limits.section - 10)}*`),
    context(`${end.success ? "Done." : "Ended."} ${progressBar(card)}`),
    { type: "actions", elements: end.facts.length > 0 ? [replay, facts] : [replay] },
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
