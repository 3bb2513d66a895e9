/**
 * What buttons, menus and modals carry: ids only, so that a press on any message, however old, says
 * all that is needed. Every card also carries its episode and post on one control, since Discord
 * gives a nonce back only to whoever posts. At most 100 characters each.
 *
 * `q:<question>:<choice>`, `m:<question>:<n>` (a menu, its values are choices),
 * `o:<question>:<episode>:<post>` (somewhere else), `f:<episode>:<post>:<household>` (facts),
 * `x:<ballot>:<post>` (fix), `r:<ballot>:<post>` (take back),
 * `t:<kind>:<id>:<piece>` (something in full, from a piece on), `g:<campaign>` (agree to it),
 * `p:<campaign>:<question>:<choice>` (its practice, by numbers from 0);
 * modals: `w:<question>`, `x:<ballot>`.
 */
import type { IncomingKind } from "../../src/core/bot.js";
import type { ConsentCommand } from "../../src/core/command.js";
import { type ReadingRequest, readingKinds } from "../present/reading.js";

const longest = 100;

export const actionId = {
  press: (question: string, choice: string) => `q:${question}:${choice}`,
  menu: (question: string, index: number) => `m:${question}:${index}`,
  /** Beside no card. */
  words: (question: string) => `o:${question}`,
  other: (question: string, card: CardMark) => `o:${question}:${card.episode}:${card.post}`,
  /** Without the household where it does not fit: the home played last is meant then. */
  facts: (card: CardMark, household: string) => {
    const id = `f:${card.episode}:${card.post}:`;
    return id.length + household.length <= longest ? id + household : id;
  },
  read: ({ kind, id }: ReadingRequest, piece = 0) => `t:${kind}:${id}:${piece}`,
  fix: (ballot: string, post: string) => `x:${ballot}:${post}`,
  retract: (ballot: string, post: string) => `r:${ballot}:${post}`,
  agree: (campaign: string) => `g:${campaign}`,
  practise: (campaign: string, at: number, choice: number) => `p:${campaign}:${at}:${choice}`,
} as const;

/** What a card says about itself. */
export interface CardMark {
  readonly episode: string;
  readonly post: string;
}

/** What somebody wants to say in their own words. */
export type Subject =
  | { readonly kind: "words"; readonly question: string }
  | { readonly kind: "fix"; readonly ballot: string };

/**
 * A press is an event; `open` asks for a modal, `read` for something in full, `facts` for what an episode
 * has learned or, while it goes on, for what is known of its home; `consent` is to a campaign, or to its practice.
 */
export type Action =
  | { readonly event: Extract<IncomingKind, { kind: "press" | "retract" }> }
  | { readonly open: Subject }
  | { readonly read: ReadingRequest; readonly piece: number }
  | { readonly consent: ConsentCommand }
  | { readonly facts: { readonly episode: string; readonly household: string | null } };

/** Reads what was pressed or chosen (`value`), or null when it is none of ours. */
export function readAction(customId: string, value: string | null): Action | null {
  const [kind, first = "", second = "", ...rest] = customId.split(":");
  switch (kind) {
    case "q":
      return press(first, [second, ...rest].join(":"));
    case "m":
      return value === null ? null : press(first, value);
    case "r":
      return { event: { kind: "retract", ballot: first } };
    case "o":
      return { open: { kind: "words", question: first } };
    case "x":
      return { open: { kind: "fix", ballot: first } };
    case "f":
      return { facts: { episode: first, household: rest.join(":") || null } };
    case "g":
      return first ? { consent: { verb: "consent", campaign: first, agree: true } } : null;
    case "p":
      return readPractice(first, Number(second), Number(rest[0]));
    case "t":
      return readRequest(first, second, Number(rest[0]));
    default:
      return null;
  }
}

function readPractice(campaign: string, at: number, choice: number): Action | null {
  if (!campaign || !Number.isInteger(at) || !Number.isInteger(choice)) return null;
  return { consent: { verb: "consent", campaign, agree: null, practice: { at, choice } } };
}

function readRequest(word: string, id: string, piece: number): Action | null {
  const kind = readingKinds.find((known) => known === word);
  return kind && id ? { read: { kind, id }, piece: Number.isInteger(piece) ? piece : 0 } : null;
}

function press(question: string, choice: string): Action {
  return { event: { kind: "press", question, choice } };
}

/** The id of the modal in which it is said. */
export function modalId(subject: Subject): string {
  return subject.kind === "fix" ? `x:${subject.ballot}` : `w:${subject.question}`;
}

/** Reads what a submitted modal was about, or null when it is none of ours. */
export function readModalId(customId: string): Subject | null {
  const id = customId.slice(2);
  if (customId.startsWith("w:")) return { kind: "words", question: id };
  return customId.startsWith("x:") ? { kind: "fix", ballot: id } : null;
}

/** The card that a message with these controls shows, or null when it shows none. */
export function readCardMark(customIds: readonly string[]): CardMark | null {
  for (const customId of customIds) {
    const [kind, ...parts] = customId.split(":");
    const [episode, post] = kind === "o" ? parts.slice(1) : parts;
    if ((kind === "o" || kind === "f") && episode && post) return { episode, post };
  }
  return null;
}

/** The id of the note that a message with these controls shows, or null. */
export function readNoteMark(customIds: readonly string[]): string | null {
  const [, , post] = customIds.find((id) => /^[xr]:/.test(id))?.split(":") ?? [];
  return post ?? null;
}
