/** The few components we use, each within its documented limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";
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

export function button(options: {
  label: string;
  customId: string;
  main?: boolean;
}): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: options.main ? ButtonStyle.Primary : ButtonStyle.Secondary,
    label: plain(options.label, limits.button),
    custom_id: options.customId,
  };
}

export function menu(options: {
  placeholder: string;
  customId: string;
  choices: readonly { label: string; value: string }[];
}): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: options.customId,
    placeholder: plain(options.placeholder, 150),
    options: options.choices.map(({ label, value }) => ({
      label: plain(label, limits.option),
      value,
    })),
  };
}

export function row(...components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
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
