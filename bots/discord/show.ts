/** Renders components within their documented limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
import type { Choice } from "../../src/core/question.js";
import { encodeShort, type MessageMark } from "../present/action-ids.js";
import { cutLines } from "../present/fit-text.js";
import type { Block, ChatMessage } from "../present/message.js";
import { type Button, type Controls, choiceButton } from "../present/press-action.js";
import { discordMarkup, plain, unescapeLine } from "./markdown.js";

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Mark = Partial<MessageMark>;

export const limits = {
  message: 2000,
  rows: 5,
  buttonsInRow: 5,
  menuOptions: 25,
  button: 80,
  option: 100,
  threadName: 100,
} as const;

export type DiscordMessage = ReturnType<typeof showMessage>;

/** @param mark identity of the message, for its buttons' ids */
export function showMessage({ blocks }: ChatMessage, mark: Mark = {}) {
  const whole = contentOf(blocks);
  const content = cutLines(whole, limits.message);
  // Consent needs the full text.
  const isHidden = content.length < whole.join("\n").length && blocks.some(mustBeWhole);
  return { content, components: isHidden ? [] : rowsOf(blocks, mark) };
}

function mustBeWhole(block: Block): boolean {
  return block.kind === "text" && block.whole === true;
}

export function contentOf(blocks: readonly Block[]): readonly string[] {
  const { bold } = discordMarkup;
  return blocks.flatMap((block) => {
    if (block.kind === "small") return block.lines;
    if (block.kind === "heading") return [bold + block.text + bold];
    return "text" in block ? [block.text] : [];
  });
}

function rowsOf(blocks: readonly Block[], mark: Mark): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    if (block.kind === "choices") rows.push(...choiceRows(block.controls, mark));
    if (block.kind !== "buttons") continue;
    // The last row is never full.
    const last = block.beside ? rows.pop() : undefined;
    const [first, ...more] = buttonRows(block.buttons, mark);
    if (first) rows.push(row(...(last?.components ?? []), ...first.components), ...more);
  }
  return rows;
}

export function askedIn(content: string): string | null {
  const isBold = (line: string) => line.replace(/\\./g, "").includes("**");
  const line = content.split("\n").find(isBold);
  return line === undefined ? null : unescapeLine(line.replace(/(\\.)|\*\*/g, "$1"));
}

function button({ label, action, main }: Button, mark: Mark): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: main ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: plain(label, limits.button),
    custom_id: encodeShort(action, mark),
  };
}

function menu(
  of: string,
  index: number,
  { placeholder, choices }: { readonly placeholder: string; readonly choices: readonly Choice[] },
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: `m:${of}:${index}`,
    placeholder: plain(placeholder, 150),
    options: choices.map(({ id, label }) => ({ label: plain(label, limits.option), value: id })),
  };
}

function row(...components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function buttonRows(buttons: readonly Button[], mark: Mark): Row[] {
  return inPieces(buttons, limits.buttonsInRow).map((piece) =>
    row(...piece.map((one) => button(one, mark))),
  );
}

/** Likely choices become buttons; each menu takes a row of them. */
function choiceRows({ of, choices, most, more, buttons }: Controls, mark: Mark): Row[] {
  const rows = limits.rows - 1;
  const { buttonsInRow, menuOptions } = limits;
  const tooMany = choices.length - Math.min(most, rows * buttonsInRow);
  const isFew = most <= buttonsInRow;
  const perMenu = isFew ? menuOptions : menuOptions - buttonsInRow;
  const menus = Math.min(rows, Math.max(0, Math.ceil(tooMany / perMenu)));
  const shown = Math.min(most, (rows - menus) * buttonsInRow);
  const others = choices.slice(shown, shown + menus * menuOptions);
  return [
    ...buttonRows(
      choices.slice(0, shown).map((choice) => choiceButton(of, choice)),
      mark,
    ),
    ...inPieces(others, menuOptions).map((piece, index) => {
      const placeholder = more + (index === 0 ? "" : ` (${index + 1})`);
      return row(menu(of, index, { placeholder, choices: piece }));
    }),
    ...buttonRows(buttons, mark),
  ];
}

export function customIdsOf(message: Pick<APIMessage, "components">): string[] {
  return (message.components ?? []).flatMap((line) =>
    "components" in line
      ? line.components.flatMap((part) => ("custom_id" in part ? [part.custom_id] : []))
      : [],
  );
}

function inPieces<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}
