/** Orders to the process that leads on a PostgreSQL database, which may run on another machine. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openLease } from "../../memory/postgres/leader.js";
import { giveOrder, takeOrders } from "../../src/app/orders.js";
import { InputError } from "../../src/core/errors.js";
import { query } from "../memory/postgres/query.js";
import { findPostgres, type PostgresCluster, startPostgres } from "../peers/postgres.js";

const programs = findPostgres();

describe.skipIf(programs === null)("orders on PostgreSQL", () => {
  let cluster: PostgresCluster;
  let address: string;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
    address = (await cluster.create("orders")).replace("sous@", "sous:a-password@");
  });
  afterAll(() => cluster?.stop());

  test("are answered by who leads, and leave nothing behind", async () => {
    const lease = await openLease({ address, holder: "one" });
    onTestFinished(() => lease.close());
    const nobody = giveOrder(address, "add", [1]);
    await expect(nobody).rejects.toMatchObject({
      code: "no-orders",
      message: expect.not.stringContaining("a-password"),
    });
    await lease.take();
    const given: unknown[] = [];
    const taking = await takeOrders(address, {
      add: async (numbers) => {
        given.push(numbers);
        return (numbers as number[]).reduce((sum, one) => sum + one, 0);
      },
      refuse: async () => {
        throw new InputError("no such thing");
      },
    });
    onTestFinished(() => taking.close());
    const sums = [1, 2, 3, 4].map((number) => giveOrder(address, "add", [number, 1]));
    expect(await Promise.all(sums)).toEqual([2, 3, 4, 5]);
    expect(given).toHaveLength(4);
    await expect(giveOrder(address, "refuse", {})).rejects.toMatchObject({
      code: "bad-input",
      message: "no such thing",
    });
    await expect(giveOrder(address, "toString", {})).rejects.toThrow('No order "toString"');
    expect(await query(address, "SELECT id FROM orders")).toEqual([]);
  });
});
