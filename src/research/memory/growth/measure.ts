/** CPU time of an operation. */

/** An operation is repeated until it took this much CPU time, or this many times. */
const enoughMs = 40;
const mostTimes = 300;

/** Milliseconds of CPU that one call takes in this process: the median of several. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  let sum = 0;
  while (times.length < 3 || (sum < enoughMs && times.length < mostTimes)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    sum += (user + system) / 1000;
    if (sum > 20 * enoughMs) break;
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
