/** Finds out which computer sent a request, also through proxies. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** Number of trusted proxies, or their addresses and ranges ("10.0.0.0/8"). */
export type TrustedProxies = number | readonly string[];

export type Client = ReturnType<ReturnType<typeof createClientReader>>;

/** Tells who sent a request; reads forwarding headers only from trusted proxies. */
export function createClientReader(trusted: TrustedProxies) {
  const trusts =
    typeof trusted === "number"
      ? (_: string, hop: number) => hop < trusted
      : proxyAddr.compile([...trusted]);
  return (request: IncomingMessage) => {
    const direct = request.socket.remoteAddress ?? "";
    const hops = request.socket.remoteAddress
      ? proxyAddr.all(request, trusts).map(withoutPort)
      : [];
    const group = groupOf(hops.findLast((hop) => isIP(hop) !== 0) ?? direct);
    const [scheme = ""] = String(request.headers["x-forwarded-proto"] ?? "").split(",");
    return {
      /** For rate limits; IPv6 addresses count by /64 network, which one computer may own. */
      group,
      /** The request comes from this computer, names a loopback host and was not forwarded. */
      isLocal:
        loopback.test(hops.at(-1) ?? "") &&
        isLoopback(request.headers.host ?? "localhost") &&
        // A trusted proxy names its client; other proxies may forward for anybody.
        (hops.length > 1 || !isForwarded(request)),
      isHttps: scheme.trim().toLowerCase() === "https" && trusts(direct, 0),
    };
  };
}

const proxyHeader =
  /forward|prox[yi]|(?:^|-)(?:via|ip|addr(?:ess)?|original|real|remote|client|scheme|proto|port|rewrite|hops|tunnel|gateway|lb|cdn|edge|front|surrogate|served|envoy|nginx|haproxy|traefik|varnish|azure|amzn?|appengine|arr|vercel|cf|fly|ngrok|tailscale|cloud|cloudfront|fastly|akamai|incap)(?:-|$)|-host(?:-|$)/;

/** Returns whether a proxy forwarded the request: it has a proxy's header, HTTP/1.0 or an absolute URL. */
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

export function isLoopback(host: string): boolean {
  const named = host.toLowerCase();
  return loopbackHosts.has(named) || loopbackHosts.has(named.replace(/:\d+$/, ""));
}

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i;

/** Drops the port that some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function withoutPort(given: string): string {
  return given.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}

/** Returns an IPv4 address, also for its IPv6 form, or an IPv6 /64 network. */
function groupOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  const network = (read as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
