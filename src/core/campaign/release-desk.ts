/** Defines what the page of releases shows and starts. */
import { InputError, SousError } from "../errors.js";
import type { ReviewDecision } from "../question/exchange.js";
import { many } from "../words/wording.js";

export interface ReleaseText {
  readonly ballot: string;
  readonly question: string;
  readonly text: string;
  /** Null when nobody has reviewed the words, so they stay out. */
  readonly decision: ReviewDecision | null;
  readonly released: string | null;
  /** What the leak scan found in the released form or in unreviewed words. */
  readonly found: readonly { readonly kind: string; readonly words: string }[];
}

/** Words that block a release: they may identify somebody, or are a secret. */
export interface Blocking {
  readonly kind: string;
  readonly words: string;
  /** Whose name or id it is, or who said it. */
  readonly whose: string | null;
  /** The first place where it occurs. */
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
  readonly times: number;
  /** The answer in which a reviewer can hide it. */
  readonly ballot: string | null;
  /** The home whose owner can change it. */
  readonly home: string | null;
}

const mostNamed = 20;

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

/** Checks a license's id. @param where ends the error, and says how to give the id */
export function readLicense(given: string | undefined, where = ""): string {
  const license = given?.trim() ?? "";
  if (/^[A-Za-z0-9][\w.+-]{1,59}$/.test(license)) return license;
  const missing = license === "" ? "The license is missing" : `"${license}" is no license's id`;
  throw new InputError(
    `${missing}. Choose one: CC-BY-4.0 (others may use it and name you), CC0-1.0 (without conditions), CC-BY-NC-4.0 (not for money), or another id of spdx.org/licenses.${where}`,
  );
}

/** The making of a release: `step` is the current activity; `why` and `blocking` say why nothing was written. */
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
  /** The campaign's texts: those with findings first, then unreviewed ones. */
  texts(campaign: string): Promise<readonly ReleaseText[]>;
  /** Null when no release was begun since the program started. */
  state(campaign: string): ReleaseState | null;
  /** @throws InputError when one is being made, it cannot be made here, or the license is missing */
  begin(campaign: string, license: string): Promise<void>;
  read(campaign: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
