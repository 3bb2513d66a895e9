/** What may be wrong with the disk below the database, and how people are told. */
import { SousError } from "./errors.js";

/** "damaged" does not pass by itself; after all others Sous goes on as soon as it can write again. */
export type StorageFault = (typeof storageFaults)[number];

export const storageFaults = [
  "full",
  "failing",
  "busy",
  "read-only",
  "unreachable",
  "replaced",
  "damaged",
] as const;

const told: Readonly<Record<StorageFault, { readonly what: string; readonly todo: string }>> = {
  full: { what: "the disk is full", todo: "Make room on it." },
  failing: { what: "the disk reports errors", todo: "Look into the system's log (dmesg)." },
  busy: { what: "another program keeps the database locked", todo: "End that program." },
  "read-only": {
    what: "the database may not be written",
    todo: "Let this user write the file and its folder.",
  },
  unreachable: {
    what: "the database server cannot be reached",
    todo: "Start it, or look into its log.",
  },
  replaced: {
    what: "the database's file was removed, replaced or overwritten",
    todo: "Put the right file back in its place, with its -wal; or stop Sous and restore a backup with sous db restore.",
  },
  damaged: {
    what: "the database is damaged",
    todo: "sous db verify says where. Restore a backup with sous db restore.",
  },
};

/** "the disk is full": the rest of a sentence that begins with "paused:". */
export function phraseFault(fault: StorageFault): string {
  return told[fault].what;
}

/** What the operator can do about it, as a sentence. */
export function adviseOnFault(fault: StorageFault): string {
  return told[fault].todo;
}

/** The database could not be read or written. The transaction changed nothing. */
export class StorageError extends SousError {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, file: string, options?: { cause?: unknown }) {
    const { what, todo } = told[fault];
    super(`storage-${fault}`, `${file}: ${what}. ${todo}`, options);
    this.fault = fault;
  }

  /** The same for people in a chat, who know of no file. */
  get forPeople(): string {
    const then = this.fault === "damaged" ? "" : " Please try again later.";
    return `I could not keep that: ${phraseFault(this.fault)}.${then}`;
  }
}

/** Whether it may work later: a fault of the disk, and not of its content. */
export function isPassing(error: unknown): error is StorageError {
  return error instanceof StorageError && error.fault !== "damaged";
}

/** Whether nothing was written as another process leads now. */
export function isFenced(error: unknown): boolean {
  return error instanceof SousError && error.code === "fenced";
}

/** What the memory made good by itself, and an operator should know of. */
export interface StorageNotice {
  /**
   * Rows that had not waited for the disk when the power failed; an index that was not as its rows are; a server of
   * embeddings that failed, so that rows are found by words.
   */
  readonly event: "index-rebuilt" | "embedder-failed";
  /** What was wrong, in a sentence. */
  readonly detail: string;
}

/** Why Sous waits. */
export interface StorageTrouble {
  readonly fault: StorageFault;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** How the disk below the database is doing. */
export interface Storage {
  /** Null while all is well. */
  trouble(): StorageTrouble | null;
  /**
   * Resolves when the database can be written again, at once when there is no trouble. While it is damaged it
   * does not. Throws the signal's reason.
   */
  recovered(signal: AbortSignal): Promise<void>;
  /** @returns what ends the subscription */
  subscribe(listener: (trouble: StorageTrouble | null) => void): () => void;
}
