import type { Agent, AskRefusal, RefusalCode } from "../../core/question/asking.js";
import type { Bound } from "../../core/question/card.js";
import type { DeskParts } from "../parts.js";

/** Refuses an outside agent's call. The message tells the agent what to do, and quotes no person. */
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

export const notShared = () =>
  new Refused("not-granted", "This scope was not granted to you. Leave it out.");

export const mayShare = ({ name, grants }: Agent, scope: string): boolean =>
  scope === name || grants.scopes.includes(scope);

/** What is wrong with a request; false if nothing is. A string becomes a refusal "bad-input". */
export type Fault = string | false | Refused;

export interface AskParts extends DeskParts {
  /** Removes invisible and direction-changing characters. */
  readonly readable: (text: string) => string;
  /** Removes invisible characters; keeps spaces and lines. */
  readonly asWritten: (text: string) => string;
  /** Marks each invisible or look-alike character. */
  readonly marked: (text: string) => string;
  /** Renders the text that an approval binds as a platform shows it; `room` is the platform's limit in characters. */
  readonly shownOn: (
    platform: string,
    bound: Bound,
  ) => { readonly text: string; readonly room: number };
  readonly platforms: ReadonlySet<string>;
}
