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

export type FormSubject = Opening["about"];

export type PressAction =
  | { readonly event: Extract<IncomingKind, { kind: "press" | "retract" }> }
  | { readonly open: FormSubject }
  | { readonly read: ReadingRequest; readonly piece?: number }
  /** Facts of the episode or, while it is open, of its home; null for the home played last. */
  | { readonly facts: { readonly episode: string; readonly household: string | null } }
  | { readonly consent: ConsentCommand }
  | { readonly wish: Preference }
  | { readonly play: string };

export interface Button {
  readonly label: string;
  readonly action: PressAction;
  /** A likely answer, or the most used button. */
  readonly main?: true;
}

export interface Controls {
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Maximum number of buttons; other choices are in a menu. */
  readonly most: number;
  readonly more: string;
  readonly buttons: readonly Button[];
}

/** Likely answers are buttons; a player gets all moves. */
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

/** @param post where the full text of a truncated note can be read */
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

export function wishButtons(page: PersonPage): readonly Button[] {
  return wishesOn(page).map(([wish, label]) => ({ label, action: { wish } }));
}

export const mostTyped = 500;

/** The title has at most 24 characters. */
export function wordsForm(about: FormSubject) {
  const isFix = about.kind === "fix";
  const isMove = about.kind === "words" && isTurn(about.question);
  return {
    title: isFix ? "Fix your answer" : isMove ? "Your move" : "Your answer",
    label: isFix ? "What is right instead?" : "In your own words",
    hint: `For example: ${isMove ? "open fridge 1" : "on the counter by the window"}`,
  };
}
