/** Whatever is shown in a chat: a card, a call, a note, and words for one person or about Sous itself. */
import type { Note, Post } from "../../src/core/bot.js";
import { callMessage, cardMessage } from "./card-message.js";
import type { ConsentReply } from "./chat-service.js";
import type { Refusal } from "./door.js";
import { cutToFit, withTime } from "./fit-text.js";
import { type Block, type ChatMessage, type Markup, Writer } from "./message.js";
import { agreeButton, type Button, noteButtons, practiceButtons } from "./press-action.js";
import { visibleLine } from "./visible-text.js";

/**
 * @param about.name what the person that a note is for is called; null when nobody has to know
 * @param about.isClosed nobody can write in the card's thread
 */
export function postMessage(
  post: Post,
  markup: Markup,
  about: { readonly name?: string | null; readonly isClosed?: boolean } = {},
): ChatMessage {
  if (post.kind === "card") return cardMessage(post.card, markup, { ...about, under: post.under });
  if (post.kind === "call") return callMessage(post.call, markup);
  return noteMessage(post.note, post.id, markup, about.name ?? null);
}

/** A line in the thread under the card. Whom it is for stands first: a reminder calls them, and nobody else ever. */
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
  // Leaves room for whom it calls, and for the time.
  const said = withTime(writer.fit(note.text, most.note - 200, text), note, time);
  return { kind: "text", text: address ? `${address} · ${said}` : said };
}

/** Words, and the buttons below them. */
export function saidMessage(
  text: string,
  markup: Markup,
  buttons: readonly Button[] = [],
): ChatMessage {
  const shown = { kind: "words", text: markup.words(text, markup.most.said) } as const;
  return { blocks: buttons.length > 0 ? [shown, { kind: "buttons", buttons }] : [shown] };
}

/** Why somebody was not heard and, where they only have to agree to something, a button to agree. */
export function refusalMessage({ words, consent }: Refusal, markup: Markup): ChatMessage {
  return saidMessage(words, markup, consent ? [agreeButton(consent)] : []);
}

/** What came of agreeing or of practising and, where something is to be practised, its choices. */
export function consentMessage({ said, practice }: ConsentReply, markup: Markup): ChatMessage {
  return saidMessage(said, markup, practice ? practiceButtons(practice) : []);
}
