import type { Clock } from "../../src/core/clock.js";
import { ConfigError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";
import { appTokenAdvice } from "./client.js";
import { Connection } from "./connection.js";
import { type HttpAddress, HttpRequests } from "./http-requests.js";
import type { Installer, Transport } from "./transport.js";

type AppCredentials = Pick<Installer, "clientId" | "clientSecret">;

/** Exactly one must be set. */
export interface Ways {
  /** xapp-… of Socket Mode, which needs no public address. */
  readonly appToken?: string | undefined;
  readonly http?: (HttpAddress & { readonly install?: AppCredentials | undefined }) | undefined;
}

export function createTransport(
  ways: Ways,
  parts: {
    readonly apiUrl: string | undefined;
    readonly clock: Clock;
    readonly log: BotLog;
    readonly onReturn: () => Promise<void>;
    readonly onRefused: (error: ConfigError) => void;
    readonly installer?: Installer | undefined;
  },
): Transport {
  const { appToken, http } = ways;
  if (appToken && http)
    throw new ConfigError(
      "Slack reaches us by SLACK_APP_TOKEN (Socket Mode) or by SLACK_SIGNING_SECRET (HTTP): set one of them.",
    );
  if (http) return new HttpRequests(http, parts);
  if (!appToken) throw new ConfigError(`SLACK_APP_TOKEN is not set. ${appTokenAdvice}`);
  return new Connection({ appToken, ...parts });
}
