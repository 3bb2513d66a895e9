/** Makes Slack's app manifest from `manifest.yaml`, which alone lists the scopes and events. */
import { readFileSync } from "node:fs";
import { type Document, isScalar, isSeq, parseDocument } from "yaml";
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

/** Browsers and servers cut longer addresses. */
const longestLink = 4_000;

/** Returns the page that creates the app in one press. @throws InputError when the request URL makes it too long */
export function newAppLink(requestUrl?: string): string {
  const json = encodeURIComponent(JSON.stringify(slackManifest(requestUrl).json));
  // Links may have these characters unescaped, which makes the QR code smaller.
  const short = json.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/");
  const link = `https://api.slack.com/apps?new_app=1&manifest_json=${short}`;
  if (link.length <= longestLink) return link;
  throw new InputError("The address is too long for Slack's link. Use a shorter one.");
}

/** Returns what each scope is for: its comment in the manifest. */
export function explainScopes(): readonly (readonly [scope: string, why: string])[] {
  const scopes = readDocument().getIn(["oauth_config", "scopes", "bot"]);
  return isSeq(scopes)
    ? scopes.items
        .filter(isScalar)
        .map(({ value, comment }) => [String(value), (comment ?? "").trim()] as const)
    : [];
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
