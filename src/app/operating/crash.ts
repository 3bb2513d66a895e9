import type { Logger } from "pino";

/**
 * Logs an error that nothing caught, and ends the process with exit code 1: its state is unknown then, and the next
 * start goes on from the rows.
 *
 * @returns ends that
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
