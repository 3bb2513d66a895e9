/** A progress bar that appears with the first piece of work; on standard error, so that JSON stays alone. */
import { SingleBar } from "cli-progress";
import { commandToType } from "../../src/cli/options.js";
import { Interrupted } from "../../src/core/errors.js";
import { stopping } from "../lab/in-jobs.js";

export type Show = (done: number, of: number) => void;

const notWritten = () =>
  new Interrupted(`Stopped; nothing was written. To begin again: ${commandToType()}`);

/**
 * Shows the progress of work that Ctrl-C ends.
 *
 * @param unit what is counted: "games"
 * @param stopped what is thrown after Ctrl-C
 */
export async function untilStopped<Result>(
  unit: string,
  work: (show: Show, signal: AbortSignal) => Promise<Result>,
  stopped: () => Error = notWritten,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  let started = false;
  const show: Show = (done, of) => {
    if (!started) bar.start(of, 0);
    started = true;
    bar.update(done);
  };
  const ending = new AbortController();
  const interrupt = () => ending.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    return await stopping.run(ending.signal, () => work(show, ending.signal));
  } catch (error) {
    throw ending.signal.aborted ? stopped() : error;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    bar.stop();
  }
}
