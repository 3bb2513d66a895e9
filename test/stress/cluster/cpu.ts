/** Kernel counters in steps of 10 ms. */
import { readFileSync } from "node:fs";
import { Client } from "pg";

/** Milliseconds, user and system. */
export function readCpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const connected =
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** Sums current client backends. */
export async function readServerCpuMs(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(connected);
    return rows.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
  } finally {
    await client.end();
  }
}
