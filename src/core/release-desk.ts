/** Releases as the owner's page makes them: what would go out, the work, and the file. */
import { SousError } from "./errors.js";
import type { ReviewDecision } from "./exchange.js";
import { many } from "./wording.js";

/** A person's words, and what becomes of them in a release. */
export interface ReleaseText {
  readonly ballot: string;
  readonly question: string;
  readonly text: string;
  /** Null: nobody has read them, so they stay out. */
  readonly decision: ReviewDecision | null;
  /** As they would go out; null when they stay out. */
  readonly released: string | null;
  /** What the leak scan finds in what would go out, or in unread words: its kind, and the words. */
  readonly found: readonly { readonly kind: string; readonly words: string }[];
}

/** Words that keep a release from being written: they may identify somebody, or open something. */
export interface Blocking {
  readonly kind: string;
  readonly words: string;
  /** Whose name or id it is, or who said it; null when it is no person's. */
  readonly whose: string | null;
  /** The first place: file of the release, line, and the words around it. */
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
  /** Occurrences in all files. */
  readonly times: number;
  /** The answer that has it, where a reviewer can hide it. */
  readonly ballot: string | null;
  /** The home whose text has it, where its owner can change it. */
  readonly home: string | null;
}

/** More are only counted. */
const mostNamed = 20;

/** A release was not written, because it would have contained these. */
export class LeakError extends SousError {
  constructor(readonly blocking: readonly Blocking[]) {
    const left = blocking.length - mostNamed;
    super(
      "leak",
      [
        "Nothing was released. The leak scan found words that may identify somebody or open something.",
        ...blocking.slice(0, mostNamed).flatMap(formatBlocking),
        ...(left > 0 ? [`… and ${left} more.`] : []),
      ].join("\n"),
    );
  }
}

function formatBlocking(one: Blocking): readonly string[] {
  const { kind, words, whose, file, line, sentence, times, ballot, home } = one;
  const more = times > 1 ? `, and in ${many(times - 1, "more place")}` : "";
  const of = whose === null ? "" : `, of ${whose}`;
  const typed = /^[\w.@-]+$/.test(words) ? words : `'${words.replaceAll("'", "'\\''")}'`;
  const hide = `sous release review --ballot ${ballot} --decide redact --hide ${typed}`;
  return [
    `${file}:${line}: ${kind} "${words}"${of}${more}`,
    `  ${sentence}`,
    ...(ballot === null ? [] : [`  Hide it in the answer: ${hide}`]),
    ...(home === null ? [] : [`  Change it in the home "${home}", on /homes.`]),
    `  If it is not a secret: sous release review --not-a-secret ${typed} --reason "why"`,
  ];
}

/** `step`: what is being done; `why`: why nothing was written; `blocking`: the leaks, if that is why; `counts`: what is in the file. */
export type ReleaseState =
  | { readonly at: "working"; readonly step: string }
  | { readonly at: "failed"; readonly why: string; readonly blocking?: readonly Blocking[] }
  | {
      readonly at: "done";
      readonly file: string;
      readonly bytes: number;
      readonly counts: Readonly<Record<string, number>>;
    };

export interface ReleaseDesk {
  /** Those with findings first, then those that nobody has read. */
  texts(campaign: string): Promise<readonly ReleaseText[]>;
  /** Null: none was begun since the program started. */
  state(campaign: string): ReleaseState | null;
  /**
   * Begins one, in a process of its own.
   * @throws InputError when one is being made, or it cannot be made here
   */
  begin(campaign: string): Promise<void>;
  /** The packed release; null when there is none. */
  read(campaign: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
