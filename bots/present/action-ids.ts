/**
 * What buttons, menus and forms carry: ids only, so that a press on any message, however old, says all that is needed.
 * Each id is a word and its parts, joined by colons. Slack takes the long words. Discord takes 100 characters, so its
 * words are one letter, and messages say there what they show: the episode and the post are parts of some ids.
 *
 * | long | short | parts |
 * |---|---|---|
 * | press | q | question, choice |
 * | pick | m | question (and the menu's number); its values are choices |
 * | other | o | question (and episode, post): in one's own words |
 * | words | w | question: the form for that |
 * | fix | x | ballot (and post); also a form |
 * | retract | r | ballot (and post) |
 * | read | t | kind, id (and the piece to begin with): something in full |
 * | read:facts | f | episode (and post, household) |
 * | want | p | preference |
 * | agree | g | campaign |
 * | practise | p | campaign, question, choice (by numbers from 0) |
 * | play | y | home |
 */
import type { ConsentCommand } from "../../src/core/command.js";
import {
  type FormSubject,
  type PressAction,
  parsePractice,
  parseReading,
  parseWish,
} from "./press-action.js";

/** What a message says about itself. */
export interface MessageMark {
  readonly episode: string;
  readonly post: string;
}

const longestShort = 100;

const shortWords = {
  press: "q",
  other: "o",
  fix: "x",
  retract: "r",
  read: "t",
  facts: "f",
  want: "p",
  agree: "g",
  practise: "p",
  play: "y",
} as const;

type Word = keyof typeof shortWords;

function partsOf(action: PressAction): readonly [Word, ...string[]] {
  if ("wish" in action) return ["want", action.wish];
  if ("play" in action) return ["play", action.play];
  if ("read" in action) return ["read", action.read.kind, action.read.id];
  if ("facts" in action) return ["facts", action.facts.episode];
  if ("consent" in action) return partsOfConsent(action.consent);
  if ("open" in action) {
    const { open } = action;
    return open.kind === "words" ? ["other", open.question] : ["fix", open.ballot];
  }
  const { event } = action;
  return event.kind === "press"
    ? ["press", event.question, event.choice]
    : ["retract", event.ballot];
}

function partsOfConsent({ campaign, practice }: ConsentCommand): readonly [Word, ...string[]] {
  if (!practice) return ["agree", `${campaign}`];
  return ["practise", `${campaign}`, `${practice.at}`, `${practice.choice}`];
}

/** A button's id in the long form, and its value. */
export function encodeLong(action: PressAction): {
  readonly actionId: string;
  readonly value: string;
} {
  const [word, ...parts] = partsOf(action);
  const value = word === "press" ? parts.join(":") : (parts.at(-1) ?? "");
  return { actionId: [word === "facts" ? "read:facts" : word, ...parts].join(":"), value };
}

/**
 * A button's id in the short form.
 *
 * @param mark what the message says about itself
 */
export function encodeShort(action: PressAction, mark: Partial<MessageMark>): string {
  const [word, ...parts] = partsOf(action);
  return [shortWords[word], ...parts, ...marksOf(action, mark)].join(":");
}

function marksOf(action: PressAction, { episode, post = "" }: Partial<MessageMark>): string[] {
  if ("read" in action) return [String(action.piece ?? 0)];
  if ("open" in action && action.open.kind === "words") return episode ? [episode, post] : [];
  if ("open" in action || ("event" in action && action.event.kind === "retract")) return [post];
  if (!("facts" in action)) return [];
  const household = action.facts.household ?? "";
  // Where the household does not fit, the home played last is meant.
  const fits = ["f", action.facts.episode, post, household].join(":").length <= longestShort;
  return [post, fits ? household : ""];
}

/**
 * Reads what was pressed, chosen or submitted, from an id of either form; null when it is not one of ours.
 *
 * @param value of a menu: what was chosen; of a button in the long form: its value
 */
export function readAction(id: string, value: string | null): PressAction | null {
  const [word, ...parts] = id.split(":");
  const [first = "", second = "", third = "", ...rest] = parts;
  const whole = parts.join(":");
  switch (word) {
    case "press":
    case "pick":
      return readPress(...splitOnce(value ?? ""));
    case "q":
      return readPress(...splitOnce(whole));
    case "m":
      return readPress(first, value ?? "");
    case "other":
    case "words":
    case "o":
    case "w":
      return { open: { kind: "words", question: first } };
    case "fix":
    case "x":
      return { open: { kind: "fix", ballot: first } };
    case "retract":
    case "r":
      return { event: { kind: "retract", ballot: first } };
    case "read":
      return parseReading(...splitOnce(whole));
    case "t": {
      const request = parseReading(first, second);
      return request && { ...request, piece: Number.isInteger(Number(third)) ? Number(third) : 0 };
    }
    case "f":
      return { facts: { episode: first, household: [third, ...rest].join(":") || null } };
    case "agree":
    case "g":
      return first ? { consent: { verb: "consent", campaign: first, agree: true } } : null;
    case "want":
    case "practise":
    case "p": {
      const consent = parsePractice(
        first,
        Number(second || Number.NaN),
        Number(third || Number.NaN),
      );
      return parseWish(whole) ?? (consent && { consent });
    }
    case "play":
    case "y":
      return { play: whole };
    default:
      return null;
  }
}

function readPress(question: string, choice: string): PressAction | null {
  return question && choice ? { event: { kind: "press", question, choice } } : null;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The id of a form for words. */
export function formId(about: FormSubject, form: "long" | "short"): string {
  const [words, fix] = form === "long" ? ["words", "fix"] : ["w", "x"];
  return about.kind === "fix" ? `${fix}:${about.ballot}` : `${words}:${about.question}`;
}

/** Reads what a submitted form was about, or null when it is not one of ours. */
export function readForm(id: string): FormSubject | null {
  const action = readAction(id, null);
  return action && "open" in action ? action.open : null;
}

/** The card or call that a message with these short ids shows, or null when it shows none. */
export function readCardMark(ids: readonly string[]): MessageMark | null {
  for (const id of ids) {
    const [word, ...parts] = id.split(":");
    const [episode, post] = word === "o" ? parts.slice(1) : parts;
    if ((word === "o" || word === "f") && episode && post) return { episode, post };
  }
  return null;
}

/** The post of the note that a message with these short ids shows, or null. */
export function readNoteMark(ids: readonly string[]): string | null {
  const [, , post] = ids.find((id) => /^[xr]:/.test(id))?.split(":") ?? [];
  return post ?? null;
}
