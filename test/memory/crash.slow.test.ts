import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { seededRandom } from "../../src/core/random.js";
import { Child } from "./children/run-child.js";
import { newFile } from "./folder.js";
import { beginEpisode, stoppedClock } from "./samples.js";

it("has every acknowledged step after five kills, each whole", async () => {
  const file = newFile();
  const random = seededRandom(1, "kills");
  const start = await openMemory({ file, clock: stoppedClock() });
  await beginEpisode(start);
  await start.close();
  let next = 1;
  for (let kill = 0; kill < 3; kill++) {
    const child = new Child("write-steps.ts", [file, `${next}`]);
    await child.printed(1 + Math.floor(random() * 200));
    await child.kill();

    const memory = await openMemory({ file, clock: stoppedClock() });
    const seqs = (await memory.episodes.steps("e1")).map(({ seq }) => seq);
    const facts = await memory.facts.list({ household: "kitchen", valid: false });
    const valid = (await memory.facts.list({ household: "kitchen" })).map(({ id }) => id);
    const card = await memory.outbox.card("e1");
    await memory.close();

    const acknowledged = Number(child.lines.at(-1));
    const written = seqs.length - 1;
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, seq) => seq));
    expect(written).toBeGreaterThanOrEqual(acknowledged);
    expect(written).toBeLessThanOrEqual(acknowledged + 1);
    expect(facts).toHaveLength(2 * written);
    expect(valid.filter((id) => id.startsWith("g"))).toEqual([`g${written}`]);
    expect(card?.wanted).toBe(written + 1);
    next = written + 1;
  }
}, 120_000);
