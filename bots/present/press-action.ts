/** The buttons of messages, before a platform gives them ids. */
import { askedNeed } from "../../src/core/asking.js";
import {
  type CardQuestion,
  type CardTurn,
  type ConsentRequest,
  type IncomingKind,
  type Note,
  type Opening,
  type PersonPage,
  type PracticeRequest,
  reservedChoices,
} from "../../src/core/bot.js";
import type { ConsentCommand, Preference } from "../../src/core/command.js";
import type { Choice } from "../../src/core/question.js";
import { isTurn } from "../../src/core/turn.js";
import { listLabel, moreLabel, moreMovesLabel, otherLabel, otherMoveLabel } from "./card-text.js";
import { agreeLabel } from "./consent.js";
import { wishesOn } from "./personal.js";
import type { ReadingRequest } from "./reading.js";

/** What a form for words is about. */
export type FormSubject = Opening["about"];

/**
 * What a press does: an event for the inbox, a form to be opened, something to be read in full, consent to a campaign
 * or an answer to its practice, a wish about oneself, or a task to be begun.
 */
export type PressAction =
  | { readonly event: Extract<IncomingKind, { kind: "press" | "retract" }> }
  | { readonly open: FormSubject }
  /** `piece`: the part to begin with, where not all of it fits. */
  | { readonly read: ReadingRequest; readonly piece?: number }
  /** What an episode has learned or, while it goes on, what is known of its home; null: the home played last. */
  | { readonly facts: { readonly episode: string; readonly household: string | null } }
  | { readonly consent: ConsentCommand }
  | { readonly wish: Preference }
  /** A task in this home. */
  | { readonly play: string };

export interface Button {
  readonly label: string;
  readonly action: PressAction;
  /** A likely answer, or the button that most people want. */
  readonly main?: true;
}

/** The choices of a question or turn, and the buttons beside them. */
export interface Controls {
  /** Id of the question or turn. */
  readonly of: string;
  /** The likely ones first. */
  readonly choices: readonly Choice[];
  /** How many of them are buttons at most; the others stand in a menu. */
  readonly most: number;
  /** The label of the menu with the choices that are not buttons. */
  readonly more: string;
  readonly buttons: readonly Button[];
}

/** The likeliest answers are buttons. A player has all moves at hand. */
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

/** The buttons for an answer that is none of the choices. */
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

/** The buttons to change an answer. */
export function ballotButtons(ballot: string, labels = ["Fix", "Take back"]): readonly Button[] {
  const [fix = "", takeBack = ""] = labels;
  return [
    { label: fix, action: { open: { kind: "fix", ballot } } },
    { label: takeBack, action: { event: { kind: "retract", ballot } } },
  ];
}

/** @param post id of the note's post, where all of a note that was cut can be read */
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

/** A button for each choice of a practice question. */
export function practiceButtons({ campaign, at, choices }: PracticeRequest): readonly Button[] {
  return choices.map((label, choice) => {
    const practice = { at, choice };
    return { label, action: { consent: { verb: "consent", campaign, agree: null, practice } } };
  });
}

export function wishButtons(page: PersonPage): readonly Button[] {
  return wishesOn(page).map(([wish, label]) => ({ label, action: { wish } }));
}

/** Most characters that can be typed. */
export const mostTyped = 500;

/** The words of the form; the title has at most 24 characters. */
export function wordsForm(about: FormSubject): {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
} {
  const isFix = about.kind === "fix";
  const isMove = about.kind === "words" && isTurn(about.question);
  return {
    title: isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer",
    label: isFix ? "What is right instead?" : "In your own words",
    hint: `For example: ${isMove ? "open fridge 1" : "on the counter by the window"}`,
  };
}
