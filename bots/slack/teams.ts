/** Opens and removes the workspaces that have Sous, and keeps their tokens. */
import { type Context, type Installation, type InstallationStore, webApi } from "@slack/bolt";
import type { Installations, Installation as Row } from "../../src/core/bot.js";
import { ConfigError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import type { Authorize } from "./client.js";
import { clientOptions, type Identity } from "./client.js";
import { openTeam, type Team, type TeamParts, type TeamPlace } from "./team.js";

const platform = "slack";

/** Says which workspace an event is of, or which organisation installed the app for its workspaces. */
export type EventContext = Partial<
  Pick<Context, "teamId" | "enterpriseId" | "isEnterpriseInstall">
>;

/** An installation, or the id of the organisation that has it. */
type Tokens = Installation<"v2", boolean> | { readonly organisation: string };

export class Teams {
  readonly #teams = new Map<string, Team>();
  /** Workspaces and organisations that removed the app. */
  readonly #left = new Set<string>();
  /** Returns a workspace's token, refreshed before it expires. */
  authorize: Authorize = () => Promise.reject(new Error("nobody can install Sous"));

  /** @param settings the workspace of the settings' token @param installations absent where nobody can install Sous */
  constructor(
    private readonly parts: TeamParts,
    private readonly settings: { readonly identity: Identity; readonly token: string } | null,
    private readonly installations: Installations | undefined,
  ) {}

  teamIn(space: string): Team | undefined {
    return this.#teams.get(space);
  }

  get all(): readonly Team[] {
    return [...this.#teams.values()];
  }

  async open(): Promise<void> {
    const { options, log } = this.parts;
    if (this.settings) {
      const { identity, token } = this.settings;
      const client = new webApi.WebClient(token, clientOptions({ apiUrl: options.apiUrl, log }));
      this.#enter({ ...identity, client, space: "", channel: options.channel, installedBy: null });
    }
    for (const row of (await this.installations?.list(platform)) ?? []) await this.#openRow(row);
  }

  close(): void {
    for (const team of this.all) team.close();
    this.#teams.clear();
  }

  /**
   * Returns the workspace of an event. Where nobody can install Sous, always the settings' workspace: people of other
   * workspaces take part in shared channels.
   * @param channel of a command; becomes the home channel when none is set
   */
  async of(
    { teamId = "", enterpriseId }: EventContext,
    channel: string | null = null,
  ): Promise<Team | undefined> {
    const home = this.#teams.get("");
    if (!this.installations || teamId === this.settings?.identity.team) return home;
    const known = this.#teams.get(spaceFor(teamId)) ?? (await this.#join(teamId, enterpriseId));
    if (!known || channel === null || known.place.channel !== "") return known;
    return (await this.#settle(teamId, channel)) ?? known;
  }

  async #settle(workspace: string, channel: string): Promise<Team | undefined> {
    const row = await this.installations?.get(platform, workspace);
    if (!row) return undefined;
    await this.#put({ ...row, channel });
    return this.#left.has(workspace) ? undefined : this.#openRow({ ...row, channel });
  }

  /** Removes a workspace, or all of an organisation. @param what sentence about what happened */
  async remove(
    { teamId, enterpriseId, isEnterpriseInstall }: EventContext,
    what: string,
  ): Promise<void> {
    const gone = (isEnterpriseInstall ? enterpriseId : teamId) ?? enterpriseId ?? "";
    if (!this.installations || gone === this.settings?.identity.team) {
      const why = `${what} Install the app again, put its tokens into .env and start Sous again.`;
      await this.#teams.get("")?.service.lose(null, why);
      if (!this.installations) this.parts.onRefused(new ConfigError(`Slack: ${why}`));
      return;
    }
    for (const row of (await this.installations?.list(platform)) ?? []) {
      const tokens = readTokens(row);
      const isOf = "organisation" in tokens && tokens.organisation === gone;
      if (row.workspace === gone || isOf) await this.#leave(row.workspace, what);
    }
  }

  /** Stores a row; deletes it again if the app was removed meanwhile. */
  async #put(row: Row): Promise<void> {
    await this.installations?.put(row);
    if (this.#left.has(row.workspace)) await this.installations?.remove(platform, row.workspace);
  }

  async #leave(workspace: string, what: string): Promise<void> {
    this.#left.add(workspace);
    const team = this.#teams.get(spaceFor(workspace));
    await team?.service.lose(null, `${what} Install it again, and I go on.`);
    // The workspace may have installed the app again meanwhile.
    if (!this.#left.has(workspace)) return;
    await this.installations?.remove(platform, workspace);
    team?.close();
    this.#teams.delete(spaceFor(workspace));
  }

  /** Adapts our rows to Slack's package. */
  readonly store: InstallationStore = {
    storeInstallation: async (installation) => {
      const { team, enterprise, isEnterpriseInstall, user } = installation;
      const workspace = (isEnterpriseInstall ? enterprise?.id : team?.id) ?? "";
      // The settings' workspace keeps its own token.
      if (!this.installations || workspace === this.settings?.identity.team) return;
      const isRotated = !("token" in user);
      if (!isRotated) this.#left.delete(workspace);
      const before = await this.installations.get(platform, workspace);
      // The app was removed while its token was rotated.
      if (isRotated && !before) return;
      // Keeps only the id of the installing person.
      const tokens = JSON.stringify({ ...installation, user: { id: user.id } });
      const installedAt = before?.installedAt ?? this.parts.options.clock.now();
      const rest = { channel: before?.channel ?? "", installedBy: user.id, installedAt };
      const row: Row = { platform, workspace, tokens, ...rest };
      await this.#put(row);
      if (isRotated) return;
      const opened = await this.#openRow(row);
      await opened?.service.regain(null);
    },
    fetchInstallation: async (query) => {
      const { teamId = "", enterpriseId = "" } = query;
      if (this.settings && teamId === this.settings.identity.team) return this.#asInstallation();
      const own = await this.installations?.get(platform, teamId);
      const tokens = own ? readTokens(own) : { organisation: enterpriseId };
      if (!("organisation" in tokens)) return asAsked(tokens);
      const organisation = await this.installations?.get(platform, tokens.organisation);
      if (organisation) return asAsked(readTokens(organisation));
      throw new Error("Sous is not installed there");
    },
  };

  #asInstallation(): Installation<"v2", false> {
    const { identity, token } = this.settings ?? {};
    const { team = "", botId: id = "", userId = "" } = identity ?? {};
    const bot = { id, userId, token: token ?? "", scopes: [] };
    const user = { id: userId, token: undefined, scopes: undefined };
    const rest = { enterprise: undefined, isEnterpriseInstall: false, authVersion: "v2" } as const;
    return { team: { id: team }, bot, user, ...rest };
  }

  /** Opens a workspace of an organisation that installed Sous. */
  async #join(workspace: string, organisation: string | undefined): Promise<Team | undefined> {
    const whole = organisation && (await this.installations?.get(platform, organisation));
    if (!whole || workspace === "" || workspace === organisation) return undefined;
    const tokens = JSON.stringify({ organisation } satisfies Tokens);
    const row: Row = { ...whole, workspace, tokens, channel: "" };
    if (this.#left.has(organisation)) return undefined;
    this.#left.delete(workspace);
    await this.#put(row);
    if (this.#left.has(workspace)) return undefined;
    const opened = await this.#openRow(row);
    await opened?.service.regain(null);
    return opened;
  }

  /** Skips organisations: each of their workspaces gets a row at its first event. */
  async #openRow(row: Row): Promise<Team | undefined> {
    const tokens = readTokens(row);
    if ("isEnterpriseInstall" in tokens && tokens.isEnterpriseInstall) return undefined;
    const organisation = "organisation" in tokens ? tokens.organisation : undefined;
    const whole = organisation && (await this.installations?.get(platform, organisation));
    const installed = whole ? readTokens(whole) : tokens;
    if (!("bot" in installed) || !installed.bot) return undefined;
    const { id: botId, userId } = installed.bot;
    const { workspace: team, channel, installedBy } = row;
    const client = this.#clientOf(team, organisation);
    const settle = async (to: string) => (await this.#settle(team, to))?.welcome(to);
    const identity = { team, botId, userId, client, space: spaceFor(team) };
    return this.#enter({ ...identity, channel, installedBy, settle });
  }

  #enter(place: TeamPlace): Team {
    this.#teams.get(place.space)?.close();
    const team = openTeam(place, this.parts);
    this.#teams.set(place.space, team);
    return team;
  }

  /** Makes a client that reads the current token at each call. */
  #clientOf(teamId: string, enterpriseId: string | undefined): webApi.WebClient {
    const { options, log } = this.parts;
    const query = { teamId, enterpriseId, isEnterpriseInstall: enterpriseId !== undefined };
    const authorised: typeof fetch = async (url, init) => {
      const { botToken } = await this.authorize(query);
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${botToken}`);
      return fetchHere(url, { ...init, headers });
    };
    return new webApi.WebClient(undefined, {
      ...clientOptions({ apiUrl: options.apiUrl, log }),
      fetch: authorised,
      ...(enterpriseId !== undefined && { teamId }),
    });
  }
}

function spaceFor(workspace: string): string {
  return `${platform}:${workspace}`;
}

/** Parses without checks, as only this file writes Slack's rows. */
function readTokens({ tokens }: Row): Tokens {
  return JSON.parse(tokens ?? "{}");
}

/** Satisfies Slack's types, which demand one kind of installation; its code reads either. */
function asAsked(tokens: Tokens) {
  return tokens as Installation<"v2", never>;
}
