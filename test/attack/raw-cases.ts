import type { RawRequest } from "./raw.js";

export type RawCase = readonly [name: string, request: RawRequest];

const form = "Content-Type: application/x-www-form-urlencoded";
const json = "Content-Type: application/json";
const inChunks = "Transfer-Encoding: chunked";

export function rawHead(host: string, line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, "", ""].join("\r\n");
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const last = "0\r\n\r\n";
const long = "x".repeat(20_000);

/** @param host the server's name @param door path of a campaign's door */
export function rawCases(host: string, door: string): readonly RawCase[] {
  return [...wrongBodies(host, door), ...wrongHeads(host), ...wrongTexts(host, door)];
}

function wrongBodies(host: string, door: string): readonly RawCase[] {
  const login = (...headers: readonly string[]) => rawHead(host, "POST /login", form, ...headers);
  const enter = rawHead(host, `POST ${door}/enter`, json, inChunks);
  const sized = (length: number | string) => login(`Content-Length: ${length}`);
  const megabyte = Array<string>(128).fill(chunk("a".repeat(8192)));
  const cases: Readonly<Record<string, readonly string[]>> = {
    "a chunk that is shorter than it says": [enter, `ff\r\n{}\r\n${last}`],
    "a chunk that is longer than it says": [login(inChunks), `2\r\npassword=x\r\n${last}`],
    "a chunk whose length is no number": [login(inChunks), "zz\r\npassword=x\r\n"],
    "a chunk of a negative length": [login(inChunks), `-5\r\npassword=x\r\n${last}`],
    "a huge chunk": [enter, "ffffffffffffffffff\r\n{}\r\n"],
    "a chunk with an endless extension": [login(inChunks), `1;${long}`],
    trailers: [enter, "2\r\n{}\r\n0\r\nSet-Cookie: a=b\r\n\r\n"],
    "a megabyte in chunks": [enter, ...megabyte, last],
    "a megabyte before the log-in": [rawHead(host, "POST /api/press", json, inChunks), ...megabyte],
    "chunked twice": [login(inChunks, inChunks), last],
    "chunks and a length": [login(inChunks, "Content-Length: 5"), `${last}GET / HTTP/1.1\r\n\r\n`],
    "an unknown encoding": [login("Transfer-Encoding: cow"), last],
    "another encoding before chunks": [
      login("Transfer-Encoding: gzip, chunked"),
      chunk("a") + last,
    ],
    "chunks that do not come last": [login("Transfer-Encoding: chunked, gzip")],
    "a chunked GET": [rawHead(host, "GET /login", inChunks), `2\r\n{}\r\n${last}`],
    "a length of a terabyte": [sized(1e12), "x"],
    "a length of 200 kB": [sized(200_000), "x".repeat(200_000)],
    "a negative length": [sized(-1), "x"],
    "two lengths": [login("Content-Length: 1", "Content-Length: 2"), "xx"],
    "a length that is no number": [sized("one"), "x"],
    "more than the length": [sized(2), "{}GET / HTTP/1.1\r\n\r\n"],
    "a form of parts": [
      rawHead(host, "POST /login", "Content-Type: multipart/form-data; boundary=x"),
      "abc",
    ],
    "an odd expectation": [login("Expect: miracles", "Content-Length: 1"), "x"],
    "to be continued": [login("Expect: 100-continue", "Content-Length: 5")],
  };
  return [
    ...Object.entries(cases).map(([name, pieces]): RawCase => [name, { pieces }]),
    ["chunks without an end", { pieces: [enter, "2\r\n{}\r\n"], hangsUp: true }],
    ["a chunk that is cut", { pieces: [login(inChunks), "a\r\npass"], hangsUp: true }],
    ["less than the length", { pieces: [sized(100), "password=x"], hangsUp: true }],
  ];
}

