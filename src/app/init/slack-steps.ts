import { existsSync } from "node:fs";
import path from "node:path";
import * as clack from "@clack/prompts";
import { type Check, pass } from "../../core/check.js";
import type { Clock } from "../../core/clock.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";
import type { Draft } from "../settings/config.js";
import { answered, askUntilRight, explain, showLink } from "./asking.js";

/** Asks for Slack's settings step by step, and checks each. @returns variables for `.env` */
export async function setUpSlack(draft: Draft, clock: Clock): Promise<Record<string, string>> {
  const { explainScopes, newAppLink, slackManifest } = await import(
    "../../../bots/slack/manifest.js"
  );
  const check = await import("../../../bots/slack/check.js");
  const { variables } = draft;
  const apiUrl = variables.SLACK_API_URL;
  const isHttp = await askWay(variables.SLACK_SIGNING_SECRET !== undefined);
  const requestUrl = isHttp ? await askAddress() : undefined;

  const manifest = await writeManifest(slackManifest(requestUrl).yaml);
  explain(
    "What the app may do, and why:",
    ...explainScopes().map(([scope, why]) => `${scope}: ${why}`),
  );
  await showLink(newAppLink(requestUrl));
  // Printed after the QR code, which fills the screen.
  explain(
    "1. Open the link above. It creates the app: choose your workspace, then Next and Create.",
    "2. Install App > Install to the workspace > Allow. Copy the Bot User OAuth Token.",
    `If an administrator must approve it, send them ${manifest}, press Ctrl-C, and run sous init again afterwards.`,
  );
  const botToken = await askUntilRight(draft, {
    variable: "SLACK_BOT_TOKEN",
    message: "Bot token (xoxb-…)",
    read: (typed) => readToken("xoxb-", typed),
    hint: "A bot token starts with xoxb-.",
    check: (value) => check.checkBotToken({ botToken: value, apiUrl }, clock),
  });
  const way = isHttp
    ? await askHttp(draft)
    : await askSocket(draft, (appToken) => check.checkAppToken({ appToken, botToken, apiUrl }));
  explain(
    "4. In Slack, open the channel for the questions and type /invite @Sous. Then copy the channel's link.",
  );
  const channel = await askUntilRight(draft, {
    variable: "SLACK_CHANNEL",
    message: "The channel's link or id (C…)",
    isOpen: true,
    read: readSlackChannel,
    hint: "The id starts with C and is in the link, and at the bottom of the channel's details.",
    check: async (value) => [await check.checkChannel({ botToken, channel: value, apiUrl })],
  });
  return { SLACK_BOT_TOKEN: botToken, ...way, SLACK_CHANNEL: channel };
}

/** Writes the app's manifest before the app exists, as an administrator may have to approve it first. */
async function writeManifest(manifest: string): Promise<string> {
  const file = path.resolve("slack-manifest.yaml");
  const isOther = existsSync(file) && readTextFile(file) !== manifest;
  const message = `${file} has another manifest. Replace it?`;
  if (!isOther || (await answered(clack.confirm({ message })))) writePrivateFile(file, manifest);
  return file;
}

async function askWay(isHttp: boolean): Promise<boolean> {
  const way = await answered(
    clack.select({
      message: "How should Slack reach Sous?",
      options: [
        { value: "socket", label: "Socket Mode", hint: "needs no public address" },
        { value: "http", label: "HTTP requests", hint: "to an https address of yours" },
      ],
      initialValue: isHttp ? "http" : "socket",
    }),
  );
  return way === "http";
}

async function askAddress(): Promise<string> {
  const typed = await answered(
    clack.text({
      message: "The public address (https://…) that your proxy or tunnel hands to Sous",
      validate: (text) =>
        URL.canParse(text ?? "") && text?.startsWith("https://")
          ? undefined
          : "It must start with https://.",
    }),
  );
  return typed.trim();
}

async function askSocket(
  draft: Draft,
  check: (appToken: string) => Promise<Check>,
): Promise<Record<string, string>> {
  explain(
    "3. Basic Information > App-Level Tokens > Generate, add the scope connections:write. Copy the token.",
  );
  const appToken = await askUntilRight(draft, {
    variable: "SLACK_APP_TOKEN",
    message: "App-level token (xapp-…)",
    read: (typed) => readToken("xapp-", typed),
    hint: "An app-level token starts with xapp-.",
    check: async (value) => [await check(value)],
  });
  return { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: "", SLACK_HTTP_PORT: "" };
}

async function askHttp(draft: Draft): Promise<Record<string, string>> {
  explain("3. Basic Information > App Credentials: copy the Signing Secret.");
  const secret = await askUntilRight(draft, {
    variable: "SLACK_SIGNING_SECRET",
    message: "Signing secret",
    read: (typed) => (/^\S{16,}$/.test(typed) ? typed : null),
    hint: "It has 32 letters and digits.",
    check: async () => [
      pass(
        "Slack: signing secret",
        "noted; Slack's first signed request shows whether it is right",
      ),
    ],
  });
  const port = await askUntilRight(draft, {
    variable: "SLACK_HTTP_PORT",
    message: "The port on this machine to which that address leads",
    isOpen: true,
    read: readPort,
    hint: "A number from 1 to 65535.",
    check: async (value) => [pass("Slack: port", value)],
  });
  return { SLACK_SIGNING_SECRET: secret, SLACK_HTTP_PORT: port, SLACK_APP_TOKEN: "" };
}

/** Accepts an id, or a link to the channel. @internal */
export function readSlackChannel(typed: string): string | null {
  return /(?:^|\/archives\/)([CG][A-Z0-9]{5,})(?:$|[/?#])/.exec(typed)?.[1] ?? null;
}

function readToken(prefix: string, typed: string): string | null {
  return typed.startsWith(prefix) && /^[\w-]+$/.test(typed) ? typed : null;
}

function readPort(typed: string): string | null {
  return /^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= 65_535 ? typed : null;
}
