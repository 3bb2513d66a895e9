/** Counts open questions and waiting messages, for the metrics. */
import { all, type Database, value } from "../work.js";

interface DeliveryCount {
  readonly bot: string;
  readonly state: "queued" | "failing" | "sending" | "dead";
  readonly count: number;
  /** When the oldest was due, in milliseconds since 1970. */
  readonly since: number;
}

/** SQL: counts pending and dead deliveries by an index each, without reading the many that were sent. */
const countWaiting = `SELECT bot, CASE WHEN outbox.state = 'queued' AND attempts >= 3 THEN 'failing'
    ELSE outbox.state END AS state, count(*) AS count, min(due_at) AS since
  FROM outbox JOIN episodes ON episodes.id = outbox.episode
  WHERE outbox.state IN ('queued', 'sending') AND wanted > shown GROUP BY 1, 2`;
const countDead = `SELECT bot, 'dead' AS state, count(*) AS count, min(due_at) AS since
  FROM outbox JOIN episodes ON episodes.id = outbox.episode WHERE outbox.state = 'dead' GROUP BY 1`;

export function createVitalsStore(db: Database) {
  return {
    read: async () => ({ ...(await db.readTogether(countDeliveries())), ...(await db.size()) }),
  };
}

function* countDeliveries() {
  const open = yield* value<number>("SELECT count(*) FROM questions WHERE state = 'open'");
  const deliveries = [
    ...(yield* all<DeliveryCount>(countWaiting)),
    ...(yield* all<DeliveryCount>(countDead)),
  ];
  return { deliveries, openQuestions: open ?? 0 };
}
