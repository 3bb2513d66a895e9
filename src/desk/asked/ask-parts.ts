import type { Bound } from "../../core/card.js";
import type { DeskParts } from "../parts.js";

export interface AskParts extends DeskParts {
  /** A text as people can read it: nothing in it is invisible or turns the text around it. */
  readonly readable: (text: string) => string;
  /** A text as data: its spaces and lines stay, and nothing in it is invisible. */
  readonly asWritten: (text: string) => string;
  /** The same with a mark for each character that cannot be seen, or looks like another one. */
  readonly marked: (text: string) => string;
  /** All that an approval binds as a platform shows it, and how many characters have room there. */
  readonly shownOn: (
    platform: string,
    bound: Bound,
  ) => { readonly text: string; readonly room: number };
  /** Platforms of this process's bots. */
  readonly platforms: ReadonlySet<string>;
}
