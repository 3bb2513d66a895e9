import { type DestinationStream, destination, type Logger, pino } from "pino";

/** What tokens look like, wherever they stand: Slack's, and Discord's three parts. */
const tokens = /xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|[\w-]{20,}\.[\w-]{5,8}\.[\w-]{25,}/g;

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
      hooks: { streamWrite: (line) => line.replace(tokens, "[redacted]") },
      serializers: { error: pino.stdSerializers.err },
    },
    to,
  );
}
