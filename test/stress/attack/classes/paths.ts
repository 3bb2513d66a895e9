/** Files that no page has, and methods that no address has. */
import { existsSync } from "node:fs";
import type { Ground } from "../ground.js";
import { sendRaw } from "../raw.js";
import { routes } from "../routes.js";
import type { Tally } from "../tally.js";
import type { Target } from "../target.js";

/** Words of files that stand on this machine, in this repository or beside the database. */
const treasures = [
  /root:.*:0:0:/,
  /"devDependencies"/,
  /SQLite format 3/,
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /"token":"/,
];
const treasured = [
  "etc/passwd",
  "proc/self/environ",
  "proc/self/cmdline",
  "proc/self/cwd/package.json",
  "package.json",
  "../package.json",
  ".env",
  ".git/config",
  "kept/sous.db",
  "sous.db.orders",
  "src/cli/main.ts",
  "node_modules/hono/package.json",
  "bots/web/server.ts",
  "index.html",
];
const ways: readonly ((file: string) => string)[] = [
  (file) => `/../../../../../../../../${file}`,
  (file) => `/..%2f..%2f..%2f..%2f..%2f..%2f${file.replaceAll("/", "%2f")}`,
  (file) => `/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/${file}`,
  (file) => `/..%252f..%252f..%252f${file}`,
  (file) => `/....//....//....//${file}`,
  (file) => `/..\\..\\..\\..\\${file}`,
  (file) => `/%c0%ae%c0%ae/%c0%ae%c0%ae/${file}`,
  (file) => `/modules/../../../../../${file}`,
  (file) => `/modules/%2e%2e%2f%2e%2e%2f%2e%2e%2f${file}`,
  (file) => `/join-page/..%2f..%2f..%2f${file}`,
  (file) => `/join-page/%2e%2e/%2e%2e/${file}%00.js`,
  (file) => `//${file}`,
  (file) => `/file:///${file}`,
  (file) => `/${file}`,
];
const methods = [
  "PUT",
  "DELETE",
  "PATCH",
  "PROPFIND",
  "MKCOL",
  "COPY",
  "MOVE",
  "LOCK",
  "SEARCH",
  "PURGE",
];

export async function wander(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const owner = await house.owner();
  const { target } = house;
  tally.control("the machine has such files", existsSync("/etc/passwd"));
  tally.control("the owner's page", (await owner.get("/")).status === 200);
  const paths = ways.flatMap((way) => treasured.map(way));
  for (const path of ground.few(paths, "paths")) await take(target, owner.cookie, tally, path);
  for (const { path } of ground.few(routes, "methods"))
    for (const method of ground.few(methods, `methods ${path}`)) {
      const type = { "content-type": "application/json" };
      const { status } = await owner.send({ path, method, headers: type, body: "{}" });
      const isRefused = [400, 403, 404, 405, 415, 501].includes(status);
      if (status === 0) tally.unjudged(`${method} ${path}`, "no answer");
      else tally.attempt(`${method} ${path}`, isRefused ? null : `answered ${status}`);
    }
  for (const header of ["x-http-method-override", "x-http-method", "x-method-override"])
    for (const path of ["/api/press", "/api/campaigns", "/api/sessions", "/api/log-out"]) {
      const before = await owner.send({ path, headers: { [header]: "POST" } });
      const isRead = path === "/api/campaigns" || path === "/api/sessions";
      const fits = isRead ? before.status === 200 : [404, 405].includes(before.status);
      tally.attempt(`${header} on ${path}`, fits ? null : `answered ${before.status}`);
    }
}

/** As it stands, which no client would send. */
async function take(target: Target, cookie: string, tally: Tally, path: string): Promise<void> {
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${target.url.host}`, `Cookie: ${cookie}`];
  const request = `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`;
  const { status, text } = await sendRaw(target.url, { pieces: [request] });
  if (status === 0) return tally.unjudged(path, "no answer");
  const found = treasures.filter((treasure) => treasure.test(text));
  tally.attempt(path, found.length > 0 ? text.slice(-200) : null);
}
