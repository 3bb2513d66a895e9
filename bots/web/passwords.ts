/** The passwords of the web page, checked before it is opened. */
import { ConfigError } from "../../src/core/errors.js";
import { isLoopback } from "./guard.js";
import type { Passwords } from "./login.js";

const shortest = 12;

/** @throws ConfigError when one is too short, both are the same, or other machines could come in without any */
export function checkPasswords(
  given: { readonly password?: string | undefined; readonly ownerPassword?: string | undefined },
  host: string,
): Passwords {
  const { password: member, ownerPassword: owner } = given;
  requireLong("SOUS_WEB_PASSWORD", member);
  requireLong("SOUS_OWNER_PASSWORD", owner);
  if (member !== undefined && member === owner)
    throw new ConfigError("SOUS_OWNER_PASSWORD must not be the same as SOUS_WEB_PASSWORD.");
  if (member === undefined && owner === undefined && !isLoopback(host))
    throw new ConfigError(
      `Other machines reach the web chat on ${host}: set SOUS_WEB_PASSWORD, SOUS_OWNER_PASSWORD or both, or leave SOUS_WEB_HOST at 127.0.0.1.`,
    );
  return {
    ...(member !== undefined && { member }),
    ...(owner !== undefined && { owner }),
  };
}

function requireLong(name: string, password: string | undefined): void {
  if (password !== undefined && password.length < shortest)
    throw new ConfigError(`${name} needs at least ${shortest} characters.`);
}
