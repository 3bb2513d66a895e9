import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openLease } from "../../../memory/postgres/leader.js";
import { failureOf } from "../../failure-of.js";
import { findPostgres, type PostgresCluster, startPostgres } from "../../peers/postgres.js";
import { Child } from "../children/run-child.js";
import { query } from "./query.js";

const leaseMs = 1000;
const count = "SELECT count(*) FROM written";
const programs = findPostgres();

describe.skipIf(programs === null)("the lease", () => {
  let cluster: PostgresCluster;
  let made = 0;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });
  afterAll(() => cluster?.stop());

  async function create(): Promise<string> {
    made += 1;
    return cluster.create(`leader${made}`);
  }

  async function database(): Promise<string> {
    const address = await create();
    await query(address, "CREATE TABLE written (id serial, who text, epoch bigint)");
    return address;
  }

  /** A process that leads and writes, or stands by. */
  async function begin(address: string, name: string, lines = 1): Promise<Child> {
    const child = new Child("lead.ts", [address, name, String(leaseMs)]);
    onTestFinished(() => child.kill());
    await child.printed(lines);
    return child;
  }

  /** Rows stand in the order of their epochs: nobody wrote after the next had begun. */
  async function expectInOrder(address: string): Promise<void> {
    const rows = await query<{ epoch: string }>(address, "SELECT epoch FROM written ORDER BY id");
    const epochs = rows.map(({ epoch }) => Number(epoch));
    expect(new Set(epochs).size).toBeGreaterThan(1);
    expect(epochs).toEqual(epochs.toSorted((one, other) => one - other));
  }

  test("one of two that begin at once leads, the other knows which", async () => {
    const address = await database();
    const children = await Promise.all([begin(address, "one"), begin(address, "two")]);
    const first = children.map(({ lines }) => lines[0]);
    expect(first.toSorted()).toEqual(["leads 1", expect.stringMatching(/^stands by: (one|two)$/)]);
  });

  test("after a kill another takes over when the lease has ended", async () => {
    const address = await database();
    const one = await begin(address, "one");
    const two = await begin(address, "two");
    const killedAt = performance.now();
    await one.kill();
    await two.printed(2);
    expect(performance.now() - killedAt).toBeGreaterThan(leaseMs / 2);
    expect(performance.now() - killedAt).toBeLessThan(leaseMs + 5000);
    expect(two.lines).toEqual(["stands by: one", "leads 2"]);
  });

  test("who ends gives the lease up: another takes over before it would have ended", async () => {
    const address = await database();
    const one = await begin(address, "one");
    const two = await begin(address, "two");
    process.kill(one.pid, "SIGTERM");
    await one.printed(2);
    const endedAt = performance.now();
    await two.printed(2);
    expect(performance.now() - endedAt).toBeLessThan(leaseMs * 0.9);
    await sleep(100);
    await expectInOrder(address);
  });

  test("who was stopped for longer than the lease is told so, and its next write is refused", async () => {
    const address = await database();
    const one = await begin(address, "one");
    const two = await begin(address, "two");
    process.kill(one.pid, "SIGSTOP");
    // Stopped within a transaction, the server ends that first: "two" says so, and then leads.
    await expect.poll(() => two.lines, { timeout: 30_000 }).toContain("leads 2");
    await sleep(200);
    process.kill(one.pid, "SIGCONT");
    await one.printed(4);
    expect(one.lines.slice(1).toSorted()).toEqual([
      "ended",
      "fenced",
      expect.stringMatching(/^lost: .*: two leads now, .* for 1 s\./),
    ]);
    await expectInOrder(address);
  });

  test("who was stopped in the midst of a write holds nobody up, and it is not written", async () => {
    const address = await database();
    const one = await begin(address, "one");
    const two = await begin(address, "two");
    const isWriting = "SELECT FROM pg_stat_activity WHERE state = 'idle in transaction'";
    for (;;) {
      process.kill(one.pid, "SIGSTOP");
      await sleep(20);
      if ((await query(address, isWriting)).length > 0) break;
      process.kill(one.pid, "SIGCONT");
      await sleep(5);
    }
    const [before] = await query<{ count: string }>(address, count);
    const stoppedAt = performance.now();
    await two.printed(2);
    expect(performance.now() - stoppedAt).toBeLessThan(leaseMs + 5000);
    process.kill(one.pid, "SIGCONT");
    await one.printed(4);
    expect(one.lines.slice(1)).toContain("fenced");
    expect(await query(address, `${count} WHERE who = 'one'`)).toEqual([before]);
    await expectInOrder(address);
  });

  test("who was stopped and not missed goes on", async () => {
    const address = await database();
    const one = await begin(address, "one");
    process.kill(one.pid, "SIGSTOP");
    await sleep(1.5 * leaseMs);
    process.kill(one.pid, "SIGCONT");
    await sleep(leaseMs);
    expect(one.lines).toEqual(["leads 1"]);
    const two = await begin(address, "two");
    expect(two.lines).toEqual(["stands by: one"]);
  });

  test("a lease outlives a restart of the server", async () => {
    const address = await create();
    const lease = await openLease({ address, holder: "one", leaseMs });
    expect(await lease.take()).toBeNull();
    await cluster.crash();
    await sleep(leaseMs);
    const other = await openLease({ address, holder: "two", leaseMs });
    expect(await other.take()).toMatchObject({ holder: "one", epoch: 1 });
    await lease.close();
    expect(await other.take()).toBeNull();
    expect(other.epoch()).toBe(2);
    await other.close();
  });

  test("errors name host, database and what to do, and never the password", async () => {
    const address = (await create()).replace("sous@", "sous:a-password@");
    const failing = {
      [address.replace(/leader\d+$/, "nowhere")]:
        /127\.0\.0\.1:\d+\/nowhere: .*Create the database/,
      [address.replace(/:\d+\//, ":1/")]: /127\.0\.0\.1:1\/leader\d+: .*Start PostgreSQL there/,
      [address.replace("127.0.0.1", "not a host")]: /cannot be read\. Write postgres:/,
    };
    for (const [wrong, told] of Object.entries(failing)) {
      const failure = await failureOf(openLease({ address: wrong, holder: "one" }));
      expect(failure).toMatchObject({ message: expect.stringMatching(told) });
      expect(`${failure} ${JSON.stringify(failure)}`).not.toContain("a-password");
    }
  });
});
