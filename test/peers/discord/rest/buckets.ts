import { createHash } from "node:crypto";

/** How many calls of one kind a channel allows in a window. */
export interface BucketOptions {
  limit: number;
  windowMs: number;
}

/** What a call meets: the headers of every answer, and a wait in seconds when it came too early. */
export interface BucketState {
  headers: Record<string, string>;
  retryAfterS: number | null;
}

/** Rate limits by method and route, separate for each channel, guild and interaction. */
export class Buckets {
  readonly #open = new Map<string, { left: number; resetAtMs: number }>();

  constructor(readonly options: BucketOptions | null) {}

  /** Counts one call. */
  count(method: string, path: string): BucketState {
    if (!this.options) return { headers: {}, retryAfterS: null };
    const name = `${method} ${nameRoute(path)}`;
    const bucket = this.#bucket(name, this.options);
    bucket.left -= 1;
    const waitS = Math.max(0, (bucket.resetAtMs - Date.now()) / 1000);
    const headers = {
      "x-ratelimit-limit": String(this.options.limit),
      "x-ratelimit-remaining": String(Math.max(0, bucket.left)),
      "x-ratelimit-reset": (bucket.resetAtMs / 1000).toFixed(3),
      "x-ratelimit-reset-after": waitS.toFixed(3),
      "x-ratelimit-bucket": createHash("md5").update(name).digest("hex"),
    };
    return { headers, retryAfterS: bucket.left < 0 ? waitS : null };
  }

  #bucket(name: string, { limit, windowMs }: BucketOptions) {
    const found = this.#open.get(name);
    if (found && found.resetAtMs > Date.now()) return found;
    const fresh = { left: limit, resetAtMs: Date.now() + windowMs };
    this.#open.set(name, fresh);
    return fresh;
  }
}

/** The route of a path: the first id (the channel, guild or interaction) counts, later ones not. */
function nameRoute(path: string): string {
  let ids = 0;
  return path.replaceAll(/\d{17,}/g, (id) => {
    ids += 1;
    return ids === 1 ? id : ":id";
  });
}
