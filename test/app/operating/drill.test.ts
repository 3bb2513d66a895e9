/** An operator's drill: each trouble is measured and told, and what the runbook says mends it. */
import { createServer } from "node:http";
import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { makeBackup, restoreBackup } from "../../../src/app/backup/make-backup.js";
import { type AlertMessage, startAlerts } from "../../../src/app/operating/alerts.js";
import { conditions } from "../../../src/app/operating/conditions.js";
import { createMetrics } from "../../../src/app/operating/metrics.js";
import { retryStuck } from "../../../src/app/stuck-deliveries.js";
import { startSous } from "../../../src/app/wire.js";
import type { Post } from "../../../src/core/bot.js";
import { DeliveryError } from "../../../src/core/errors.js";
import { newFile } from "../../memory/folder.js";
import { listenOnLoopback, readBody } from "../../peers/control.js";
import { SoakChannel } from "../../stress/soak/channel.js";
import { VirtualClock } from "../../stress/soak/virtual-clock.js";
import { FailingDriver } from "../../stress/storage/failing-driver.js";
import { ownerIn } from "../caller.js";

/** A channel whose platform may refuse what is posted, and lose the connection. */
class Channel extends SoakChannel {
  refusal: string | null = null;
  lost: string | null = null;
  readonly trouble = (): string | null => this.lost;

  override async post(post: Post) {
    if (this.refusal !== null) throw new DeliveryError(this.refusal, { retryable: false });
    return super.post(post);
  }
}

function failingDriver(): FailingDriver {
  const driver = new FailingDriver();
  onTestFinished(() => {
    driver.disarm();
    driver.remove();
  });
  return driver;
}

async function listenForAlerts(): Promise<{ url: string; taken: AlertMessage[] }> {
  const taken: AlertMessage[] = [];
  const server = createServer(async (request, response) => {
    taken.push(JSON.parse(String(await readBody(request))) as AlertMessage);
    response.end();
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, taken };
}

interface Scene {
  readonly channel: Channel;
  readonly clock: VirtualClock;
  readonly url: string;
}

async function serve(file: string, { channel, clock, url }: Scene) {
  const log = pino({ level: "silent" });
  const settings = { command: "sous serve", paceMs: 1000, answerTimeoutMs: 86_400_000 };
  const sous = await startSous({ database: file, clock, log, bots: [channel], ...settings });
  await sous.runner.resume();
  const stopAlerts = startAlerts({ url, ...sous, clock, log });
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await stopAlerts();
    await sous.stop();
  };
  onTestFinished(stop);
  /** Lets seconds pass until something is so. */
  const until = async (isSo: () => boolean) => {
    for (let second = 0; !isSo(); second++) {
      if (second > 600) throw new Error("it does not happen");
      await clock.pass(1000);
      await rest(3);
    }
  };
  const metrics = createMetrics(sous.measure);
  return { sous, stop, until, read: () => metrics.read() };
}

async function begin() {
  const { url, taken } = await listenForAlerts();
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 9));
  const file = newFile();
  const channel = new Channel(clock);
  const at = { url, taken, clock, file, channel };
  const hasTold = (alert: string, state: string) => () =>
    taken.some((one) => one.alert === alert && one.state === state);
  return { ...at, hasTold, serve: (database = file) => serve(database, at) };
}

it("the disk is full: room is made, and it goes on", async () => {
  const { channel, hasTold, taken, serve } = await begin();
  const { sous, until, read } = await serve();
  const driver = failingDriver();
  await sous.control.play({ home: "kitchen" }, ownerIn("slack", "C1"));
  await until(() => channel.open().length > 0);
  driver.armWrites("FULL");
  const [question] = channel.open();
  const pressed = channel.press("Ana", question?.id ?? "", question?.choices[0]?.id ?? "");
  await expect(pressed).rejects.toMatchObject({ code: "storage-full" });
  await until(hasTold("database-paused", "firing"));
  expect(await read()).toContain('sous_alert{name="database-paused"} 1');
  const [alert] = taken;
  expect(alert?.detail).toContain("the disk is full");
  expect(alert?.remedy).toBe(conditions["database-paused"].remedy);
  driver.disarm();
  await until(hasTold("database-paused", "resolved"));
  await channel.press("Ana", question?.id ?? "", question?.choices[0]?.id ?? "");
  const steps = async () =>
    (await sous.memory.episodes.steps((await sous.memory.episodes.last("kitchen"))?.id ?? ""))
      .length;
  const before = await steps();
  await until(() => (channel.open()[0]?.id ?? "") !== question?.id);
  expect(await steps()).toBeGreaterThanOrEqual(before);
});

