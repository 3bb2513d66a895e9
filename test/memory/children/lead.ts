/** Takes the lease of the database in its first argument, and then writes rows as its leader. */
import { PostgresDatabase } from "../../../memory/postgres/database.js";
import { openLease } from "../../../memory/postgres/leader.js";
import { run } from "../../../memory/work.js";
import { SousError } from "../../../src/core/errors.js";

const [address = "", holder = "", leaseMs = "1"] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

const lease = await openLease({ address, holder, leaseMs: Number(leaseMs) });
const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());
void lease.lost.then(({ message }) => say(`lost: ${message}`));
let known = "";
await lease.wait(stopping.signal, (found) => {
  if (!("holder" in found) || found.holder === known) return;
  known = found.holder;
  say(`stands by: ${known}`);
});
const epoch = lease.epoch();
say(`leads ${epoch}`);
// As if it had not heard yet that it lost the lease.
const db = new PostgresDatabase({
  url: address,
  lease: { epoch: () => epoch, works: lease.works },
});
const sql = "INSERT INTO written (who, epoch) VALUES (@holder, @epoch)";
try {
  while (!stopping.signal.aborted) {
    await db.write(() => run(sql, { holder, epoch }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
} catch (error) {
  say(error instanceof SousError ? error.code : String(error));
  await lease.lost;
}
await db.close();
await lease.close();
say("ended");
