import { type DestinationStream, destination, type Logger, pino } from "pino";
import { StorageError } from "../../core/memory/storage.js";
import { createRedactor } from "./redact.js";

/** Creates a log that removes tokens from fields and text. @param options.secrets other values to remove */
export function createLog(
  level: string,
  options: { readonly secrets?: readonly string[]; readonly to?: DestinationStream } = {},
): Logger {
  const redact = createRedactor(options.secrets);
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`]),
        censor: "[redacted]",
      },
      hooks: {
        streamWrite: redact,
        logMethod(line, write, level) {
          if (level > 20 && isReported(line[0])) this.debug(...line);
          else write.apply(this, line);
        },
      },
      serializers: { error: describeError, err: describeError },
    },
    options.to ?? destination({ dest: 2, sync: true }),
  );
}

/** True for errors of a replaced database file: every call fails, and "storage-paused" reports that once. */
function isReported(fields: unknown): boolean {
  const error = typeof fields === "object" && fields && "error" in fields ? fields.error : null;
  return error instanceof StorageError && error.fault === "replaced";
}

const secretFields =
  "token botToken appToken signingSecret password headers.authorization headers.cookie".split(" ");

const mostCauses = 5;
const longestText = 4000;

/** Keeps known fields only, as clients' errors contain the failed request, and so people's words. */
function describeError(error: unknown): object | string {
  return error instanceof Error ? describe(error, mostCauses) : shorten(String(error));
}

function describe(error: Error, causes: number): object {
  const { name: type, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    type,
    message: shorten(message),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(stack && { stack: shorten(stack) }),
    ...(cause instanceof Error && causes > 0 && { cause: describe(cause, causes - 1) }),
  };
}

function shorten(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`;
}
