import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { findHolder } from "../../../../memory/sqlite/lock.js";
import { packageFile } from "../../../../src/core/package-file.js";
import { json } from "../../../peers/browser.js";
import { listenOnLoopback } from "../../../peers/control.js";
import { type Attempts, attempt, control, refused } from "../attempt.js";
import type { Ground, SousRun } from "../ground.js";
import { ask, readJson } from "../web.js";

function room({ folder }: Ground, name: string): (file: string) => string {
  const inside = path.join(folder, name);
  fs.mkdirSync(inside, { recursive: true, mode: 0o700 });
  return (file) => path.join(inside, file);
}

function whyTaken({ code, output, ms }: SousRun): string | null {
  if (code === null || ms > 30_000) return `took ${Math.round(ms)} ms`;
  if (code === 0) return `was taken: ${output}`;
  return output.length < 6000 && !/\n\s+at |heap|FATAL/.test(output) ? null : output.slice(0, 300);
}

/** The owner's port for orders of other processes. Wrong tokens and orders: test/app/orders. */
export async function* orders(ground: Ground): Attempts {
  const house = await ground.locked();
  const file = `${house.target.database}.orders`;
  const shape = z.object({ url: z.url(), token: z.string() });
  const { url: text, token } = shape.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const url = new URL(text);
  const order = (headers: Record<string, string>, path = "/move-campaign", move = "close") =>
    ask(url, {
      path,
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify({ id: "study", move }),
    });
  const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
  const tokens: readonly Record<string, string>[] = [
    {},
    { cookie: (await house.enter("owner")).cookie, origin: "https://evil.example" },
  ];
  for (const headers of tokens)
    yield refused(`an order with ${JSON.stringify(headers)}`, () => order(headers), [400, 401]);
  yield refused("a token in the address", () => order({}, `/move-campaign?token=${token}`), [401]);
  const sql = "SELECT state FROM campaigns WHERE id = 'study'";
  const state = () => house.target.value(sql);
  yield attempt("such an order is done", state, (now) => (now === "running" ? null : now));
  for (const move of ["pause", "start"])
    yield control(
      "the right token",
      () => order(bearer(token), undefined, move),
      (one) => one.status === 200,
    );
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of others.filter(({ internal }) => !internal))
    for (const { port } of [url, house.target.url])
      yield refused(
        `port ${port} from ${address}`,
        () =>
          ask(
            new URL(`http://${address.includes(":") ? `[${address}]` : address}:${port}`),
            { path: "/", patienceMs: 1500 },
            false,
          ),
        [0],
      );
}

/** Huge numbers must not create endless rows. In process: test/app/campaigns. */
export async function* numbers(ground: Ground): Attempts {
  const { enter } = await ground.locked();
  const owner = await enter("owner");
  const { templates = [] } = readJson(await owner.get("/api/campaigns/offers")) as {
    templates?: readonly { readonly id: string; readonly design: object }[];
  };
  const found = templates.find(({ id }) => id === "pilot")?.design;
  const pilot = { ...found, id: "sound", pay: "none", ethics: "none: nobody takes part" };
  yield control(
    "the template is sound",
    () => owner.post("/api/campaigns/check", { design: pilot }),
    ({ body }) => body.includes('"faults":[]'),
  );
  const huge = Number.MAX_SAFE_INTEGER;
  const changes: readonly object[] = [
    { copies: 1e300 },
    { rounds: huge },
    { copies: 5_000, rounds: 100 },
    { tasks: Array(20_000).fill("kitchen") },
  ];
  for (const change of changes)
    yield attempt(
      `a campaign with ${JSON.stringify(change).slice(0, 40)}`,
      () => owner.post("/api/campaigns/new", { design: { ...pilot, id: "huge", ...change } }),
      (answer) => (typeof readJson(answer).id === "string" ? answer.body : null),
    );
  const at = room(ground, "numbers");
  for (const args of [
    ["play", "kitchen", "--rounds", String(huge), "--db", at("sous.db"), "--bot", "simulated"],
    ["homes", "ambiguous", "kitchen", "--n", String(huge)],
  ])
    yield attempt(args.slice(0, 2).join(" "), () => ground.runSous(args), whyTaken);
}

