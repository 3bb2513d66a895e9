import type { Agent, AskRefusal, RefusalCode } from "../../core/asking.js";

/** The message says what to do and quotes nobody. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly more: Pick<AskRefusal, "retry_after_s" | "open"> = {},
  ) {
    super(message);
  }

  answer(): AskRefusal {
    return { error: this.code, message: this.message, ...this.more };
  }
}

export const unknownTicket = () =>
  new Refused("unknown-ticket", "There is no such ticket. Ask again, with the same key.");

/** @throws Refused "not-granted" */
export function requireScope({ name, grants }: Agent, scope: string): void {
  if (scope !== name && !grants.scopes.includes(scope))
    throw new Refused("not-granted", "This scope was not granted to you. Leave it out.");
}
