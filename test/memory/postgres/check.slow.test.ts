import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkPostgres } from "../../../memory/postgres/check.js";
import { openLease } from "../../../memory/postgres/leader.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createDatabase, isMissing } from "./database.js";
import { query } from "./query.js";

describe.skipIf(isMissing)("the checks", () => {
  let address: string;
  beforeAll(async () => {
    address = (await createDatabase("empty")).replace("sous@", "sous:a-password@");
  });

  const found = async (clock = systemClock) => {
    const checks = await checkPostgres(address, clock);
    expect(JSON.stringify(checks)).not.toContain("a-password");
    return Object.fromEntries(
      checks.map(({ name, state, detail }) => [name, `${state}: ${detail}`]),
    );
  };

  test("name version, role, clock, leader and who stands by", async () => {
    expect(await found()).toEqual({
      database: expect.stringMatching(
        /^ok: postgres:\/\/127\.0\.0\.1:\d+\/sous_\d+: PostgreSQL \d+/,
      ),
      "database: role": "ok: the primary, with 0 replicas",
      "database: clock": "ok: 0 s apart",
      "database: leader": "ok: nobody leads",
      "database: dead rows": "ok: few",
    });
    for (const holder of ["one", "two"]) {
      const lease = await openLease({ address, holder });
      onTestFinished(() => lease.close());
      await lease.take();
    }
    expect(await found()).toMatchObject({
      "database: leader": expect.stringMatching(
        /^ok: one leads \(epoch 1, renewed \d s ago\), 1 process stands by$/,
      ),
    });
  });

  test("warn of a clock that is wrong and of rows that nobody clears away", async () => {
    const late = { ...systemClock, now: () => Date.now() - 120_000 };
    await query(
      address,
      "CREATE TABLE heap (n int) WITH (autovacuum_enabled = off); INSERT INTO heap SELECT generate_series(1, 30000)",
    );
    await query(address, "DELETE FROM heap WHERE n % 2 = 0; SELECT pg_stat_force_next_flush()");
    expect(await found(late)).toMatchObject({
      "database: clock": "warn: this machine is 120 s behind",
      "database: dead rows": "warn: heap: 15000 dead, 15000 live",
    });
  });

  test("say why there is no connection", async () => {
    const [check] = await checkPostgres(address.replace(/sous_\d+$/, "gone"), systemClock);
    expect(check).toMatchObject({ name: "database", state: "fail" });
    expect(check?.detail).toMatch(/\/gone: database "gone" does not exist\. Create the database/);
  });
});
