import type { Memory } from "../../memory/stores.js";
import { type PutRow, taskOf } from "../../scenes/ambik/row.js";
import type { Clock } from "../../src/core/clock.js";
import type { HouseholdSource, WorldContent } from "../../src/core/episode/scene.js";
import type { Household } from "../../src/core/memory/stores.js";
import { type AnswerMode, toQuestion } from "./questions.js";
import type { AmbikRow } from "./rows.js";

interface RowInMode {
  readonly row: AmbikRow;
  readonly mode: AnswerMode;
}

export async function keepRow(
  memory: Memory,
  { row, mode }: RowInMode,
  clock: Clock,
): Promise<Household> {
  const { id, title, content, tasks } = loadRow(putRow(row, mode));
  const kept = await memory.households.get(id);
  return kept ?? memory.households.create({ id, title, content, tasks, createdAt: clock.now() });
}

export async function wasAsked(memory: Memory, { row, mode }: RowInMode): Promise<boolean> {
  const id = rowId({ row: row.id, mode });
  return (await memory.episodes.list(id)).some(({ end }) => end !== null);
}

export function putRow(row: AmbikRow, mode: AnswerMode): PutRow {
  const { text, phrase, choices, meant } = toQuestion(row, mode);
  return {
    row: row.id,
    mode,
    type: row.type,
    objects: [...row.objects],
    task: row.ambiguousTask,
    intent: row.intent,
    question: text,
    phrase: choices.length > 0 ? phrase : null,
    choices: [...choices],
    ...(meant !== undefined && { meant }),
  };
}

function rowId({ row, mode }: Pick<PutRow, "row" | "mode">): string {
  return `ambik:${mode}:${row}`;
}

export function loadRow(given: PutRow): HouseholdSource<WorldContent<"ambik">> {
  return {
    id: rowId(given),
    title: `kitchen ${given.row} of AmbiK`,
    content: { format: "ambik", text: JSON.stringify(given) },
    tasks: [taskOf(given)],
  };
}
