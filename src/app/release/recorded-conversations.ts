import type { Memory } from "../../../memory/stores.js";
import type { Episode, TrajectoryStep } from "../../core/episode/episode.js";
import { agentSentence } from "../../core/episode/scene.js";
import type { Fact } from "../../core/memory/fact.js";
import type { Conversation } from "../../core/question/conversation.js";
import { openingTurn, writeTask } from "../../policies/aba-il/turns.js";

const withPeople = {
  episode: ({ bot }: Episode) => bot !== "simulated",
  fact: (_: Fact) => true,
};

/**
 * Writes tasks as conversations for training, with answers as understood. Excludes games, which have their own players,
 * and AmbiK's sentences, which are not ours.
 * @param wanted default: all episodes without simulated people, and all facts
 */
export async function* recordedConversations(
  memory: Memory,
  wanted = withPeople,
): AsyncGenerator<Conversation> {
  for (const { id, content } of await memory.households.list()) {
    if (content.format !== "alfworld" && content.format !== "home") continue;
    const facts = (await memory.facts.list({ household: id, valid: false })).filter(wanted.fact);
    for (const episode of await memory.episodes.list(id)) {
      if (!wanted.episode(episode)) continue;
      const conversation = await recordedConversation(memory, episode, facts);
      if (conversation) yield conversation;
    }
  }
}

async function recordedConversation(
  memory: Memory,
  episode: Episode,
  facts: readonly Fact[],
): Promise<Conversation | null> {
  const { id, task, household, bot, startedAt, end } = episode;
  if (end?.kind !== "terminated") return null;
  const trajectory = (await memory.episodes.steps(id)).map(({ step }) => step).filter(isToLearn);
  if (!trajectory.some(({ kind }) => kind === "ask")) return null;
  const turns = writeTask({
    task: agentSentence(task),
    particular: task.instance !== undefined,
    trajectory,
    thoughts: false,
    ...(task.chosen && { chosen: task.chosen }),
    known: facts.filter((fact) => fact.episode !== id && holdsAt(fact, startedAt)),
    facts: facts
      .filter((fact) => fact.episode === id && fact.source === "answer")
      .map((fact) => ({ ...fact, status: "valid" })),
  });
  const last = turns.findLastIndex(({ speaker }) => speaker === "assistant");
  return {
    id,
    home: household,
    variant: task.instance ? "ambiguous" : "standard",
    type: task.type,
    people: bot === "simulated" ? "simulated" : "real",
    tasks: 1,
    turns: [openingTurn, ...turns.slice(0, last + 1)],
  };
}

/** Omits questions not answered, or not put to people. */
function isToLearn(step: TrajectoryStep): boolean {
  if (step.kind !== "ask") return true;
  return step.outcome === "answered" && (step.handling === "posted" || step.handling === "joined");
}

function holdsAt({ validFrom, invalidAt, status }: Fact, at: number): boolean {
  return status !== "retracted" && validFrom <= at && (invalidAt === null || invalidAt > at);
}
