import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Countdown, Shuffled } from "../faults.js";
import type { Envelope, Retry, Transport } from "./transport.js";
import { isJson, type Json } from "./types.js";
import { appId, botUserId, type Workspace } from "./workspace.js";

export interface Delivered {
  acked: boolean;
  response?: unknown;
  reason?: string;
}

export class Delivery {
  /** Loses the next acks after the app's work. Like all faults here, ignores echoes of the app's own messages. */
  readonly lostAcks = new Countdown();
  readonly #twice = new Map<Envelope["type"], Countdown>();
  /** Reverses the next envelopes, as Slack guarantees no order (acks are due in 3 s). */
  readonly queue = new Shuffled();
  readonly #stop = new AbortController();

  constructor(
    readonly workspace: Workspace,
    readonly transport: Transport,
    readonly retryDelaysMs: readonly number[] = [100, 300, 900],
  ) {
    setMaxListeners(0, this.#stop.signal);
  }

  duplicateNext(count: number, type: Envelope["type"]): void {
    const countdown = this.#twice.get(type) ?? new Countdown();
    countdown.set(count);
    this.#twice.set(type, countdown);
  }

  clear(): void {
    this.lostAcks.set(0);
    this.#twice.clear();
    this.queue.release();
  }

  /** Commands and presses are sent once; the person sees an error without ack. */
  async interact(envelope: Envelope): Promise<Delivered> {
    try {
      return { acked: true, response: await this.#attempt(envelope, undefined) };
    } catch (error) {
      const reason = reasonOf(error);
      this.workspace.record("not_acked", { type: envelope.type, reason });
      return { acked: false, reason };
    }
  }

  /** Repeats an event with the same event_id until it is acked or retries end. */
  async announce(event: Json): Promise<void> {
    const envelope = this.#eventEnvelope(event);
    const { event_id } = envelope.payload;
    let reason = "";
    for (const [attempt, pause] of [0, ...this.retryDelaysMs].entries()) {
      try {
        if (pause > 0) await sleep(pause, undefined, { signal: this.#stop.signal, ref: false });
        await this.#attempt(envelope, attempt > 0 ? { attempt, reason } : undefined);
        return;
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        reason = reasonOf(error);
        this.workspace.record("not_acked", { type: "events_api", event_id, attempt, reason });
      }
    }
    this.workspace.record("gave_up", { event_id, event: event.type });
  }

  stop(): void {
    this.#stop.abort();
  }

  async #attempt(envelope: Envelope, retry: Retry | undefined): Promise<unknown> {
    const echo = isEcho(envelope.payload.event);
    if (!echo && this.queue.isWaiting) {
      this.workspace.record("fault", { switch: "reversed", type: envelope.type });
      await this.queue.turn();
    }
    const twice = !echo && (this.#twice.get(envelope.type)?.take() ?? false);
    const response = await this.transport.send(envelope, retry);
    const { event_id } = envelope.payload;
    const attempt = retry?.attempt ?? 0;
    this.workspace.record("delivered", { type: envelope.type, event_id, attempt });
    if (twice) {
      this.workspace.record("fault", { switch: "twice", type: envelope.type });
      const again = { attempt: attempt + 1, reason: "timeout" };
      await this.transport.send(envelope, again).catch(() => undefined);
      this.workspace.record("delivered", { type: envelope.type, event_id, attempt: again.attempt });
    }
    if (!echo && this.lostAcks.take()) throw new Error("ack_lost");
    return response;
  }

  #eventEnvelope(event: Json): Envelope {
    const { teamId: team_id, organisation: enterprise_id } = this.workspace;
    const payload = {
      token: "unused",
      team_id,
      ...(enterprise_id !== null && { enterprise_id }),
      api_app_id: appId,
      type: "event_callback",
      event_id: `Ev${randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase()}`,
      event_time: Math.floor(Date.now() / 1000),
      event_context: "peer",
      is_ext_shared_channel: false,
      authorizations: [
        {
          enterprise_id,
          team_id,
          user_id: botUserId,
          is_bot: true,
          is_enterprise_install: enterprise_id !== null,
        },
      ],
      event,
    };
    return { type: "events_api", payload };
  }
}

function isEcho(event: unknown): boolean {
  if (!isJson(event)) return false;
  const { message, previous_message } = event;
  const about = [event, message, previous_message].filter(isJson);
  return about.some((one) => one.user === botUserId);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
