/** How a running Sous is: what an operator measures and is told of. */

/** Deliveries of one platform in one state. `failing`: queued, and refused three times or more. */
export interface DeliveryCount {
  readonly bot: string;
  readonly state: "queued" | "failing" | "sending" | "dead";
  readonly count: number;
  /** When the oldest was due; milliseconds since 1970. */
  readonly since: number;
}

/** What the rows say. */
export interface StoredVitals {
  readonly deliveries: readonly DeliveryCount[];
  readonly openQuestions: number;
  /** Size of the database with what its write-ahead log still holds, in bytes. */
  readonly databaseBytes: number;
  /** Size of the write-ahead log, in bytes; 0 in memory. */
  readonly walBytes: number;
  /** Free space on the disk that has them; null in memory. */
  readonly freeBytes: number | null;
}

export interface VitalsStore {
  read(): Promise<StoredVitals>;
}

/** What a web page is handed for machines that watch Sous. */
export interface HealthDesk {
  /** Whether requests and answers can be kept now. */
  isReady(): Promise<boolean>;
  /** All measurements, in Prometheus' text format. */
  metrics(): Promise<string>;
}
