/** `my-data`: the caller's data in words or as a file, and its deletion. */
import { nothingKept, thankWords } from "../../../bots/present/personal.js";
import type { Caller, PersonFile } from "../../core/bot.js";
import type { DataRequest } from "../../core/command.js";
import type { PersonData } from "../../core/person-data.js";
import { many } from "../../core/wording.js";
import { dataFile, gatherData } from "../people/my-data.js";
import type { ControlContext } from "./control-context.js";
import { setPreference } from "./personal.js";

/** In plain text; for an export, the file's content. */
export async function answerMyData(
  context: ControlContext,
  request: DataRequest,
  caller: Caller,
): Promise<string> {
  switch (request) {
    case "tell": {
      const data = await readData(context, caller);
      return data ? formatData(data) : nothingKept;
    }
    case "export":
      return (await readFile(context, caller))?.text ?? nothingKept;
    case "delete": {
      const said = await setPreference(context, "forget-me", caller);
      return said === nothingKept ? said : `${said}\nSay my-data delete yes, or my-data delete no.`;
    }
    case "delete-yes":
      return setPreference(context, "forget-me-yes", caller);
    case "delete-no":
      return setPreference(context, "forget-me-no", caller);
  }
}

/** Null when nothing is kept. */
export async function readFile(
  context: ControlContext,
  caller: Caller,
): Promise<PersonFile | null> {
  const data = await readData(context, caller);
  return data && dataFile(data);
}

async function readData(
  { memory, clock }: ControlContext,
  { platform, workspace, person: { id } }: Caller,
): Promise<PersonData | null> {
  const person = await memory.people.find(platform, workspace, id);
  return person && gatherData(memory, person, clock.now());
}

/** What is kept and since when, the person's wishes, and thanks with what their answers were worth. */
export function formatData(data: PersonData): string {
  const { person, answers, facts, rules, moves = [], replies, tuples, worth, wishes } = data;
  const thanks = thankWords(worth);
  const kept = [
    many(answers.length, "answer"),
    many(facts.length, "fact"),
    ...(rules.length > 0 ? [many(rules.length, "rule")] : []),
    ...(moves.length > 0 ? [many(moves.length, "move")] : []),
    many(tuples, "step of a task that rested on them", "steps of tasks that rested on them"),
    many(replies, "reply of mine that quotes you", "replies of mine that quote you"),
  ];
  return [
    `${formatName(person.name)} I keep ${kept.join(", ")}.${formatSince(data)}`,
    wishes.consentedAt === null
      ? "You have not consented to research."
      : `You consented to research on ${dayOf(wishes.consentedAt)}.`,
    ...(wishes.optedOutAt === null ? [] : [`You opted out on ${dayOf(wishes.optedOutAt)}.`]),
    ...(thanks ? [thanks] : []),
    "You can have all of it (my-data export), or have it deleted for good (my-data delete).",
  ].join("\n");
}

/** People without a name are called "you". */
function formatName(name: string): string {
  return name === "" || name === "you" ? "I do not know your name." : `I know you as ${name}.`;
}

function formatSince({ answers, facts, rules, moves = [] }: PersonData): string {
  const times = [
    ...answers.map(({ at }) => at),
    ...facts.map(({ since }) => since),
    ...rules.map(({ at }) => at),
    ...moves.map(({ at }) => at),
  ];
  const [first] = times.toSorted();
  return first === undefined ? "" : ` The oldest is from ${dayOf(first)}.`;
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}
