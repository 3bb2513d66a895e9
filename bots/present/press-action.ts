/** Defines what buttons do (`PressAction`), and writes it into their ids. */
import {
  type CardQuestion,
  type CardTurn,
  type ConsentRequest,
  type IncomingKind,
  type Note,
  type Opening,
  type PracticeRequest,
  reservedChoices,
} from "../../src/core/bot.js";
import { isTurn } from "../../src/core/episode/turn.js";
import {
  type ConsentCommand,
  type Preference,
  preferences,
} from "../../src/core/people/command.js";
import { askedNeed } from "../../src/core/question/asking.js";
import type { Choice } from "../../src/core/question/question.js";
import { listLabel, moreLabel, moreMovesLabel, otherLabel, otherMoveLabel } from "./card-text.js";
import { agreeLabel } from "./door.js";
import { type ReadingRequest, readingKinds } from "./reading.js";

export type FormSubject = Opening["about"];

export type PressAction =
  | { readonly event: Extract<IncomingKind, { kind: "press" | "retract" }> }
  | { readonly open: FormSubject }
  | { readonly read: ReadingRequest; readonly piece?: number }
  /** Shows the facts of an ended task or, while it runs, those of its home (null: the home played last). */
  | { readonly facts: { readonly episode: string; readonly household: string | null } }
  | { readonly consent: ConsentCommand }
  | { readonly wish: Preference }
  | { readonly play: string };

export interface Button {
  readonly label: string;
  readonly action: PressAction;
  /** Highlights a likely answer or the most used button. */
  readonly main?: true;
}

/** What is pressed for a question or turn; `of` is its id, `more` the menu's label. */
export interface Controls {
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Maximum number of buttons; other choices are in a menu. */
  readonly most: number;
  readonly more: string;
  readonly buttons: readonly Button[];
}

/** Most answers, and moves of a player, as buttons; a menu has the rest. */
const mostAnswers = 4;
const mostMoves = 20;

export function questionControls(question: CardQuestion): Controls {
  const { id, choices, need } = question;
  const list = readButton(listLabel(question), { kind: "list", id });
  const isOfHome = need.noun !== askedNeed.noun;
  const buttons = isOfHome ? [...waysOut(question), list] : waysOut(question);
  const more = moreLabel(question, choices.length - mostAnswers);
  return { of: id, choices, most: mostAnswers, more, buttons };
}

export function turnControls({ id, choices }: CardTurn): Controls {
  const open = { kind: "words", question: id } as const;
  const buttons = [{ label: otherMoveLabel, action: { open } }];
  return { of: id, choices, most: mostMoves, more: moreMovesLabel, buttons };
}

export function choiceButton(of: string, { id, label }: Pick<Choice, "id" | "label">): Button {
  return { ...pressButton(of, id, label), main: true };
}

function pressButton(question: string, choice: string, label: string): Button {
  return { label, action: { event: { kind: "press", question, choice } } };
}

export function waysOut(question: CardQuestion): readonly Button[] {
  const { id } = question;
  return [
    { label: otherLabel(question), action: { open: { kind: "words", question: id } } },
    pressButton(id, reservedChoices.dontKnow, "I don't know"),
    pressButton(id, reservedChoices.badQuestion, "Bad question"),
  ];
}

export function readButton(label: string, read: ReadingRequest): Button {
  return { label, action: { read } };
}

export function ballotButtons(ballot: string, labels = ["Fix", "Take back"]): readonly Button[] {
  const [fix = "", takeBack = ""] = labels;
  return [
    { label: fix, action: { open: { kind: "fix", ballot } } },
    { label: takeBack, action: { event: { kind: "retract", ballot } } },
  ];
}

/** @param post the note's id, for "More…", which shows a truncated note (`isCut`) in full */
export function noteButtons({ kind, ballot, asks }: Note, post: string, isCut: boolean): Button[] {
  const mayBeTakenBack = kind === "receipt" || kind === "late";
  return [
    ...(asks?.choices ?? []).map((choice) => choiceButton(asks?.question ?? "", choice)),
    ...(ballot && mayBeTakenBack ? ballotButtons(ballot) : []),
    ...(isCut ? [readButton("More…", { kind: "note", id: post })] : []),
  ];
}

export function agreeButton(consent: ConsentRequest): Button {
  const { campaign } = consent;
  const action = { consent: { verb: "consent", campaign, agree: true } } as const;
  return { label: agreeLabel(consent), action, main: true };
}

export function practiceButtons({ campaign, at, choices }: PracticeRequest): readonly Button[] {
  return choices.map((label, choice) => {
    const practice = { at, choice };
    return { label, action: { consent: { verb: "consent", campaign, agree: null, practice } } };
  });
}

export const mostTyped = 500;

/** The title has at most 24 characters, Slack's limit. */
export function wordsForm(about: FormSubject) {
  const isFix = about.kind === "fix";
  const isMove = about.kind === "words" && isTurn(about.question);
  return {
    title: isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer",
    label: isFix ? "What is right instead?" : "In your own words",
    hint: `For example: ${isMove ? "open fridge 1" : "on the counter by the window"}`,
  };
}

export type MessageMark = NonNullable<ReturnType<typeof readCardMark>>;

const longestShort = 100;

/**
 * Ids begin with the word on Slack, and with the letter on Discord ("short": at most 100 characters). The other parts,
 * named at the right, hold all that a press needs, however old the message.
 */
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
  // A household that does not fit is left out; then the home played last is meant.
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

/** Reads a message's episode (task) and its own id (`post`) from its buttons' short ids. */
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
