/** Defines the database's faults, and the words for them. */
import { SousError } from "../errors.js";

export interface HealthDesk {
  isReady(): Promise<boolean>;
  /** Returns Prometheus' text format. */
  metrics(): Promise<string>;
}

export interface RetentionRun {
  readonly at: number;
  readonly people: number;
  readonly answers: number;
  readonly facts: number;
  /** The deleted texts are gone from the file's bytes too. */
  readonly erased: boolean;
}

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

const descriptions: Readonly<
  Record<StorageFault, { readonly what: string; readonly todo: string }>
> = {
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

/** Returns "the disk is full", to follow "paused:". */
export function phraseFault(fault: StorageFault): string {
  return descriptions[fault].what;
}

export function adviseOnFault(fault: StorageFault): string {
  return descriptions[fault].todo;
}

/** A failed read or write. The transaction changed nothing. */
export class StorageError extends SousError {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, file: string, options?: { cause?: unknown }) {
    const { what, todo } = descriptions[fault];
    super(`storage-${fault}`, `${file}: ${what}. ${todo}`, options);
    this.fault = fault;
  }

  get forPeople(): string {
    const then = this.fault === "damaged" ? "" : " Please try again later.";
    return `I could not keep that: ${phraseFault(this.fault)}.${then}`;
  }
}

/** True for a storage fault that may end: all but damage. */
export function isPassing(error: unknown): error is StorageError {
  return error instanceof StorageError && error.fault !== "damaged";
}

/** True when the write was refused, as another process is the writing one now. */
export function isFenced(error: unknown): boolean {
  return error instanceof SousError && error.code === "fenced";
}

/** A fault that was repaired, for operators. */
export interface StorageNotice {
  /** The index did not match the rows; or the embedding server failed, so search uses words. */
  readonly event: "index-rebuilt" | "embedder-failed";
  readonly detail: string;
}

export interface StorageTrouble {
  readonly fault: StorageFault;
  readonly since: number;
}

export interface Storage {
  trouble(): StorageTrouble | null;
  /** Resolves when the database can be written, never while damaged. Throws the signal's reason. */
  recovered(signal: AbortSignal): Promise<void>;
  subscribe(listener: (trouble: StorageTrouble | null) => void): () => void;
}
