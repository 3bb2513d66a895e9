import { afterAll, beforeAll, describe } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { type Lease, leadNow } from "../../../memory/postgres/leader.js";
import { describeMemory } from "../../contracts/memory.js";
import { stoppedClock } from "../samples.js";
import { clearRows, createDatabase, isMissing } from "./database.js";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  let file = "";
  let lease: Lease;
  beforeAll(async () => {
    file = await createDatabase();
    lease = await leadNow({ address: file, holder: "all tests" });
  });
  afterAll(() => lease?.close());
  describeMemory({
    name: "PostgreSQL",
    open: async () => {
      await clearRows(file);
      const shared = { ...lease, close: async () => undefined };
      return openMemory({ file, clock: stoppedClock(), lease: shared });
    },
  });
});
