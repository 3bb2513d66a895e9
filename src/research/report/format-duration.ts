/** Figures as a report writes them. */

/** 0.123 is "12.3 %". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function fixed(value: number): string {
  return value.toFixed(2);
}

/** A share with three digits; "–" where there is none. */
export function share(value: number | null): string {
  return value === null ? "–" : value.toFixed(3);
}

/** "0.2 s", "4.0 min", "1.5 h", "2.1 d". */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  if (seconds < 3600) return `${(seconds / 60).toFixed(1)} min`;
  if (seconds < 86_400) return `${(seconds / 3600).toFixed(1)} h`;
  return `${(seconds / 86_400).toFixed(1)} d`;
}
