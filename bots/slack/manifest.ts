/** `manifest.yaml` is the only source of scopes and events. */
import { readFileSync } from "node:fs";
import { type Document, parseDocument } from "yaml";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { redirectPath, requestPath } from "./http-requests.js";

export const useAsAnswer = "use_as_answer";

const manifestShape = z.object({
  features: z.object({ slash_commands: z.array(z.object({ command: z.string() })) }),
  oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
  settings: z.object({ event_subscriptions: z.object({ bot_events: z.array(z.string()) }) }),
});

/** @param requestUrl for HTTP mode @throws InputError when it is not an https URL */
export function slackManifest(requestUrl?: string) {
  const document = readDocument();
  if (requestUrl !== undefined) useHttp(document, readUrl(requestUrl));
  return { yaml: document.toString({ lineWidth: 0 }), json: document.toJS() };
}

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
