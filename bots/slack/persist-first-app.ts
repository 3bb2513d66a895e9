import { App, type AppOptions, type ReceiverEvent } from "@slack/bolt";
import type { Transport } from "./transport.js";

/**
 * Bolt acknowledges an event before its listeners have run, and Slack sends nothing again after an
 * ack: what was heard would be lost when the process dies in between. Here an event is acknowledged
 * last, after every listener has resolved; when one throws it stays unacknowledged and comes again.
 * Commands, presses and modals are acknowledged by their own listeners.
 */
export class PersistFirstApp extends App {
  readonly #transport: Transport;

  constructor(options: Omit<AppOptions, "receiver">, transport: Transport) {
    super({ ...options, receiver: transport.receiver });
    this.#transport = transport;
  }

  override processEvent(event: ReceiverEvent): Promise<void> {
    return this.#transport.hear(event, (heard) => this.#process(heard));
  }

  async #process(event: ReceiverEvent): Promise<void> {
    if (event.body.type !== "event_callback") return super.processEvent(event);
    await super.processEvent({ ...event, ack: async () => {} });
    await event.ack();
  }
}
