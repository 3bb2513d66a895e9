/** What the lease and the checks make of a server's answers; `database.slow` and `check.slow` ask a real one. */

import { createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkPostgres } from "../../../memory/postgres/check.js";
import { leadNow, openLease } from "../../../memory/postgres/leader.js";
import { failureOf } from "../../failure-of.js";
import { listenOnLoopback } from "../../peers/control.js";

const healthy = {
  version: "16.4",
  number: 16,
  is_replica: false,
  replicas: 0,
  now: 1_000_000,
  has_leader: true,
  processes: 1,
};
const leads = { holder: "kitchen-1", epoch: 3, age: 4400, leaseMs: 15_000 };

describe("the checks", () => {
  const checked = async (server: object, leader: Rows = [], tables: Rows = []) => {
    const address = await openPostgresWire((sql) => {
      if (sql.includes("server_version")) return [{ ...healthy, ...server }];
      return sql.includes("pg_stat_user_tables") ? tables : leader;
    });
    const clock = { now: () => 1_000_000, sleep: async () => {} };
    const checks = await checkPostgres(address, clock);
    return checks.map(({ name, state, detail }) => `${name} ${state}: ${detail}`);
  };
  const table = (live: number, dead: number, name = "facts") => ({ name, live, dead });

  it.each<[string, object, Rows, Rows]>([
    ["database ok: postgres://127.0.0.1:0/home: PostgreSQL 16.4", {}, [], []],
    [
      "database ok: postgres://127.0.0.1:0/home: PostgreSQL 15.0",
      { version: "15.0", number: 15 },
      [],
      [],
    ],
    [
      "database fail: postgres://127.0.0.1:0/home: PostgreSQL 14.9",
      { version: "14.9", number: 14 },
      [],
      [],
    ],
    ["database: role ok: the primary, with 0 replicas", {}, [], []],
    ["database: role ok: the primary, with 1 replica", { replicas: 1 }, [], []],
    ["database: role fail: a replica: it cannot be written", { is_replica: true }, [], []],
    ["database: clock ok: 60 s apart", { now: 1_060_000 }, [], []],
    ["database: clock warn: this machine is 61 s behind", { now: 1_061_000 }, [], []],
    ["database: clock warn: this machine is 90 s ahead", { now: 910_000 }, [], []],
    ["database: leader ok: nobody leads", {}, [], []],
    ["database: leader ok: nobody leads", { has_leader: false }, [leads], []],
    [
      "database: leader ok: kitchen-1 leads (epoch 3, renewed 4 s ago), 0 processes stand by",
      { processes: 0 },
      [leads],
      [],
    ],
    [
      "database: leader ok: kitchen-1 leads (epoch 3, renewed 5 s ago), 1 process stands by",
      { processes: 2 },
      [{ ...leads, age: 4500 }],
      [],
    ],
    [
      "database: leader ok: kitchen-1 leads (epoch 3, renewed 4 s ago), 2 processes stand by",
      { processes: 3 },
      [leads],
      [],
    ],
    ["database: dead rows ok: few", {}, [], [table(0, 9999), table(40_001, 10_000)]],
    [
      "database: dead rows warn: facts: 10000 dead, 40000 live\nsteps: 20000 dead, 0 live",
      {},
      [],
      [table(40_000, 10_000), table(1, 0), table(0, 20_000, "steps")],
    ],
  ])("say %j", async (line, server, leader, tables) => {
    const lines = await checked(server, leader, tables);
    expect(lines).toHaveLength(5);
    expect(lines.map((one) => one.replace(/:\d+\/home/, ":0/home"))).toContain(line);
  });

  it("say what a server that fails says, without the password", async () => {
    const address = await openPostgresWire(() => {
      throw Object.assign(new Error("permission denied"), { code: "42501" });
    });
    const [check, ...more] = await checkPostgres(address, { now: () => 1, sleep: async () => {} });
    expect(more).toEqual([]);
    expect(check).toMatchObject({ state: "fail", advice: "Or set SOUS_DB to another one." });
    expect(check?.detail).toMatch(/^postgres:.*\/home: permission denied\. Make the user the data/);
    expect(JSON.stringify(check)).not.toContain("a-password");
  });
});

