/** Rows and messages without ids, which differ between runs. */
import type { Machine } from "./machine.js";
import type { Presser } from "./presser.js";

export async function readTraces(
  { rows, channel }: Machine,
  household: string,
  presser: Presser,
): Promise<readonly string[]> {
  const traces: string[] = [];
  for (const { id, end } of await rows.episodes.list(household)) {
    traces.push(`episode ${end?.kind}`);
    for (const { seq, step } of await rows.episodes.steps(id))
      traces.push(`step ${seq} ${step.kind} ${"command" in step ? step.command : ""}`);
  }
  const kept: string[] = [];
  for (const { id, text, state } of await rows.questions.list()) {
    traces.push(`question ${text} ${state}`);
    for (const { understood, eventKey, personName } of await rows.questions.ballots(id)) {
      traces.push(`ballot of ${personName} on ${text} ${understood}`);
      kept.push(eventKey);
    }
  }
  for (const key of presser.taken)
    traces.push(`press ${kept.includes(key) ? "kept" : `without a row: ${key}`}`);
  for (const fact of await rows.facts.list({ household, valid: false }))
    traces.push(`fact ${fact.subject} ${fact.relation} ${fact.objects} ${fact.status}`);
  for (const { kind, note, state } of await rows.outbox.list())
    traces.push(`delivery ${kind} ${note?.kind ?? ""} ${note?.text ?? ""} ${state}`);
  for (const { goal, action } of await rows.tuples.list(household))
    traces.push(`tuple ${goal} ${action}`);
  for (const times of channel.posted.values()) traces.push(`posted ${times} times`);
  for (const post of channel.standing.values())
    if (post.kind === "note") traces.push(`shown: ${post.note.text}`);
  return traces;
}
