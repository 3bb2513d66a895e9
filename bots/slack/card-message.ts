/** The one message per episode, as Slack shows it. */
import type { types } from "@slack/bolt";
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
import { choiceValue, questionBlock } from "./action-ids.js";
import { button, context, limits, menu, readButton, section, words } from "./blocks.js";
import { dateToken, escapeLine, escapeText } from "./mrkdwn.js";
import { pictureBlock, type ShownPicture } from "./pictures.js";

/** What a message shows: blocks for the eyes; text for notifications and screen readers. */
export interface Shown {
  readonly text: string;
  readonly blocks: types.KnownBlock[];
}

/**
 * A card as a Slack message. The same card with the same picture gives the same message. Its parts are
 * cut one by one, so that with 120 long choices all of it still fits: Slack refuses about 13,000
 * characters in one message.
 */
export function showCard(card: Card, picture: ShownPicture | null = null): Shown {
  const fitter = createFitter();
  const title = `🤖 ${fitter.fit(headline(card), 400)} · ${progress(card)}`;
  const heard = heardLine(card);
  const blocks = [
    context(title),
    ...(heard ? [words(heard, 600)] : []),
    ...present(card, fitter, picture),
  ];
  const more = readButton("More…", { kind: "card", id: card.episode });
  const hasMore = fitter.hasCut || (card.turn && !card.done);
  return {
    text: fallbackText(card),
    blocks: hasMore ? [...blocks, { type: "actions", elements: [more] }] : blocks,
  };
}

function present(card: Card, fitter: Fitter, picture: ShownPicture | null): types.KnownBlock[] {
  if (card.done) return endBlocks(card, card.done, fitter);
  const status = context(`${fitter.fit(activity(card), 600)} ${progressBar(card)}`);
  if (!card.question) return [...turnBlocks(card, fitter, picture), status];
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

/** What the player sees and can do; nothing where nobody plays. */
function turnBlocks(
  { turn }: Card,
  fitter: Fitter,
  picture: ShownPicture | null,
): types.KnownBlock[] {
  if (!turn) return [];
  const seen = cutLines(
    turn.sees.map((line) => fitter.fit(line, 700)),
    2200,
  );
  return [
    section(`*${fitter.fit(turnLine(turn), 300)}*\n${seen}`, questionBlock),
    ...(picture ? [pictureBlock(picture)] : []),
    { type: "actions", elements: moves(turn) },
    context(howToPlay("thread")),
  ];
}

/** The likeliest as buttons, the others in a menu; what fits in neither is typed. */
function moves({ id, choices }: CardTurn): (types.Button | types.StaticSelect)[] {
  const others = choices.slice(limits.buttonsShown);
  return [
    ...choices.slice(0, limits.buttonsShown).map((choice) => choiceButton(id, choice)),
    ...(others.length > 0 ? [moreChoices(id, moreMovesLabel, others)] : []),
    button({ text: otherMoveLabel, actionId: `other:${id}`, value: id }),
  ];
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
  const sentence = `*${fitter.fit(asked, 900)}*${why ? `\n${fitter.fit(why, 500)}` : ""}`;
  return [
    section(sentence, questionBlock),
    ...(picture ? [pictureBlock(picture)] : []),
    { type: "actions", elements: answers(question) },
  ];
}

function createFitter(): Fitter {
  return new Fitter(escapeLine);
}

/** As many choices as buttons as a message bears, the others in a menu, the ways out, and the list. */
export function answers(question: CardQuestion): (types.Button | types.StaticSelect)[] {
  const { id, choices } = question;
  const shown = choices.slice(0, limits.buttonsShown);
  const others = choices.slice(limits.buttonsShown);
  return [
    ...shown.map((choice) => choiceButton(id, choice)),
    ...(others.length > 0 ? [moreChoices(id, moreLabel(question), others)] : []),
    button({ text: otherLabel(question), actionId: `other:${id}`, value: id }),
    choiceButton(id, { id: reservedChoices.dontKnow, label: "I don't know" }),
    choiceButton(id, { id: reservedChoices.badQuestion, label: "Bad question" }),
    readButton(listLabel(question), { kind: "list", id }),
  ];
}

function choiceButton(question: string, choice: Pick<Choice, "id" | "label">): types.Button {
  const value = choiceValue(question, choice.id);
  return button({ text: choice.label, actionId: `press:${value}`, value });
}

function moreChoices(
  of: string,
  placeholder: string,
  choices: readonly Choice[],
): types.StaticSelect {
  return menu({
    placeholder,
    actionId: `pick:${of}`,
    choices: choices.map(({ id, label }) => ({ text: label, value: choiceValue(of, id) })),
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
