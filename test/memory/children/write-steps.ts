/** Writes steps with facts from the given seq on, and prints each seq after it was acknowledged. */
import { openMemory } from "../../../memory/open.js";
import { factWrite, sampleStep, stoppedClock } from "../samples.js";

const [file = "", first = "1"] = process.argv.slice(2);
const memory = await openMemory({ file, clock: stoppedClock() });
for (let seq = Number(first); ; seq++) {
  const facts = [factWrite(`f${seq}`, { subject: `mug ${seq}` }), factWrite(`g${seq}`)];
  const invalidations = seq > 1 ? [{ id: `g${seq - 1}`, status: "contradicted" as const }] : [];
  await memory.episodes.recordStep(
    { record: sampleStep({ seq }), facts, invalidations, notes: [] },
    seq,
  );
  process.stdout.write(`${seq}\n`);
}
