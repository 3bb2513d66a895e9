/** Takes the lease of the database in its first argument, and then writes rows, each behind the fence. */
import { Client } from "pg";
import { fence, openLease } from "../../../memory/postgres/leader.js";

const [address = "", holder = "", leaseMs = "1"] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

const lease = await openLease({ address, holder, leaseMs: Number(leaseMs) });
const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());
void lease.lost.then(({ message }) => say(`lost: ${message}`));
let known = "";
await lease.wait(stopping.signal, (found) => {
  const told = "holder" in found ? found.holder : found.message;
  if (told !== known) say(`stands by: ${told}`);
  known = told;
});
const own = lease.epoch();
say(`leads ${own}`);
const client = new Client({ connectionString: address });
await client.connect();
while (!stopping.signal.aborted) {
  await client.query("BEGIN");
  const allowed = await client.query(fence, [own]);
  if (allowed.rowCount === 1)
    await client.query("INSERT INTO written (who, epoch) VALUES ($1, $2)", [holder, own]);
  await client.query("COMMIT");
  if (allowed.rowCount === 0) {
    say("refused");
    await lease.lost;
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await client.end();
await lease.close();
say("ended");
