/** `/sous …`: what was typed, read and answered. */
import type { Caller, Control } from "../../src/core/bot.js";
import type { Command } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { readCommand, usageLines } from "../present/commands.js";

export interface Typed {
  /** The command itself: "/sous". */
  readonly command: string;
  /** What follows it. */
  readonly text: string;
}

/** The command that was typed; for one that cannot be read, a sentence that says what to write. */
export function understand({ text, command }: Typed): Command | string {
  try {
    return readCommand(text, command);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** Does it and says what came of it, in plain text. A wrong command is an answer too. */
export async function answerCommand(
  control: Control,
  typed: Typed,
  caller: Caller,
): Promise<string> {
  const command = understand(typed);
  if (typeof command === "string") return command;
  const answer = await control.perform(command, caller);
  return command.verb === "help" ? [...usageLines(typed.command), answer].join("\n") : answer;
}
