/** Checks that a webhook's address is public: never this machine or its network. */
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Types both kinds as IPv6, as `subnetMatch` takes one kind. */
const listed = (...ranges: readonly string[]) =>
  ranges.map((range) => ipaddr.parseCIDR(range) as [ipaddr.IPv6, number]);

const ranges = {
  /** Special-purpose ranges (IANA) that ipaddr.js takes for unicast. */
  special: listed("198.18.0.0/15", "2001::/23", "3fff::/20"),
  /** IPv6 addresses outside this range belong to nobody. */
  open: listed("0.0.0.0/0", "2000::/3"),
};

/** @param address IPv4 or IPv6, without brackets */
function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const read = ipaddr.parse(address) as ipaddr.IPv6;
  return read.range() === "unicast" && ipaddr.subnetMatch(read, ranges, "") === "open";
}

const refused = () =>
  new Error("The webhook's address is in an inner network: see sous agents add --webhook-inside.");

/** @throws Error for a private address; names are checked by {@link createPublicLookup} */
export function requirePublic(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublic(host)) throw refused();
}

/** Resolves a name for a connection to exactly the checked address. */
export const createPublicLookup =
  (lookUp: typeof lookup = lookup): LookupFunction =>
  (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!found.every(({ address }) => isPublic(address))) return done(refused(), []);
      if (options.all) return done(null, found);
      const [{ address, family } = { address: "", family: 4 }] = found;
      done(null, address, family);
    });
  };
