import { SocketModeReceiver } from "@slack/bolt";
import { z } from "zod";
import { tryJson } from "../../src/core/json.js";
import type { BotLog } from "../present/bot-log.js";
import type { Transport } from "./client.js";
import { appTokenAdvice, asBoltLogger, clientOptions, refusal } from "./client.js";

/**
 * Receives Slack's events in Socket Mode. Does not reconnect itself: Slack's client would wait 5 s first, and a refusal
 * would end the process.
 * @param onLost called when the open socket is closed
 */
export function receiveFromSocket(
  appToken: string,
  apiUrl: string | undefined,
  log: BotLog,
  onLost: (reason: string) => void,
): Transport {
  const receiver = new SocketModeReceiver({
    appToken,
    autoReconnectEnabled: false,
    logger: asBoltLogger(log),
    installerOptions: { clientOptions: clientOptions({ apiUrl, log }) },
  });
  const { client: socket } = receiver;
  let isLost = false;
  let isClosed = false;
  let warning: string | null = null;

  /** Warns of the app's other sockets, whose number Slack's hello has: each event goes to only one of them. */
  socket.on("ws_message", (message) => {
    const hello = helloShape.safeParse(tryJson(String(message))).data;
    if (!hello) return;
    const others = hello.num_connections - 1;
    warning = others > 0 ? sharedWith(others) : null;
    if (warning) log.warn({ event: "platform-shared" }, `Slack: ${warning}`);
  });

  return {
    receiver,
    isLost: () => isLost,
    warning: () => warning,

    async open() {
      try {
        await socket.start();
      } catch (error) {
        throw refusal(error, { variable: "SLACK_APP_TOKEN", advice: appTokenAdvice });
      }
      if (isClosed) return void (await socket.disconnect());
      isLost = false;
      socket.once("disconnected", () => {
        if (isClosed) return;
        isLost = true;
        onLost("the socket is closed.");
      });
    },

    /** Does not look for repeated events: the inbox recognises them by their key. */
    hear: (event, handle) => handle(event),

    async close() {
      isClosed = true;
      await socket.disconnect();
    },
  };
}

const helloShape = z.object({ type: z.literal("hello"), num_connections: z.number() });

function sharedWith(others: number): string {
  return `${others} more ${others === 1 ? "socket is" : "sockets are"} open for this app, so some events go there. Run one "sous serve" for an app; a lost socket counts for a few minutes.`;
}
