import { ConfigError } from "../../src/core/errors.js";
import { whyWeak } from "../../src/core/weak-password.js";
import { isLoopback } from "./client.js";
import type { Passwords } from "./login.js";

/** @throws ConfigError when one is short, common or reused, or missing for other machines */
export function checkPasswords(
  given: { readonly password?: string | undefined; readonly ownerPassword?: string | undefined },
  host: string,
): Passwords {
  const { password: member, ownerPassword: owner } = given;
  requireStrong("SOUS_WEB_PASSWORD", member);
  requireStrong("SOUS_OWNER_PASSWORD", owner);
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

function requireStrong(name: string, password: string | undefined): void {
  const why = password === undefined ? null : whyWeak(password);
  if (why !== null) throw new ConfigError(`${name} ${why}.`);
}
