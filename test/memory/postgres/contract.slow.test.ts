import { beforeAll, describe } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { describeMemory } from "../../contracts/memory.js";
import { stoppedClock } from "../samples.js";
import { clearRows, isMissing, usePostgres } from "./database.js";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  const { create } = usePostgres();
  let file = "";
  beforeAll(async () => {
    file = await create();
  });
  describeMemory({
    name: "PostgreSQL",
    open: async () => {
      await clearRows(file);
      return openMemory({ file, clock: stoppedClock() });
    },
  });
});