describe("the lease", () => {
  /** A server with one lease, whose clock and holder the test sets. */
  async function openServer(leaseMs = 3000) {
    const state = {
      leader: null as typeof leads | null,
      isReplica: false,
      hasTables: true,
      isAway: false,
      epoch: 6,
      refusals: 0,
    };
    const told: string[] = [];
    const answer: Answer = (sql, values) => {
      const [word = ""] =
        /renew|give|CREATE|take|replica|leader|row|missing/.exec(nameOf(sql)) ?? [];
      told.push([word, ...values].join(" "));
      if (state.isAway) throw Object.assign(new Error("starting"), { code: "57P03" });
      if (word === "replica") return [{ replica: state.isReplica }];
      if (word === "missing") return [{ missing: !state.hasTables }];
      if (word === "leader") return state.leader ? [{ ...state.leader }] : [];
      if (word === "take") {
        if (state.refusals-- > 0) return [];
        state.epoch += 1;
        state.leader = { holder: "me", epoch: state.epoch, age: 0, leaseMs };
        return [{ epoch: state.epoch }];
      }
      const isOurs = state.leader?.epoch === Number(values[0]);
      if (word === "give" && isOurs) state.leader = null;
      return isOurs ? [{ count: 1 }] : [];
    };
    const address = await openPostgresWire(answer);
    const options = { address, holder: "me", leaseMs };
    const open = async () => {
      const lease = await openLease(options);
      // The test may have closed it.
      onTestFinished(() => lease.close().catch(() => undefined));
      return lease;
    };
    return { state, told, options, open };
  }

  const nameOf = (sql: string) => {
    if (sql.includes("AS missing")) return "missing";
    if (sql.includes("pg_is_in_recovery")) return "replica";
    if (sql.includes("SET renewed_at")) return "renew";
    if (sql.includes("SET holder = NULL")) return "give";
    if (sql.includes("CREATE TABLE")) return "CREATE";
    if (sql.includes("UPDATE leases SET epoch")) return "take";
    return sql.includes("INSERT INTO leases") ? "row" : "leader";
  };

  it.each([
    ["free", {}, null, 7],
    ["held", { leader: { ...leads, age: 15_000 } }, "kitchen-1", 0],
    ["not renewed in time", { leader: { ...leads, age: 15_001 } }, null, 7],
    ["taken by another just then, then free", { refusals: 2 }, null, 7],
    ["on a replica", { isReplica: true }, "nobody", 0],
    [
      "on a replica, whose leader is late",
      { isReplica: true, leader: { ...leads, age: 20_000 } },
      "kitchen-1",
      0,
    ],
  ])("where it is %s", async (_, changes, holder, epoch) => {
    const { state, open } = await openServer();
    Object.assign(state, changes);
    const lease = await open();
    expect((await lease.take())?.holder ?? null).toBe(holder);
    expect(lease.epoch()).toBe(epoch);
    if (epoch > 0) expect(await lease.take(), "who leads takes nothing").toBeNull();
  });

  it.each([
    [{}, ["replica", "missing", "row"]],
    [{ hasTables: false }, ["replica", "missing", "CREATE"]],
    [{ isReplica: true }, ["replica"]],
  ])(
    "makes its tables where they are missing, and never on a replica: %j",
    async (changes, asked) => {
      const { state, told, open } = await openServer();
      Object.assign(state, changes);
      await open();
      expect(told).toEqual(asked);
    },
  );

  it("is renewed, kept while the server is away, and lost once another leads", async () => {
    const { state, told, open } = await openServer(900);
    const lease = await open();
    await lease.take();
    const renewals = () => told.filter((one) => one === "renew 7").length;
    await expect.poll(renewals).toBeGreaterThan(1);
    state.isAway = true;
    const before = renewals();
    await expect.poll(renewals).toBeGreaterThan(before + 1);
    expect(lease.epoch()).toBe(7);
    state.isAway = false;
    state.leader = { ...leads, epoch: 8 };
    const lost = await lease.lost;
    expect(lost).toMatchObject({ code: "lease-lost" });
    expect(lost.message).toMatch(/\/home: kitchen-1 leads now, .* for 0\.9 s\. Start it again/);
    expect(lease.epoch()).toBe(0);
    await lease.close();
    expect(told.filter((one) => one.startsWith("give"))).toEqual([]);
  });

  it("is waited for, also while the server is away, and given up at the end", async () => {
    const { state, told, open } = await openServer(900);
    state.leader = { ...leads, leaseMs: 1e9 };
    const lease = await open();
    const found: unknown[] = [];
    const waiting = lease.wait(new AbortController().signal, (one) => {
      found.push("holder" in one ? one.holder : one.code);
      if (found.length === 1) state.isAway = true;
      else Object.assign(state, { isAway: false, leader: null });
    });
    await waiting;
    expect(found).toEqual(["kitchen-1", "no-connection"]);
    expect(lease.epoch()).toBe(7);
    await lease.close();
    expect([told.at(-1), lease.epoch(), state.leader]).toEqual(["give 7", 0, null]);
    const stopping = new AbortController();
    const other = await open();
    state.leader = leads;
    const stopped = other.wait(stopping.signal, () => stopping.abort(new Error("stopped")));
    await expect(stopped).rejects.toThrow("stopped");
  });

  it("refuses a command that must lead, and says who does", async () => {
    const { state, options } = await openServer();
    for (const [changes, words] of [
      [{ leader: leads }, /\/home is in use by kitchen-1\. Stop that process/],
      [{ leader: null, isReplica: true }, /\/home takes no writes: it is a replica/],
      [{ isReplica: true, leader: leads }, /is in use by kitchen-1/],
    ] as const) {
      Object.assign(state, changes);
      const message = expect.stringMatching(words);
      expect(await failureOf(leadNow(options))).toMatchObject({ message });
    }
    Object.assign(state, { leader: null, isReplica: false });
    const lease = await leadNow(options);
    expect(lease.epoch()).toBe(7);
    await lease.close();
  });
});

