import { InputError, SousError } from "../../src/core/errors.js";

export interface SkippedGame {
  readonly file: string;
  readonly reason: string;
}

/** What `read` makes of a file; null where it cannot be read, which is noted once. Other errors are thrown. */
export function readOrSkip<Result>(
  file: string,
  read: () => Result,
  skipped: SkippedGame[],
): Result | null {
  if (skipped.some((one) => one.file === file)) return null;
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    skipped.push({ file, reason: error.message });
    return null;
  }
}

/** Nothing that was played is no result. @throws SousError "nothing-played" with the reasons */
export function requirePlayed(
  played: number,
  failures: readonly { readonly reason: string }[],
): void {
  if (played > 0 || failures.length === 0) return;
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  const more = reasons.length - mostReasons;
  const named = [...reasons.slice(0, mostReasons), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new SousError("nothing-played", `Nothing could be played:\n  ${named.join("\n  ")}`);
}

const mostReasons = 10;

/** Each file once. @slice aba */
export function onceEach(skipped: readonly SkippedGame[]): readonly SkippedGame[] {
  return [...new Map(skipped.map((one) => [one.file, one])).values()];
}
