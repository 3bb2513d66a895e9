/** Tells an operator when something is wrong, and when it is right again. */
import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { reasonOf } from "../../core/errors.js";
import { fetchHere } from "../../core/fetch-here.js";
import { phraseFault, type StorageError } from "../../core/storage.js";
import { within } from "../../core/within.js";
import { type ConditionName, conditionNames, conditions } from "./conditions.js";
import type { Vitals } from "./vitals.js";

const checkMs = 15_000;
const sendTimeoutMs = 10_000;

/** What the address gets, as JSON. Slack's webhooks show `text`, Discord's `content`. */
export interface AlertMessage {
  readonly alert: ConditionName | "database-lost";
  readonly state: "firing" | "resolved";
  readonly detail: string;
  readonly remedy: string;
  /** When it began; milliseconds since 1970. */
  readonly since: number;
  readonly text: string;
  readonly content: string;
}

export interface AlertParts {
  readonly url: string;
  readonly measure: () => Promise<Vitals>;
  /** Resolves when the database turns out to be damaged. */
  readonly damaged: Promise<StorageError>;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Firing {
  readonly since: number;
  readonly detail: string;
  told: boolean;
}

/**
 * Checks four times a minute and posts each change to the address. A condition is told when two checks in a row
 * find it, so that what passes by itself wakes nobody. What was not taken is sent again. Damage is told at once: the
 * process ends after it.
 *
 * @returns ends it
 */
export function startAlerts(parts: AlertParts): () => Promise<void> {
  const { url, measure, damaged, clock, log } = parts;
  const stopping = new AbortController();
  const firing = new Map<AlertMessage["alert"], Firing>();
  let telling: Promise<boolean> = Promise.resolve(true);
  void damaged.then(({ fault }) => {
    const detail = `Stopped: ${phraseFault(fault)}.`;
    telling = send("database-damaged", "firing", { since: clock.now(), detail });
    firing.set("database-damaged", { since: clock.now(), detail, told: true });
  });
  const working = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = await findAll(measure);
      for (const name of ["database-lost", ...conditionNames] as const)
        await follow(name, found.get(name) ?? null);
      await clock.sleep(checkMs, stopping.signal).catch(() => undefined);
    }
  }

  async function follow(name: AlertMessage["alert"], detail: string | null): Promise<void> {
    const known = firing.get(name);
    if (detail === null) {
      if (!known?.told || (await send(name, "resolved", known))) firing.delete(name);
    } else if (!known) {
      firing.set(name, { since: clock.now(), detail, told: false });
    } else if (!known.told) {
      known.told = await send(name, "firing", { ...known, detail });
    }
  }

  async function send(
    alert: AlertMessage["alert"],
    state: AlertMessage["state"],
    { since, detail }: Pick<Firing, "since" | "detail">,
  ): Promise<boolean> {
    const remedy = alert === "database-lost" ? lostDatabase : conditions[alert].remedy;
    const text =
      state === "firing"
        ? `Sous: ${alert}. ${detail} ${remedy}`
        : `Sous: ${alert} is over. It was: ${detail}`;
    const message: AlertMessage = { alert, state, detail, remedy, since, text, content: text };
    try {
      const signal = within(sendTimeoutMs, stopping.signal);
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(message);
      const answer = await fetchHere(url, { method: "POST", headers, body, signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status} (${answer.statusText})`);
      return true;
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ event: "alert-not-sent", alert, error }, "an alert was not sent, trying again");
      return false;
    }
  }

  return async () => {
    await telling;
    stopping.abort();
    await working;
  };
}

const lostDatabase = "Run `sous doctor`. When the disk is mended, Sous goes on by itself.";

/** What holds now, each with its detail. */
async function findAll(
  measure: () => Promise<Vitals>,
): Promise<ReadonlyMap<AlertMessage["alert"], string>> {
  try {
    const vitals = await measure();
    const all = conditionNames.map((name) => [name, conditions[name].find(vitals)] as const);
    return new Map(all.filter((one): one is [ConditionName, string] => one[1] !== null));
  } catch (error) {
    const reason = reasonOf(error);
    return new Map([["database-lost", `The database cannot be read: ${reason}.`]]);
  }
}
