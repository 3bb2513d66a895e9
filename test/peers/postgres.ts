/** A private PostgreSQL cluster on loopback that ends with the process. */
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
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { noteMissing } from "../shared-data.js";
import { closeServer, listenOnLoopback } from "./control.js";

export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>;

const installed = "/usr/lib/postgresql";

/** Finds PostgreSQL's programs; else returns null, with a line at the end of the run. */
export function findPostgres(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...versions.map((version) => path.join(installed, version, "bin")),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, "initdb")));
  if (found === undefined) noteMissing("PostgreSQL (the package postgresql)");
  // Resolves links, as the other programs are beside the target.
  return found === undefined ? null : path.dirname(realpathSync(path.join(found, "initdb")));
}

/** @param options.data existing data, kept */
export async function startPostgres(
  programs: string,
  options: { readonly settings?: readonly string[]; readonly data?: string } = {},
) {
  const { settings = [], data: given } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "sous-postgres-"));
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? nobody() : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = given ?? path.join(folder, "data");
  const inFolder = { ...user, cwd: folder };
  const kind = ["-U", "sous", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  if (given === undefined)
    await promisify(execFile)(path.join(programs, "initdb"), ["-D", data, ...kind], inFolder);
  const port = await freePort();
  const start = () =>
    run(path.join(programs, "postgres"), ["-D", data, "-k", folder, "-p", `${port}`]);
  const urlOf = (database: string) => `postgres://sous@127.0.0.1:${port}/${database}`;

  function run(program: string, args: readonly string[]) {
    const set = ["fsync=off", "max_connections=60", ...settings].flatMap((one) => ["-c", one]);
    const fast = ["-h", "127.0.0.1", ...set];
    // The shell's input ends with this process, and then it kills the server.
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
    /** May hold other data folders. */
    folder,
    url: urlOf,
    async create(name: string, template = "template0") {
      await query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return urlOf(name);
    },
    async crash() {
      await server.end("QUIT");
      server = start();
      await untilReady();
    },
    /** Runs shell lines as the server's user, with PostgreSQL's programs on the PATH. */
    async shell(script: string) {
      const own = { PGHOST: "127.0.0.1", PGPORT: `${port}`, PGUSER: "sous" };
      const env = { ...process.env, ...own, PATH: `${programs}:${process.env.PATH}` };
      await promisify(execFile)("sh", ["-ec", script], { ...inFolder, env });
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
  const port = await listenOnLoopback(server);
  await closeServer(server);
  return port;
}
