/** The few Block Kit shapes we use, each within its documented limits. */
import type { types } from "@slack/bolt";
import { cutToFit } from "../present/fit-text.js";
import type { ReadingRequest } from "../present/reading.js";
import { visibleLine, visibleText } from "../present/visible-text.js";

export const limits = {
  section: 3000,
  context: 3000,
  button: 75,
  buttonsShown: 20,
  menuOptions: 100,
  fallback: 3000,
} as const;

/** `mrkdwn` must be escaped already. */
export function section(mrkdwn: string, blockId?: string): types.SectionBlock {
  const text = { type: "mrkdwn", text: mrkdwn, verbatim: true } as const;
  return { type: "section", text, ...(blockId && { block_id: blockId }) };
}

/** Words in which nothing is markup. */
export function words(text: string, max: number = limits.section): types.SectionBlock {
  const shown = cutToFit(visibleText(text), max);
  return { type: "section", text: { type: "plain_text", text: shown, emoji: false } };
}

/** `mrkdwn` must be escaped already. */
export function context(mrkdwn: string): types.ContextBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text: mrkdwn, verbatim: true }] };
}

export function button(options: { text: string; actionId: string; value: string }): types.Button {
  const { text, actionId, value } = options;
  return { type: "button", text: plain(text, limits.button), action_id: actionId, value };
}

/** Opens something in full, for the eyes of whoever presses. */
export function readButton(text: string, { kind, id }: ReadingRequest): types.Button {
  return button({ text, actionId: `read:${kind}:${id}`, value: id });
}

export function menu(options: {
  placeholder: string;
  actionId: string;
  choices: readonly { text: string; value: string }[];
}): types.StaticSelect {
  return {
    type: "static_select",
    placeholder: plain(options.placeholder, 150),
    action_id: options.actionId,
    options: options.choices.slice(0, limits.menuOptions).map(({ text, value }) => ({
      text: plain(text, limits.button),
      value,
    })),
  };
}

export function plain(text: string, max: number): types.PlainTextElement {
  return { type: "plain_text", text: cutToFit(visibleLine(text), max), emoji: false };
}
