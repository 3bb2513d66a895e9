import type { Logger } from "pino";

/**
 * Exits with code 1, as the state is unknown.
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
