/** One thing that passed between the app and the peer. */
export interface LogEntry {
  atMs: number;
  kind: "rest" | "gateway";
  /** For REST the method and path; for the gateway what was asked. */
  what: string;
  /** For REST the status that the app saw (0: the connection was cut). */
  detail: string;
}

/** Keeps what passed, oldest first. */
export class Log {
  readonly entries: LogEntry[] = [];

  add(entry: Omit<LogEntry, "atMs">): void {
    this.entries.push({ atMs: Date.now(), ...entry });
  }
}
