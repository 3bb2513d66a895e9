import type { Memory } from "../../../memory/stores.js";
import type { Episode, StepRecord, TrajectoryStep } from "../../core/episode/episode.js";
import { agentSentence } from "../../core/episode/scene.js";
import type { Fact } from "../../core/memory/fact.js";
import type { Household } from "../../core/memory/stores.js";
import type { Conversation } from "../../core/question/conversation.js";
import { openingTurn, writeTask } from "../../policies/aba-il/turns.js";

/** Writes tasks that real people answered as training conversations. @slice aba */
export async function* recordedConversations(memory: Memory): AsyncGenerator<Conversation> {
  for (const home of await memory.households.list()) {
    if (!isWritten(home)) continue;
    const facts = await memory.facts.list({ household: home.id, valid: false });
    for (const episode of await memory.episodes.list(home.id)) {
      if (episode.bot === "simulated" || episode.end?.kind !== "terminated") continue;
      const steps = await memory.episodes.steps(episode.id);
      const conversation = toConversation(home, { episode, steps }, facts);
      if (conversation) yield conversation;
    }
  }
}

/**
 * Writes a done task as a conversation for training, with answers as understood. Null without answers, for games, which
 * have their own players, and for AmbiK's sentences, which are not ours.
 */
export function toConversation(
  home: Household,
  { episode, steps }: { readonly episode: Episode; readonly steps: readonly StepRecord[] },
  facts: readonly Fact[],
): Conversation | null {
  if (!isWritten(home)) return null;
  const { id, task, household, bot, startedAt, end } = episode;
  if (end?.kind !== "terminated") return null;
  const trajectory = steps.map(({ step }) => step).filter(isToLearn);
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

function isWritten({ content }: Household): boolean {
  return content.format === "alfworld" || content.format === "home";
}

/** Omits questions not answered, or not put to people. */
function isToLearn(step: TrajectoryStep): boolean {
  if (step.kind !== "ask") return true;
  return step.outcome === "answered" && (step.handling === "posted" || step.handling === "joined");
}

function holdsAt({ validFrom, invalidAt, status }: Fact, at: number): boolean {
  return status !== "retracted" && validFrom <= at && (invalidAt === null || invalidAt > at);
}
