/** Sends commands (orders) to the process that may write, as rows, because it may run on another machine. */
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { explainConnection } from "./address.js";
import { leaseRow } from "./leader.js";

const lookMs = { taking: 500, waiting: 100 } as const;

interface Order {
  readonly id: string;
  readonly name: string;
  readonly given: unknown;
}

/** SQL: takes each order once; its sender may have deleted it. */
const takeNext = `UPDATE orders SET is_taken = true
  WHERE id = (SELECT id FROM orders WHERE NOT is_taken ORDER BY id LIMIT 1) RETURNING id, name, given`;
const answerOne = "UPDATE orders SET answer = $2 WHERE id = $1";
const forgetOld = "DELETE FROM orders WHERE given_at < clock_timestamp() - interval '1 minute'";
const give = `INSERT INTO orders (name, given) SELECT $1, $2 FROM leases
  WHERE work = '${leaseRow}' AND holder IS NOT NULL
  RETURNING id`;
const readAnswer = "SELECT answer FROM orders WHERE id = $1";
const forgetOne = "DELETE FROM orders WHERE id = $1";

/** @param carryOut resolves to an answer as JSON, and never rejects */
export function takeRowOrders(
  address: string,
  carryOut: (name: string, given: unknown) => Promise<object>,
): { close(): Promise<void> } {
  const pool = connect(address);
  const closing = new AbortController();

  async function takeOne(): Promise<boolean> {
    const [order] = (await pool.query<Order>(takeNext)).rows;
    if (!order) return false;
    const answer = await carryOut(order.name, order.given);
    await pool.query(answerOne, [order.id, JSON.stringify(answer)]);
    return true;
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      // The server may be away; senders time out.
      if (await takeOne().catch(() => false)) continue;
      await sleep(lookMs.taking, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    async close() {
      closing.abort();
      await working;
      await pool.end();
    },
  };
}

/** @returns the answer, or null after the timeout or without a leader @throws SousError "no-connection" */
export async function giveRowOrder(
  address: string,
  { name, given, patienceMs }: Omit<Order, "id"> & { readonly patienceMs: number },
): Promise<unknown> {
  const pool = connect(address);
  const until = performance.now() + patienceMs;
  try {
    await pool.query(forgetOld);
    const [order] = (await pool.query<{ id: string }>(give, [name, JSON.stringify(given)])).rows;
    if (!order) return null;
    const { id } = order;
    let answer: unknown = null;
    while (answer === null && performance.now() < until) {
      await sleep(lookMs.waiting);
      answer = (await pool.query<{ answer: unknown }>(readAnswer, [id])).rows[0]?.answer ?? null;
    }
    await pool.query(forgetOne, [id]);
    return answer;
  } catch (error) {
    throw explainConnection(error, address);
  } finally {
    await pool.end();
  }
}

function connect(address: string): Pool {
  const pool = new Pool({ connectionString: address, application_name: "sous orders", max: 1 });
  pool.on("error", () => undefined);
  return pool;
}
