/** A progress bar that appears with the first piece of work; on standard error, so that JSON stays alone. */
import { SingleBar } from "cli-progress";
import { commandToType } from "../../src/cli/options.js";
import { Interrupted } from "../../src/core/errors.js";
import { whileWatched } from "../lab/in-jobs.js";

const notWritten = () =>
  new Interrupted(`Stopped; nothing was written. To begin again: ${commandToType()}`);

/** @param unit what is counted: "games" */
export async function untilStopped<Result>(
  unit: string,
  work: () => Promise<Result>,
  stopped: () => Error = notWritten,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  const expect = (units: number) => {
    if (bar.isActive) bar.setTotal(bar.getTotal() + units);
    else bar.start(units, 0);
  };
  const advance = (units: number) => bar.increment(units);
  const ending = new AbortController();
  const interrupt = () => ending.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    return await whileWatched({ signal: ending.signal, expect, advance }, work);
  } catch (error) {
    throw ending.signal.aborted ? stopped() : error;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    bar.stop();
  }
}