it("deliveries are dead: the cause is mended, and they are shown", async () => {
  const { channel, clock, hasTold, serve } = await begin();
  const { sous, until, read } = await serve();
  channel.refusal = "Slack: An API error occurred: not_in_channel";
  await sous.control.play({ home: "kitchen" }, ownerIn("slack", "C1"));
  await until(hasTold("deliveries-dead", "firing"));
  expect(await read()).toMatch(/sous_deliveries\{platform="slack",state="dead"\} [1-9]/);
  channel.refusal = null;
  expect(await retryStuck(sous.memory, null, clock.now())).not.toEqual([]);
  sous.courier.wake();
  await until(hasTold("deliveries-dead", "resolved"));
  expect(channel.open().length).toBeGreaterThan(0);
  expect(await read()).not.toMatch(/state="dead"\}/);
});

it("a token is refused: Sous starts again with a new one, and hears", async () => {
  const { channel, hasTold, taken, serve } = await begin();
  const first = await serve();
  await first.sous.control.play({ home: "kitchen" }, ownerIn("slack", "C1"));
  await first.until(() => channel.open().length > 0);
  channel.lost = "invalid_auth.";
  await first.until(hasTold("platform-lost", "firing"));
  expect(taken.find(({ alert }) => alert === "platform-lost")?.detail).toContain("invalid_auth");
  expect(await first.read()).toContain('sous_platform_connected{platform="slack"} 0');
  await first.stop();
  channel.lost = null;
  const second = await serve();
  expect(await second.read()).toContain('sous_platform_connected{platform="slack"} 1');
  const [question] = channel.open();
  const heard = await channel.press("Ana", question?.id ?? "", question?.choices[0]?.id ?? "");
  expect(heard?.verdict).toBe("accepted");
});

it("the database is damaged: a standby copy is restored, and goes on", async () => {
  const { channel, clock, file, hasTold, taken, serve } = await begin();
  const first = await serve();
  const driver = failingDriver();
  await first.sous.control.play({ home: "kitchen" }, ownerIn("slack", "C1"));
  await first.until(() => channel.open().length > 0);
  const backup = newFile("backup.db");
  await makeBackup({ database: file, out: backup, now: clock.now() });
  const [question] = channel.open();
  driver.arm("CORRUPT", 1, Number.POSITIVE_INFINITY);
  const lost = channel.press("Ana", question?.id ?? "", question?.choices[0]?.id ?? "");
  await expect(lost).rejects.toMatchObject({ code: "storage-damaged" });
  expect((await first.sous.damaged).fault).toBe("damaged");
  driver.disarm();
  expect(await first.read()).toContain('sous_alert{name="database-damaged"} 1');
  await first.stop();
  expect(hasTold("database-damaged", "firing")()).toBe(true);
  expect(taken[0]?.remedy).toBe(conditions["database-damaged"].remedy);

  const standby = newFile("standby.db");
  await restoreBackup({ from: backup, database: standby, discardNewer: false, now: clock.now() });
  const second = await serve(standby);
  expect(await second.read()).toContain('sous_alert{name="database-damaged"} 0');
  const heard = await channel.press("Ana", question?.id ?? "", question?.choices[0]?.id ?? "");
  expect(heard?.verdict).toBe("accepted");
  await second.until(() => !channel.open().some(({ id }) => id === question?.id));
});
