/** Measurements of a running Sous. */

/** Deliveries by platform and state. `failing`: queued, with at least three failures. */
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
  /** Bytes of the database, including unmerged write-ahead log. */
  readonly databaseBytes: number;
  /** Bytes; 0 in memory. */
  readonly walBytes: number;
  /** Free bytes on their disk; null in memory. */
  readonly freeBytes: number | null;
}

export interface VitalsStore {
  read(): Promise<StoredVitals>;
}

/** For monitoring. */
export interface HealthDesk {
  /** Whether requests and answers can be stored now. */
  isReady(): Promise<boolean>;
  /** In Prometheus' text format. */
  metrics(): Promise<string>;
}
