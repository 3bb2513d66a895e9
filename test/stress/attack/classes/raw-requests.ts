/** Requests that are malformed, huge, endless or slow. */
import type { Ground } from "../ground.js";
import { type RawRequest, sendRaw } from "../raw.js";
import { posts } from "../routes.js";
import type { Tally } from "../tally.js";
import type { Target } from "../target.js";

type Case = readonly [name: string, request: RawRequest];

const slowMs = 6000;
/** Cases at a time. */
const lanes = 8;

export async function attackRaw(ground: Ground, tally: Tally): Promise<void> {
  const { target } = await ground.locked();
  const { target: open } = await ground.unlocked();
  for (const one of [target, open]) {
    const page = await sendRaw(one.url, { pieces: [head(one, "GET /join-page/dom.js")] });
    tally.control("an honest request over a socket", page.status === 200, `${page.status}`);
    const pieces = [head(one, "POST /join/study/enter", json, inChunks), "2\r\n{}\r\n0\r\n\r\n"];
    const body = await sendRaw(one.url, { pieces });
    tally.control("an honest body in chunks", body.status === 400, `${body.status}`);
    const cases = [...chunked(one), ...malformed(one), ...oversized(one), ...bodies(one)];
    const left = [...ground.few(cases, "raw")];
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) await judge(one, tally, ...next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  await drip(ground, target, tally);
}

/** No request may make the server fail: statuses of 500 and more count, save those that refuse a method or a version. */
async function judge(target: Target, tally: Tally, name: string, request: RawRequest) {
  const { text } = await sendRaw(target.url, request);
  target.examine(name, text);
  const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, one]) => Number(one));
  const failed = statuses.filter((one) => one >= 500 && one !== 501 && one !== 505);
  tally.attempt(name, failed.length > 0 ? `answered ${failed.join()}` : null);
}

function head(target: Target, line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, `Host: ${target.url.host}`, ...headers, "", ""].join("\r\n");
}

const json = "Content-Type: application/json";
const form = "Content-Type: application/x-www-form-urlencoded";
const inChunks = "Transfer-Encoding: chunked";

