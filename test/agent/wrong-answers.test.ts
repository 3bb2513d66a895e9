/** What the robot finds out to be wrong it says at once, in one line for each claim. */
import { afterEach, expect, it } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { openSous, playKitchen } from "./household-scenario.js";

let opened: Sous | null = null;

afterEach(async () => {
  await opened?.stop();
});

it("a claim that the robot sees to be wrong is told, and no longer counts", async () => {
  opened = await openSous(newFile(), { wrong: 1 });
  const { memory } = opened;
  const episodes = await playKitchen(opened, { rounds: 2 });
  const facts = await memory.facts.list({ household: "kitchen", valid: false });
  const wrong = facts.filter(
    ({ source, status }) => source === "answer" && status === "contradicted",
  );
  expect(wrong.length).toBeGreaterThan(0);
  const notes = await Promise.all(episodes.map(({ id }) => memory.outbox.list({ episode: id })));
  const told = notes
    .flat()
    .flatMap(({ note }) => (note ? [note.text] : []))
    .filter((text) => text.includes("marked as out of date"));
  expect(told).toHaveLength(wrong.length);
  for (const text of told) expect(text).toMatch(/^(I looked|It turned out|I did find) [^\n]+$/);
});
