/** Fills, takes back, saves and compacts a memory until it is killed, and says what it is doing. */
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { pick, seededRandom } from "../../../src/core/random.js";
import { listSentences, takeHomeBack, writeHome } from "../../memory/written-home.js";
import type { KillMoment, WriterMessage } from "./bench-kills.js";
import { killSize } from "./kill-size.js";

const [file = "", seedText = "0"] = process.argv.slice(2);
const seed = Number(seedText);
const random = seededRandom(seed, "writer");
const memory = await openMemory({
  file,
  clock: systemClock,
  graphFrom: killSize.graphFrom,
  embedder: createHashingEmbedder(killSize.dimensions),
});
process.on("disconnect", () => process.exit());

function say(message: WriterMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

async function perform(moment: KillMoment, home: string | null, work: () => Promise<unknown>) {
  await say({ kind: "begins", moment, home });
  await work();
  await say({ kind: "done", moment, home });
}

const homes = (await memory.households.list()).map(({ id }) => id);
for (let turn = 0; ; turn++) {
  for (let count = 0; count < 3; count++) {
    const home = `h${seed}-${turn}-${count}`;
    const sentences = listSentences(killSize.rowsPerHome, seed * 1000 + turn * 10 + count);
    await perform("write", home, () => writeHome(memory, home, sentences));
    homes.push(home);
  }
  const spare = homes.length > killSize.mostHomes ? 5 : 1;
  for (let count = 0; count < spare; count++) {
    const old = pick(random, homes);
    if (old) await perform("take back", old, () => takeHomeBack(memory, old));
    homes.splice(homes.indexOf(old ?? ""), 1);
  }
  await memory.index.settle();
  await perform("snapshot", null, () => memory.index.save());
  await perform("compact", null, () => memory.index.rebuild());
}
