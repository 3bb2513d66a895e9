/** What a caller may see: which homes, whose words. */
import { isAskedHome } from "../../core/asking.js";
import type { Caller } from "../../core/bot.js";
import type { Access } from "../../core/command.js";
import type { Episode } from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import type { WorldRule } from "../../core/knowledge.js";
import type { Said } from "../../core/person.js";
import { isOwnPage } from "../../core/platform.js";
import { spaceOf } from "../../core/space.js";
import type { Household, Memory, Place } from "../../core/stores.js";

export type Reach = Exclude<Access, "nothing">;

export interface Scope {
  /** Formats a command as the caller types it: "/sous resume". */
  say(words: string): string;
  readonly access: Reach;
  readonly space: string;
  /** Whether the caller may see the space of a home or channel. The owner's own pages see all. */
  reaches(id: string): boolean;
  /** Row id. */
  readonly person: string | null;
  /** Homes that the caller may name. */
  readonly homes: readonly Household[];
  /** The default home. */
  readonly about: string | null;
  reachOf(household: string): Reach;
  isHere(place: Place): boolean;
  isOwn(said: Pick<Fact, "person">): boolean;
  /** Whether name and words may be shown: not for others' statements from elsewhere. */
  mayQuote(said: Pick<Fact, "person" | "episode">): Promise<boolean>;
  mayQuoteRule(rule: WorldRule): Promise<boolean>;
  /** The last episode that the caller may see. */
  lastEpisode(household: string): Promise<Episode | null>;
}

export async function createScope(memory: Memory, caller: Caller, access: Reach): Promise<Scope> {
  const { platform, workspace, channel, homeChannel = channel } = caller;
  // An empty channel id means the home channel.
  const space = spaceOf(channel);
  const reaches: Scope["reaches"] = (id) => isOwnPage(platform) || spaceOf(id) === space;
  const channels = channel === homeChannel && space === "" ? [channel, ""] : [channel];
  const isHere: Scope["isHere"] = (place) =>
    place.bot === platform && channels.includes(place.channel);
  const known = await memory.people.find(platform, workspace, caller.person.id);
  // With full access, own statements add nothing.
  const spoken = known && access !== "everything" ? await memory.people.saidIn(known.id) : [];
  const said = spoken.filter(({ household }) => !isAskedHome(household));
  const newest = access === "own" ? [] : await memory.episodes.newestIn(platform, channels);
  const homesHere = new Set(newest.map(({ household }) => household));
  const kept = (await memory.households.list()).filter(({ id }) => reaches(id));

  const reachOf: Scope["reachOf"] = (household) =>
    access === "channel" && !homesHere.has(household) ? "own" : access;
  const isOwn: Scope["isOwn"] = ({ person }) => person !== null && person === known?.id;

  return {
    say: (words) => (caller.command ? `${caller.command} ${words}` : words),
    access,
    space,
    reaches,
    person: known?.id ?? null,
    homes: access === "everything" ? kept : kept.filter(({ id }) => isKnown(id, homesHere, said)),
    about: await aboutWhich(memory, { access, newest, said, kept }),
    reachOf,
    isHere,
    isOwn,
    async mayQuote(one) {
      if (access === "everything" || isOwn(one)) return true;
      if (access === "own" || one.episode === null) return false;
      const episode = await memory.episodes.get(one.episode);
      return episode !== null && isHere(episode);
    },
    async mayQuoteRule(rule) {
      const { person, household } = rule;
      if (access === "everything" || person === null || isOwn(rule)) return true;
      if (household === null || reachOf(household) !== "channel") return false;
      return isOfHere(memory, { person, household, platform, isHere });
    },
    async lastEpisode(household) {
      if (access === "everything") return memory.episodes.last(household);
      return newest.findLast((episode) => episode.household === household) ?? null;
    },
  };
}

function isKnown(id: string, homesHere: ReadonlySet<string>, said: readonly Said[]): boolean {
  return homesHere.has(id) || said.some(({ household }) => household === id);
}

/** Rules have no channel. A rule counts as this channel's if its home and person appear in no other. */
async function isOfHere(
  memory: Memory,
  rule: {
    readonly person: string;
    readonly household: string;
    readonly platform: string;
    readonly isHere: Scope["isHere"];
  },
): Promise<boolean> {
  const { person, household, platform, isHere } = rule;
  if ((await memory.people.get(person))?.platform !== platform) return false;
  if (!(await memory.episodes.places(household)).every(isHere)) return false;
  const said = await memory.people.saidIn(person);
  return said.every(
    ({ bot, channel }) => bot === null || channel === null || isHere({ bot, channel }),
  );
}

/** The home of the channel's open task, else of its last one. With own-words access: of the caller's last statement. */
async function aboutWhich(
  memory: Memory,
  {
    access,
    newest,
    said,
    kept,
  }: {
    readonly access: Reach;
    readonly newest: readonly Episode[];
    readonly said: readonly Said[];
    readonly kept: readonly Household[];
  },
): Promise<string | null> {
  const here = newest.find(({ endedAt }) => endedAt === null) ?? newest.at(-1);
  if (here) return here.household;
  if (access !== "everything") return said.at(-1)?.household ?? null;
  const isKept = ({ household }: Episode) => kept.some(({ id }) => id === household);
  const open = (await memory.episodes.unfinished()).findLast(isKept);
  return open?.household ?? kept.at(-1)?.id ?? null;
}
