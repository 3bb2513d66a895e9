import { code, text } from "./blocks.js";
import type { Block, Report } from "./document.js";
import { outline } from "./outline.js";

interface ReportOrigin {
  readonly command: string;
  /** Null: it is not known how long it took. */
  readonly seconds: number | null;
}

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
  readonly compose: (results: readonly ReadResult[]) => readonly Report[];
  readonly result?: Result;
}

export type ResultKinds = Readonly<Record<string, () => Promise<ResultKind<unknown>>>>;

export function resultsOf<Result>(
  results: readonly ReadResult[],
  { kind }: ResultKind<Result>,
): readonly ReadResult<Result>[] {
  return results.filter((one): one is ReadResult<Result> => one.kind === kind);
}

export interface ResultPart {
  readonly title: string;
  readonly about: string;
  readonly blocks: readonly Block[];
}

/** Begins a part of the report with the command that printed its result. */
export function partOf({ title, about, blocks }: ResultPart, origin: ReportOrigin): Report {
  const { seconds } = origin;
  const took = seconds === null ? "" : ` It took ${seconds.toFixed(seconds < 10 ? 1 : 0)} s.`;
  const told = `${about}${took}`.trim();
  return {
    title,
    blocks: [code(origin.command), ...(told === "" ? [] : [text(told)]), ...blocks],
  };
}

export function resultKind<Result>(
  kind: string,
  compose: (result: Result) => ResultPart,
  version = 1,
): ResultKind<Result> {
  const own: ResultKind<Result> = {
    kind,
    version,
    compose: (results) =>
      resultsOf(results, own).map(({ result, origin }) => partOf(compose(result), origin)),
  };
  return own;
}

/** A kind whose figures are shown by their names in the JSON. */
export const plainKind = <Result extends object>(kind: string, version = 1): ResultKind<Result> =>
  resultKind(
    kind,
    (result) => ({ title: `bench ${kind}`, about: "", blocks: outline(result) }),
    version,
  );

export function sharedKind<Result>(
  kind: string,
  compose: ResultKind<Result>["compose"],
): ResultKind<Result> {
  return { kind, version: 1, compose };
}
