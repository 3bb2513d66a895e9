/**
 * What buttons, menus and modals carry: ids only, so that a press on any message, however old, says
 * all that is needed. Forms: `press:<question>:<choice>`, `pick:<question>` (a menu), `other:<question>`,
 * `play:<home>`, `fix:<ballot>`, `retract:<ballot>`, `read:<kind>:<id>`, `want:<preference>`, `agree:<campaign>`,
 * `practise:<campaign>:<question>:<choice>` (by numbers from 0); a modal's callback_id is `words:<question>`,
 * `fix:<ballot>`, `agree:<campaign>` or `practise:<campaign>:<question>`.
 */
import type { ConsentCommand } from "../../src/core/command.js";
import {
  type FormSubject,
  type PressAction,
  parsePractice,
  parseReading,
  parseWish,
} from "../present/press-action.js";

export const ourActions = /^(press|pick|other|fix|retract|read|agree|practise|play):/;
export const ourWishes = /^want:/;
export const ourModals = /^(words|fix):/;
export const ourConsents = /^(agree|practise):/;

/** The block that holds the question's sentence, so that its modal can show it again. */
export const questionBlock = "question";

/** The value of a choice, on a button or in a menu. */
export function choiceValue(question: string, choice: string): string {
  return `${question}:${choice}`;
}

/** A button's action id and value. */
export function encodeAction(action: PressAction): {
  readonly actionId: string;
  readonly value: string;
} {
  if ("read" in action) {
    const { kind, id } = action.read;
    return { actionId: `read:${kind}:${id}`, value: id };
  }
  if ("consent" in action) return encodeConsent(action.consent);
  const [verb, value] = idParts(action);
  return { actionId: `${verb}:${value}`, value };
}

function idParts(
  action: Exclude<PressAction, { read: unknown } | { consent: unknown }>,
): readonly [verb: string, id: string] {
  if ("wish" in action) return ["want", action.wish];
  if ("play" in action) return ["play", action.play];
  if ("open" in action) {
    const { open } = action;
    return open.kind === "words" ? ["other", open.question] : ["fix", open.ballot];
  }
  const { event } = action;
  return event.kind === "press"
    ? ["press", choiceValue(event.question, event.choice)]
    : ["retract", event.ballot];
}

function encodeConsent({ campaign, practice }: ConsentCommand) {
  if (!practice) return { actionId: `agree:${campaign}`, value: `${campaign}` };
  const { at, choice } = practice;
  return { actionId: `practise:${campaign}:${at}:${choice}`, value: `${choice}` };
}

/** Reads what was pressed, or null when it is not one of ours. */
export function readAction(pressed: {
  readonly actionId: string;
  readonly value: string | null;
}): PressAction | null {
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
      return parseReading(...splitOnce(id));
    case "play":
      return { play: id };
    case "want":
      return parseWish(id);
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
 * Reads what is agreed to, or answered to a campaign's practice; null when it is not one of ours.
 *
 * @param chosen of a modal: the choice
 */
export function readConsent(id: string, chosen?: string): ConsentCommand | null {
  const [kind, campaign, ...numbers] = id.split(":");
  if (!campaign) return null;
  if (kind === "agree") return { verb: "consent", campaign, agree: true };
  const [at = Number.NaN, choice = Number.NaN] = [...numbers, chosen].map(Number);
  return parsePractice(campaign, at, choice);
}

/** Reads what a modal was about, or null when it is not one of ours. */
export function readCallback(callbackId: string): FormSubject | null {
  const [kind, id] = splitOnce(callbackId);
  if (kind === "words") return { kind, question: id };
  return kind === "fix" ? { kind, ballot: id } : null;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
