/** The part of a bench over games that is played here: all of it, a shard, or nothing, where shards are merged. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { inJobs } from "./in-jobs.js";

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export type PlayedUnits = Map<string, unknown>;

export type Part =
  | { readonly kind: "all" }
  | { readonly kind: "shard"; readonly shard: Shard; readonly played: PlayedUnits }
  | {
      readonly kind: "merged";
      readonly played: PlayedUnits;
      /** Units that the bench has asked for: those that are there, and those that are not. */
      readonly taken: Set<string>;
      readonly missing: Set<string>;
    };

export const part = new AsyncLocalStorage<Part>();

export interface Unit {
  readonly game: string;
  readonly seed: number;
  readonly more?: unknown;
}

/** Does work on each item that is played here. Results are plain values and keep the order of the items. */
export async function eachGame<Item, Result>(
  jobs: number,
  items: readonly Item[],
  unitOf: (item: Item) => Unit,
  work: (item: Item) => Promise<Result> | Result,
): Promise<readonly Result[]> {
  const now = part.getStore() ?? { kind: "all" };
  if (now.kind === "merged")
    return items.flatMap((item) => {
      const name = nameOf(unitOf(item));
      const isThere = now.played.has(name);
      (isThere ? now.taken : now.missing).add(name);
      return isThere ? [now.played.get(name) as Result] : [];
    });
  const own =
    now.kind === "all"
      ? items
      : items.filter((item) => shardOf(unitOf(item), now.shard.of) === now.shard.index);
  return inJobs(jobs, own, async (item) => {
    const result = await work(item);
    if (now.kind === "shard") now.played.set(nameOf(unitOf(item)), result);
    return result;
  });
}

function nameOf({ game, seed, more = null }: Unit): string {
  return JSON.stringify([game, seed, more]);
}

function shardOf({ game, seed }: Unit, of: number): number {
  const hash = createHash("sha256")
    .update(JSON.stringify([game, seed]))
    .digest();
  return (hash.readUInt32BE() % of) + 1;
}
