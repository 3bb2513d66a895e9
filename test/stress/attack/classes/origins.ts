/** Another site in the victim's browser: a name bound to this machine, and requests with the victim's cookies. */
import type { Answer, Ask } from "../ask.js";
import type { Ground } from "../ground.js";
import { posts, type Route, routes } from "../routes.js";
import type { Tally } from "../tally.js";
import { Visitor } from "../visitor.js";

const refused = [403, 415, 421];
const json = { "content-type": "application/json" };
const form = "application/x-www-form-urlencoded";

export async function attackOrigins(ground: Ground, tally: Tally): Promise<void> {
  await rebind(ground, tally);
  await forgeRequests(ground, tally);
  await readAcross(ground, tally);
}

/** Without a password whoever reaches the page is the owner, so the host must be this machine's name. */
async function rebind(ground: Ground, tally: Tally): Promise<void> {
  const { target } = await ground.unlocked();
  const { port, host } = target.url;
  const askAs = (name: string, { method, path }: Route): Promise<Answer> => {
    const headers = { host: name };
    if (method === "GET") return target.ask({ path, headers });
    return target.ask(posted(path, { ...json, ...headers }));
  };
  for (const route of routes.filter(({ path }) => path === "/" || path === "/api/state"))
    tally.control(`own host: ${route.path}`, (await askAs(host, route)).status === 200, host);
  const hosts = [
    "evil.example",
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `127.0.0.1.evil.example`,
    `127.0.0.1.nip.io:${port}`,
    `0.0.0.0:${port}`,
    "[::]",
    `127.0.0.1@evil.example`,
    `evil.example#127.0.0.1`,
    "127.0.0.1:80:evil",
    "localhost:1x",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "[::ffff:7f00:1]",
    "localhost,evil.example",
  ];
  for (const name of hosts)
    for (const route of ground.few(routes, `rebind ${name}`)) {
      const answer = await askAs(name, route);
      // Node itself answers 400 to what is no host.
      tally.refused(`host "${name}" on ${route.method} ${route.path}`, answer, [...refused, 400]);
    }
}

/** Requests that a page of another site can make a browser send, with the cookies of who has logged in. */
async function forgeRequests(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const unlocked = await ground.unlocked();
  const { port } = house.target.url;
  const forgeries: readonly (readonly [name: string, headers: Record<string, string>])[] = [
    ["another origin", { ...json, origin: "https://evil.example" }],
    ["the origin null", { ...json, origin: "null" }],
    ["another port", { ...json, origin: `http://127.0.0.1:${Number(port) + 1}` }],
    ["a name in front", { ...json, origin: `http://127.0.0.1:${port}.evil.example` }],
    ["a name behind @", { ...json, origin: `http://127.0.0.1:${port}@evil.example` }],
    ["another scheme", { ...json, origin: `ftp://127.0.0.1:${port}` }],
    ["an empty origin", { ...json, origin: "" }],
    ["cross-site by its own word", { ...json, "sec-fetch-site": "cross-site" }],
    ["same-site only", { ...json, "sec-fetch-site": "same-site" }],
    ["plain text", { "content-type": "text/plain" }],
    ["a form of files", { "content-type": "multipart/form-data; boundary=x" }],
    ["no type", {}],
    ["a type that only begins so", { "content-type": "application/jsonx" }],
    ["a type in a parameter", { "content-type": "text/plain; application/json" }],
    ["two types", { "content-type": "text/plain, application/json" }],
  ];
  const forms: typeof forgeries = [["a form", { "content-type": form }]];
  for (const victim of [await house.owner(), new Visitor(unlocked.target)]) {
    const { url } = victim.target;
    for (const path of posts.filter((one) => !/^\/api\/log-out|^\/login/.test(one))) {
      const honest = await victim.post(path, {});
      const seen = `${path}: ${honest.status}`;
      tally.control(`own page: ${path}`, ![0, ...refused].includes(honest.status), seen);
      for (const [name, headers] of ground.few([...forgeries, ...forms], `forge ${path}`)) {
        const given = { host: url.host, cookie: victim.cookie, ...headers };
        const answer = await victim.target.ask(posted(path, given));
        tally.refused(`${name} to ${path}`, answer, refused);
      }
    }
  }
  await forgeLogIn(ground, tally);
}

/** A page that logs the victim into the attacker's account would read what they say from then on. */
async function forgeLogIn(ground: Ground, tally: Tally): Promise<void> {
  const { target, passwords } = await ground.locked();
  const body = new URLSearchParams({ password: passwords.member }).toString();
  const forgeries: readonly Record<string, string>[] = [
    { "content-type": form, origin: "https://evil.example" },
    { "content-type": form, origin: "null" },
    { "content-type": form, "sec-fetch-site": "cross-site" },
    { "content-type": "text/plain" },
    { "content-type": "application/json" },
    { "content-type": "multipart/form-data; boundary=x" },
  ];
  for (const headers of forgeries) {
    const answer = await target.ask({ path: "/login", method: "POST", headers, body });
    tally.refused(`a log-in with ${JSON.stringify(headers)}`, answer, refused);
  }
}

/** What another site could read, embed or open. */
async function readAcross(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const owner = await house.owner();
  for (const { path } of ground.few(routes, "across")) {
    const origin = "https://evil.example";
    const asking = { origin, "access-control-request-method": "POST" };
    const preflight = await owner.send({ path, method: "OPTIONS", headers: asking });
    const opens = Object.keys(preflight.headers).filter((name) => /^access-control/.test(name));
    tally.attempt(`a preflight to ${path}`, opens.length > 0 ? opens.join() : null);
    if (path === "/api/events") continue;
    const { headers, status } = await owner.send({ path, headers: { origin } });
    tally.control(`a page to look at: ${path}`, status !== 0);
    const missing = Object.entries(isolation).flatMap(([name, wanted]) =>
      wanted.test(String(headers[name])) ? [] : [name],
    );
    tally.attempt(`embedding ${path}`, missing.length > 0 ? `without ${missing.join()}` : null);
  }
}

/** Headers on every answer. */
const isolation = {
  "cross-origin-resource-policy": /same-origin/,
  "cross-origin-opener-policy": /same-origin/,
  "x-frame-options": /DENY/,
  "x-content-type-options": /nosniff/,
  "content-security-policy": /frame-ancestors 'none'/,
  "referrer-policy": /^(?:no-referrer|same-origin)$/,
};

function posted(path: string, headers: Record<string, string>): Ask {
  return { path, method: "POST", headers, body: "{}" };
}
