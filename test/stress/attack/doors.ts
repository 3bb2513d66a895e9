import { createHash } from "node:crypto";
import { openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { systemClock as clock } from "../../../src/app/operating/clock.js";
import { pilot } from "../../app/campaigns/scenario.js";
import { sampleAgent, sampleAudience } from "../../memory/samples.js";

/** Title of a campaign that only members of Slack's channel may see. */
export const plantedTitle = "Periwinkle study";

export const agentTokens = { hider: "h".repeat(43), flooder: "f".repeat(43) };

type Design = NonNullable<Parameters<typeof pilot>[0]>;

const usual: Design = {
  rounds: 20,
  arms: [{ name: "all", reuse: false }],
  dailyQuestions: 1_000_000,
};
const web = { bot: "web", channel: "web", fromOutside: true } as const;
const door: Design = { ...usual, ...web, answersPerParticipant: 24 };
const doors: readonly Design[] = [
  { id: "honest", title: "Where things are", copies: 12, atOnce: 4, answersPerQuestion: 3 },
  { id: "study", title: "What people say", copies: 2, atOnce: 2, answersPerQuestion: 20 },
  {
    id: "words",
    title: "=Words",
    tasks: ["kitchen"],
    rounds: 1,
    maxSteps: 12,
    answersPerQuestion: 3,
  },
];

/** @param channel of Slack */
export async function openDoors(database: string, channel: string): Promise<void> {
  const memory = await openMemory({ file: database, clock, command: "stress attack" });
  const inner = { id: "inner", title: plantedTitle, copies: 1, answersPerQuestion: 2 };
  const designs = [
    ...doors.map((one) => ({ ...door, ...one })),
    { ...usual, ...inner, bot: "slack" as const, channel },
  ].map(pilot);
  for (const design of designs) {
    await createCampaign({ memory, clock }, design);
    await moveCampaign({ memory, clock }, design.id, "start");
  }
  await moveCampaign({ memory, clock }, inner.id, "pause");
  const audience = { name: "team", bot: "slack", channel, daily: 1000 } as const;
  await memory.asks.keepAudience(sampleAudience(audience));
  for (const [name, token] of Object.entries(agentTokens)) {
    const most = name === "hider" ? 1000 : 1;
    const budget = { open: most, hour: most, day: most, high: 0 };
    const grants = { audiences: ["team"], scopes: [], names: true, ...budget };
    const tokenHash = createHash("sha256").update(token).digest("hex");
    await memory.asks.keepAgent(sampleAgent({ name, runBy: "Mallory", tokenHash, grants }));
  }
  await memory.close();
}
