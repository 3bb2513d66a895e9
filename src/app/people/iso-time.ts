/** Formats as ISO 8601 in UTC. */
export function isoOf<Time extends number | null>(at: Time): Time extends null ? null : string;
export function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
