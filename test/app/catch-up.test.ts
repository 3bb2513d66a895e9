/** What people write while no process listens may stand under any card of late. */
import { expect, it } from "vitest";
import { catchUp } from "../../src/app/catch-up.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { DeliveryError } from "../../src/core/errors.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { openWith, QuietPeople } from "./open-scenario.js";

it("is read at the next start, under the tasks that ended shortly before as well", async () => {
  const file = newFile();
  const first = await openWith(file, new QuietPeople().bot);
  const household = await keepHousehold(first.memory, "kitchen", systemClock);
  const played = await first.runner.play({
    household,
    rounds: 4,
    askPolicy: "never",
    maxSteps: 50,
    seed: 1,
    bot: "simulated",
    channel: "simulated",
  });
  await first.courier.drain(5_000);
  await first.stop();
  expect(played).toHaveLength(4);

  const read: string[] = [];
  const { bot } = new QuietPeople();
  const again = await openWith(file, {
    ...bot,
    catchUp: async (cards) => void read.push(...cards.map(({ episode }) => episode)),
  });
  await again.stop();
  expect(read.toSorted()).toEqual(played.map(({ id }) => id).toSorted());
});

it("is not tried again where the platform refuses it for good", async () => {
  const file = newFile();
  const first = await openWith(file, new QuietPeople().bot);
  const household = await keepHousehold(first.memory, "kitchen", systemClock);
  await first.runner.play({
    household,
    rounds: 1,
    askPolicy: "never",
    maxSteps: 50,
    seed: 1,
    bot: "simulated",
    channel: "simulated",
  });
  await first.courier.drain(5_000);
  let attempts = 0;
  const refuse = async () => {
    attempts += 1;
    throw new DeliveryError("the bot was taken out of the channel", { retryable: false });
  };
  const bots = [{ ...new QuietPeople().bot, catchUp: refuse }];
  const missed = await catchUp(first.memory, bots, {
    clock: systemClock,
    log: createLog("silent"),
  });
  await first.stop();
  expect(attempts).toBe(1);
  expect(missed).toEqual([]);
});

it("is tried again after growing pauses, and no more once Sous stops", async () => {
  const file = newFile();
  const first = await openWith(file, new QuietPeople().bot);
  const household = await keepHousehold(first.memory, "kitchen", systemClock);
  await first.runner.play({
    household,
    rounds: 1,
    askPolicy: "never",
    maxSteps: 50,
    seed: 1,
    bot: "simulated",
    channel: "simulated",
  });
  await first.courier.drain(5_000);
  await first.stop();

  const readAt: number[] = [];
  const { bot } = new QuietPeople();
  const again = await openWith(file, {
    ...bot,
    catchUp: async () => {
      readAt.push(Date.now());
      throw new DeliveryError("the platform is away", { retryable: true });
    },
  });
  await until(async () => readAt.length === 3);
  const [start = 0, second = 0, third = 0] = readAt;
  expect(second - start).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1990);
  const stoppedAt = Date.now();
  await again.stop();
  expect(Date.now() - stoppedAt).toBeLessThan(3000);
  expect(readAt).toHaveLength(3);
}, 120_000);
