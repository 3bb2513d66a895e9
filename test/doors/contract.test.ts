/** What agents may rely on holds at every door. */
import { describe, it } from "vitest";
import { contract } from "./contract.js";
import { openStage, quickDoors } from "./stage.js";

describe.each(Object.entries(quickDoors))("%s", (_, open) => {
  it.each(Object.entries(contract))("%s", async (__, holds) => {
    const stage = await openStage();
    await stage.letIn("deploy-bot");
    const as = (agent: string) => open(stage, agent);
    await holds({ stage, call: await as("deploy-bot"), as });
  });
});
