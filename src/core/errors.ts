/** The base of all errors that Sous throws on purpose. Messages say what to do. */
export class SousError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

const mostOfName = 300;

export class InputError extends SousError {
  constructor(message: string, options?: { cause?: unknown; file?: string; line?: number }) {
    const file = options?.file ?? "";
    const name = file.length > mostOfName ? `${file.slice(0, mostOfName)}…` : file;
    const where = file ? `${name}${options?.line ? `:${options.line}` : ""}: ` : "";
    super("bad-input", where + message, options);
  }
}

export class LockedError extends SousError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("locked", message, options);
  }
}

export class ConfigError extends SousError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("bad-config", message, options);
  }
}

export interface DeliveryFacts {
  readonly cause?: unknown;
  readonly retryable: boolean;
  readonly retryAfterMs?: number;
  /** Set when the channel can no longer be used: reason and remedy, in sentences. */
  readonly channelLost?: string | undefined;
  /** The message no longer exists on the platform. */
  readonly isGone?: boolean;
}

/** Longest wait that a platform may demand, as its value may be wrong. */
const longestRetryAfterMs = 3_600_000;

export class DeliveryError extends SousError {
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
  readonly channelLost: string | undefined;
  readonly isGone: boolean;

  constructor(message: string, facts: DeliveryFacts) {
    super("delivery-failed", message, facts);
    this.retryable = facts.retryable;
    const waitMs = facts.retryAfterMs;
    this.retryAfterMs =
      waitMs !== undefined && waitMs >= 0 ? Math.min(waitMs, longestRetryAfterMs) : undefined;
    this.channelLost = facts.channelLost;
    this.isGone = facts.isGone ?? false;
  }
}

export class Interrupted extends SousError {
  constructor(hint: string) {
    super("interrupted", hint);
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isRefusedFile(error) ? fileReasons[error.code] : error.message;
}

/** Says why something failed, with the file's name. */
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
