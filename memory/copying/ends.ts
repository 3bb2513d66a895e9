import { InputError } from "../../src/core/errors.js";
import type { Database } from "../database.js";
import type { Row, Table } from "./tables.js";

/** The last number that was given in each table that numbers its rows. */
export type Counters = ReadonlyMap<string, number>;

/** Where rows are copied from. Nobody else writes it until it is closed. */
export interface Source {
  /** For people, and to know the copy again: a path, or an address without its password. */
  readonly name: string;
  readonly db: Database;
  counters(): Promise<Counters>;
  close(): Promise<void>;
}

/** Where rows are copied to. Nobody can open it until it is finished. */
export interface Target {
  readonly db: Database;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Makes what is derived of the rows, and lets others open it. */
  finish(counters: Counters): Promise<void>;
  /** What is not finished stays for another time. */
  close(): Promise<void>;
}

export interface TargetOptions {
  /** The source's name. */
  readonly from: string;
  readonly resume: boolean;
  readonly now: number;
}

/** The statements that mark a copy which is not finished. */
export const marks = {
  make: "CREATE TABLE copying (source text, restore text)",
  read: "SELECT source FROM copying WHERE source IS NOT NULL",
  drop: "DROP TABLE copying",
} as const;

/** @throws InputError when an unfinished copy is there that is not to be gone on with */
export function requireSame(to: string, begun: string, { from, resume }: TargetOptions): void {
  if (begun === from && resume) return;
  const advice =
    begun === from ? "Add --resume, or delete it" : "Go on with that one, or delete it";
  throw new InputError(`${to} holds a part of a copy of ${begun}. ${advice}`);
}

export function refuseFilled(to: string): InputError {
  return new InputError(`${to} is there already. Name a new file, or a database without rows`);
}
