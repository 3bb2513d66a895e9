/** Applies what the reader of replies learned from a workspace's people. */

import type { LearnedReaderStore } from "../../../memory/statements/learned-readers.js";
import type { LearnedNames, LearnedReader } from "../../core/memory/learned-reader.js";
import { keepNewest } from "../../core/newest.js";
import { spaceOf } from "../../core/platform.js";
import type { GroundingRequest } from "../../core/question/grounding.js";
import { addHeads, unpackHead } from "../reading/heads.js";
import { forHeads, type Heads } from "../reading/read.js";
import { readerVersion, shippedHeads } from "../reading/shipped.js";

type PlaceNames = LearnedNames[string];

/** Most workspaces whose weights stay unpacked in memory, with some megabytes each. */
const mostSpaces = 8;

/** Returns a function that gives what was learned for a home, and reads it again when it has changed. */
export function followLearned(store: LearnedReaderStore) {
  const known = new Map<string, { stamp: string; heads: Heads; names: LearnedNames }>();
  return async (household: string) => {
    const space = spaceOf(household);
    const stamp = await store.stamp(space);
    if (stamp === null) {
      known.delete(space);
      return null;
    }
    let found = known.get(space);
    if (found?.stamp !== stamp) {
      const reader = await store.get(space);
      if (!reader) return null;
      found = { stamp, heads: correctHeads(reader), names: reader.names };
      keepNewest(known, space, found, mostSpaces);
    }
    return { heads: found.heads, names: found.names[household] ?? {} };
  };
}

/** Adds learned corrections to the shipped classifiers, unless they are of another version. */
export function correctHeads({ version, heads }: Pick<LearnedReader, "version" | "heads">): Heads {
  const shipped = shippedHeads();
  if (version !== readerVersion) return shipped;
  return forHeads((name) => {
    const own = heads[name];
    return own ? addHeads(shipped[name], unpackHead(own)) : shipped[name];
  });
}

export function withNames(request: GroundingRequest, own: PlaceNames): GroundingRequest {
  const { vocabulary } = request;
  const learned = Object.entries(own).filter(([place]) => vocabulary.places.includes(place));
  if (learned.length === 0) return request;
  const names = new Map(vocabulary.names);
  for (const [place, words] of learned) names.set(place, [...(names.get(place) ?? []), ...words]);
  return { ...request, vocabulary: { ...vocabulary, names } };
}
