/** The drawn stories of `../drawn-memory.test.ts`, with the same approved copies. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { type Lease, leadNow } from "../../../memory/postgres/leader.js";
import { approvedStory, Story, stories } from "../../contracts/memory/drawn.js";
import { describeMemory } from "../../contracts/memory.js";
import { stoppedClock } from "../samples.js";
import { clearRows, createDatabase, isMissing } from "./database.js";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  let file = "";
  let lease: Lease;
  let beside: pg.Client;
  beforeAll(async () => {
    file = await createDatabase();
    lease = await leadNow({ address: file, holder: "all tests" });
    beside = new pg.Client({ connectionString: file });
    await beside.connect();
  });
  afterAll(async () => {
    await beside?.end();
    await lease?.close();
  });

  it.each(stories)("story %i", async (seed) => {
    await clearRows(file);
    const shared = { ...lease, close: async () => undefined };
    const story: Story = new Story(seed, {
      open: async ({ graphFrom }) =>
        openMemory({
          file,
          clock: stoppedClock(),
          graphFrom,
          lease: shared,
          onChange: story.onChange,
        }),
      all: async (sql) => (await beside.query(sql)).rows,
    });
    await expect(await story.play()).toMatchFileSnapshot(approvedStory(seed));
  });
});

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
