import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { compiledFile } from "../compiled.js";
import { newFile, openIn } from "./folder.js";
import { stoppedClock } from "./samples.js";

it("refuses a second process, naming the first, until that one is killed", async () => {
  const file = newFile();
  const program = compiledFile("test/memory/children/hold-lock.ts");
  const child = spawn(process.execPath, [program, file], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    await once(child.stdout, "data");
    const second = openMemory({ file, clock: stoppedClock() });
    const who = `process ${child.pid} \\(sous serve --test\\), since 20\\d\\d-`;
    const message = expect.stringMatching(new RegExp(who));
    await expect(second).rejects.toMatchObject({ code: "locked", message });
    const reader = await openIn(file, { readOnly: true });
    expect(await reader.households.list()).toEqual([]);
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
  await openIn(file);
});
