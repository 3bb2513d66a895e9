import { type DestinationStream, destination, type Logger, pino } from "pino";

/** What tokens look like, wherever they stand: Slack's, and Discord's three parts. */
const tokens = /xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|[\w-]{20,}\.[\w-]{5,8}\.[\w-]{25,}/g;

/** The same text without anything that looks like a token. */
export function redactTokens(text: string): string {
  return text.replace(tokens, "[redacted]");
}

/** The log, on standard error unless told; tokens never reach it, neither as fields nor in words. */
export function createLog(
  level: string,
  to: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          "*.token",
          "*.botToken",
          "*.appToken",
          "token",
          "botToken",
          "appToken",
          "*.headers.authorization",
        ],
        censor: "[redacted]",
      },
      hooks: { streamWrite: redactTokens },
      serializers: { error: pino.stdSerializers.err },
    },
    to,
  );
}
