import { createHash, createHmac } from "node:crypto";
import type { Role } from "../../bots/web/access.js";
import type { Answer, Sent } from "./house.js";
import { type Row, rows, userOf } from "./rows.js";

export interface Attempt {
  readonly name: string;
  readonly as: Role;
  readonly request: Sent;
  readonly refused: readonly number[];
}

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const roles: readonly Role[] = ["stranger", "participant", "member", "owner"];
const posts = rows.filter(({ method }) => method === "POST");
const readers = posts.filter(({ body }) => body !== null && typeof body === "object");

export function honest({ method, address, body, path }: Row): Sent {
  if (method === "GET") return { path: address };
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  const length = { "content-length": String(Buffer.byteLength(text)) };
  const headers = { ...(path === "/login" ? form : json), ...length };
  return { path, method, headers, body: text };
}

function changed(row: Row, headers: Readonly<Record<string, string>>, body?: string): Sent {
  const sent = honest(row);
  return { ...sent, headers: { ...sent.headers, ...headers }, ...(body !== undefined && { body }) };
}

const named = ({ method, path }: Pick<Row, "method" | "path">): string => `${method} ${path}`;

/** 303 leads to the login. */
export const ofOtherRoles: readonly Attempt[] = rows.flatMap((row) =>
  roles
    .filter((role) => !row.allowed.includes(role))
    .map((role) => ({
      name: `a ${role} on ${named(row)}`,
      as: role,
      request: honest(row),
      refused: row.method === "GET" ? [401, 403, 303] : [401, 403],
    })),
);

/** Cross-site requests with a logged-in user's cookies. */
export function ofOtherSites(host: string): readonly Attempt[] {
  const [name = "", port = ""] = host.split(":");
  const sites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "another origin": { origin: "https://evil.example" },
    "the origin null": { origin: "null" },
    "another port": { origin: `http://${name}:${Number(port) + 1}` },
    "a name in front": { origin: `http://${host}.evil.example` },
    "a name behind @": { origin: `http://${host}@evil.example` },
    "another scheme": { origin: `ftp://${host}` },
    "an empty origin": { origin: "" },
    "a request across sites": { "sec-fetch-site": "cross-site" },
    "a request of the same site": { "sec-fetch-site": "same-site" },
  };
  return rows.flatMap((row) =>
    Object.entries(sites).map(([site, headers]) => ({
      name: `${site} to ${named(row)}`,
      as: userOf(row),
      request: changed(row, headers),
      refused: [403],
    })),
  );
}

const types: readonly string[] = [
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/jsonx",
  "text/plain; application/json",
  "text/plain, application/json",
  "",
];

export const ofOtherTypes: readonly Attempt[] = posts.flatMap((row) =>
  [...types, ...Object.values(row.path === "/login" ? json : form)].map((type) => ({
    name: `the type "${type}" to ${named(row)}`,
    as: userOf(row),
    request: changed(row, { "content-type": type }),
    refused: [415],
  })),
);

/** Host names bound to this machine, whose user is the owner. @param port of the server */
export function ofOtherHosts(port: string): readonly Attempt[] {
  const hosts = [
    "evil.example",
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    "127.0.0.1.evil.example",
    `127.0.0.1.nip.io:${port}`,
    `0.0.0.0:${port}`,
    "[::]",
    "127.0.0.1@evil.example",
    "127.0.0.1:80:evil",
    "localhost:1x",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "[::ffff:7f00:1]",
    "localhost,evil.example",
    "",
  ];
  // Node answers 400 to some.
  const refused = [400, 403];
  return rows.flatMap((row) =>
    hosts.map((host) => {
      const request = changed(row, { host });
      return { name: `the host "${host}" on ${named(row)}`, as: "stranger", request, refused };
    }),
  );
}

const marks: readonly Readonly<Record<string, string>>[] = [
  { forwarded: "for=127.0.0.1" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "sous.example" },
  { "x-forwarded-proto": "https" },
  { via: "1.1 tunnel" },
  { "x-real-ip": "127.0.0.1" },
  { "true-client-ip": "127.0.0.1" },
  { "cf-connecting-ip": "127.0.0.1" },
  { "x-original-forwarded-for": "127.0.0.1" },
];

/** Requests from elsewhere, forwarded by a proxy or tunnel. */
export const throughProxies: readonly Attempt[] = rows
  .filter(({ allowed }) => !allowed.includes("stranger") && !allowed.includes("participant"))
  .flatMap((row) =>
    marks.map((mark) => ({
      name: `${JSON.stringify(mark)} on ${named(row)}`,
      as: "stranger",
      request: changed(row, mark),
      refused: [403],
    })),
  );

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "PROPFIND", "MKCOL", "MOVE", "PURGE"];
const overrides = ["x-http-method-override", "x-http-method", "x-method-override"];

