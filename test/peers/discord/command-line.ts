import type { CommandOption, WireCommand, WireMessage } from "./wire.js";

/** The values that a person gives to a command's options, by name. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

const SUBCOMMANDS = [1, 2];
const TYPE_NAMES: Readonly<Record<number, string>> = {
  3: "string",
  4: "number",
  5: "boolean",
  10: "number",
};

/**
 * Builds what Discord sends for a slash command as a person types it: `sous play` names the
 * command and its subcommand (or group and subcommand).
 * @throws Error for what a person could not type: an unknown name, a missing required option, a
 * value outside the choices
 */
export function buildCommandData(
  commands: readonly WireCommand[],
  line: string,
  values: OptionValues,
): object {
  const [name = "", ...path] = line.replace(/^\//, "").trim().split(/\s+/);
  const command = commands.find((registered) => registered.name === name);
  if (!command) throw new Error(`there is no command /${name}`);
  const { id, guild_id } = command;
  return { id, name, type: 1, guild_id, options: descend(command.options ?? [], path, values) };
}

/**
 * Builds what Discord sends when a person chooses an entry in the menu of a message: the message comes along.
 * @throws Error for an entry that the menu does not have
 */
export function buildMenuData(
  commands: readonly WireCommand[],
  name: string,
  message: WireMessage,
): object {
  const command = commands.find((registered) => registered.name === name && registered.type === 3);
  if (!command) throw new Error(`the menu has no "${name}"`);
  const { id, guild_id } = command;
  const messages = { [message.id]: message };
  return { id, name, type: 3, guild_id, target_id: message.id, resolved: { messages } };
}

/**
 * Builds what Discord sends while a person types the value of an option: nothing is required yet.
 * @throws Error for an option that suggests nothing
 */
export function buildTypingData(
  commands: readonly WireCommand[],
  line: string,
  typing: { values: OptionValues; option: string },
): object {
  const [name = "", verb = ""] = line.split(/\s+/);
  const command = commands.find((registered) => registered.name === name);
  if (!command) throw new Error(`there is no command /${name}`);
  const sub = command.options?.find((option) => option.name === verb);
  if (!sub?.options?.find((option) => option.name === typing.option)?.autocomplete)
    throw new Error(`${typing.option} of /${line} suggests nothing`);
  const options = (sub.options ?? []).flatMap(({ name: own, type }) => {
    const value = typing.values[own];
    if (value === undefined) return [];
    return [{ type, name: own, value, ...(own === typing.option && { focused: true }) }];
  });
  const { id, guild_id } = command;
  return { id, name, type: 1, guild_id, options: [{ type: sub.type, name: verb, options }] };
}

function descend(
  options: readonly CommandOption[],
  path: readonly string[],
  values: OptionValues,
): object[] {
  const [name, ...rest] = path;
  if (name === undefined) return fillOptions(options, values);
  const sub = options.find((option) => option.name === name && SUBCOMMANDS.includes(option.type));
  if (!sub) throw new Error(`there is no subcommand ${name}`);
  return [{ type: sub.type, name, options: descend(sub.options ?? [], rest, values) }];
}

function fillOptions(options: readonly CommandOption[], values: OptionValues): object[] {
  if (options.some(({ type }) => SUBCOMMANDS.includes(type))) throw new Error("name a subcommand");
  for (const name of Object.keys(values)) {
    if (!options.some((option) => option.name === name)) throw new Error(`no option ${name}`);
  }
  return options.flatMap((option) => fillOption(option, values[option.name]));
}

function fillOption(option: CommandOption, value: OptionValues[string] | undefined): object[] {
  const { name, type, required, choices = [] } = option;
  if (value === undefined && required) throw new Error(`the option ${name} is required`);
  if (value === undefined) return [];
  const expected = TYPE_NAMES[type];
  if (expected && typeof value !== expected) throw new Error(`${name} takes a ${expected}`);
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw new Error(`${value} is not a choice of ${name}`);
  }
  return [{ type, name, value }];
}
