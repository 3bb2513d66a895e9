/** Opens the database in its first argument and holds it until killed. */
import { openMemory } from "../../../memory/open.js";

const file = process.argv[2] ?? "";
const clock = { now: () => Date.now(), sleep: async () => {} };
await openMemory({ file, clock, command: "sous serve --test" });
process.stdout.write("open\n");
setInterval(() => {}, 60_000);