export const ofOtherMethods: readonly Attempt[] = rows.flatMap((row) => {
  const own = rows.filter(({ path }) => path === row.path).map(({ method }) => method);
  const as = userOf(row);
  const refused = row.path === "/login" ? [404, 405, 415] : [401, 403, 404, 405];
  const wrong = methods
    .filter((method) => !own.includes(method))
    .map((method) => ({
      name: `${method} ${row.path}`,
      as,
      request: {
        path: row.path,
        method,
        ...(method !== "GET" && { headers: { ...json, "content-length": "2" }, body: "{}" }),
      },
      refused,
    }));
  if (own.includes("GET")) return wrong;
  const overridden = overrides.map((header) => ({
    name: `${header} on ${row.path}`,
    as,
    request: { path: row.path, headers: { [header]: "POST" } },
    refused,
  }));
  return [...wrong, ...overridden];
});

const broken: Readonly<Record<string, string>> = {
  "no JSON": "{",
  nothing: "",
  null: "null",
  "a number": "1e999",
  "a list": "[]",
  "a text": '"xanthippe"',
  "30,000 brackets": "[".repeat(30_000),
  "a byte order mark": "\ufeff{",
};

/** From somebody allowed to send correct ones. */
export const ofOtherBodies: readonly Attempt[] = [
  ...readers.flatMap((row) =>
    Object.entries(broken).map(([what, body]) => {
      const request = changed(row, { "content-length": String(Buffer.byteLength(body)) }, body);
      return { name: `${what} to ${named(row)}`, as: userOf(row), request, refused: [400] };
    }),
  ),
  ...posts.map((row) => ({
    name: `a length of 2 MB to ${named(row)}`,
    as: userOf(row),
    request: changed(row, { "content-length": "2000000" }),
    refused: [413],
  })),
  ...readers.map((row) => {
    const { headers: _, ...sent } = honest(row);
    const body = JSON.stringify({ ...Object(row.body), more: "x".repeat(600_000) });
    const request = { ...sent, headers: json, body };
    return { name: `600 kB in pieces to ${named(row)}`, as: userOf(row), request, refused: [413] };
  }),
];

const hostile: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  [],
  {},
  "",
  "__proto__",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "\u0000\u202e\ud800",
  "x".repeat(60_000),
];

/** Well-formed bodies that might reach beyond their fields. */
const strange: readonly string[] = [
  '{"__proto__":{"isOwner":true},"constructor":{"prototype":{"isOwner":true}}}',
  `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`,
];

