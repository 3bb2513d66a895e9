/** Restricts addresses to public ones: never this machine or its network. */
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not public, from the registries of special-purpose addresses. */
const special = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(net, bits, "ipv6");

const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");

/** @param address IPv4 or IPv6, without brackets */
function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, "ipv4");
    case 6:
      return (
        !address.includes("%") && open.check(address, "ipv6") && !special.check(address, "ipv6")
      );
    default:
      return false;
  }
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
