/** Identifies the client of a request: its address behind trusted proxies, whether it's this machine, and whether it used https. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** How many proxies stand before this server, or their addresses and ranges ("10.0.0.0/8"); none: 0. */
export type TrustedProxies = number | readonly string[];

export interface Client {
  /** The address for counting: an IPv6 network of 64 bits counts as one, as one computer has all of it. */
  readonly group: string;
  /** A program on this computer asks for itself: it names a loopback host, and no proxy asks for somebody else. */
  readonly isLocal: boolean;
  readonly isHttps: boolean;
}

/** Reads clients. Headers of proxies count only where they come through trusted ones. */
export function createClientReader(trusted: TrustedProxies): (request: IncomingMessage) => Client {
  const trusts = typeof trusted === "number" ? trustHops(trusted) : proxyAddr.compile([...trusted]);
  return (request) => {
    const direct = request.socket.remoteAddress ?? "";
    // Of somebody who has just left there is no address.
    const hops = request.socket.remoteAddress
      ? proxyAddr.all(request, trusts).map(withoutPort)
      : [];
    const group = groupOf(hops.findLast((hop) => isIP(hop) !== 0) ?? direct);
    const [scheme = ""] = String(request.headers["x-forwarded-proto"] ?? "").split(",");
    return {
      group,
      isLocal:
        loopback.test(hops.at(-1) ?? "") &&
        isLoopback(request.headers.host ?? "localhost") &&
        // A trusted proxy has said for whom it asks; one that has not may ask for anybody.
        (hops.length > 1 || !isForwarded(request)),
      isHttps: scheme.trim().toLowerCase() === "https" && trusts(direct, 0),
    };
  };
}

/** Headers that proxies, tunnels and content networks add, by words in their names. */
const proxyHeader =
  /forward|prox[yi]|(?:^|-)(?:via|ip|addr(?:ess)?|original|real|remote|client|scheme|proto|port|rewrite|hops|tunnel|gateway|lb|cdn|edge|front|surrogate|served|envoy|nginx|haproxy|traefik|varnish|azure|amzn?|appengine|arr|vercel|cf|fly|ngrok|tailscale|cloud|cloudfront|fastly|akamai|incap)(?:-|$)|-host(?:-|$)/;

/** A proxy that adds nothing may speak HTTP/1.0, as no browser does, or be asked for a whole address. */
function isForwarded({ headers, httpVersion, url = "/" }: IncomingMessage): boolean {
  return (
    httpVersion === "1.0" ||
    !url.startsWith("/") ||
    Object.entries(headers).some(
      ([name, value]) => value !== undefined && proxyHeader.test(name.replaceAll("_", "-")),
    )
  );
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Whether an address, or the host that a request names, is this machine's loopback. */
export function isLoopback(host: string): boolean {
  const named = host.toLowerCase();
  return loopbackHosts.has(named) || loopbackHosts.has(named.replace(/:\d+$/, ""));
}

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i;

function trustHops(hops: number): (address: string, hop: number) => boolean {
  return (_, hop) => hop < hops;
}

/** Some proxies add the port: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function withoutPort(given: string): string {
  return given.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}

/** Addresses that IPv6 maps from IPv4 are those. */
function groupOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  const network = (read as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
