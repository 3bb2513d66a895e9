/** Opens the database named in its first argument, says so, and holds it until it is killed. */
import { openMemory } from "../../../memory/open.js";

const file = process.argv[2] ?? "";
const clock = { now: () => Date.now(), sleep: async () => {} };
await openMemory({ file, clock, command: "sous serve --test" });
process.stdout.write("open\n");
setInterval(() => {}, 60_000);
