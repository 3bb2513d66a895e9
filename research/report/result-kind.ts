/** What benches print with --json, and how the report shows it. */
import type { z } from "zod";
import { code, text } from "./blocks.js";
import type { Block, Report } from "./document.js";

export interface ReportOrigin {
  /** The command as it was typed. */
  readonly command: string;
  /** Null: it is not known how long it took. */
  readonly seconds: number | null;
}

/** One result, where it was read, and what printed it. */
export interface ReadResult<Result = unknown> {
  readonly kind: string;
  readonly file: string;
  readonly origin: ReportOrigin;
  readonly result: Result;
}

/** A kind of result. A bench prints its name as `kind` and its version as `version`. */
export interface ResultKind<Result> {
  readonly kind: string;
  /** Grows by one when earlier results can no longer be shown. */
  readonly version: number;
  readonly shape: z.ZodType<Result>;
  /** Parts of the report. Kinds that share this function are shown together. */
  readonly compose: (results: readonly ReadResult[]) => readonly Report[];
}

/** The results of one kind. Their shape was checked when they were read. */
export function resultsOf<Result>(
  results: readonly ReadResult[],
  { kind }: { readonly kind: string; readonly shape: z.ZodType<Result> },
): readonly ReadResult<Result>[] {
  return results.filter((one): one is ReadResult<Result> => one.kind === kind);
}

/** What a result is about in words, and its figures. */
export interface ResultPart {
  readonly title: string;
  readonly about: string;
  readonly blocks: readonly Block[];
}

/** A part of the report: the command that printed it stands first. */
export function partOf({ title, about, blocks }: ResultPart, origin: ReportOrigin): Report {
  const first = [code(origin.command), text(`${about}${formatTime(origin)}`)];
  return { title, blocks: [...first, ...blocks] };
}

/** A kind that shows each result as a part of its own. */
export function resultKind<Result>(
  kind: string,
  shape: z.ZodType<Result>,
  compose: (result: Result) => ResultPart,
  version = 1,
): ResultKind<Result> {
  const composeAll = (results: readonly ReadResult[]) =>
    resultsOf(results, { kind, shape }).map(({ result, origin }) =>
      partOf(compose(result), origin),
    );
  return { kind, version, shape, compose: composeAll };
}

/** A kind whose results are shown together with those of others. */
export function sharedKind<Result>(
  kind: string,
  shape: z.ZodType<Result>,
  compose: ResultKind<Result>["compose"],
): ResultKind<Result> {
  return { kind, version: 1, shape, compose };
}

/**
 * " It took 12 s.", to be put after a sentence.
 *
 * @slice aba
 */
export function formatTime({ seconds }: ReportOrigin): string {
  return seconds === null ? "" : ` It took ${seconds.toFixed(seconds < 10 ? 1 : 0)} s.`;
}
