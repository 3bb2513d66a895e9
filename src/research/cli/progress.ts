/** A progress bar that appears with the first piece of work; on standard error, so that JSON stays alone. */
import { SingleBar } from "cli-progress";

export interface ProgressBar {
  show(done: number, of: number): void;
  stop(): void;
}

/** @param unit what is counted: "games" */
export function createProgressBar(unit: string): ProgressBar {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  let started = false;
  return {
    show(done, of) {
      if (!started) bar.start(of, 0);
      started = true;
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
