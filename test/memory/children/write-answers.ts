/** Keeps so many answers, each after a step, and prints each when it was kept; then three steps more. */
import { openMemory } from "../../../memory/open.js";
import { sampleBallot, sampleStep, stoppedClock } from "../samples.js";

const [file = "", first = "1", count = "1"] = process.argv.slice(2);
const memory = await openMemory({ file, clock: stoppedClock() });
let seq = (await memory.episodes.steps("e1")).length;

async function step(): Promise<void> {
  await memory.episodes.recordStep(
    { record: sampleStep({ seq }), facts: [], invalidations: [], notes: [] },
    seq,
  );
  seq += 1;
}

for (let number = Number(first); number < Number(first) + Number(count); number++) {
  await step();
  await memory.questions.recordBallot(
    sampleBallot({ id: `b${number}`, eventKey: `simulated:t:words:${number}:1` }),
  );
  process.stdout.write(`${number}\n`);
}
for (let more = 0; more < 3; more++) await step();
process.stdout.write("done\n");
setInterval(() => undefined, 60_000);
