/**
 * Ids of buttons, menus and forms hold all that a press needs, however old the message. Words are long for Slack,
 * single letters for Discord (limit 100 characters).
 */
import { preferences } from "../../src/core/command.js";
import type { FormSubject, PressAction } from "./press-action.js";
import { readingKinds } from "./reading.js";

export type MessageMark = NonNullable<ReturnType<typeof readCardMark>>;

const longestShort = 100;

const shortWords = {
  press: "q", // question, choice
  pick: "m", // question (short: and the menu's number); its values are choices
  other: "o", // question (short: and episode, post): in one's own words
  words: "w", // question: the form for that
  fix: "x", // ballot (short: and post); also a form
  retract: "r", // ballot (short: and post)
  read: "t", // kind, id (short: and the piece to begin with): something in full
  facts: "f", // episode (short: and post, household)
  want: "p", // preference
  agree: "g", // campaign
  practise: "p", // campaign, question, choice (by numbers from 0)
  play: "y", // home
} as const;

type Word = keyof typeof shortWords;

function partsOf(action: PressAction): readonly [Word, ...string[]] {
  if ("wish" in action) return ["want", action.wish];
  if ("play" in action) return ["play", action.play];
  if ("read" in action) return ["read", action.read.kind, action.read.id];
  if ("facts" in action) return ["facts", action.facts.episode];
  if ("consent" in action) {
    const { campaign, practice } = action.consent;
    if (!practice) return ["agree", `${campaign}`];
    return ["practise", `${campaign}`, `${practice.at}`, `${practice.choice}`];
  }
  if ("open" in action) {
    const { open } = action;
    return open.kind === "words" ? ["other", open.question] : ["fix", open.ballot];
  }
  const { event } = action;
  if (event.kind === "retract") return ["retract", event.ballot];
  return ["press", event.question, event.choice];
}

export function encodeLong(action: PressAction) {
  const [word, ...parts] = partsOf(action);
  const value = word === "press" ? parts.join(":") : (parts.at(-1) ?? "");
  return { actionId: [word === "facts" ? "read:facts" : word, ...parts].join(":"), value };
}

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
  // Without a household, the press means the home played last.
  const fits = ["f", action.facts.episode, post, household].join(":").length <= longestShort;
  return [post, fits ? household : ""];
}

/** Parses an id of either form; null for other ids. @param value choice from a menu */
export function readAction(id: string, value: string | null): PressAction | null {
  const [word = "", ...parts] = id.split(":");
  const [first = "", second = "", third = "", ...rest] = parts;
  const afterFirst = parts.slice(1).join(":");
  switch (Object.hasOwn(shortWords, word) && word !== "read" ? shortWords[word as Word] : word) {
    case "q":
      return readPress(first, afterFirst);
    case "m":
      return readPress(
        first,
        value?.startsWith(`${first}:`) ? value.slice(first.length + 1) : value,
      );
    case "o":
    case "w":
      return { open: { kind: "words", question: first } };
    case "x":
      return { open: { kind: "fix", ballot: first } };
    case "r":
      return { event: { kind: "retract", ballot: first } };
    case "read":
      return readReading(first, afterFirst);
    case "t":
      return readReading(first, second, Number.isInteger(Number(third)) ? Number(third) : 0);
    case "f":
      return { facts: { episode: first, household: [third, ...rest].join(":") || null } };
    case "g":
      return first ? { consent: { verb: "consent", campaign: first, agree: true } } : null;
    case "p": {
      const wish = preferences.find((preference) => preference === parts.join(":"));
      return wish ? { wish } : readPractice(first, [second, third]);
    }
    case "y":
      return { play: parts.join(":") };
    default:
      return null;
  }
}

function readReading(word: string, id: string, piece?: number): PressAction | null {
  const kind = readingKinds.find((known) => known === word);
  return kind && id ? { read: { kind, id }, ...(piece !== undefined && { piece }) } : null;
}

function readPractice(campaign: string, numbers: readonly string[]): PressAction | null {
  const [at = 0, choice = 0] = numbers.map(Number);
  const isKnown = campaign && !numbers.includes("") && [at, choice].every(Number.isInteger);
  if (!isKnown) return null;
  return { consent: { verb: "consent", campaign, agree: null, practice: { at, choice } } };
}

function readPress(question: string, choice: string | null): PressAction | null {
  return question && choice ? { event: { kind: "press", question, choice } } : null;
}

export function formId(about: FormSubject, form: "long" | "short"): string {
  const [words, fix] = form === "long" ? ["words", "fix"] : ["w", "x"];
  return about.kind === "fix" ? `${fix}:${about.ballot}` : `${words}:${about.question}`;
}

export function readForm(id: string): FormSubject | null {
  const action = readAction(id, null);
  return action && "open" in action ? action.open : null;
}

/** Finds the card or escalation of a message by its short ids. */
export function readCardMark(ids: readonly string[]) {
  for (const id of ids) {
    const [word, ...parts] = id.split(":");
    const [episode, post] = word === "o" ? parts.slice(1) : parts;
    if ((word === "o" || word === "f") && episode && post) return { episode, post };
  }
  return null;
}

export function readNoteMark(ids: readonly string[]): string | null {
  const [, , post] = ids.find((id) => /^[xr]:/.test(id))?.split(":") ?? [];
  return post ?? null;
}
