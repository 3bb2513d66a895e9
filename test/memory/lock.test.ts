import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { LockedError } from "../../src/core/errors.js";
import { Child } from "./children/run-child.js";
import { newFile } from "./folder.js";
import { beginEpisode, stoppedClock } from "./samples.js";

it("refuses a second process, naming the first, until that one is killed", async () => {
  const file = newFile();
  const child = new Child("hold-lock.ts", [file]);
  try {
    await child.printed(1);
    const second = openMemory({ file, clock: stoppedClock() });
    await expect(second).rejects.toThrow(LockedError);
    await expect(second).rejects.toThrow(
      new RegExp(`process ${child.pid} \\(sous serve --test\\), since 20\\d\\d-`),
    );
    const reader = await openMemory({ file, clock: stoppedClock(), readOnly: true });
    expect(await reader.households.list()).toEqual([]);
    await reader.close();
  } finally {
    await child.kill();
  }
  const owner = await openMemory({ file, clock: stoppedClock() });
  await owner.close();
});

it("refuses a second opening in the same process, and stays held", async () => {
  const file = newFile();
  const owner = await openMemory({ file, clock: stoppedClock(), command: "sous play" });
  for (let attempt = 0; attempt < 2; attempt++) {
    const second = openMemory({ file, clock: stoppedClock(), command: "sous serve" });
    await expect(second).rejects.toThrow(`process ${process.pid} (sous play)`);
  }
  await owner.close();
  await (await openMemory({ file, clock: stoppedClock() })).close();
});

it("lets readers in while the owner writes, and refuses their writes", async () => {
  const file = newFile();
  const owner = await openMemory({ file, clock: stoppedClock() });
  const reader = await openMemory({ file, clock: stoppedClock(), readOnly: true });
  await beginEpisode(owner);
  expect(await reader.episodes.steps("e1")).toHaveLength(1);
  await expect(beginEpisode(reader)).rejects.toMatchObject({ code: "read-only" });
  await reader.close();
  await owner.close();
});

it("releases the lock when opening fails", async () => {
  const file = newFile();
  writeFileSync(file, "This is no database. ".repeat(100));
  for (let time = 0; time < 2; time++)
    await expect(openMemory({ file, clock: stoppedClock() })).rejects.toMatchObject({
      name: "InputError",
    });
});
