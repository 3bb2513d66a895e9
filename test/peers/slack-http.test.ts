import { createServer } from "node:http";
import { App, HTTPReceiver, LogLevel } from "@slack/bolt";
import { expect, test } from "vitest";
import { listenOnLoopback } from "./control.js";
import { startSlackPeer } from "./slack/slack-peer.js";
import { sign } from "./slack/transport.js";

test("with a request URL everything goes there as signed requests", async () => {
  const server = createServer((request, response) => receiver.requestListener(request, response));
  const requestUrl = `http://127.0.0.1:${await listenOnLoopback(server)}/slack/events`;
  const peer = await startSlackPeer({ requestUrl, ackTimeoutMs: 500, retryDelaysMs: [20] });
  const { signingSecret, botToken: token, apiUrl: slackApiUrl, channel } = peer;
  const receiver = new HTTPReceiver({ signingSecret, logLevel: LogLevel.ERROR });
  const app = new App({ token, receiver, clientOptions: { slackApiUrl } });
  const heard: string[] = [];
  app.event("message", async ({ event }) => {
    heard.push("text" in event ? String(event.text) : "");
  });
  app.command("/sous", async ({ ack, command, respond }) => {
    await ack({ text: "At once." });
    await respond(`Heard ${command.text}.`);
  });
  try {
    const commanded = await peer.slash("ada", "/sous", "play", channel);
    expect(commanded).toEqual({ acked: true, response: { text: "At once." } });
    await peer.waitFor(() => peer.ephemerals("ada").length === 2);
    expect(peer.ephemerals("ada").map((one) => one.text)).toContain("Heard play.");
    await peer.reply("ben", channel, "", "over there");
    await peer.waitFor(() => heard.includes("over there"));
    const forged = await fetch(requestUrl, {
      method: "POST",
      body: "{}",
      headers: {
        "content-type": "application/json",
        "x-slack-request-timestamp": String(Math.floor(Date.now() / 1000)),
        "x-slack-signature": sign("another secret", "0", "{}"),
      },
    });
    expect(forged.status).toBe(401);
  } finally {
    server.closeAllConnections();
    server.close();
    await peer.close();
  }
});
