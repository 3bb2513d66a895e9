/** Decides what a caller may see: which homes, and whose words. */

import type { Memory } from "../../../memory/stores.js";
import type { Caller } from "../../core/bot.js";
import type { Episode } from "../../core/episode/episode.js";
import type { Fact, WorldRule } from "../../core/memory/fact.js";
import type { Place } from "../../core/memory/stores.js";
import {
  type Access,
  accessTo,
  type Place as ChannelKind,
  type CommandKind,
  type Role,
  roles,
} from "../../core/people/command.js";
import type { Said } from "../../core/people/person.js";
import { isOwnPage, spaceOf } from "../../core/platform.js";
import { isAskedHome } from "../../core/question/asking.js";

type Known = Pick<Caller, "platform" | "workspace" | "person">;

/** Finds the caller's row; null for people of whom nothing is kept. */
export function findCaller({ people }: Memory, { platform, workspace, person }: Known) {
  return people.find(platform, workspace, person.id);
}

export function keepCaller({ people }: Memory, { platform, workspace, person }: Known) {
  return people.keep({ platform, workspace, platformId: person.id, name: person.name });
}

export type Reach = Exclude<Access, "nothing">;

export type Scope = Awaited<ReturnType<typeof createScope>>;

export async function createScope(memory: Memory, caller: Caller, access: Reach) {
  const { platform, channel, homeChannel = channel } = caller;
  const space = spaceOf(channel);
  /** Whether the home or channel with this id is in the caller's workspace. On the owner's own pages, all are. */
  const reaches = (id: string) => isOwnPage(platform) || spaceOf(id) === space;
  // An empty channel id in a row means the home channel.
  const channels = channel === homeChannel && space === "" ? [channel, ""] : [channel];
  const isHere = (place: Place) => place.bot === platform && channels.includes(place.channel);
  const known = await findCaller(memory, caller);
  // A caller with full access needs no list of what they said.
  const spoken = known && access !== "everything" ? await memory.people.saidIn(known.id) : [];
  const said = spoken.filter(({ household }) => !isAskedHome(household));
  const newest = access === "own" ? [] : await memory.episodes.newestIn(platform, channels);
  const homesHere = new Set(newest.map(({ household }) => household));
  const kept = (await memory.households.list()).filter(({ id }) => reaches(id));

  const reachOf = (household: string): Reach =>
    access === "channel" && !homesHere.has(household) ? "own" : access;
  const isOwn = ({ person }: Pick<Fact, "person">) => person !== null && person === known?.id;

  /** Finds the home for a command without one: by the channel's open or last task, or the caller's last words. */
  const aboutWhich = async (): Promise<string | null> => {
    const here = newest.find(({ endedAt }) => endedAt === null) ?? newest.at(-1);
    if (here) return here.household;
    if (access !== "everything") return said.at(-1)?.household ?? null;
    const isKept = ({ household }: Episode) => kept.some(({ id }) => id === household);
    const open = (await memory.episodes.unfinished()).findLast(isKept);
    return open?.household ?? kept.at(-1)?.id ?? null;
  };

  return {
    /** Formats a command as the caller types it: "/sous resume". */
    say: (words: string) => (caller.command ? `${caller.command} ${words}` : words),
    access,
    space,
    reaches,
    /** The caller's id in the database. */
    person: known?.id ?? null,
    /** Homes that the caller may name. */
    homes: access === "everything" ? kept : kept.filter(({ id }) => isKnown(id, homesHere, said)),
    about: await aboutWhich(),
    reachOf,
    isHere,
    isOwn,
    /** Whether the speaker's name and words may be shown. Hides what others said elsewhere. */
    async mayQuote(one: Pick<Fact, "person" | "episode">) {
      if (access === "everything" || isOwn(one)) return true;
      if (access === "own" || one.episode === null) return false;
      const episode = await memory.episodes.get(one.episode);
      return episode !== null && isHere(episode);
    },
    async mayQuoteRule(rule: WorldRule) {
      const { person, household } = rule;
      if (access === "everything" || person === null || isOwn(rule)) return true;
      if (household === null || reachOf(household) !== "channel") return false;
      // Rules have no channel. A rule counts as this channel's if its home and person appear in no other.
      if ((await memory.people.get(person))?.platform !== platform) return false;
      if (!(await memory.episodes.places(household)).every(isHere)) return false;
      return (await memory.people.saidIn(person)).every(
        ({ bot, channel }) => bot === null || channel === null || isHere({ bot, channel }),
      );
    },
    async lastEpisode(household: string) {
      if (access === "everything") return memory.episodes.last(household);
      return newest.findLast((episode) => episode.household === household) ?? null;
    },
  };
}

function isKnown(id: string, homesHere: ReadonlySet<string>, said: readonly Said[]): boolean {
  return homesHere.has(id) || said.some(({ household }) => household === id);
}

type Admission =
  | { readonly access: "nothing"; readonly reason: string }
  | { readonly access: Reach; readonly reason: string | null };

/** Decides the caller's access. Asks the platform who they are only if that matters. */
export async function admit(kind: CommandKind, caller: Caller): Promise<Admission> {
  const place = placeOf(caller);
  const accessOf = (role: Role): Access => accessTo(kind, role, place);
  const [same, ...others] = new Set(roles.map(accessOf));
  const isSame = same !== undefined && same !== "nothing" && others.length === 0;
  if (isSame) return { access: same, reason: null };
  const { role, refusal } = await roleOf(caller, place);
  const access = accessOf(role);
  if (access === "nothing") return { access, reason: refusal };
  return { access, reason: access === "own" ? whyOwn(role, place) : null };
}

function placeOf({ channel, homeChannel, isDirect }: Caller): ChannelKind {
  if (isDirect) return "direct";
  return homeChannel === undefined || homeChannel === channel ? "configured" : "other";
}

/** Asks the platform who the caller is. `refusal` says why they may not manage; empty for managers. */
async function roleOf(
  caller: Caller,
  place: ChannelKind,
): Promise<{ role: Role; refusal: string }> {
  const managing = await caller.mayManage();
  if (managing.allowed) return { role: "manager", refusal: "" };
  const { reason: refusal } = managing;
  if (managing.isUnknown) return { role: "unknown", refusal };
  if (place === "direct") return { role: "member", refusal };
  const belonging = await caller.belongs(place === "configured" ? "home" : "here");
  return { role: roleByBelonging[belonging], refusal };
}

const roleByBelonging = { yes: "member", no: "outsider", unknown: "unknown" } as const;

function whyOwn(role: Role, place: ChannelKind): string {
  if (role === "unknown")
    return "I could not ask who you are here, so I tell nothing of what others said. Please try again in a minute.";
  return place === "configured"
    ? "Only members of the channel that I was set up for may read what others said. Join it first."
    : "Only members of this channel may read what others said here. Join it first.";
}

/** Whether the caller is a member of the episode's channel. False if the platform does not tell. */
export async function belongsWhere(
  played: Pick<Episode, "bot" | "channel">,
  caller: Caller,
): Promise<boolean> {
  const { platform, channel, homeChannel = channel } = caller;
  if (played.bot !== platform || spaceOf(played.channel) !== spaceOf(channel)) return false;
  if (played.channel === homeChannel || played.channel === "")
    return (await caller.belongs("home")) === "yes";
  return played.channel === channel && (await caller.belongs("here")) === "yes";
}
