import { destination, type Logger, pino } from "pino";

/** The log, on standard error; tokens never reach it. */
export function createLog(level: string): Logger {
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
      serializers: { error: pino.stdSerializers.err },
    },
    destination({ dest: 2, sync: true }),
  );
}
