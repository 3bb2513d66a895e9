import { type Cell, code, figures, heading, tableOf, text } from "./blocks.js";
import type { Block, Report } from "./document.js";

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

type Row = Readonly<Record<string, unknown>>;

/** Shows a result without a page of its own: its figures by name, and a table for each list of rows. */
export function outline(result: object): readonly Block[] {
  const named = Object.entries(result);
  const lists = named.flatMap(([name, value]) => (isList(value) ? [{ name, rows: value }] : []));
  const rest = Object.fromEntries(named.filter(([, value]) => !isList(value)));
  return [
    figures(flatten(rest)),
    ...lists.flatMap(({ name, rows }) => [heading(name), tableRows(rows.map(flatten))]),
  ];
}

function tableRows(rows: readonly Readonly<Record<string, Cell>>[]): Block {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return tableOf(
    rows,
    Object.fromEntries(names.map((name) => [name, (row: (typeof rows)[number]) => row[name]])),
  );
}

function flatten(row: Row): Readonly<Record<string, Cell>> {
  const cells = Object.entries(row).flatMap(([name, value]): [string, Cell][] =>
    isRow(value)
      ? Object.entries(flatten(value)).map(([inner, cell]) => [`${name} ${inner}`, cell])
      : [[name, toCell(value)]],
  );
  return Object.fromEntries(cells);
}

function toCell(value: unknown): Cell {
  if (Array.isArray(value)) return value.map(toCell).join(", ");
  if (typeof value === "number") return Number.isInteger(value) ? value : value.toFixed(3);
  return isRow(value) ? JSON.stringify(value) : value === null ? null : String(value);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}
