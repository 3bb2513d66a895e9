import { createEmulator } from "emulate";
import type { Json, Person, SlackMessage } from "./types.js";

export const botToken = "xoxb-sous-test";
export const signingSecret = "sous-test-signing-secret";
export const appId = "A0SOUS";
/** App-level tokens have their app's id in them. */
export const appToken = `xapp-1-${appId}-1234567890-test`;
export const otherAppToken = "xapp-1-A0OTHER-1234567890-test";
export const botId = "B0SOUS";
export const botUserId = "U0SOUS";

const channelName = "household";
const otherName = "elsewhere";

/** The state of a Slack workspace: people, one channel with everyone in it, and the bot. */
export interface Workspace {
  url: string;
  teamId: string;
  /** The organisation that it belongs to, which installed the app for its workspaces; null: none. */
  organisation: string | null;
  teamDomain: string;
  channel: string;
  /** A public channel that the bot is not in. */
  otherChannel: string;
  people: Record<string, Person>;
  /** Calls a Web API method as the owner of the token. */
  call(method: string, token: string, body: Json): Promise<Json>;
  /** What was uploaded as this file, as the owner of the bot's token gets it. */
  file(id: string): Promise<Buffer>;
  /** Whether this is the token of the bot or of one of the people. */
  knows(token: string): boolean;
  /** Adds a public channel with the bot and everybody in it; resolves to its id. */
  addChannel(name: string): Promise<string>;
  /** One message by its channel and ts, if it stands. */
  message(channel: string, ts: string): Promise<SlackMessage | undefined>;
  /** The replies that stand in the channel too: each one's ts by its thread's, by channel. */
  readonly broadcasts: Map<string, { ts: string; thread: string }[]>;
  close(): Promise<void>;
}

/** Starts an empty workspace on loopback, on a port the system chooses. */
export async function openWorkspace(names: readonly string[]): Promise<Workspace> {
  const emulator = await createEmulator({
    service: "slack",
    port: 0,
    hostname: "127.0.0.1",
    seed: { slack: seedOf(names) },
  });
  const url = emulator.url.replace("localhost", "127.0.0.1");
  const call = callerOf(url);
  const team = await call("auth.test", botToken, {});
  return {
    url,
    teamId: String(team.team_id),
    organisation: null,
    teamDomain: "sous-test",
    ...(await findChannels(call)),
    people: await meet(call, names),
    call,
    file: async (id) => {
      const { file } = (await call("files.info", botToken, { file: id })) as {
        file?: { url_private: string };
      };
      const at = new URL(file?.url_private ?? "/", url).pathname;
      const headers = { authorization: `Bearer ${botToken}` };
      return Buffer.from(await (await fetch(url + at, { headers })).arrayBuffer());
    },
    knows: (token) => token === botToken || names.some((name) => tokenOf(name) === token),
    addChannel: async (name) => {
      const made = await call("conversations.create", botToken, { name });
      if (made.ok !== true) throw new Error(`conversations.create: ${String(made.error)}`);
      const channel = String((made.channel as Json).id);
      for (const name of names) {
        const joined = await call("conversations.join", tokenOf(name), { channel });
        if (joined.ok !== true) throw new Error(`conversations.join: ${String(joined.error)}`);
      }
      return channel;
    },
    message: async (channel, ts) => {
      const found = await call("conversations.replies", botToken, { channel, ts });
      return ((found.messages ?? []) as SlackMessage[]).find((message) => message.ts === ts);
    },
    broadcasts: new Map(),
    close: () => emulator.close(),
  };
}

const botTokens = [botToken, ...Array.from({ length: 9 }, (_, at) => `${botToken}-${at + 2}`)];

function seedOf(names: readonly string[]): Json {
  return {
    team: { name: "Sous test", domain: "sous-test" },
    users: names.map((name) => ({ name, real_name: realNameOf(name) })),
    channels: [{ name: channelName }, { name: otherName }],
    oauth_apps: [
      {
        client_id: "1.2",
        client_secret: "unused",
        app_id: appId,
        name: "Sous",
        redirect_uris: ["http://127.0.0.1/unused"],
        bot_id: botId,
        bot_user_id: botUserId,
        bot_name: "sous",
      },
    ],
    tokens: [
      ...botTokens.map((token) => ({
        token,
        user_id: botUserId,
        type: "bot",
        app_id: appId,
        bot_id: botId,
      })),
      ...names.map((name) => ({ token: tokenOf(name), user: name })),
    ],
  };
}

type Call = Workspace["call"];

function callerOf(url: string): Call {
  let calls = 0;
  /** The emulator lets a token make 5,000 calls an hour: the bot's have several, in turn. */
  const tokenFor = (token: string): string =>
    token === botToken ? (botTokens[calls++ % botTokens.length] ?? token) : token;
  return async (method, token, body) => {
    const response = await fetch(`${url}/api/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokenFor(token)}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Json;
  };
}

async function findChannels(call: Call): Promise<{ channel: string; otherChannel: string }> {
  const list = await call("conversations.list", botToken, {});
  const channels = list.channels as { id: string; name: string }[];
  const [channel, otherChannel] = [channelName, otherName].map(
    (wanted) => channels.find(({ name }) => name === wanted)?.id,
  );
  if (!channel || !otherChannel) throw new Error("the workspace has no channel for the test");
  await call("conversations.join", botToken, { channel });
  return { channel, otherChannel };
}

async function meet(call: Call, names: readonly string[]): Promise<Record<string, Person>> {
  const people: Record<string, Person> = {};
  for (const name of names) {
    const me = await call("auth.test", tokenOf(name), {});
    const id = String(me.user_id);
    people[name] = { name, realName: realNameOf(name), id, token: tokenOf(name) };
  }
  return people;
}

function tokenOf(name: string): string {
  return `xoxp-${name}`;
}

function realNameOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
