import type { Logger } from "pino";

/**
 * Exits with code 1 after an uncaught error, as the state is unknown; the next start resumes from rows.
 * @returns an uninstall function
 */
export function crashLoudly(log: Logger): () => void {
  const crash = (error: unknown): void => {
    log.fatal({ event: "crashed", error }, "an error that nothing caught");
    process.exit(1);
  };
  process.on("uncaughtException", crash).on("unhandledRejection", crash);
  return () => {
    process.off("uncaughtException", crash).off("unhandledRejection", crash);
  };
}
