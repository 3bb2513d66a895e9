/**
 * Processor time that this process has used, in milliseconds. Unlike a clock on the wall it does not
 * count the time in which other processes of a busy machine had the core.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
