/** The Block Kit shapes that we use, each within its documented limits. */
import type { types } from "@slack/bolt";
import { cutToFit } from "../present/fit-text.js";
import { type Button, type Controls, choiceButton } from "../present/press-action.js";
import { visibleLine, visibleText } from "../present/visible-text.js";
import { choiceValue, encodeAction } from "./action-ids.js";

export const limits = { section: 3000, fallback: 3000, title: 24, label: 2000 } as const;

const mostButtonCharacters = 75;
const mostOptions = 100;

/** `mrkdwn` must be escaped already. */
export function section(mrkdwn: string, blockId?: string): types.SectionBlock {
  const text = { type: "mrkdwn", text: mrkdwn, verbatim: true } as const;
  return { type: "section", text, ...(blockId && { block_id: blockId }) };
}

/** A section that Slack does not fold: all of it is seen before its buttons are. */
export function wholeSection(mrkdwn: string, blockId?: string): types.SectionBlock {
  return { ...section(mrkdwn, blockId), expand: true };
}

/** A section in which nothing is markup. */
export function words(text: string, max: number = limits.section): types.SectionBlock {
  const shown = cutToFit(visibleText(text), max);
  return { type: "section", text: { type: "plain_text", text: shown, emoji: false } };
}

/** `mrkdwn` must be escaped already. */
export function context(mrkdwn: string): types.ContextBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text: mrkdwn, verbatim: true }] };
}

/** A row of buttons; no block where there are none. */
export function buttonRow(buttons: readonly Button[]): types.ActionsBlock[] {
  return buttons.length > 0 ? [{ type: "actions", elements: buttons.map(button) }] : [];
}

/** The first choices as buttons, the others in a menu, and the buttons beside them. */
export function controlRow({ of, choices, most, more, buttons }: Controls): types.ActionsBlock {
  const others = choices
    .slice(most)
    .map(({ id, label }) => ({ text: label, value: choiceValue(of, id) }));
  return {
    type: "actions",
    elements: [
      ...choices.slice(0, most).map((choice) => button(choiceButton(of, choice))),
      ...(others.length > 0
        ? [menu({ placeholder: more, actionId: `pick:${of}`, choices: others })]
        : []),
      ...buttons.map(button),
    ],
  };
}

function button({ label, action }: Button): types.Button {
  const { actionId, value } = encodeAction(action);
  return { type: "button", text: plain(label, mostButtonCharacters), action_id: actionId, value };
}

export function menu(options: {
  readonly placeholder: string;
  readonly actionId: string;
  readonly choices: readonly { readonly text: string; readonly value: string }[];
}): types.StaticSelect {
  return {
    type: "static_select",
    placeholder: plain(options.placeholder, 150),
    action_id: options.actionId,
    options: options.choices.slice(0, mostOptions).map(({ text, value }) => ({
      text: plain(text, mostButtonCharacters),
      value,
    })),
  };
}

export function plain(text: string, max: number): types.PlainTextElement {
  return { type: "plain_text", text: cutToFit(visibleLine(text), max), emoji: false };
}
