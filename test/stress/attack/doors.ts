/** Campaigns with doors: one for honest people, two for the attacks. */
import { openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../../src/app/clock.js";
import { designShape } from "../../../src/crowdwork/plan/read-design.js";

/** Of a campaign in Slack's channel, which only its members may know of. */
export const plantedTitle = "Periwinkle study";

/** Of the campaign that is published. */
const hostileTitle = '=Words: "x" | <script>alert(1)</script> **y** ---';

const doors = [
  { id: "honest", title: "Where things are", copies: 12, atOnce: 4, answersPerQuestion: 3 },
  { id: "study", title: "What people say", copies: 2, atOnce: 2, answersPerQuestion: 20 },
  { id: "other", title: "Another study", answersPerQuestion: 20, answersPerParticipant: 1 },
  {
    id: "words",
    title: hostileTitle,
    tasks: ["kitchen"],
    rounds: 1,
    maxSteps: 12,
    answersPerQuestion: 3,
  },
];

const inner = { id: "inner", title: plantedTitle, copies: 1, answersPerQuestion: 2 };

/**
 * Makes a database with the campaigns, started, and one without a door, paused.
 *
 * @param channel of Slack
 */
export async function openDoors(database: string, channel: string): Promise<void> {
  const clock = systemClock;
  const memory = await openMemory({ file: database, clock, command: "stress attack" });
  try {
    for (const door of doors) {
      const design = designOf(door);
      await createCampaign({ memory, clock }, design);
      await moveCampaign({ memory, clock }, design.id, "start");
    }
    const { fromOutside: _, answersPerParticipant: _all, ...design } = designOf(inner);
    await createCampaign({ memory, clock }, { ...design, bot: "slack", channel });
    await moveCampaign({ memory, clock }, inner.id, "start");
    await moveCampaign({ memory, clock }, inner.id, "pause");
  } finally {
    await memory.close();
  }
}

function designOf(door: (typeof doors)[number] | typeof inner) {
  return designShape.parse({
    tasks: ["kitchen", "flat"],
    rounds: 20,
    answersPerParticipant: 24,
    ...door,
    bot: "web",
    channel: "web",
    arms: [{ name: "all", reuse: false }],
    dailyQuestions: 1_000_000,
    quietHours: "none",
    fromOutside: true,
    consent: { version: "1", text: "We keep what you answer, under a pseudonym." },
    instructions: "Say where things are.",
    debrief: "Thank you.",
    pay: "none",
    ethics: "none: all people are simulated",
  });
}
