/** Base of all errors that Sous throws on purpose: a stable code, and a message that says what to do. */
export class SousError extends Error {
  /** For scripts: "bad-input", "locked", "missing-token" … */
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Characters of a file's name that are shown. */
const mostOfName = 300;

/** A file, flag or value from outside is wrong. Names the file, the line if known, and the reason. */
export class InputError extends SousError {
  constructor(message: string, options?: { cause?: unknown; file?: string; line?: number }) {
    const file = options?.file ?? "";
    const name = file.length > mostOfName ? `${file.slice(0, mostOfName)}…` : file;
    const where = file ? `${name}${options?.line ? `:${options.line}` : ""}: ` : "";
    super("bad-input", where + message, options);
  }
}

/** Another process owns the database file. */
export class LockedError extends SousError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("locked", message, options);
  }
}

/** A variable that a feature needs is missing or not valid. */
export class ConfigError extends SousError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("bad-config", message, options);
  }
}

/** What is known of a failed delivery. */
export interface DeliveryFacts {
  readonly cause?: unknown;
  /** The same call may succeed later. */
  readonly retryable: boolean;
  /** The platform may have carried it out anyway. */
  readonly maybeDone?: boolean;
  /** The platform named this wait. */
  readonly retryAfterMs?: number;
  /** Nothing can be shown in the channel any more: why, and what to do, in sentences for people. */
  readonly channelLost?: string | undefined;
  /** Somebody deleted the message. */
  readonly isGone?: boolean;
}

/** A platform may name a longer wait by mistake. */
const longestRetryAfterMs = 3_600_000;

/** Delivering to a platform failed. */
export class DeliveryError extends SousError {
  readonly retryable: boolean;
  readonly maybeDone: boolean;
  readonly retryAfterMs: number | undefined;
  readonly channelLost: string | undefined;
  readonly isGone: boolean;

  constructor(message: string, facts: DeliveryFacts) {
    super("delivery-failed", message, facts);
    this.retryable = facts.retryable;
    this.maybeDone = facts.maybeDone ?? false;
    const told = facts.retryAfterMs;
    this.retryAfterMs =
      told !== undefined && told >= 0 ? Math.min(told, longestRetryAfterMs) : undefined;
    this.channelLost = facts.channelLost;
    this.isGone = facts.isGone ?? false;
  }
}

/** Somebody pressed Ctrl-C. The message says what happened and how to go on. */
export class Interrupted extends SousError {
  constructor(hint: string) {
    super("interrupted", hint);
  }
}

/** What anything thrown says of itself: in plain words where the file system refused. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isRefusedFile(error) ? fileReasons[error.code] : error.message;
}

/** The same, and which file it was. */
export function faultOf(error: unknown): string {
  return isRefusedFile(error) ? `${error.path}: ${reasonOf(error)}` : reasonOf(error);
}

const fileReasons = {
  EACCES: "this user has no right to it",
  EEXIST: "there is a file of this name already",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file, no folder",
  EPERM: "this user has no right to it",
  EROFS: "the disk cannot be written",
} as const;

/** Whether the file system refused what a person named. */
export function isRefusedFile(
  error: unknown,
): error is Error & { readonly path: string; readonly code: keyof typeof fileReasons } {
  return (
    error instanceof Error &&
    "path" in error &&
    "code" in error &&
    Object.keys(fileReasons).includes(String(error.code))
  );
}
