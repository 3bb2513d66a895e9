/** What people write while no process listens may stand under any card of late. */
import { expect, it } from "vitest";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { newFile } from "../memory/folder.js";
import { openWith, QuietPeople } from "./open-scenario.js";

it("is read at the next start, under the tasks that ended shortly before as well", async () => {
  const file = newFile();
  const first = await openWith(file, new QuietPeople().bot);
  const household = await keepHousehold(first.memory, "kitchen", systemClock);
  const played = await first.runner.play({
    ...{ household, rounds: 4, askPolicy: "never", maxSteps: 50, seed: 1 },
    ...{ bot: "simulated", channel: "simulated" },
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
