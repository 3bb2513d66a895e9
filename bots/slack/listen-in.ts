/** Listeners of one workspace: they hear what happens there alone. */
import type { Team } from "./team.js";
import type { Teams, Whose } from "./teams.js";

interface Happening {
  readonly context: Whose;
}

/** Makes a listener of all workspaces from that of one. @param channelOf where a command was typed; null: directly */
export type ListenIn = <Heard extends Happening>(
  listener: (team: Team) => (heard: Heard) => Promise<void>,
  channelOf?: (heard: Heard) => string | null,
) => (heard: Heard) => Promise<void>;

export function listenIn(teams: Teams): ListenIn {
  return (listener, channelOf) => async (heard) => {
    const team = await teams.of(heard.context, channelOf?.(heard));
    if (team) await listener(team)(heard);
  };
}
