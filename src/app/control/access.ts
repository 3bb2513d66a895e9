/** Access control by the table in `core/command.ts`. */
import type { Caller } from "../../core/bot.js";
import {
  type Access,
  accessTable,
  type CommandKind,
  type Place,
  type Standing,
  standings,
} from "../../core/command.js";
import type { Episode } from "../../core/episode.js";
import { spaceOf } from "../../core/platform.js";
import type { Reach } from "./scope.js";

export type Admission =
  | { readonly access: "nothing"; readonly reason: string }
  | { readonly access: Reach; readonly reason: string | null };

/** Asks the platform only when the answer matters. */
export async function admit(kind: CommandKind, caller: Caller): Promise<Admission> {
  const place = placeOf(caller);
  const accessOf = (standing: Standing): Access => accessTable[kind][standing][place];
  const [same, ...others] = new Set(standings.map(accessOf));
  const isSame = same !== undefined && same !== "nothing" && others.length === 0;
  if (isSame) return { access: same, reason: null };
  const { standing, refusal } = await standingOf(caller, place);
  const access = accessOf(standing);
  if (access === "nothing") return { access, reason: refusal };
  return { access, reason: access === "own" ? whyOwn(standing, place) : null };
}

function placeOf({ channel, homeChannel, isDirect }: Caller): Place {
  if (isDirect) return "direct";
  return homeChannel === undefined || homeChannel === channel ? "configured" : "other";
}

interface Standings {
  readonly standing: Standing;
  /** Why they may not manage. Empty for managers. */
  readonly refusal: string;
}

async function standingOf(caller: Caller, place: Place): Promise<Standings> {
  const managing = await caller.mayManage();
  if (managing.allowed) return { standing: "manager", refusal: "" };
  const { reason: refusal } = managing;
  if (managing.isUnknown) return { standing: "unknown", refusal };
  if (place === "direct") return { standing: "member", refusal };
  const belonging = await caller.belongs(place === "configured" ? "home" : "here");
  return { standing: standingBy[belonging], refusal };
}

const standingBy = { yes: "member", no: "outsider", unknown: "unknown" } as const;

function whyOwn(standing: Standing, place: Place): string {
  if (standing === "unknown")
    return "I could not ask who you are here, so I tell nothing of what others said. Please try again in a minute.";
  return place === "configured"
    ? "Only members of the channel that I was set up for may read what others said. Join it first."
    : "Only members of this channel may read what others said here. Join it first.";
}

/** Whether the caller is a member of the episode's place, as far as the platform tells. */
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
