import { createHash } from "node:crypto";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import type { Episode } from "../../core/episode/episode.js";
import { many } from "../../core/words/wording.js";

/** Tells people once that a campaign has begun (below the first task's message) or is over (below the last one's). */
export async function announce(
  memory: Memory,
  campaign: Campaign,
  about: "beginning" | "debrief",
  at: number,
): Promise<void> {
  // A stable id, so that a kill causes no second announcement.
  const hash = createHash("sha256").update(`${about} ${campaign.id} ${campaign.hash}`);
  const id = `n-${hash.digest("hex").slice(0, 20)}`;
  if (await memory.outbox.get(id)) return;
  const isBeginning = about === "beginning";
  const episode = (await shownEpisodes(memory, campaign)).at(isBeginning ? 0 : -1);
  if (!episode) return;
  const text = isBeginning ? writeBeginning(campaign) : await writeDebrief(memory, campaign);
  const note = { kind: "news", text, ballot: null, to: null, announced: true } as const;
  await memory.outbox.addNote(episode.id, { id, note }, at);
}

function writeBeginning({ design }: Campaign): string {
  const { title, instructions, answersPerQuestion: several } = design;
  const blind = several > 1 ? ` ${several} people answer each question, unseen by the others.` : "";
  return `${title} has begun. ${instructions}${blind} Nothing that you say is kept before you have agreed: you are asked with your first answer.`;
}

async function writeDebrief(memory: Memory, { id, design }: Campaign): Promise<string> {
  const { answers } = await memory.campaigns.counts(id);
  let stepsSaved = 0;
  for (const { person, consentAt } of await memory.campaigns.enrolments(id))
    if (consentAt !== null) stepsSaved += (await memory.people.worthOf(person, id)).stepsSaved;
  const saved = Math.round(stepsSaved);
  const worth = saved > 0 ? `; they saved me ${many(saved, "step")}` : "";
  return `${design.title} is over. Thank you for ${many(answers, "answer")}${worth}. ${design.debrief}`;
}

async function shownEpisodes(memory: Memory, { id }: Campaign): Promise<readonly Episode[]> {
  const episodes: Episode[] = [];
  for (const { household } of await memory.campaigns.assignments(id))
    for (const episode of await memory.episodes.list(household))
      if (await memory.outbox.card(episode.id)) episodes.push(episode);
  return episodes.sort((one, other) => one.startedAt - other.startedAt);
}
