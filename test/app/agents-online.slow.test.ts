/** Agents that are language models, over the command line and HTTP: what is kept, capped, slow. */
import { expect, it } from "vitest";
import { newFile } from "../memory/folder.js";
import { online, patience, play } from "./agents-online-setup.js";
import { runSousWith } from "./run-sous.js";
import { SousProcess } from "./sous-process.js";

it("Ctrl-C does not wait for a slow model, and the task goes on later", patience, async () => {
  const { peer, settings } = await online();
  const file = newFile();
  peer.failNext(null, { kind: "slow", ms: 60_000 });
  const sous = new SousProcess(play(file), settings);
  await expect.poll(() => peer.chats.length, { timeout: 60_000 }).toBe(2);
  const began = performance.now();
  sous.interrupt();
  const { code, err } = await sous.ended();
  expect(err).toContain("Stopped; nothing is lost.");
  expect(code).toBe(130);
  expect(performance.now() - began).toBeLessThan(15_000);
  const again = await runSousWith(settings, ...play(file), "--json");
  expect(JSON.parse(again.out)).toMatchObject({ success: true, rounds: [{ success: true }] });
});
