import type { Bound } from "../../core/card.js";
import type { DeskParts } from "../parts.js";

export interface AskParts extends DeskParts {
  /** Removes invisible and direction-changing characters. */
  readonly readable: (text: string) => string;
  /** Removes invisible characters; keeps spaces and lines. */
  readonly asWritten: (text: string) => string;
  /** Marks each invisible or look-alike character. */
  readonly marked: (text: string) => string;
  /** What an approval binds, as a platform renders it, and the platform's limit in characters. */
  readonly shownOn: (
    platform: string,
    bound: Bound,
  ) => { readonly text: string; readonly room: number };
  readonly platforms: ReadonlySet<string>;
}
