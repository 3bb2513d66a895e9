import type { Note, Post } from "../../src/core/bot.js";
import { callMessage, cardMessage } from "./card-message.js";
import type { ConsentReply } from "./chat-service.js";
import type { Refusal } from "./door.js";
import { cutToFit, withTime } from "./fit-text.js";
import { type Block, type ChatMessage, type Markup, Writer } from "./message.js";
import { agreeButton, type Button, noteButtons, practiceButtons } from "./press-action.js";
import { visibleLine } from "./visible-text.js";

/** @param about.name of a note's addressee, if needed @param about.isClosed nobody can write in the card's thread */
export function postMessage(
  post: Post,
  markup: Markup,
  about: { readonly name?: string | null; readonly isClosed?: boolean } = {},
): ChatMessage {
  if (post.kind === "card") return cardMessage(post.card, markup, { ...about, under: post.under });
  if (post.kind === "call") return callMessage(post.call, markup);
  return noteMessage(post.note, post.id, markup, about.name ?? null);
}

/** A note starts with its addressee; only reminders ping. */
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

/** With a button to agree when consent is missing. */
export function refusalMessage({ words, consent }: Refusal, markup: Markup): ChatMessage {
  return saidMessage(words, markup, consent ? [agreeButton(consent)] : []);
}

export function consentMessage({ said, practice }: ConsentReply, markup: Markup): ChatMessage {
  return saidMessage(said, markup, practice ? practiceButtons(practice) : []);
}
