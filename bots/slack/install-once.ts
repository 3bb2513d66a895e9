/** Installations in a browser: what it brings back from Slack makes a call to Slack once, and few of them in a minute. */
import type { Clock } from "../../src/core/clock.js";

/** Slack's package takes a state for ten minutes. */
const rememberedMs = 11 * 60_000;
const minuteMs = 60_000;
const mostAMinute = 30;

export class InstallOnce {
  readonly #clock: Clock;
  /** The states that came back, and when, the first to come first. */
  readonly #back = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param address with a state that was signed here @returns why it goes no further; null: it does */
  refuse(address: string): string | null {
    const state = new URL(address, "http://localhost").searchParams.get("state") ?? "";
    const now = this.#clock.now();
    for (const [known, at] of this.#back) if (at <= now - rememberedMs) this.#back.delete(known);
    if (this.#back.has(state)) return "This link was used before. Begin the installation again.";
    const latest = [...this.#back.values()].filter((at) => at > now - minuteMs);
    if (latest.length >= mostAMinute) return "Too many installations. Try again in a minute.";
    this.#back.set(state, now);
    return null;
  }
}
