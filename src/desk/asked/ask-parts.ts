import type { DeskParts } from "../parts.js";

export interface AskParts extends DeskParts {
  /** A text as people can read it: nothing in it is invisible or turns the text around it. */
  readonly readable: (text: string) => string;
  /** Platforms of this process's bots. */
  readonly platforms: ReadonlySet<string>;
}
