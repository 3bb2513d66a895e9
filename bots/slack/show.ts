/** Renders messages as Slack's blocks, within Slack's limits. */
import type { types } from "@slack/bolt";
import type { Block, ChatMessage } from "../present/message.js";
import { saidMessage } from "../present/post-message.js";
import { type Button, type Controls, choiceButton, encodeLong } from "../present/press-action.js";
import { cutToFit, visibleLine, visibleText } from "../present/visible-text.js";
import { escapeText, slackMarkup } from "./mrkdwn.js";
import { type CardPicture, pictureBlock } from "./pictures.js";

export const limits = { section: 3000, fallback: 3000, title: 24, label: 2000 } as const;

const mostButtonCharacters = 75;
const mostOptions = 100;

export function showMessage({ summary, blocks }: ChatMessage, picture: CardPicture | null = null) {
  const [first] = blocks;
  const text =
    summary === undefined && first?.kind === "text"
      ? first.text
      : escapeText(summary ?? (first?.kind === "words" ? first.text : ""), limits.fallback);
  return { text, blocks: showBlocks(blocks, picture) };
}

export function showBlocks(
  blocks: readonly Block[],
  picture: CardPicture | null = null,
): types.KnownBlock[] {
  return blocks.flatMap((block) => showBlock(block, picture));
}

function showBlock(block: Block, picture: CardPicture | null): types.KnownBlock[] {
  switch (block.kind) {
    case "heading":
      return [{ type: "header", text: plain(block.text, 150) }];
    case "text": {
      const { text, name, whole } = block;
      return [
        { ...section(text), ...(name && { block_id: name }), ...(whole && { expand: true }) },
      ];
    }
    case "words":
      return [words(block.text)];
    case "small":
      return [context(block.lines.join(" "))];
    case "image":
      return picture ? [pictureBlock(picture)] : [];
    case "choices":
      return [choiceRow(block.controls)];
    case "buttons": {
      const elements = block.buttons.map(button);
      return elements.length > 0 ? [{ type: "actions", elements }] : [];
    }
  }
}

/** @param mrkdwn already escaped */
export function section(mrkdwn: string): types.SectionBlock {
  return { type: "section", text: { type: "mrkdwn", text: mrkdwn, verbatim: true } };
}

export function words(text: string): types.SectionBlock {
  const shown = cutToFit(visibleText(text), limits.section);
  return { type: "section", text: { type: "plain_text", text: shown, emoji: false } };
}

/** @param mrkdwn already escaped */
export function context(mrkdwn: string): types.ContextBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text: mrkdwn, verbatim: true }] };
}

/** The first choices become buttons, the others a menu. */
function choiceRow({ of, choices, most, more, buttons }: Controls): types.ActionsBlock {
  const shown = choices.slice(0, most).map((choice) => choiceButton(of, choice));
  const others = choices
    .slice(most)
    .map(({ id, label }) => ({ text: label, value: `${of}:${id}` }));
  return {
    type: "actions",
    elements: [
      ...shown.map(button),
      ...(others.length > 0 ? [menu(more, `pick:${of}`, others)] : []),
      ...buttons.map(button),
    ],
  };
}

function button({ label, action }: Button): types.Button {
  const { actionId, value } = encodeLong(action);
  return { type: "button", text: plain(label, mostButtonCharacters), action_id: actionId, value };
}

export function menu(
  placeholder: string,
  actionId: string,
  choices: readonly { readonly text: string; readonly value: string }[],
): types.StaticSelect {
  return {
    type: "static_select",
    placeholder: plain(placeholder, 150),
    action_id: actionId,
    options: choices.slice(0, mostOptions).map(({ text, value }) => ({
      text: plain(text, mostButtonCharacters),
      value,
    })),
  };
}

export function plain(text: string, max: number): types.PlainTextElement {
  return { type: "plain_text", text: cutToFit(visibleLine(text), max), emoji: false };
}

export type Whisper = ReturnType<typeof whisper>;

export function whisper(said: string | ChatMessage) {
  const message = typeof said === "string" ? saidMessage(said, slackMarkup) : said;
  const { text, blocks } = showMessage(message);
  return { response_type: "ephemeral" as const, text, ...(blocks.length > 1 && { blocks }) };
}