/** May be accepted or refused, but must not fail; excludes logouts. */
export const withHostileValues: readonly Omit<Attempt, "refused">[] = [
  ...readers
    .filter(({ path }) => !/log-out|leave/.test(path))
    .flatMap((row) => {
      const values = Object.keys(Object(row.body)).flatMap((field) =>
        hostile.map((value) => JSON.stringify({ ...Object(row.body), [field]: value })),
      );
      return [...values, ...strange].map((body) => ({
        name: `${named(row)} with ${body.slice(0, 200)}`,
        as: userOf(row),
        request: changed(row, { "content-length": String(Buffer.byteLength(body)) }, body),
      }));
    }),
  ...rows
    .filter(({ address, path }) => address !== path)
    .flatMap((row) => {
      const [path, query] = row.address.split("?");
      return [...new URLSearchParams(query).keys()].flatMap((field) =>
        hostile.map((value) => {
          const asked = new URLSearchParams(query);
          asked.set(field, String(value).slice(0, 4_000));
          const request = { path: `${path}?${asked}` };
          return { name: `GET ${request.path.slice(0, 200)}`, as: userOf(row), request };
        }),
      );
    }),
];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** @param token a real one @param participant a participant's cookies */
export function withForgedSessions(token: string, participant: string): readonly Attempt[] {
  const until = "99999999999999";
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged: readonly string[] = [
    "",
    "A".repeat(43),
    token.slice(0, -1),
    `${token}A`,
    token.toUpperCase(),
    `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    `"${token}x"`,
    createHash("sha256").update(token).digest("hex"),
    until,
    `${until}.`,
    `${until}.${createHmac("sha256", "").update(until).digest("hex")}`,
    encode({ role: "owner", until: Number(until) }),
    `${encode({ alg: "none" })}.${encode({ role: "owner" })}.`,
    "'%20OR%20'1'='1",
    "%25",
    `${token}%00`,
    "%E0%A4%A",
    "__proto__",
    "owner",
    "a".repeat(10_000),
  ];
  const headers: readonly Readonly<Record<string, string>>[] = [
    ...forged.map((value) => ({ cookie: `sous_session=${value}` })),
    { cookie: `sous_participant=${token}; sous_person=${token}` },
    { cookie: participant.replace("sous_participant=", "sous_session=") },
    { sous_session: token, "x-session": token },
    bearer(token),
  ];
  return headers.flatMap((one) =>
    ["/api/state", "/review"].map((path) => ({
      name: `${path} with ${JSON.stringify(one).slice(0, 80)}`,
      as: "stranger",
      request: { path, headers: one },
      refused: [303, 401],
    })),
  );
}

export function withForgedSeats(cookies: string, others: readonly string[]): readonly Attempt[] {
  const token = /sous_participant=([^;]*)/.exec(cookies)?.[1] ?? "";
  const [until = "", , mark = ""] = token.split(".");
  const idOf = (id: string) => Buffer.from(id).toString("base64url");
  const own = idOf("ana");
  const forged = [
    [until, idOf("ben"), mark].join("."),
    [`${Number(until) + 1e9}`, own, mark].join("."),
    ["", own, mark].join("."),
    ["Infinity", own, mark].join("."),
    [until, own, ""].join("."),
    [until, idOf("ana\nben"), mark].join("."),
    [until, idOf("__proto__"), mark].join("."),
    "a.b.c",
    "..",
    "",
    ...others.map((cookie) => /sous_session=([^;]*)/.exec(cookie)?.[1] ?? ""),
  ];
  const acts = rows.filter(({ allowed }) => allowed.join() === "participant");
  return forged.flatMap((value) =>
    acts.map((row) => ({
      name: `${row.method} ${row.path} with the seat ${value.slice(0, 60)}`,
      as: "stranger",
      request: changed(row, { cookie: `sous_participant=${value}` }),
      refused: [401],
    })),
  );
}

/** @param session the owner's cookies */
export function withoutAgentsToken(session: string, password: string): readonly Attempt[] {
  const tokens: readonly Readonly<Record<string, string>>[] = [
    {},
    { authorization: "" },
    bearer(""),
    bearer("A".repeat(43)),
    bearer("undefined"),
    bearer(password),
    { authorization: `Basic ${Buffer.from(`owner:${password}`).toString("base64")}` },
    { cookie: session },
  ];
  const asks: readonly Sent[] = [
    { path: "/v1/openapi.json" },
    { path: "/v1/questions/q-none" },
    { path: "/v1/questions", method: "POST", headers: json, body: '{"question":"Which?"}' },
    { path: "/mcp", method: "POST", headers: json, body: '{"jsonrpc":"2.0","id":1}' },
  ];
  return asks.flatMap((request) =>
    tokens.map((headers) => ({
      name: `${request.path} with ${JSON.stringify(headers).slice(0, 60)}`,
      as: "stranger",
      request: { ...request, headers: { ...request.headers, ...headers } },
      refused: [401],
    })),
  );
}

/** Forbidden in any answer. @param secrets forbidden texts */
export function faultsOf({ status, headers, body }: Answer, secrets: readonly string[]): string[] {
  const missing = Object.entries(isolation).filter(
    ([name, fits]) => !fits.test(headers[name] ?? ""),
  );
  const told = Object.keys(headers).filter((name) =>
    /^access-control|^x-powered-by$|^server$/.test(name),
  );
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...missing.map(([name]) => `without ${name}`),
    ...told.map((name) => `tells ${name}`),
    ...(status >= 400 && inside.test(body) ? [`tells of its inside: ${body.slice(0, 200)}`] : []),
    ...(secrets.some((secret) => body.includes(secret)) ? ["shows a secret"] : []),
  ];
}

const inside = /\bat [\w.]+ \(?(?:file:|\/)|node_modules|\.(?:ts|js):\d+:\d+|SqliteError|SQLITE_/;
const isolation: Readonly<Record<string, RegExp>> = {
  "cross-origin-resource-policy": /same-origin/,
  "cross-origin-opener-policy": /same-origin/,
  "x-frame-options": /DENY/,
  "x-content-type-options": /nosniff/,
  "content-security-policy": /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
  "referrer-policy": /^(?:no-referrer|same-origin)$/,
};
