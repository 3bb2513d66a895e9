/** Formats counts, times and durations. */

/** Returns "1 answer" or "2 answers". @param {number} count @param {string} one @param {string} [several] irregular plural */
export function many(count, one, several = `${one}s`) {
  return `${count} ${count === 1 ? one : several}`;
}

/** Returns "(2) Sous". @param {string} title @param {number} waiting questions in the inbox */
export function withCount(title, waiting) {
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** @param {number} at milliseconds since 1970 */
export function formatTime(at) {
  return time.format(at);
}

/** @param {number} ms "8 s", "3 min", "2 h" */
export function formatDuration(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
