import { describe } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { describeMemory } from "../../contracts/memory.js";
import { stoppedClock } from "../samples.js";
import { isMissing, usePostgres } from "./database.js";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  const { create } = usePostgres();
  describeMemory({
    name: "PostgreSQL",
    open: async () => openMemory({ file: await create(), clock: stoppedClock() }),
  });
});