type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[];
/** @throws Error as the server's, with its `code` */
type Answer = (sql: string, values: readonly string[]) => Rows;

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const ready = message("Z", Buffer.from("I"));

/** Of float8, bool and text. */
const typeOf = (value: unknown) =>
  typeof value === "number" ? 701 : typeof value === "boolean" ? 16 : 25;
const cell = (value: unknown) => {
  if (value === null) return int32(-1);
  const bytes = Buffer.from(value === true ? "t" : value === false ? "f" : String(value));
  return Buffer.concat([int32(bytes.length), bytes]);
};

function result(rows: Rows): Buffer {
  const columns = Object.entries(rows[0] ?? {}).map(([name, value]) =>
    Buffer.concat([
      text(name),
      int32(0),
      int16(0),
      int32(typeOf(value)),
      int16(-1),
      int32(-1),
      int16(0),
    ]),
  );
  const data = rows.map((row) =>
    message("D", int16(columns.length), ...Object.values(row).map(cell)),
  );
  const description = message("T", int16(columns.length), ...columns);
  return Buffer.concat([description, ...data, message("C", text(`SELECT ${rows.length}`))]);
}

function failure(error: unknown): Buffer {
  const { message: words, code = "XX000" } = error as Error & { readonly code?: string };
  const fields = [`SERROR`, `C${code}`, `M${words}`].map(text);
  return message("E", ...fields, Buffer.from([0]));
}

function speak(socket: Socket, answer: Answer): void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  let asked: { sql: string; values: string[] } = { sql: "", values: [] };
  const reply = () => {
    try {
      return result(answer(asked.sql, asked.values));
    } catch (error) {
      return failure(error);
    }
  };
  const take = (type: string, body: Buffer) => {
    if (type === "Q") {
      asked = { sql: body.toString("utf8", 0, body.length - 1), values: [] };
      socket.write(Buffer.concat([reply(), ready]));
    } else if (type === "P") {
      const [, sql = ""] = body.toString().split("\0");
      asked = { sql, values: [] };
    } else if (type === "B") {
      let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
      at += 2 + 2 * body.readInt16BE(at);
      const count = body.readInt16BE(at);
      at += 2;
      for (let nth = 0; nth < count; nth++) {
        const length = body.readInt32BE(at);
        asked.values.push(body.toString("utf8", at + 4, at + 4 + length));
        at += 4 + length;
      }
    } else if (type === "S")
      socket.write(Buffer.concat([message("1"), message("2"), reply(), ready]));
    else if (type === "X") socket.end();
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4 || rest.length < head + rest.readInt32BE(head)) return;
      const end = head + rest.readInt32BE(head);
      const [type, body] = [rest.toString("latin1", 0, head), rest.subarray(head + 4, end)];
      rest = rest.subarray(end);
      if (isStarted) take(type, body);
      else socket.write(Buffer.concat([message("R", int32(0)), ready]));
      isStarted = true;
    }
  });
}

/** @returns its address; closed after the test */
async function openPostgresWire(answer: Answer): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    speak(socket, answer);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://sous:a-password@127.0.0.1:${port}/home`;
}
