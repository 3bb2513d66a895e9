/** Receives Slack's events over HTTP, after checking that Slack sent them. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { HTTPModuleFunctions, HTTPReceiver } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, DeliveryError, reasonOf } from "../../src/core/errors.js";
import { type BotLog, silentLog } from "../present/bot-log.js";
import type { Authorize, Installer, Transport } from "./client.js";
import { asBoltLogger, clientOptions } from "./client.js";

export interface HttpAddress {
  readonly signingSecret: string;
  readonly host: string;
  readonly port: number;
}

export const requestPath = "/slack/events";

export const installPath = "/slack/install";

export const redirectPath = "/slack/oauth_redirect";

/** A press contains its message: up to 50 blocks of 3000 characters. */
const bodyLimitBytes = 1_000_000;

/** Slack itself gives up after 3 s. */
const requestTimeoutMs = 10_000;
const patienceMs = 3000; // for open requests when the bot stops

const signingSecretAdvice =
  'Copy the "Signing Secret" from https://api.slack.com/apps > your app > Basic Information > App Credentials.';

const oldestMs = 5 * 60_000; // Slack's package refuses older signatures
const skewMs = 60_000; // by which Slack's clock may be ahead of ours
/** Remembered requests, at most 1 kB each: 28 per second for the 6 minutes that a signature is valid. */
const mostRemembered = 10_000;

const readPauseMs = 60_000;

const timeHeader = "x-slack-request-timestamp";
const signatureHeader = "x-slack-signature";

/**
 * Receives signed requests; answers others and old ones with 401. Slack repeats requests without answer.
 * @throws ConfigError without a signing secret
 */
export function receiveOverHttp(
  { signingSecret, host, port }: HttpAddress,
  parts: {
    readonly apiUrl: string | undefined;
    readonly clock: Clock;
    readonly log: BotLog;
    readonly onReturn: () => Promise<void>;
    readonly installer?: Installer | undefined;
  },
): Transport {
  if (!signingSecret)
    throw new ConfigError(`SLACK_SIGNING_SECRET is not set. ${signingSecretAdvice}`);
  const { clock } = parts;
  const logger = asBoltLogger(parts.log);
  const once = new InstallOnce(clock);
  const counted = new CountedOnce(clock, oldestMs + skewMs, mostRemembered);
  let readAt = Number.NEGATIVE_INFINITY;
  let server: Server | null = null;
  const receiver = new HTTPReceiver({
    signingSecret,
    signatureVerification: true,
    endpoints: requestPath,
    bodyLimit: bodyLimitBytes,
    // Logs no unsigned requests, with which strangers could fill the log.
    logger: asBoltLogger(silentLog),
    customPropertiesExtractor: readSigned,
    // Both handlers run for signed requests only.
    processEventErrorHandler: (failed) =>
      HTTPModuleFunctions.defaultProcessEventErrorHandler({ ...failed, logger }),
    unhandledRequestHandler: (late) =>
      HTTPModuleFunctions.defaultUnhandledRequestHandler({ ...late, logger }),
    ...parts.installer,
    installerOptions: {
      clientOptions: clientOptions(parts),
      installPath,
      callbackOptions: {
        beforeInstallation: async (_, { url = "" }, response) => {
          const why = once.refuse(url);
          if (why === null) return true;
          response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end(why);
          return false;
        },
      },
    },
  });
  const { requestListener, installer } = receiver;
  if (installer) installer.authorize = inTurn(installer.authorize);
  const noteRefused = countRefused(parts);
  receiver.requestListener = (request, response) => {
    response.once("finish", () => noteRefused(request, response));
    const isOfTheFuture = Number(request.headers[timeHeader]) * 1000 > clock.now() + skewMs;
    try {
      if (!isOfTheFuture) return requestListener(request, response);
      response.writeHead(401).end();
    } catch {
      // Unknown path or malformed URL.
      response.writeHead(404).end();
    }
  };

  /** Reads messages whose events failed, or which Slack dropped (docs.slack.dev/apis/events-api/#rate-limiting). */
  function readAgain(): void {
    if (clock.now() < readAt + readPauseMs) return;
    readAt = clock.now();
    void parts.onReturn();
  }

  return {
    receiver,
    authorize: installer?.authorize,

    async hear(event, handle) {
      const isDropped = event.body.type === "app_rate_limited";
      if (isDropped || event.retryNum) readAgain();
      if (isDropped) return event.ack();
      const { hash = "", sentAt = 0 } = event.customProperties ?? {};
      if (await counted.isRepeated({ hash, sentAt }, () => handle(event))) await event.ack();
    },

    async open() {
      const timeouts = { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs };
      try {
        server = await receiver.start({ host, port }, timeouts);
      } catch (error) {
        const reason = reasonOf(error);
        throw new ConfigError(
          `Slack's requests cannot be received on ${host}:${port} (${reason}). Choose another SOUS_WEB_HOST or SLACK_HTTP_PORT.`,
          { cause: error },
        );
      }
    },

    async close() {
      const open = server;
      if (!open) return;
      server = null;
      const closing = new AbortController();
      const stopped = receiver.stop().finally(() => closing.abort());
      await clock.sleep(patienceMs, closing.signal).catch(() => undefined);
      open.closeAllConnections();
      await stopped;
    },
  };
}

