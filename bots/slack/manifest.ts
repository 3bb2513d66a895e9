/** The app's settings in Slack. Its scopes and events are written in `manifest.yaml` alone. */
import { readFileSync } from "node:fs";
import { type Document, parseDocument } from "yaml";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { redirectPath, requestPath } from "./http-requests.js";

/** The entry in the menu of a message: its callback_id in the manifest. */
export const useAsAnswer = "use_as_answer";

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
  return parseDocument(readFileSync(packageFile("bots/slack/manifest.yaml"), "utf8"));
}

function useHttp(document: Document, url: string): void {
  const { features } = manifestShape.parse(document.toJS());
  document.setIn(["settings", "socket_mode_enabled"], false);
  document.setIn(["settings", "event_subscriptions", "request_url"], url);
  document.setIn(["settings", "interactivity", "request_url"], url);
  document.setIn(["oauth_config", "redirect_urls"], [new URL(redirectPath, url).href]);
  for (const index of features.slash_commands.keys())
    document.setIn(["features", "slash_commands", index, "url"], url);
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "https:")
    return url.pathname === "/" ? new URL(requestPath, url).href : url.href;
  throw new InputError(`Slack needs an address that starts with https://, not "${text}".`);
}