/** Before anybody has logged in, on every address that takes a body. */
function chunked(target: Target): readonly Case[] {
  const whole = posts.map((path): Case => {
    const type = path === "/login" ? form : json;
    const pieces = [head(target, `POST ${path}`, type, inChunks), "2\r\n{}\r\n0\r\n\r\n"];
    return [`a chunked body to ${path}`, { pieces }];
  });
  const begin = head(target, "POST /api/press", json, inChunks);
  const enter = head(target, "POST /join/study/enter", json, inChunks);
  const chunk = `2000\r\n${"a".repeat(8192)}\r\n`;
  return [
    ...whole,
    ["chunks without an end", { pieces: [begin, "2\r\n{}\r\n"], hangsUp: true }],
    ["a chunk that is shorter than it says", { pieces: [enter, "ff\r\n{}\r\n0\r\n\r\n"] }],
    ["a chunk size that is no number", { pieces: [enter, "zz\r\n{}\r\n0\r\n\r\n"] }],
    ["a negative chunk size", { pieces: [enter, "-1\r\n{}\r\n0\r\n\r\n"] }],
    ["a huge chunk size", { pieces: [enter, "ffffffffffffffffff\r\n{}\r\n"] }],
    ["a long chunk extension", { pieces: [enter, `2;${"x".repeat(30_000)}\r\n{}\r\n0\r\n\r\n`] }],
    ["trailers", { pieces: [enter, "2\r\n{}\r\n0\r\nSet-Cookie: a=b\r\n\r\n"] }],
    ["a megabyte in chunks", { pieces: [enter, ...Array<string>(128).fill(chunk), "0\r\n\r\n"] }],
    [
      "a megabyte in chunks before the log-in",
      { pieces: [begin, ...Array<string>(128).fill(chunk)] },
    ],
    ["chunked twice", { pieces: [head(target, "POST /login", inChunks, inChunks), "0\r\n\r\n"] }],
    [
      "chunked and a length",
      {
        pieces: [
          head(target, "POST /login", inChunks, "Content-Length: 5"),
          "0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ],
      },
    ],
    [
      "an unknown encoding",
      { pieces: [head(target, "POST /login", "Transfer-Encoding: cow"), "0\r\n\r\n"] },
    ],
    ["a chunked GET", { pieces: [head(target, "GET /login", inChunks), "2\r\n{}\r\n0\r\n\r\n"] }],
  ];
}

function malformed(target: Target): readonly Case[] {
  const { host } = target.url;
  const lines: readonly (readonly [name: string, text: string])[] = [
    ["nothing but line ends", "\r\n\r\n\r\n\r\n"],
    ["HTTP 0.9", "GET /\r\n\r\n"],
    ["HTTP 1.0 without a host", "GET / HTTP/1.0\r\n\r\n"],
    ["HTTP 9", `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n"],
    ["a host with a path", "GET / HTTP/1.1\r\nHost: 127.0.0.1/../evil\r\n\r\n"],
    ["a host in brackets", "GET /api/state HTTP/1.1\r\nHost: []\r\n\r\n"],
    ["a host with a broken port", "GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:99999999\r\n\r\n"],
    ["a whole address", `GET http://evil.example/api/state HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["an address of a file", `GET file:///etc/passwd HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["a broken address", `GET http://[::/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["an address without a path", `GET ?x HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["two slashes", `GET // HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["two slashes and a name", `GET //evil.example/%2f.. HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["a backslash", `GET \\..\\api\\state HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["a broken escape", `GET /join/%E0%A4%A/state HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["a lone percent sign", `GET /join/%/state HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    [
      "a broken escape in a query",
      `GET /join/study?PROLIFIC_PID=%E0%A4%A HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ],
    ["a zero byte", `GET /\0 HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["an escaped zero byte", `GET /join/%00/state HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["letters beyond ASCII", `GET /ÿþ HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["OPTIONS *", `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    ["TRACE", `TRACE / HTTP/1.1\r\nHost: ${host}\r\nCookie: x=y\r\n\r\n`],
    ["an unknown method", `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    [
      "a WebSocket",
      `GET /api/events HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ],
    ["HTTP 2 at once", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    [
      "HTTP 2 by an upgrade",
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    ],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
    ["a header without a colon", `GET / HTTP/1.1\r\nHost: ${host}\r\nnonsense\r\n\r\n`],
    ["a header without a name", `GET / HTTP/1.1\r\nHost: ${host}\r\n: x\r\n\r\n`],
    ["a blank before the colon", `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`],
    ["a folded header", `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\r\n b\r\n\r\n`],
    ["a bare line feed", `GET / HTTP/1.1\nHost: ${host}\n\n`],
    [
      "control characters in a cookie",
      `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: sous_session=\x01\x02\r\n\r\n`,
    ],
    [
      "a cookie that is none",
      `GET /api/state HTTP/1.1\r\nHost: ${host}\r\nCookie: ;;;=;==;%\r\n\r\n`,
    ],
    [
      "an expectation",
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nExpect: miracles\r\nContent-Length: 0\r\n\r\n`,
    ],
    [
      "to be continued",
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
    ],
    [
      "addresses of proxies that are none",
      `GET /login HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ,,[::],%%,\r\nX-Forwarded-Proto: ,\r\n\r\n`,
    ],
    ["fifty requests at once", `GET /api/state HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(50)],
  ];
  return lines.map(([name, text]): Case => [name, { pieces: [Buffer.from(text, "latin1")] }]);
}

function oversized(target: Target): readonly Case[] {
  const long = "x".repeat(20_000);
  return [
    ["a header of 20 kB", { pieces: [head(target, "GET /", `X-Long: ${long}`)] }],
    ["a cookie of 20 kB", { pieces: [head(target, "GET /", `Cookie: sous_session=${long}`)] }],
    ["a path of 20 kB", { pieces: [head(target, `GET /${long}`)] }],
    ["a path of 8 kB", { pieces: [head(target, `GET /${long.slice(0, 8000)}`)] }],
    [
      "a query of 12 kB",
      { pieces: [head(target, `GET /api/state?household=${long.slice(0, 12_000)}`)] },
    ],
    [
      "a thousand headers",
      { pieces: [head(target, "GET /", ...Array<string>(1000).fill("X: y"))] },
    ],
    ["a thousand cookies", { pieces: [head(target, "GET /", `Cookie: ${"a=b; ".repeat(1000)}`)] }],
    [
      "a thousand proxies",
      { pieces: [head(target, "GET /login", `X-Forwarded-For: ${"1.2.3.4,".repeat(1000)}`)] },
    ],
    [
      "a length of a terabyte",
      { pieces: [head(target, "POST /login", "Content-Length: 1000000000000"), "x"] },
    ],
    [
      "a length of 200 kB",
      {
        pieces: [
          head(target, "POST /join/study/enter", json, "Content-Length: 200000"),
          "x".repeat(200_000),
        ],
      },
    ],
    ["a negative length", { pieces: [head(target, "POST /login", "Content-Length: -1"), "x"] }],
    [
      "two lengths",
      { pieces: [head(target, "POST /login", "Content-Length: 1", "Content-Length: 2"), "xx"] },
    ],
    [
      "a length that is no number",
      { pieces: [head(target, "POST /login", "Content-Length: one"), "x"] },
    ],
    [
      "less than the length",
      {
        pieces: [head(target, "POST /join/study/enter", json, "Content-Length: 50"), "{"],
        hangsUp: true,
      },
    ],
    [
      "more than the length",
      {
        pieces: [
          head(target, "POST /join/study/enter", json, "Content-Length: 2"),
          "{}GET / HTTP/1.1\r\n\r\n",
        ],
      },
    ],
  ];
}

/** JSON, in one piece, that is no request of a page. */
function bodies(target: Target): readonly Case[] {
  const texts: readonly (readonly [name: string, body: string | Buffer])[] = [
    ["no JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "1e999"],
    ["a list", "[]"],
    ["30,000 brackets", "[".repeat(30_000)],
    ["objects in each other", `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`],
    ["a prototype", '{"__proto__":{"participant":"x"},"constructor":{"prototype":{}}}'],
    ["the same key 5,000 times", `{${'"participant":"a",'.repeat(3000)}"participant":"b"}`],
    ["bytes that are no text", Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
    ["a byte order mark", "\ufeff{}"],
    ["halves of pairs", '{"participant":"\\ud800"}'],
    ["a zero in a name", '{"participant":"a\\u0000b"}'],
    ["a number for a name", '{"participant":1}'],
    ["a list for a name", '{"participant":["a"]}'],
    ["60,000 letters for a name", `{"participant":"${"a".repeat(60_000)}"}`],
  ];
  return texts.map(([name, body]): Case => {
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const pieces = [head(target, "POST /join/study/enter", json, length), body];
    return [`a body: ${name}`, { pieces }];
  });
}

/** Slow heads and slow bodies, side by side, for some seconds. */
async function drip(ground: Ground, target: Target, tally: Tally): Promise<void> {
  const lines = Array.from({ length: 12 }, (_, at) => `X-${at}: y\r\n`);
  const body = Array<string>(12).fill("x");
  const everyMs = (ground.isShort ? 1200 : slowMs) / 12;
  const length = "Content-Length: 1000";
  const ways: readonly (readonly [name: string, pieces: readonly string[]])[] = [
    ["a slow head", ["GET / HTTP/1.1\r\n", ...lines]],
    ["a slow body to the log-in", [head(target, "POST /login", form, length), ...body]],
    ["a slow body to the door", [head(target, "POST /join/study/enter", json, length), ...body]],
    [
      "slow chunks",
      [head(target, "POST /join/study/enter", json, inChunks), ...body.map(() => "1\r\nx\r\n")],
    ],
  ];
  const many = ground.isShort ? 5 : 60;
  await Promise.all(
    ways.flatMap(([name, pieces]) =>
      Array.from({ length: many }, async () => {
        const { text } = await sendRaw(target.url, { pieces, everyMs, patienceMs: 100 });
        tally.attempt(name, /HTTP\/1\.1 5/.test(text) ? text.slice(0, 60) : null);
      }),
    ),
  );
}
