/** A private PostgreSQL cluster on loopback, for tests: it ends with the process that started it. */
import { execFile, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { noteMissing } from "../shared-data.js";

export interface PostgresCluster {
  /** Makes a database, as a copy of another one if that is named. Returns its URL. */
  create(name: string, template?: string): Promise<string>;
  /** Ends it at once, as a crash would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const installed = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs; null, and a line at the end of the run, where there are none. */
export function findPostgres(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...versions.map((version) => path.join(installed, version, "bin")),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, "initdb")));
  if (found === undefined) noteMissing("PostgreSQL (the package postgresql)");
  // Where one is linked to, all of them are.
  return found === undefined ? null : path.dirname(realpathSync(path.join(found, "initdb")));
}

/** @param programs as {@link findPostgres} found them */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-postgres-"));
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? nobody() : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = path.join(folder, "data");
  const inFolder = { ...user, cwd: folder };
  const settings = ["-U", "sous", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await promisify(execFile)(path.join(programs, "initdb"), ["-D", data, ...settings], inFolder);
  const port = await freePort();
  const start = () =>
    run(path.join(programs, "postgres"), ["-D", data, "-k", folder, "-p", `${port}`]);
  const urlOf = (database: string) => `postgres://sous@127.0.0.1:${port}/${database}`;

  function run(program: string, args: readonly string[]) {
    const fast = ["-h", "127.0.0.1", "-c", "fsync=off", "-c", "max_connections=60"];
    // The shell ends it when this process is gone: its input ends then.
    const script = '"$@" <&- & read -r how; kill -"$how" $! || kill -QUIT $!; wait $!';
    const stdio = ["pipe", "ignore", "ignore"] as const;
    const child = spawn("sh", ["-c", script, "sh", program, ...args, ...fast], {
      ...inFolder,
      stdio: [...stdio],
    });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    return {
      async end(signal: "QUIT" | "INT") {
        child.stdin?.end(`${signal}\n`);
        await ended;
      },
    };
  }

  async function query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async function untilReady(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await query("SELECT 1");
      } catch (error) {
        if (tries === 200) throw error;
        await setTimeout(50);
      }
    }
  }

  let server = start();
  await untilReady();
  return {
    async create(name, template = "template0") {
      await query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return urlOf(name);
    },
    async crash() {
      await server.end("QUIT");
      server = start();
      await untilReady();
    },
    async stop() {
      await server.end("INT");
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function nobody(): { uid: number; gid: number } {
  const idOf = (which: string) =>
    Number(execFileSync("id", [which, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
