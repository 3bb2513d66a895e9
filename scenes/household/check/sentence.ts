/** People and the agent only read the sentence, so it must describe the task. */
import { everydayName, plural } from "../../../src/core/names.js";
import type { Attributes, Task, TaskType } from "../../../src/core/scene.js";

type ReadTask = Pick<Task, "type" | "sentence" | "object" | "target"> & {
  readonly particular?: Attributes | undefined;
  readonly open?: boolean | undefined;
};

/** Words required by task type. */
const sayings: Readonly<Partial<Record<TaskType, { word: RegExp; as: string }>>> = {
  pick_heat_then_place_in_recep: { word: /\b(heat|hot|warm)/i, as: '"heat" or "hot"' },
  pick_cool_then_place_in_recep: { word: /\b(cool|cold|chill)/i, as: '"cool" or "cold"' },
  pick_clean_then_place_in_recep: { word: /\b(clean|wash)/i, as: '"clean"' },
  pick_two_obj_and_place: { word: /\btwo\b/i, as: '"two"' },
};

/** As the agent parses it (src/policies/rules/task-sentence.ts). */
const saysOpen = /\b(you like best|you prefer|of your choice)\b/i;
const mustSayOpen =
  'must say "you like best", "you prefer" or "of your choice", as the task is open';
const saysOpenAmiss = 'leaves the choice to people; add "open": true to the task';

export function faultsOfSentence(task: ReadTask): string[] {
  const { sentence, type, object, target, particular, open = false } = task;
  const faults: string[] = [];
  if (/[\r\n]/.test(sentence)) faults.push("must be a single line");
  const id = new RegExp(`\\b(${object}|${target}) \\d+\\b`, "i").exec(sentence)?.[0];
  if (id) faults.push(`says "${id}"; people know things by looks and owners, not by numbers`);
  const saying = sayings[type];
  if (saying && !saying.word.test(sentence)) faults.push(`must say ${saying.as}, as its type does`);
  if (saysOpen.test(sentence) !== open) faults.push(open ? mustSayOpen : saysOpenAmiss);
  for (const kind of [object, target]) {
    if (!mentions(sentence, kind)) faults.push(`does not mention "${everydayName(kind)}"`);
  }
  for (const value of Object.values(particular ?? {})) {
    if (value && !says(sentence, value)) faults.push(`does not say "${value}", which is wanted`);
  }
  return faults;
}

function mentions(sentence: string, kind: string): boolean {
  return [everydayName(kind), plural(kind), kind].some((name) => says(sentence, name));
}

function says(sentence: string, words: string): boolean {
  return ` ${plain(sentence)} `.includes(` ${plain(words)} `);
}

/** "Ana's" becomes "ana". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s?(?=\W|$)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
