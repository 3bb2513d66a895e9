import { type Check, pass, warn } from "../core/check.js";
import type { Clock } from "../core/clock.js";
import { dayMs } from "../core/local-time.js";
import type { RetentionDue, RetentionRun } from "../core/storage.js";
import type { Memory } from "../core/stores.js";
import { many } from "../core/wording.js";

export async function checkRetention(
  { memory: { retention }, clock }: { readonly memory: Memory; readonly clock: Clock },
  keepDays: number | null,
): Promise<Check> {
  const name = "retention";
  const last = await retention.last();
  const before = clock.now() - (keepDays ?? 0) * dayMs;
  const due = keepDays === null ? null : await retention.due(before);
  const set =
    keepDays === null
      ? "SOUS_KEEP_DAYS is not set: everything is kept until somebody deletes it"
      : `kept for ${many(keepDays, "day")}`;
  const detail = [set, phraseLast(last), ...(due ? [phraseDue(due)] : [])].join("; ");
  if (last && !last.erased)
    return warn(name, detail, "The last deletion was interrupted. Start sous serve: it ends it.");
  // `sous serve` deletes daily, so nothing is overdue for longer than a day.
  const late = keepDays === null ? null : await retention.due(before - dayMs);
  if (late && late.people.length + late.words.length > 0)
    return warn(name, detail, "Start sous serve: it deletes what is due at once, then daily.");
  return pass(name, detail);
}

function phraseLast(last: RetentionRun | null): string {
  if (!last) return "nothing was deleted yet";
  const { people, answers, facts } = last;
  const gone = [many(people, "person", "people"), many(answers, "answer"), many(facts, "fact")];
  return `last deleted on ${new Date(last.at).toISOString().slice(0, 10)}: ${gone.join(", ")}`;
}

function phraseDue({ people, words }: RetentionDue): string {
  const due = [
    ...(people.length > 0 ? [many(people.length, "person", "people")] : []),
    ...(words.length > 0 ? [`old words of ${many(words.length, "other")}`] : []),
  ];
  return due.length === 0 ? "nothing is due" : `due: ${due.join(", and ")}`;
}
