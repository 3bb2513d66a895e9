import { expect, it } from "vitest";
import { createScope } from "../../src/app/control/scope.js";
import { formatWhy } from "../../src/app/control/why.js";
import { ownerRights } from "../../src/core/bot.js";
import { type DeskScenario, openDesk } from "../build/desk.js";
import { lookStep } from "../memory/samples.js";

const plate = (adjective: string) =>
  ({ need: { func: "where", noun: "plate", adjective } }) as const;

async function why({ memory }: DeskScenario, channel = ""): Promise<string> {
  const [household] = await memory.households.list();
  if (!household) throw new Error("there is no home");
  const person = { id: "ana", name: "Ana" };
  const { bot } = (await memory.episodes.last(household.id)) ?? { bot: "web" };
  const caller = { platform: bot, workspace: "local", channel, person, ...ownerRights } as const;
  const access = channel === "" ? "everything" : "channel";
  const scope = await createScope(memory, caller as never, access);
  return formatWhy(memory, household, { scope, timeZone: "UTC" });
}

it("a question that joined another in other words", async () => {
  const scenario = await openDesk();
  await scenario.pose(plate("Ana's big"));
  await scenario.ask(plate("large Ana's"));
  expect(await why(scenario)).toMatch(
    /I did not ask "Where is the large Ana's plate\?": I waited for the answer to "Where is Ana's big plate\?"\. The open question is \d\d % like it\.(\n|$)/,
  );
});

it("nothing where the same question was open", async () => {
  const scenario = await openDesk();
  await scenario.pose(plate("Ana's big"));
  await scenario.ask(plate("Ana's big"));
  expect(await why(scenario)).not.toContain("waited");
});

it("what the agent was shown from its memory", async () => {
  const scenario = await openDesk();
  const alike =
    "I was reminded of what I did here before; the closest moment is 93 % like this one.";
  const { step } = lookStep(1);
  const record = lookStep(1, { step: { ...step, alike } as typeof step });
  const write = { record, facts: [], invalidations: [], notes: [] };
  await scenario.memory.episodes.recordStep(write, 1);
  expect(await why(scenario)).toContain(`\n${alike}`);
});