function wrongHeads(host: string): readonly RawCase[] {
  const get = (path: string, ...headers: readonly string[]) =>
    rawHead(host, `GET ${path}`, ...headers);
  const upgrade = (to: string) => get("/api/events", "Connection: Upgrade", `Upgrade: ${to}`);
  const texts: Readonly<Record<string, string>> = {
    "nothing but line ends": "\r\n\r\n\r\n\r\n",
    "no HTTP at all": "hello\r\n\r\n",
    "HTTP 0.9": "GET /\r\n\r\n",
    "HTTP 1.0 without a host": "GET / HTTP/1.0\r\n\r\n",
    "HTTP 9": get("/").replace("1.1", "9.9"),
    "HTTP 2 at once": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    TLS: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no host": "GET / HTTP/1.1\r\n\r\n",
    "an empty host": rawHead("", "GET /"),
    "two hosts": get("/", "Host: evil.example"),
    "a host that is none": rawHead("[::1", "GET /"),
    "a host with a path": rawHead("127.0.0.1/../evil", "GET /"),
    "a host with a blank": rawHead("a b", "POST /login", form),
    "a host with a broken port": rawHead("127.0.0.1:99999999", "GET /api/state"),
    "a whole address": get("http://evil.example/api/state"),
    "an address of a file": get("file:///etc/passwd"),
    "a broken address": get("http://[::/"),
    "an address without a path": get("?x"),
    "two slashes and a name": get("//evil.example/%2f.."),
    "a backslash": get("\\..\\api\\state"),
    "a broken escape": get("/join/%E0%A4%A/state"),
    "a lone percent sign": get("/%"),
    "a broken escape in a query": get("/join/study?PROLIFIC_PID=%E0%A4%A"),
    "a zero byte": get("/\0"),
    "an escaped zero byte": get("/join/%00/state"),
    "letters beyond ASCII": get("/ÿþ"),
    CONNECT: rawHead(host, "CONNECT evil.example:443"),
    "OPTIONS *": rawHead(host, "OPTIONS *"),
    TRACE: rawHead(host, "TRACE /", "Cookie: x=y"),
    "an unknown method": rawHead(host, "BREW /"),
    "a WebSocket": upgrade("websocket"),
    "HTTP 2 by an upgrade": upgrade("h2c"),
    "a header without a colon": get("/", "nonsense"),
    "a header without a name": get("/", ": x"),
    "a blank before the colon": get("/", "X : y"),
    "a folded header": get("/", "X: a\r\n b"),
    "bare line feeds": get("/").replaceAll("\r\n", "\n"),
    "control characters in a cookie": get("/", "Cookie: sous_session=\x01\x02"),
    "cookies that are none": get("/api/state", "Cookie: ;;;=;==;%"),
    "addresses of proxies that are none": get("/login", "X-Forwarded-For: ,,[::],%%,"),
    "fifty requests at once": get("/api/state").repeat(50),
    "a header of 20 kB": get("/", `X-Long: ${long}`),
    "a cookie of 20 kB": get("/", `Cookie: sous_session=${long}`),
    "a path of 20 kB": get(`/${long}`),
    "a path of 8 kB": get(`/${long.slice(0, 8000)}`),
    "a query of 12 kB": get(`/api/state?household=${long.slice(0, 12_000)}`),
    "a thousand headers": get("/", ...Array<string>(1000).fill("X: y")),
    "a thousand cookies": get("/", `Cookie: ${"a=b; ".repeat(1000)}`),
    "a thousand proxies": get("/login", `X-Forwarded-For: ${"1.2.3.4,".repeat(1000)}`),
  };
  return Object.entries(texts).map(([name, text]) => [
    name,
    { pieces: [Buffer.from(text, "latin1")] },
  ]);
}

function wrongTexts(host: string, door: string): readonly RawCase[] {
  const bodies: Readonly<Record<string, string | Buffer>> = {
    "bytes that are no text": Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
    "a byte order mark": "\ufeff{}",
    "halves of pairs": '{"participant":"\\ud800"}',
    "a zero in a name": '{"participant":"a\\u0000b"}',
    "the same key 3,000 times": `{${'"participant":"a",'.repeat(3000)}"participant":"b c"}`,
    "30,000 brackets": "[".repeat(30_000),
  };
  return Object.entries(bodies).map(([name, body]) => {
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    return [name, { pieces: [rawHead(host, `POST ${door}/enter`, json, length), body] }];
  });
}

export function faultOfRaw(text: string): string | null {
  const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, one]) => Number(one));
  // Unknown methods and versions are no failure.
  const failed = statuses.find((one) => one >= 500 && one !== 501 && one !== 505);
  if (failed !== undefined) return `answered ${failed}`;
  const inside = /\bat .*\.[jt]s:\d|node:internal/.exec(text);
  return inside ? `tells of its inside: ${inside[0]}` : null;
}