/** `sentAt`: seconds since 1970. */
type SignedAt = { readonly sentAt: number };

/** Reads HMAC and time as Bolt does: ignores text after the HMAC, and the time's spelling. */
function readSigned({ headers }: IncomingMessage) {
  const hash = String(headers[signatureHeader]).split("=")[1] ?? "";
  return { hash, sentAt: Number(headers[timeHeader]) };
}

/** Makes calls of a workspace wait for each other, as a refresh token is valid once. */
function inTurn(authorize: Authorize): Authorize {
  const last = new Map<string, Promise<unknown>>();
  return (query) => {
    const key = query.enterpriseId ?? query.teamId ?? "";
    const next = (last.get(key) ?? Promise.resolve()).then(() => authorize(query));
    last.set(
      key,
      next.catch(() => undefined),
    );
    return next;
  };
}

/** Used states are remembered this long: Slack's package accepts them for ten minutes. */
const rememberedMs = 11 * 60_000;
const minuteMs = 60_000;
const mostAMinute = 30;

class InstallOnce {
  /** OAuth states that came back, with their times, oldest first. */
  readonly #back = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Returns the reason to refuse a signed state that came back already, or null. */
  refuse(address: string): string | null {
    const state = new URL(address, "http://localhost").searchParams.get("state") ?? "";
    const now = this.clock.now();
    for (const [known, at] of this.#back) if (at <= now - rememberedMs) this.#back.delete(known);
    if (this.#back.has(state)) return "This link was used before. Begin the installation again.";
    const latest = [...this.#back.values()].filter((at) => at > now - minuteMs);
    if (latest.length >= mostAMinute) return "Too many installations. Try again in a minute.";
    this.#back.set(state, now);
    return null;
  }
}

const summaryMs = 60_000;

/** Logs how many requests were refused, at most once a minute. */
function countRefused({ clock, log }: { readonly clock: Clock; readonly log: BotLog }) {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return ({ url }: IncomingMessage, { statusCode }: ServerResponse): void => {
    const isLogged = statusCode === 500 && url?.startsWith(requestPath);
    if (statusCode < 400 || isLogged) return;
    refused += 1;
    if (clock.now() < loggedAt + summaryMs) return;
    log.warn(
      { event: "request-refused" },
      `Slack: requests that Slack did not sign, or that were wrong, were refused (${refused} since this was last said)`,
    );
    loggedAt = clock.now();
    refused = 0;
  };
}

/** Recognises repeated requests while their signature is valid. @internal */
export class CountedOnce {
  /** By signature; `until` says when it expires. */
  readonly #heard = new Map<string, SignedAt & { until: number; isDone: Promise<boolean> }>();
  /** Requests signed up to this time may have been forgotten. */
  #oldest = 0;

  /** @param forMs validity of a signature after arrival @param most cache size */
  constructor(
    private readonly clock: Clock,
    private readonly forMs: number,
    private readonly most: number,
  ) {}

  /**
   * Returns true for a repetition of a request that was handled. Otherwise handles it.
   * @throws DeliveryError when it may have been evicted
   */
  async isRepeated(
    { hash, sentAt }: SignedAt & { readonly hash: string },
    handle: () => Promise<unknown>,
  ): Promise<boolean> {
    this.#forgetOld();
    for (;;) {
      const before = this.#heard.get(hash);
      if (!before) break;
      if (await before.isDone) return true;
      if (this.#heard.get(hash) === before) this.#heard.delete(hash);
    }
    if (sentAt <= this.#oldest)
      throw new DeliveryError("Slack: too many requests, this one is too old", { retryable: true });
    const until = this.clock.now() + this.forMs;
    const handling = handle();
    const isDone = handling.then(
      () => true,
      () => false,
    );
    this.#heard.set(hash, { sentAt, until, isDone });
    await handling;
    return false;
  }

  #forgetOld(): void {
    const now = this.clock.now();
    for (const [hash, { sentAt, until }] of this.#heard) {
      const isFull = this.#heard.size >= this.most;
      if (until > now && !isFull) return;
      this.#heard.delete(hash);
      if (until > now) this.#oldest = Math.max(this.#oldest, sentAt);
    }
  }
}
