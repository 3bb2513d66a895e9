/** Builds messages: cards, calls and notes (`src/core/question/card.ts` explains them). */
import type {
  Call,
  Card,
  CardQuestion,
  MessageRef,
  Note,
  Post,
  PracticeRequest,
} from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/question/phrasing.js";
import {
  callEnd,
  callHeadline,
  endLine,
  factsLabel,
  headline,
  heardLine,
  howToAnswer,
  howToPlay,
  progress,
  questionLines,
  turnLine,
} from "./card-text.js";
import type { Refusal } from "./door.js";
import { type Block, type ChatMessage, type Markup, small, Writer } from "./message.js";
import {
  agreeButton,
  type Button,
  noteButtons,
  practiceButtons,
  questionControls,
  readButton,
  turnControls,
} from "./press-action.js";
import { cutToFit, showWhole, visibleLine, withTime } from "./visible-text.js";

/** @param name of a note's addressee, if needed */
export function postMessage(post: Post, markup: Markup, name: string | null = null): ChatMessage {
  if (post.kind === "card") return cardMessage(post.card, markup, post.under);
  if (post.kind === "call") return callMessage(post.call, markup);
  return noteMessage(post.note, post.id, markup, name);
}

/** Builds a note, which starts with its addressee; only reminders ping. */
function noteMessage(note: Note, post: string, markup: Markup, name: string | null): ChatMessage {
  const writer = new Writer(markup);
  const said = wordsOf(note, writer, name);
  const buttons = noteButtons(note, post, writer.hasCut);
  return { blocks: [said, { kind: "buttons", buttons }] };
}

function wordsOf(note: Note, writer: Writer, name: string | null): Block {
  const { words, text, most, time, mention } = writer.markup;
  const called = name && cutToFit(visibleLine(name), 100);
  if (note.kind !== "reminder") {
    const said = called ? `${called} · ${note.text}` : note.text;
    return { kind: "words", text: writer.fit(said, most.note, words) };
  }
  const address = (note.to !== null && mention(note.to)) || (called && text(called, 100));
  const said = withTime(writer.fit(note.text, most.note - 200, text), note, time);
  return { kind: "text", text: address ? `${address} · ${said}` : said };
}

export function saidMessage(
  text: string,
  markup: Markup,
  buttons: readonly Button[] = [],
): ChatMessage {
  const shown = { kind: "words", text: markup.words(text, markup.most.said) } as const;
  return { blocks: buttons.length > 0 ? [shown, { kind: "buttons", buttons }] : [shown] };
}

/** Adds a button to agree when consent is missing. */
export function refusalMessage({ words, consent }: Refusal, markup: Markup): ChatMessage {
  return saidMessage(words, markup, consent ? [agreeButton(consent)] : []);
}

export function consentMessage(
  { said, practice }: { readonly said: string; readonly practice: PracticeRequest | null },
  markup: Markup,
): ChatMessage {
  return saidMessage(said, markup, practice ? practiceButtons(practice) : []);
}

function cardMessage(card: Card, markup: Markup, under: MessageRef | undefined): ChatMessage {
  const writer = new Writer(markup);
  const heard = heardLine(card);
  if (card.past) {
    const summary = heard ?? headline(card);
    const buttons = markup.marksCards && !under ? endButtons(card, markup) : [];
    return { summary, blocks: [writer.heard(summary, "past"), { kind: "buttons", buttons }] };
  }
  const title = small(writer.title(card));
  const before = heard === null ? [] : [writer.heard(heard)];
  const body = bodyBlocks(card, writer);
  const status = card.done ? [] : [small(writer.status(card))];
  const isAsked = card.question !== null || card.done !== null;
  const blocks =
    markup.opens === "title"
      ? [title, ...before, ...body, ...status]
      : [...(isAsked ? [...body, ...before] : [...before, ...body]), ...status, title];
  const buttons = [readButton("More…", { kind: "card", id: card.episode })];
  const more = { kind: "buttons", buttons, joinsRow: true } as const;
  return { summary: summaryOf(card), blocks: writer.hasMore(card) ? [...blocks, more] : blocks };
}

function bodyBlocks(card: Card, writer: Writer): readonly Block[] {
  const { done, question, turn } = card;
  const { markup } = writer;
  if (done)
    return [...writer.end(card, done), { kind: "buttons", buttons: endButtons(card, markup) }];
  if (question) {
    const how = howToAnswer(markup.time(question.deadline), "thread", question);
    return [...askBlocks(question, writer), small(how)];
  }
  if (!turn) return [{ kind: "buttons", buttons: endButtons(card, markup) }];
  return [
    writer.turn(turn),
    { kind: "image" },
    { kind: "choices", controls: turnControls(turn) },
    small(howToPlay("thread")),
  ];
}

/** Puts a follow-up question directly above its answers. */
function askBlocks(question: CardQuestion, writer: Writer): readonly Block[] {
  const shown = [writer.question(question), { kind: "image" } as const];
  const controls = questionControls(question);
  return [...(question.followUp ? shown.reverse() : shown), { kind: "choices", controls }];
}

function endButtons({ episode: id, household, done }: Card, { marksCards }: Markup): Button[] {
  const hasLearned = done !== null && done.facts.length > 0;
  const label = hasLearned ? factsLabel(done) : "Facts";
  return [
    ...(done ? [readButton("Replay", { kind: "replay", id })] : []),
    ...(hasLearned || marksCards ? [{ label, action: { facts: { episode: id, household } } }] : []),
  ];
}

function summaryOf(card: Card): string {
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
  return lines.filter((line) => line !== "").join("\n");
}

/** Builds a call: it shows buttons while the question is open, then the answer. */
function callMessage(call: Call, markup: Markup): ChatMessage {
  const { question, bound, conversation } = call;
  const writer = new Writer(markup);
  const title = callHeadline(call);
  const head = small(`🤖 ${writer.fit(title, markup.most.title)}`);
  if (!question) {
    const end = callEnd(call);
    const text = bound && showWhole(bound, markup).join("\n");
    const blocks: readonly Block[] = [
      head,
      ...(text ? [{ kind: "text", text, whole: true } as const] : []),
      { kind: "text", text: writer.fit(end, markup.most.callEnd) },
    ];
    return { summary: [end, title].join("\n"), blocks };
  }
  const time = markup.time(question.deadline);
  const how = call.asker ? howToAnswer(time, "thread", question) : phraseOtherwise(time, question);
  const link = conversation && markup.link(conversation);
  return {
    summary: [...questionLines(question), title].join("\n"),
    blocks: [
      head,
      ...askBlocks(question, writer),
      small(how, ...(link ? [`People talk about it in ${link}.`] : [])),
    ],
  };
}
