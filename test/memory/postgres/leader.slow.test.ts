import { describe, expect, onTestFinished, test } from "vitest";
import { PostgresDatabase } from "../../../memory/postgres/database.js";
import { openLease } from "../../../memory/postgres/leader.js";
import { run } from "../../../memory/work.js";
import { failureOf } from "../../failure-of.js";
import { createDatabase, isMissing } from "./database.js";
import { query } from "./query.js";

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