/** Non-files, endless files and homes too large to draw. */
export async function* hostileFiles(ground: Ground): Attempts {
  const at = room(ground, "hostile");
  const kitchen = packageFile("scenes/data/kitchen.json");
  const readHome = () => ground.runSous(["homes", "check", kitchen]);
  yield control("an honest home is read", readHome, ({ code }) => code === 0);
  execFileSync("mkfifo", [at("pipe")]);
  fs.mkdirSync(at("folder"));
  fs.symlinkSync(at("loop"), at("loop"));
  fs.writeFileSync(at("bytes"), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
  const files = ["/dev/zero", at("pipe"), at("folder"), at("loop"), at("bytes"), at("none")];
  const readers: readonly ((file: string) => readonly string[])[] = [
    (file) => ["homes", "check", file],
    (file) => ["campaign", "plan", file],
    (file) => ["export", "check", file],
    (file) => ["import", file, "--db", at("never.db")],
    (file) => ["facts", "--db", file],
    (file) => ["campaign", "links", "study", "--ids", file],
  ];
  const pairs = readers.flatMap((read) => files.map((file) => read(file)));
  for (const args of ground.few(pairs, "files"))
    yield attempt(args.join(" ").slice(0, 100), () => ground.runSous(args), whyTaken);
  const home = JSON.parse(fs.readFileSync(kitchen, "utf8"));
  const shelves = Array.from({ length: 20_000 }, (_, one) => {
    return { id: `shelf ${one + 10}`, room: "kitchen" };
  });
  for (const change of [{ title: "x".repeat(100_000) }, { places: [...home.places, ...shelves] }]) {
    const [name = ""] = Object.keys(change);
    const file = at(`home-${name}.json`);
    fs.writeFileSync(file, JSON.stringify({ ...home, ...change }));
    yield attempt(`a huge ${name}`, () => ground.runSous(["homes", "check", file]), whyTaken);
  }
}

/** Another user plants pipes and second names where Sous writes. Links: test/app/backup. */
export async function* links(ground: Ground): Attempts {
  const at = room(ground, "links");
  const database = at("own.db");
  const teach = (db: string) =>
    ground.runSous(["facts", "teach", "you can only hold one thing", "--db", db]);
  yield control(
    "a database is begun",
    () => teach(database),
    ({ code }) => code === 0,
  );
  const out = at("backup a pipe");
  execFileSync("mkfifo", [out]);
  yield attempt(
    "a backup into a pipe",
    () => ground.runSous(["db", "backup", "--db", database, "--out", out]),
    ({ code, output }) => (code === 1 ? null : output || "written"),
  );
  fs.linkSync(database, at("second.db"));
  yield attempt(
    "an owner by a hard link",
    () => teach(at("second.db")),
    ({ code, output }) => (code === 0 ? output : null),
  );
  fs.rmSync(at("second.db"));
}

/** Another user removes the database or its lock under a running product. Other files in its place: test/memory/replaced. */
export async function* replaced(ground: Ground): Attempts {
  const at = room(ground, "replaced");
  const database = at("sous.db");
  const free = createServer();
  const port = await listenOnLoopback(free);
  free.close();
  const serving = ground.runSous(["serve", "--no-play", "--db", database, "--port", String(port)]);
  const becomes = async (wanted: number): Promise<boolean> => {
    for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
      const { status } = await ask(new URL(`http://127.0.0.1:${port}`), { path: "/readyz" }, false);
      if (status === wanted) return true;
    }
    return false;
  };
  yield control("it serves", () => becomes(200), Boolean);
  const holder = findHolder(database);
  fs.rmSync(`${database}.lock`);
  const second = ["serve", "--no-play", "--port", "0", "--db", database];
  yield attempt(
    "an owner beside a removed lock",
    () => ground.runSous(second),
    ({ code, output }) => (code === 1 ? null : output),
  );
  fs.rmSync(database);
  yield attempt(
    "a removed file",
    () => becomes(503),
    (isNoticed) => (isNoticed ? null : "it is ready"),
  );
  if (holder !== null && holder !== "unnamed") process.kill(holder.pid, "SIGTERM");
  yield attempt(
    "a stop that says that all is kept",
    () => serving,
    ({ output }) => (output.includes("is kept") ? output : null),
  );
}

/** Redirects into the network by servers that Sous asks. */
export async function* redirects(ground: Ground): Attempts {
  let [reached, asked, status] = [0, 0, 302];
  const inner = createServer((_, response) => {
    reached += 1;
    response.end("{}");
  });
  const port = await listenOnLoopback(inner);
  const outer = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end();
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(outer)}`;
  const slack = { SLACK_BOT_TOKEN: "xoxb-1", SLACK_APP_TOKEN: "xapp-1", SLACK_CHANNEL: "C1" };
  const senders: Readonly<Record<string, Record<string, string>>> = {
    "a language model": { SOUS_LLM_MODEL: "m", SOUS_LLM_KEY: "k", SOUS_LLM_URL: url },
    embeddings: { SOUS_EMBED_MODEL: "m", SOUS_EMBED_KEY: "k", SOUS_EMBED_URL: url },
    Slack: { ...slack, SLACK_API_URL: `${url}/` },
    Discord: { DISCORD_BOT_TOKEN: "t", DISCORD_CHANNEL: "1", DISCORD_API_URL: url },
  };
  for (status of ground.isShort ? [307] : [302, 307])
    for (const [name, settings] of Object.entries(senders)) {
      [reached, asked] = [0, 0];
      yield attempt(
        `${name}, status ${status}`,
        () => ground.runSous(["doctor"], settings),
        () => {
          if (asked === 0) throw new Error("nothing was sent");
          return reached > 0 ? "it was followed" : null;
        },
      );
    }
  for (const server of [inner, outer]) {
    server.closeAllConnections();
    server.close();
  }
}

const ofTheRig = /^(?:locked|unlocked|hostile|said\.log|huge\.json|victim|.* a pipe)$/;

/** All files written must be private to this user. */
export async function* files(ground: Ground): Attempts {
  const { database } = (await ground.locked()).target;
  const at = room(ground, "written");
  for (const args of ground.few(
    [
      ["homes", "make", "--kind", "flat", "--seed", "7", "--out", at("made.json")],
      ["homes", "draw", "kitchen", "--out", at("drawn.png")],
      ["export", "--db", database, "--out", at("export.json")],
      ["my-data", "slack:U", "--db", database, "--out", at("data.json")],
      ["teach", "doors open", "--db", at("fresh/deep/sous.db")],
    ],
    "writers",
  ))
    yield control(
      args.join(" "),
      () => ground.runSous(args),
      ({ code }) => code !== null && code < 3,
    );
  for (const entry of fs.readdirSync(ground.folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (ofTheRig.test(entry.name) || file.startsWith(path.join(ground.folder, "hostile"))) continue;
    const mode = () => fs.lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    yield attempt(`another user reads ${path.relative(ground.folder, file)}`, mode, (given) =>
      (given & 0o077) === 0 || fs.lstatSync(file).isSymbolicLink()
        ? null
        : (given & 0o777).toString(8),
    );
  }
}
