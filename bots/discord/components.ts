/** The components that we use, each within its documented limits. */
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
import { type Button, type Controls, choiceButton } from "../present/press-action.js";
import { type CardMark, encodeAction, menuId } from "./action-ids.js";
import { plain } from "./markdown.js";

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export const limits = {
  message: 2000,
  rows: 5,
  buttonsInRow: 5,
  menuOptions: 25,
  button: 80,
  option: 100,
  threadName: 100,
} as const;

/** @param mark what the message with the button says about itself */
export function button(
  { label, action, main }: Button,
  mark: Partial<CardMark> = {},
): APIButtonComponentWithCustomId {
  return labelled(label, encodeAction(action, mark), main);
}

/** @param customId at most 100 characters */
export function labelled(
  label: string,
  customId: string,
  main?: boolean,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: main ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: plain(label, limits.button),
    custom_id: customId,
  };
}

/** A menu of choices. @param index of several menus of one question */
export function menu(
  { of, more }: Pick<Controls, "of" | "more">,
  index: number,
  choices: readonly Choice[],
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: menuId(of, index),
    placeholder: plain(more, 150),
    options: choices.map(({ id, label }) => ({ label: plain(label, limits.option), value: id })),
  };
}

export function row(...components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

/** Buttons in rows of five. */
export function buttonRows(buttons: readonly Button[], mark: Partial<CardMark> = {}): Row[] {
  return inPieces(buttons, limits.buttonsInRow).map((piece) =>
    row(...piece.map((one) => button(one, mark))),
  );
}

/**
 * The choices, and a row of what stands beside them. The likely choices come first, as buttons; each
 * menu takes the place of a row of buttons.
 */
export function controlRows(controls: Controls, mark: CardMark): Row[] {
  const { of, choices, most, more, buttons } = controls;
  const rows = limits.rows - 1;
  const { buttonsInRow, menuOptions } = limits;
  const tooMany = choices.length - Math.min(most, rows * buttonsInRow);
  const isFew = most <= buttonsInRow;
  const perMenu = isFew ? menuOptions : menuOptions - buttonsInRow;
  const menus = Math.min(rows, Math.max(0, Math.ceil(tooMany / perMenu)));
  const shown = Math.min(most, (rows - menus) * buttonsInRow);
  const others = choices.slice(shown, shown + menus * menuOptions);
  return [
    ...buttonRows(choices.slice(0, shown).map((choice) => choiceButton(of, choice))),
    ...inPieces(others, menuOptions).map((piece, index) =>
      row(menu({ of, more: more + (index === 0 ? "" : ` (${index + 1})`) }, index, piece)),
    ),
    ...buttonRows(buttons, mark),
  ];
}

/** The ids of all controls on a message. */
export function customIdsOf(message: Pick<APIMessage, "components">): string[] {
  return (message.components ?? []).flatMap((line) =>
    "components" in line
      ? line.components.flatMap((part) => ("custom_id" in part ? [part.custom_id] : []))
      : [],
  );
}

/** Splits a list into pieces of at most `size`. */
export function inPieces<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}
