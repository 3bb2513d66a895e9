import type { CommandChoice, CommandOption, WireCommand } from "../wire.js";
import { Issues } from "./issues.js";

const NAME = /^[-_\p{L}\p{N}]{1,32}$/u;

/**
 * Checks slash commands: names, descriptions, 25 options, required options first.
 * @throws DiscordError 50035
 */
export function checkCommands(commands: readonly WireCommand[]): void {
  const issues = new Issues();
  for (const [index, command] of commands.entries()) checkNamed(issues, [index], command);
  issues.throwIfAny();
}

/** Checks suggestions: 25, names of 1 to 100 characters, values of at most 100. @throws DiscordError 50035 */
export function checkChoices(choices: readonly CommandChoice[]): void {
  const issues = new Issues();
  issues.list(["data", "choices"], choices, { min: 0, max: 25 });
  for (const [index, { name, value }] of choices.entries()) {
    const at = ["data", "choices", index];
    issues.text([...at, "name"], name, { min: 1, max: 100 });
    issues.text([...at, "value"], String(value), { min: 1, max: 100 });
  }
  issues.throwIfAny();
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
    issues.list([...at, "choices"], option.choices ?? [], { min: 0, max: 25 });
    if (option.autocomplete && option.choices?.length) {
      const message = "Autocomplete cannot be used together with choices";
      issues.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
  }
}
