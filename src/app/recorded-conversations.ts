/** What was really played with people, as conversations to learn from. */
import type { Conversation } from "../core/conversation.js";
import type { Episode } from "../core/episode.js";
import type { Fact } from "../core/fact.js";
import type { Memory } from "../core/stores.js";
import { openingTurn, writeTask } from "../policies/aba-il/index.js";

/**
 * Episodes that were done and in which people answered, one conversation each. What people typed is not in
 * them: answers stand as they were understood.
 */
export async function* recordedConversations(memory: Memory): AsyncGenerator<Conversation> {
  for (const { id } of await memory.households.list()) {
    const facts = await memory.facts.list({ household: id, valid: false });
    for (const episode of await memory.episodes.list(id)) {
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
  if (end?.kind !== "terminated" || bot === "simulated") return null;
  const steps = (await memory.episodes.steps(id)).map(({ step }) => step);
  // what nobody answered is nothing to learn to ask
  const trajectory = steps.filter((step) => step.kind !== "ask" || step.outcome === "answered");
  if (!trajectory.some(({ kind }) => kind === "ask")) return null;
  const turns = writeTask({
    ...{ task: task.sentence, particular: task.instance !== undefined, trajectory },
    ...(task.chosen && { chosen: task.chosen }),
    known: facts.filter((fact) => fact.episode !== id && holdsAt(fact, startedAt)),
    facts: facts
      .filter((fact) => fact.episode === id && fact.source === "answer")
      .map((fact) => ({ ...fact, status: "valid" })),
  });
  const last = turns.findLastIndex(({ speaker }) => speaker === "assistant");
  return {
    ...{ id, home: household, variant: task.instance ? "ambiguous" : "standard", type: task.type },
    ...{ people: "real", tasks: 1, turns: [openingTurn, ...turns.slice(0, last + 1)] },
  };
}

function holdsAt({ validFrom, invalidAt, status }: Fact, at: number): boolean {
  return status !== "retracted" && validFrom <= at && (invalidAt === null || invalidAt > at);
}
