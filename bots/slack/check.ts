/** Checks Slack's settings for `sous doctor` and `sous init`, read-only. */
import { webApi } from "@slack/bolt";
import type { MessageRef } from "../../src/core/bot.js";
import { type Check, compareClocks, fail, pass, warn } from "../../src/core/check.js";
import type { Clock } from "../../src/core/clock.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import {
  appTokenAdvice,
  asDeliveryError,
  botTokenAdvice,
  clientOptions,
  slackErrorCode,
} from "./client.js";
import { installPath, requestPath } from "./http-requests.js";
import { neededScopes } from "./manifest.js";
import { readParent } from "./messages.js";
import type { Ways } from "./slack-bot.js";

export interface SlackAccess extends Ways {
  readonly botToken?: string | undefined;
  readonly channel: string;
  readonly apiUrl?: string | undefined;
}

type TokenAccess = Pick<SlackAccess, "apiUrl"> & { readonly botToken: string };

const quiet = { warn: () => {}, error: () => {} };
const networkAdvice =
  "Check this machine's network (and SLACK_API_URL, when it is set), then try again.";
const inviteAdvice = "Type /invite @Sous in the channel, then try again.";

export async function checkSlack(access: SlackAccess, clock: Clock): Promise<readonly Check[]> {
  const { botToken } = access;
  if (botToken === undefined) return checkWay(access);
  const token = await checkBotToken({ ...access, botToken }, clock);
  const way = await checkWay(access);
  const isKnown = token[0]?.state !== "fail";
  return [...token, ...way, ...(isKnown ? [await checkChannel({ ...access, botToken })] : [])];
}

async function checkWay({
  appToken,
  botToken,
  http,
  apiUrl,
}: SlackAccess): Promise<readonly Check[]> {
  if (appToken) return [await checkAppToken({ appToken, botToken: botToken ?? "", apiUrl })];
  if (!http) return [];
  const at = `http://${http.host}:${http.port}${requestPath}`;
  const installed = http.install ? `; workspaces install it at ${installPath} there` : "";
  const how = "your app > Event Subscriptions shows whether Slack reaches it while Sous runs";
  return [pass("Slack: requests", `Sous waits for them at ${at}; ${how}${installed}`)];
}

export async function checkBotToken(
  { botToken, apiUrl }: TokenAccess,
  clock: Clock,
): Promise<readonly Check[]> {
  const name = "Slack: bot token";
  let date: string | null = null;
  const client = createClient(botToken, apiUrl, (seen) => {
    date = seen;
  });
  try {
    const { user, team, bot_id, response_metadata } = await client.auth.test();
    if (!bot_id) return [fail(name, "it is not a bot's token", botTokenAdvice)];
    return [
      pass(name, `${user ?? "the bot"} in ${team ?? "the workspace"}`),
      checkScopes(response_metadata?.scopes),
      compareClocks("Slack: clock", date === null ? null : Date.parse(date), clock.now()),
    ];
  } catch (error) {
    return [refused(name, error, botTokenAdvice)];
  }
}

/** Checks the app-level token against the bot's app, without opening a socket. */
export async function checkAppToken({
  appToken,
  botToken,
  apiUrl,
}: TokenAccess & { appToken: string }): Promise<Check> {
  const name = "Slack: app token";
  try {
    await createClient(appToken, apiUrl).apps.connections.open({});
  } catch (error) {
    return refused(name, error, appTokenAdvice);
  }
  const [, named] = /^xapp-\d+-(A[A-Z0-9]+)-/.exec(appToken) ?? [];
  const app = await readApp(createClient(botToken, apiUrl));
  if (named && app && named !== app)
    return fail(
      name,
      `it belongs to the app ${named}, the bot token to ${app}: no event would arrive`,
      `Take both tokens from one app: https://api.slack.com/apps/${app}`,
    );
  return pass(name, "Slack accepts it for Socket Mode");
}

async function readApp(client: webApi.WebClient): Promise<string | null> {
  try {
    const { bot_id } = await client.auth.test();
    if (!bot_id) return null;
    return (await client.bots.info({ bot: bot_id })).bot?.app_id ?? null;
  } catch {
    return null;
  }
}

export async function checkChannel({
  botToken,
  channel,
  apiUrl,
}: TokenAccess & Pick<SlackAccess, "channel">): Promise<Check> {
  const name = "Slack: channel";
  try {
    await createClient(botToken, apiUrl).conversations.history({ channel, limit: 1 });
    return pass(name, `the bot is in ${channel}`);
  } catch (error) {
    const code = slackErrorCode(asDeliveryError(error));
    if (code === "not_in_channel") return fail(name, `the bot is not in ${channel}`, inviteAdvice);
    if (code === "channel_not_found")
      return fail(
        name,
        `Slack does not show the channel ${channel} to the bot`,
        `Copy the id at the bottom of the channel's details (it starts with C). When the channel is private: ${inviteAdvice}`,
      );
    if (code === "missing_scope")
      return fail(name, "the token lacks the scope to read it", scopesAdvice);
    return refused(
      name,
      error,
      "Look the code up at https://api.slack.com/methods/conversations.history.",
    );
  }
}

export async function showsPicture(
  { botToken, apiUrl }: Pick<SlackAccess, "botToken" | "apiUrl">,
  { channel, message: ts }: MessageRef,
): Promise<boolean> {
  const message = await readParent(createClient(botToken, apiUrl), { channel, ts });
  return message?.blocks?.some(({ slack_file }) => slack_file !== undefined) === true;
}

const scopesAdvice =
  "Paste the manifest again (sous init --slack-manifest) at https://api.slack.com/apps > your app > App Manifest, then Install App > Reinstall.";

function checkScopes(given: readonly string[] | undefined): Check {
  const name = "Slack: scopes";
  if (!given) return warn(name, "Slack did not say which scopes the token has", scopesAdvice);
  const needed = neededScopes();
  const missing = needed.filter((scope) => !given.includes(scope));
  if (missing.length > 0) return fail(name, `missing: ${missing.join(", ")}`, scopesAdvice);
  const more = given.filter((scope) => !needed.includes(scope));
  return pass(
    name,
    `all ${needed.length}${more.length > 0 ? `; not needed: ${more.join(", ")}` : ""}`,
  );
}

function createClient(
  token: string | undefined,
  apiUrl: string | undefined,
  onDate: (date: string | null) => void = () => {},
): webApi.WebClient {
  const noting: typeof fetch = async (...call) => {
    const response = await fetchHere(...call);
    onDate(response.headers.get("date"));
    return response;
  };
  return new webApi.WebClient(token, { ...clientOptions({ apiUrl, log: quiet }), fetch: noting });
}

function refused(name: string, error: unknown, advice: string): Check {
  const failure = asDeliveryError(error);
  const reason = failure.message.replace(/^Slack: /, "");
  const code = slackErrorCode(failure);
  if (failure.retryable) return { ...fail(name, reason, networkAdvice), mayPass: true };
  return fail(name, code === null ? reason : `Slack refused it (${code})`, advice);
}
