import { openMemory } from "../../memory/open.js";
import { describeMemory } from "../contracts/memory.js";
import { stoppedClock } from "./samples.js";

describeMemory({
  name: "SQLite in memory",
  open: () => openMemory({ file: ":memory:", clock: stoppedClock() }),
});
