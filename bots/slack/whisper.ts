/** Messages for one person's eyes. */
import type { types } from "@slack/bolt";
import type { ConsentReply } from "../present/chat-service.js";
import type { Refusal } from "../present/door.js";
import { agreeButton, type Button, practiceButtons } from "../present/press-action.js";
import { buttonRow, limits, words } from "./blocks.js";
import { escapeText } from "./mrkdwn.js";

export interface Whisper {
  readonly response_type: "ephemeral";
  readonly text: string;
  readonly blocks?: types.KnownBlock[];
}

/** @param blocks in place of the text, which is then for notifications */
export function whisper(text: string, blocks?: types.KnownBlock[]): Whisper {
  const shown = escapeText(text, limits.fallback);
  return { response_type: "ephemeral", text: shown, ...(blocks && { blocks }) };
}

/** Why somebody was not heard and, where they only have to agree to something, a button to agree. */
export function whisperRefusal({ words: text, consent }: Refusal): Whisper {
  return withButtons(text, consent ? [agreeButton(consent)] : []);
}

/** What came of agreeing or of practising and, where something is to be practised, its choices. */
export function whisperConsent({ said, practice }: ConsentReply): Whisper {
  return withButtons(said, practice ? practiceButtons(practice) : []);
}

function withButtons(text: string, buttons: readonly Button[]): Whisper {
  return whisper(text, buttons.length > 0 ? [words(text), ...buttonRow(buttons)] : undefined);
}
