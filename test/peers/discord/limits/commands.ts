import type { CommandChoice, CommandOption, WireCommand } from "../wire.js";
import { Issues } from "./issues.js";

const NAME = /^[-_\p{L}\p{N}]{1,32}$/u;

/**
 * Checks slash commands: names, descriptions, 25 options, required options first.
 * @throws DiscordError 50035
 */
export function checkCommands(commands: readonly WireCommand[]): void {
  const issues = new Issues();
  for (const [index, command] of commands.entries()) {
    if (command.type === MESSAGE_MENU) checkMenu(issues, [index], command);
    else checkNamed(issues, [index], command);
    if (countCharacters(command) > 8000)
      issues.add([index], "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds 8000 characters.");
  }
  issues.throwIfAny();
}

const MESSAGE_MENU = 3;

/** An entry in the menu of a message has a name of 1 to 32 characters, and no description. */
function checkMenu(
  issues: Issues,
  path: (string | number)[],
  { name, ...more }: WireCommand,
): void {
  issues.text([...path, "name"], name, { min: 1, max: 32 });
  if (more.description || more.options)
    issues.add(path, "APPLICATION_COMMAND_CONTEXT_MENU", "A menu entry takes a name only.");
}

/** Checks what an option offers, ahead of time or while somebody types. */
export function checkChoices(
  issues: Issues,
  path: (string | number)[],
  choices: readonly CommandChoice[],
): void {
  issues.list(path, choices, { min: 0, max: 25 });
  for (const [index, { name, value }] of choices.entries()) {
    issues.text([...path, index, "name"], name, { min: 1, max: 100 });
    if (typeof value === "string")
      issues.text([...path, index, "value"], value, { min: 1, max: 100 });
  }
}

function countCharacters(
  named: Pick<CommandOption, "name" | "description" | "choices" | "options">,
): number {
  return [
    named.name.length + (named.description ?? "").length,
    ...(named.options ?? []).map(countCharacters),
    ...(named.choices ?? []).map(({ name, value }) => name.length + String(value).length),
  ].reduce((sum, length) => sum + length, 0);
}

function checkNamed(
  issues: Issues,
  path: (string | number)[],
  named: WireCommand | CommandOption,
): void {
  if (!NAME.test(named.name) || named.name !== named.name.toLowerCase()) {
    const message = `Command name is invalid: ${named.name}`;
    issues.add([...path, "name"], "APPLICATION_COMMAND_INVALID_NAME", message);
  }
  issues.text([...path, "description"], named.description, { min: 1, max: 100 });
  const options = named.options ?? [];
  issues.list([...path, "options"], options, { min: 0, max: 25 });
  for (const [index, option] of options.entries()) {
    const at = [...path, "options", index];
    checkNamed(issues, at, option);
    if (option.required && options.slice(0, index).some((earlier) => !earlier.required)) {
      const message = "Required options must be placed before non-required options";
      issues.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
    }
    checkChoices(issues, [...at, "choices"], option.choices ?? []);
    if (option.autocomplete && option.choices?.length) {
      const message = "Autocomplete cannot be used together with choices";
      issues.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
  }
}
