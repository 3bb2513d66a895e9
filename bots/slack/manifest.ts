/** What Slack is told about the app. `manifest.yaml` is the one place that says which scopes and events there are. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Document, parseDocument } from "yaml";
import { z } from "zod";
import { ConfigError, InputError } from "../../src/core/errors.js";
import { requestPath } from "./http-requests.js";

/** Beside this file in the sources; three levels up when this file was compiled into dist/bots/slack/. */
const places = ["./manifest.yaml", "../../../bots/slack/manifest.yaml"];

const manifestShape = z.object({
  features: z.object({ slash_commands: z.array(z.object({ command: z.string() })) }),
  oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
  settings: z.object({ event_subscriptions: z.object({ bot_events: z.array(z.string()) }) }),
});

/** The manifest in both forms that Slack takes. */
export interface Manifest {
  readonly yaml: string;
  readonly json: unknown;
}

/**
 * The app's manifest: for Socket Mode, or for HTTP when there is an address that Slack can reach.
 *
 * @param requestUrl where Slack sends everything in HTTP mode; an address alone gets the usual path
 * @throws InputError when the address is no https address
 */
export function slackManifest(requestUrl?: string): Manifest {
  const document = readDocument();
  if (requestUrl !== undefined) useHttp(document, readUrl(requestUrl));
  return { yaml: document.toString({ lineWidth: 0 }), json: document.toJS() };
}

/** The scopes that the bot token must have. */
export function neededScopes(): readonly string[] {
  return manifestShape.parse(readDocument().toJS()).oauth_config.scopes.bot;
}

function readDocument(): Document {
  const file = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((path) => existsSync(path));
  if (!file)
    throw new ConfigError("The Slack app's manifest (bots/slack/manifest.yaml) is missing.");
  return parseDocument(readFileSync(file, "utf8"));
}

function useHttp(document: Document, url: string): void {
  const { features } = manifestShape.parse(document.toJS());
  document.setIn(["settings", "socket_mode_enabled"], false);
  document.setIn(["settings", "event_subscriptions", "request_url"], url);
  document.setIn(["settings", "interactivity", "request_url"], url);
  for (const index of features.slash_commands.keys())
    document.setIn(["features", "slash_commands", index, "url"], url);
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "https:")
    return url.pathname === "/" ? new URL(requestPath, url).href : url.href;
  throw new InputError(`Slack needs an address that starts with https://, not "${text}".`);
}
