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

/** A file, flag or value from outside is wrong. Names the file, the line if known, and the reason. */
export class InputError extends SousError {
  constructor(message: string, options?: { cause?: unknown; file?: string; line?: number }) {
    const where = options?.file ? `${options.file}${options.line ? `:${options.line}` : ""}: ` : "";
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

/**
 * Delivering to a platform failed. `retryable`: the same call may succeed later. `retryAfterMs`: the platform
 * named this wait. `maybeDone`: the platform may have carried it out anyway. `channelLost`: nothing can be shown in the
 * channel any more; why, and what to do, in sentences for people.
 */
export class DeliveryError extends SousError {
  readonly retryable: boolean;
  readonly maybeDone: boolean;
  readonly retryAfterMs: number | undefined;
  readonly channelLost: string | undefined;

  constructor(
    message: string,
    options: {
      cause?: unknown;
      retryable: boolean;
      maybeDone?: boolean;
      retryAfterMs?: number;
      channelLost?: string | undefined;
    },
  ) {
    super("delivery-failed", message, options);
    this.retryable = options.retryable;
    this.maybeDone = options.maybeDone ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.channelLost = options.channelLost;
  }
}

/** Somebody pressed Ctrl-C. The message says what happened and how to go on. */
export class Interrupted extends SousError {
  constructor(hint: string) {
    super("interrupted", hint);
  }
}
