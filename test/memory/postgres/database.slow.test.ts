import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test } from "vitest";
import { PostgresDatabase } from "../../../memory/postgres/database.js";
import { openLease } from "../../../memory/postgres/leader.js";
import { all, get, run, tell, type Work } from "../../../memory/work.js";
import type { Change } from "../../../src/core/episode/watch.js";
import type { StorageError } from "../../../src/core/memory/storage.js";
import { describeWordCounts } from "../../contracts/memory/word-counts.js";
import { failureOf } from "../../failure-of.js";
import { startCutter } from "../../peers/cut.js";
import { createDatabase, isMissing, useOwnPostgres } from "./database.js";
import { query } from "./query.js";

const add = (id: string): (() => Work<number>) =>
  function* () {
    yield* run("INSERT INTO imported_rows (id) VALUES (@id)", { id });
    return 1;
  };
const ids = "SELECT id FROM imported_rows ORDER BY id";

describe.skipIf(isMissing)("a PostgreSQL database", () => {
  let url = "";
  let db: PostgresDatabase;
  const opened: PostgresDatabase[] = [];
  const open = (options: Partial<ConstructorParameters<typeof PostgresDatabase>[0]> = {}) => {
    const made = new PostgresDatabase({ url, ...options });
    opened.push(made);
    return made;
  };
  const stored = async () =>
    (await db.read(all<{ id: string }>(ids))).map(({ id }) => id).join(" ");

  beforeEach(async () => {
    url = await createDatabase();
    db = open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });

  it("reads rows as SQLite gives them", async () => {
    const row = await db.read(
      get(
        `SELECT count(*) AS rowCount, sum(n) AS total, avg(n) AS mean, n > 1 AS isMore, @bytes::bytea AS bytes
         FROM (VALUES (2)) AS one (n) GROUP BY n`,
        { bytes: Buffer.from([0, 255]) },
      ),
    );
    const bytes = Buffer.from([0, 255]);
    expect(row).toEqual({ rowCount: 1, total: 2, mean: 2, isMore: 1, bytes });
  });

  describeWordCounts(() => db);

  it("writes all of a transaction or nothing, and tells changes after the commit", async () => {
    const told: Change[] = [];
    const telling = open({ onChange: (change) => told.push(change) });
    const change = { household: "h", episode: "e" };
    await telling.write(function* () {
      yield* add("a")();
      yield* tell(change);
      yield* tell(change);
    });
    expect(told).toEqual([change]);
    const failing = telling.write(function* () {
      yield* add("b")();
      yield* tell(change);
      throw new Error("on the way");
    });
    await expect(failing).rejects.toThrow("on the way");
    expect([await stored(), told.length]).toEqual(["a", 1]);
  });

  const gate = "SELECT pg_advisory_xact_lock(7)";
  async function closeGate() {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("SELECT pg_advisory_lock(7)");
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND query = $1";
    return {
      reached: () =>
        expect
          .poll(async () => (await holder.query(waiting, [gate])).rowCount, { timeout: 30_000 })
          .toBeGreaterThan(0),
      open: () => holder.end(),
    };
  }

  it("reads everything as it is at one moment", async () => {
    const { reached, open: openGate } = await closeGate();
    const during = db.readTogether(
      (function* () {
        const before = (yield* all(ids)).length;
        yield* all(gate);
        return [before, (yield* all(ids)).length];
      })(),
    );
    await reached();
    await open().write(add("between"));
    await openGate();
    expect([await during, await stored()]).toEqual([[0, 0], "between"]);
  });

  it("refuses a row that breaks a rule, and a write when it only reads", async () => {
    await db.write(add("a"));
    await expect(db.write(add("a"))).rejects.toMatchObject({ code: "conflict" });
    await expect(open({ readOnly: true }).write(add("b"))).rejects.toMatchObject({
      code: "read-only",
    });
  });

  it("takes numbers in the order of commits: who reads what is newer than the last misses nothing", async () => {
    const note = (last: string) =>
      function* (): Work<number> {
        const sql = "INSERT INTO vector_tombstones (vector) VALUES (1) RETURNING number";
        const row = yield* get<{ number: number }>(sql);
        yield* all(last);
        return row?.number ?? 0;
      };
    const { reached, open: openGate } = await closeGate();
    const slow = db.write(note(gate));
    await reached();
    const fast = open().write(note("SELECT 1"));
    await expect
      .poll(() => query(url, "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'"), {
        timeout: 30_000,
      })
      .toHaveLength(2);
    await openGate();
    expect(await slow).toBeLessThan(await fast);
  });

  it("writes nothing once another process leads", async () => {
    await db.write(function* () {
      yield* run("INSERT INTO leases (work, epoch) VALUES ('player', 7), ('pages', 6)");
    });
    const lease = (epoch: number) => ({ epoch: () => epoch });
    const [leading, fenced] = [open({ lease: lease(7) }), open({ lease: lease(5) })];
    await leading.write(add("a"));
    await expect(fenced.write(add("b"))).rejects.toMatchObject({ code: "fenced" });
    await expect(fenced.write(add("a"))).rejects.toMatchObject({ code: "fenced" });
    expect(await stored()).toBe("a");
  });

  it("runs a transaction again that lost a race", async () => {
    let runs = 0;
    await db.write(function* () {
      runs += 1;
      yield* add(`${runs}`)();
      if (runs === 1)
        yield* all("DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40001'; END $$");
    });
    expect([runs, await stored()]).toEqual([2, "2"]);
    await expect(
      db.write(function* () {
        runs += 1;
        yield* all("DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40P01'; END $$");
      }),
    ).rejects.toMatchObject({ fault: "busy" });
    expect(runs).toBe(7);
  });

  it("runs a transaction again whose connection was ended, and reads on another one", async () => {
    let runs = 0;
    await db.write(function* () {
      runs += 1;
      yield* add("a")();
      if (runs === 1) yield* all("SELECT pg_terminate_backend(pg_backend_pid())");
    });
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sous'",
    );
    await admin.end();
    expect([runs, await stored()]).toEqual([2, "a"]);
  });

  it("finds out whether a commit came through whose answer was lost, and does nothing twice", async () => {
    const cutter = await startCutter(Number(new URL(url).port));
    const behind = open({ url: url.replace(/:\d+\//, `:${cutter.port}/`) });
    let runs = 0;
    const counted = function* (): Work<number> {
      runs += 1;
      return yield* run("INSERT INTO vector_tombstones (vector) VALUES (1)");
    };
    const result = [];
    for (const when of ["after", "before"] as const) {
      cutter.cut("COMMIT", when);
      await behind.write(counted);
      const kept = await db.read(all("SELECT 1 FROM vector_tombstones"));
      result.push([runs, kept.length]);
    }
    await cutter.stop();
    expect(result).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  it("says that the server cannot be reached", async () => {
    const faults: string[] = [];
    const nowhere = open({
      url: "postgres://sous@127.0.0.1:1/x",
      onFault: (fault) => faults.push(fault),
    });
    const error = await nowhere.write(add("c")).catch((thrown: StorageError) => thrown);
    expect(error).toMatchObject({ code: "storage-unreachable", fault: "unreachable" });
    expect(String(error)).toContain("postgres://127.0.0.1:1/x: the database server cannot be");
    expect(faults).toEqual(["unreachable"]);
  });
});

describe.skipIf(isMissing)("a restart of the server", () => {
  const own = useOwnPostgres();

  it("is waited for by who writes, and the lease outlives it", async () => {
    const url = await own.create();
    const faults: string[] = [];
    const db = new PostgresDatabase({ url, onFault: (fault) => faults.push(fault) });
    await db.write(add("a"));
    const lease = await openLease({ address: url, holder: "one" });
    expect(await lease.take()).toBeNull();
    await own.cluster().crash();
    await db.write(add("b"));
    expect([await db.read(all(ids)), faults]).toEqual([[{ id: "a" }, { id: "b" }], []]);
    const other = await openLease({ address: url, holder: "two" });
    expect(await other.take()).toMatchObject({ holder: "one", epoch: 1 });
    await lease.close();
    expect(await other.take()).toBeNull();
    expect(other.epoch()).toBe(2);
    await other.close();
    await db.close();
  });
});

const inTime = { timeout: 30_000 };

async function open(address: string, holder: string, leaseMs?: number) {
  const lease = await openLease({ address, holder, ...(leaseMs && { leaseMs }) });
  onTestFinished(() => lease.close());
  return lease;
}

describe.skipIf(isMissing)("the lease", () => {
  test("is held by one of two that begin at once, and the other knows which", async () => {
    const address = await createDatabase("empty");
    const leases = await Promise.all(["one", "two"].map((holder) => open(address, holder)));
    const found = await Promise.all(leases.map((lease) => lease.take()));
    expect(found.filter((leader) => leader === null)).toHaveLength(1);
    const leads = found[0] === null ? "one" : "two";
    expect(found).toContainEqual(expect.objectContaining({ holder: leads, epoch: 1 }));
  });

  test("is given up at the end: who stands by takes over at once, in a later epoch", async () => {
    const address = await createDatabase("empty");
    const [one, two] = [await openLease({ address, holder: "one" }), await open(address, "two")];
    await one.take();
    const seen: unknown[] = [];
    const waiting = two.wait(new AbortController().signal, (found) => seen.push(found));
    await expect.poll(() => seen.length, inTime).toBeGreaterThan(0);
    expect([seen[0], two.epoch()]).toEqual([expect.objectContaining({ holder: "one" }), 0]);
    await one.close();
    await waiting;
    expect([one.epoch(), two.epoch()]).toEqual([0, 2]);
  });

  test("is free when it was not renewed in time: who held it is told so, and writes nothing any more", async () => {
    const address = await createDatabase();
    const [one, two] = [await open(address, "one", 3000), await open(address, "two", 3000)];
    await one.take();
    const epoch = one.epoch();
    const db = new PostgresDatabase({
      url: address,
      // Unaware that it lost the lease.
      lease: { epoch: () => epoch },
    });
    onTestFinished(() => db.close());
    const write = (id: string) =>
      db.write(() => run("INSERT INTO imported_rows (id) VALUES (@id)", { id }));
    await write("a");
    expect(await two.take()).toMatchObject({ holder: "one" });
    // The former holder may be renewing it.
    await expect
      .poll(async () => {
        await query(address, "UPDATE leases SET renewed_at = renewed_at - interval '1 hour'");
        return two.take();
      }, inTime)
      .toBeNull();
    await expect(write("b")).rejects.toMatchObject({ code: "fenced" });
    expect((await one.lost).message).toMatch(/: two leads now, .* for 3 s\./);
    expect(one.epoch()).toBe(0);
    expect(await query(address, "SELECT id FROM imported_rows")).toEqual([{ id: "a" }]);
  });

  test("errors name host, database and what to do, and never the password", async () => {
    const address = (await createDatabase("empty")).replace("sous@", "sous:a-password@");
    const failing = {
      [address.replace(/sous_\d+$/, "nowhere")]: /127\.0\.0\.1:\d+\/nowhere: .*Create the database/,
      [address.replace(/:\d+\//, ":1/")]: /127\.0\.0\.1:1\/sous_\d+: .*Start PostgreSQL there/,
      [address.replace("127.0.0.1", "not a host")]: /cannot be read\. Write postgres:/,
    };
    for (const [wrong, told] of Object.entries(failing)) {
      const failure = await failureOf(openLease({ address: wrong, holder: "one" }));
      expect(failure).toMatchObject({ message: expect.stringMatching(told) });
      expect(`${failure} ${JSON.stringify(failure)}`).not.toContain("a-password");
    }
  });
});
