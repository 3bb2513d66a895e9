/**
 * What buttons, menus and modals carry: ids only, so that a press on any message, however old, says
 * all that is needed. Forms: `press:<question>:<choice>`, `pick:<question>`, `other:<question>`,
 * `fix:<ballot>`, `retract:<ballot>`, `read:<kind>:<id>`, `agree:<campaign>`,
 * `practise:<campaign>:<question>:<choice>` (by numbers from 0); a modal's callback_id is `words:<question>`,
 * `fix:<ballot>`, `agree:<campaign>` or `practise:<campaign>:<question>`.
 */
import type { IncomingKind } from "../../src/core/bot.js";
import type { ConsentCommand } from "../../src/core/command.js";
import { type ReadingRequest, readingKinds } from "../present/reading.js";
import type { Subject } from "./modal.js";

export const ourActions = /^(press|pick|other|fix|retract|read|agree|practise):/;
export const ourModals = /^(words|fix):/;
export const ourConsents = /^(agree|practise):/;

/** The block that holds the question's sentence, so that its modal can show it again. */
export const questionBlock = "question";

/** The value of a choice, on a button or in a menu. */
export function choiceValue(question: string, choice: string): string {
  return `${question}:${choice}`;
}

/** A press is an event; `open` asks for a modal, `read` for something in full; `consent` is to a campaign, or to its practice. */
export type Action =
  | { readonly event: Extract<IncomingKind, { kind: "press" | "retract" }> }
  | { readonly open: Subject }
  | { readonly read: ReadingRequest }
  | { readonly consent: ConsentCommand };

/** Reads what was pressed, or null when it is none of ours. */
export function readAction(pressed: { actionId: string; value: string | null }): Action | null {
  const [verb, id] = splitOnce(pressed.actionId);
  switch (verb) {
    case "press":
    case "pick": {
      const [question, choice] = splitOnce(pressed.value ?? "");
      return question && choice ? { event: { kind: "press", question, choice } } : null;
    }
    case "retract":
      return { event: { kind: "retract", ballot: id } };
    case "other":
      return { open: { kind: "words", question: id } };
    case "fix":
      return { open: { kind: "fix", ballot: id } };
    case "read":
      return readRequest(id);
    case "agree":
    case "practise": {
      const consent = readConsent(pressed.actionId);
      return consent && { consent };
    }
    default:
      return null;
  }
}

/**
 * Reads what is agreed to, or answered to a campaign's practice; null when it is none of ours.
 *
 * @param chosen of a modal: the choice
 */
export function readConsent(id: string, chosen?: string): ConsentCommand | null {
  const [kind, campaign, ...numbers] = id.split(":");
  if (!campaign) return null;
  if (kind === "agree") return { verb: "consent", campaign, agree: true };
  const [at = Number.NaN, choice = Number.NaN] = [...numbers, chosen].map(Number);
  if (!Number.isInteger(at) || !Number.isInteger(choice)) return null;
  return { verb: "consent", campaign, agree: null, practice: { at, choice } };
}

function readRequest(id: string): Action | null {
  const [word, of] = splitOnce(id);
  const kind = readingKinds.find((known) => known === word);
  return kind && of ? { read: { kind, id: of } } : null;
}

/** Reads what a modal was about, or null when it is none of ours. */
export function readCallback(callbackId: string): Subject | null {
  const [kind, id] = splitOnce(callbackId);
  if (kind === "words") return { kind, question: id };
  return kind === "fix" ? { kind, ballot: id } : null;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
