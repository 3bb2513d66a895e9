/** Accepts an id, or a link to the channel. */
export function readSlackChannel(typed: string): string | null {
  return /(?:^|\/archives\/)([CG][A-Z0-9]{5,})(?:$|[/?#])/.exec(typed)?.[1] ?? null;
}

export function readToken(prefix: string, typed: string): string | null {
  return typed.startsWith(prefix) && /^[\w-]+$/.test(typed) ? typed : null;
}

export function readPort(typed: string): string | null {
  return /^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= 65_535 ? typed : null;
}
