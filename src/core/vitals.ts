/** Deliveries by state. `failing`: queued, with at least three failures. */
export interface DeliveryCount {
  readonly bot: string;
  readonly state: "queued" | "failing" | "sending" | "dead";
  readonly count: number;
  /** Due time of the oldest; milliseconds since 1970. */
  readonly since: number;
}

export interface StoredVitals {
  readonly deliveries: readonly DeliveryCount[];
  readonly openQuestions: number;
  /** Includes the write-ahead log. */
  readonly databaseBytes: number;
  /** Bytes; 0 in memory. */
  readonly walBytes: number;
  /** Free bytes on the disk. Null in memory. */
  readonly freeBytes: number | null;
}

export interface VitalsStore {
  read(): Promise<StoredVitals>;
}

export interface HealthDesk {
  isReady(): Promise<boolean>;
  /** Returns Prometheus' text format. */
  metrics(): Promise<string>;
}
