/** Listeners of one workspace: they hear what happens there alone. */
import { z } from "zod";
import type { Team } from "./team.js";
import type { Teams, Whose } from "./teams.js";
import { readPlace } from "./view-place.js";

interface Happening {
  readonly context: Whose;
  readonly body?: unknown;
}

const inView = z.object({ view: z.object({ private_metadata: z.string() }) });

/** Makes a listener of all workspaces from that of one. @param channelOf where a command was typed; null: directly */
export type ListenIn = <Heard extends Happening>(
  listener: (team: Team) => (heard: Heard) => Promise<void>,
  channelOf?: (heard: Heard) => string | null,
) => (heard: Heard) => Promise<void>;

export function listenIn(teams: Teams): ListenIn {
  return (listener, channelOf) => async (heard) => {
    const { data } = inView.safeParse(heard.body);
    const { team: teamId } = readPlace(data?.view.private_metadata ?? "");
    const whose = { ...heard.context, ...(teamId !== undefined && { teamId }) };
    const team = await teams.of(whose, channelOf?.(heard));
    if (team) await listener(team)(heard);
  };
}
