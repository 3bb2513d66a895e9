import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createClientReader, type TrustedProxies } from "../../bots/web/client.js";

function read(
  trusted: TrustedProxies,
  from: string | undefined,
  forwarded?: string,
  scheme?: string,
) {
  const headers = { "x-forwarded-for": forwarded, "x-forwarded-proto": scheme };
  const request = { socket: { remoteAddress: from }, headers };
  return createClientReader(trusted)(request as unknown as IncomingMessage);
}

function readLocal({ headers = {}, ...more }: { headers?: object } & Record<string, unknown>) {
  const socket = { remoteAddress: "127.0.0.1" };
  const plain = { socket, httpVersion: "1.1", url: "/api/me" };
  const request = { ...plain, headers: { host: "localhost:3000", ...headers }, ...more };
  return createClientReader(0)(request as unknown as IncomingMessage).isLocal;
}

/** Headers of browsers on this computer. */
const ofBrowsers = Object.fromEntries(
  "user-agent x-requested-with accept accept-encoding sec-ch-ua-platform sec-fetch-site upgrade-insecure-requests access-control-request-headers cache-control content-type cookie dnt priority last-event-id if-none-match sec-websocket-protocol mcp-protocol-version authorization x-prometheus-scrape-timeout-seconds"
    .split(" ")
    .map((name) => [name, "x"]),
);

describe("the address of a client", () => {
  it.each([
    ["none is trusted", 0, "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["one proxy is", 1, "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "one is, and the client names another before it",
      1,
      "10.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "203.0.113.9",
    ],
    ["more are than there are", 9, "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a range is", ["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 203.0.113.9, 10.9.9.9", "203.0.113.9"],
    [
      "a range is that the sender is not in",
      ["10.0.0.0/8"],
      "192.0.2.1",
      "203.0.113.9",
      "192.0.2.1",
    ],
    ["this machine is", ["loopback"], "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "the client names a trusted one",
      ["loopback"],
      "127.0.0.1",
      "127.0.0.1, 203.0.113.9",
      "203.0.113.9",
    ],
    ["nothing is forwarded", 1, "10.0.0.1", undefined, "10.0.0.1"],
    ["nonsense is forwarded", 1, "10.0.0.1", "unknown, <script>", "10.0.0.1"],
    ["a port is added", 1, "10.0.0.1", "[2001:db8::9]:4711", "2001:db8:0:0::/64"],
    ["nobody is connected any more", 0, undefined, undefined, ""],
  ] as const)("where %s", (_, trusted, from, forwarded, group) => {
    expect(read(trusted, from, forwarded).group).toBe(group);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["192.0.2.1", "192.0.2.1"],
  ])("%s counts as %s", (from, group) => {
    expect(read(0, from).group).toBe(group);
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["192.0.2.1", false],
    ["2001:db8::1", false],
  ])("%s is this machine: %s", (from, isLocal) => {
    expect(read(0, from).isLocal).toBe(isLocal);
    expect(read(1, "127.0.0.1", from).isLocal).toBe(isLocal);
  });

  it.each([
    "forwarded: ",
    "x-forwarded-for: 127.0.0.1",
    "via: 1.1 tunnel",
    "x-real-ip: 127.0.0.1",
    "cf-ray: 1",
    "cdn-loop: cloudflare",
    "x-envoy-external-address: 192.0.2.7",
    "tailscale-user-login: ana@example.org",
    "x_forwarded_for: 192.0.2.7",
    "x-http-host-override: sous.example",
    "x-nginx-proxy: true",
    "x-rewrite-url: /",
    "x-scheme: https",
    "front-end-https: on",
    "host: 127.0.0.1.sous.example",
  ])("is not this machine with %s", (line) => {
    const [name = "", value] = line.split(": ");
    expect(readLocal({ headers: { [name]: value } })).toBe(false);
  });

  it("is this machine with what programs on it send, by HTTP/1.1 and without a whole address", () => {
    expect(readLocal({ headers: ofBrowsers })).toBe(true);
    expect(readLocal({ httpVersion: "1.0" })).toBe(false);
    expect(readLocal({ url: "http://sous.example/api/me" })).toBe(false);
  });

  it("is not this machine where a proxy says something odd", () => {
    expect(read(1, "127.0.0.1", "unknown").isLocal).toBe(false);
  });
});

it.each([
  ["https, from a trusted proxy", ["loopback"], "127.0.0.1", "https", true],
  ["https, of the first of several", 1, "127.0.0.1", "HTTPS, http", true],
  ["http, from a trusted proxy", 1, "127.0.0.1", "http", false],
  ["https, from somebody else", ["10.0.0.0/8"], "127.0.0.1", "https", false],
  ["https, where none is trusted", 0, "127.0.0.1", "https", false],
  ["nothing", 1, "127.0.0.1", undefined, false],
] as const)("it came by %s", (_, trusted, from, scheme, isHttps) => {
  expect(read(trusted, from, "203.0.113.9", scheme).isHttps).toBe(isHttps);
});
