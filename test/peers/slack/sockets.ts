import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import type { Retry, Transport } from "./transport.js";
import { isJson } from "./types.js";
import { appId, type Workspace } from "./workspace.js";

const maxSockets = 10;
const pingEveryMs = 10_000;

interface Waiting {
  socket: WebSocket;
  resolve(payload: unknown): void;
  reject(reason: Error): void;
}

/** Socket Mode: up to ten sockets, each envelope goes to one. */
export class Sockets implements Transport {
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #open: WebSocket[] = [];
  readonly #tickets = new Set<string>();
  readonly #waiting = new Map<string, Waiting>();
  #turn = 0;

  constructor(readonly workspace: Workspace) {}

  get count(): number {
    return this.#open.length;
  }

  issueTicket(): string {
    const ticket = randomUUID();
    this.#tickets.add(ticket);
    return ticket;
  }

  listen(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      const url = new URL(request.url ?? "/", "http://peer");
      const known = this.#tickets.delete(url.searchParams.get("ticket") ?? "");
      if (!known || this.#open.length >= maxSockets) return socket.destroy();
      this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws));
    });
  }

  send(envelope: Parameters<Transport["send"]>[0], retry: Retry | undefined): Promise<unknown> {
    const ready = this.#open.filter((socket) => socket.readyState === WebSocket.OPEN);
    this.#turn += 1;
    const socket = ready[this.#turn % ready.length];
    if (!socket) return Promise.reject(new Error("no_connection"));
    const envelopeId = randomUUID();
    const answer = this.#awaitAck(envelopeId, socket);
    const isEvent = envelope.type === "events_api";
    socket.send(
      JSON.stringify({
        envelope_id: envelopeId,
        type: envelope.type,
        payload: envelope.payload,
        accepts_response_payload: !isEvent,
        ...(isEvent && { retry_attempt: retry?.attempt ?? 0, retry_reason: retry?.reason ?? "" }),
      }),
    );
    return answer;
  }

  refresh(): void {
    for (const socket of this.#open)
      socket.send(JSON.stringify({ type: "disconnect", reason: "refresh_requested" }));
  }

  cut(): void {
    for (const socket of [...this.#open]) socket.terminate();
  }

  #welcome(socket: WebSocket): void {
    this.#open.push(socket);
    this.workspace.record("socket_open", { open: this.#open.length });
    const ping = setInterval(() => socket.ping("ping"), pingEveryMs);
    socket.on("message", (data) => this.#hear(String(data)));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(ping);
      this.#forget(socket);
    });
    socket.send(
      JSON.stringify({
        type: "hello",
        num_connections: this.#open.length,
        connection_info: { app_id: appId },
        debug_info: { host: "peer", approximate_connection_time: 18_060 },
      }),
    );
  }

  #awaitAck(envelopeId: string, socket: WebSocket): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(envelopeId);
        act();
      };
      const timer = setTimeout(
        () => settle(() => reject(new Error("timeout"))),
        this.workspace.ackTimeoutMs,
      );
      this.#waiting.set(envelopeId, {
        socket,
        resolve: (payload) => settle(() => resolve(payload)),
        reject: (reason) => settle(() => reject(reason)),
      });
    });
  }

  #hear(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isJson(message)) return;
    this.#waiting.get(String(message.envelope_id))?.resolve(message.payload);
  }

  #forget(socket: WebSocket): void {
    this.#open.splice(this.#open.indexOf(socket), 1);
    this.workspace.record("socket_closed", { open: this.#open.length });
    for (const waiting of [...this.#waiting.values()])
      if (waiting.socket === socket) waiting.reject(new Error("socket_closed"));
  }
}
