/** Lines that begin with "/" are commands. */
import { type Control, ownerRights } from "../../src/core/bot.js";
import type { Verb } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { readCommand, usageLines } from "../present/commands.js";

const offered: readonly Verb[] = [
  "why",
  "status",
  "facts",
  "teach",
  "pause",
  "stop",
  "consent",
  "my-data",
  "help",
];

/** Returns null for a line that is not a command. @param person has all permissions */
export async function answerOrder(
  line: string,
  control: Control,
  person: string,
): Promise<string | null> {
  const text = line.trim();
  if (!text.startsWith("/")) return null;
  try {
    const command = readCommand(text.slice(1), "");
    if (command.verb === "help" || !offered.includes(command.verb)) return usage();
    return await control.perform(command, {
      platform: "terminal",
      workspace: "local",
      channel: "terminal",
      person: { id: "local", name: person },
      ...ownerRights,
    });
  } catch (error) {
    if (error instanceof InputError) return usage();
    throw error;
  }
}

function usage(): string {
  return usageLines("")
    .filter((line) => offered.some((verb) => line.startsWith(`${verb} `)))
    .map((line) => `/${line}`)
    .join("\n");
}
