/** Shows progress on standard error, as standard output is JSON. */
import { SingleBar } from "cli-progress";

export async function withProgress<Result>(
  unit: string,
  work: (show: (done: number, of: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${unit}, {eta_formatted} to go`,
    stream: process.stderr,
    noTTYOutput: false,
  });
  try {
    return await work((done, of) => {
      if (!bar.isActive) bar.start(of, 0);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
