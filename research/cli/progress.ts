/** A progress bar that appears with the first piece of work; on standard error, so that JSON stays alone. */
import { SingleBar } from "cli-progress";
import { commandToType } from "../../src/cli/options.js";
import { Interrupted } from "../../src/core/errors.js";
import { stopping } from "../lab/in-jobs.js";

/**
 * Shows the progress of work.
 *
 * @param unit what is counted: "games"
 */
export async function withProgress<Result>(
  unit: string,
  work: (show: (done: number, of: number) => void) => Promise<Result> | Result,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  let started = false;
  try {
    return await work((done, of) => {
      if (!started) bar.start(of, 0);
      started = true;
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

/** Shows the progress of work that Ctrl-C ends, before anything is written. */
export function withProgressUntilStopped<Result>(
  unit: string,
  work: (show: (done: number, of: number) => void, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = () =>
    new Interrupted(`Stopped; nothing was written. To begin again: ${commandToType()}`);
  return withProgressToEnd(unit, stopped, work);
}

/**
 * Shows the progress of work that Ctrl-C ends.
 *
 * @param stopped what is thrown then
 */
export async function withProgressToEnd<Result>(
  unit: string,
  stopped: () => Error,
  work: (show: (done: number, of: number) => void, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const interrupt = () => ending.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    return await withProgress(unit, (show) =>
      stopping.run(ending.signal, () => work(show, ending.signal)),
    );
  } catch (error) {
    throw ending.signal.aborted ? stopped() : error;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}
