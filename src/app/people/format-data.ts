import { thankWords } from "../../../bots/present/person-page.js";
import type { PersonData } from "../../core/person-data.js";
import { joinWords, many } from "../../core/wording.js";

export function formatData(data: PersonData): string {
  const { person, answers, facts, rules, moves = [], replies, tuples, worth, wishes } = data;
  const thanks = thankWords(worth);
  const kept = [
    many(answers.length, "answer"),
    many(facts.length, "fact"),
    ...(rules.length > 0 ? [many(rules.length, "rule")] : []),
    ...(moves.length > 0 ? [many(moves.length, "move")] : []),
    many(tuples, "step that used them", "steps that used them"),
    many(replies, "message that quotes you", "messages that quote you"),
  ];
  return [
    `${formatName(person.name)} I store ${joinWords(kept, "and")}.${formatSince(data)}`,
    wishes.consentedAt === null
      ? "You have not consented to research."
      : `You consented to research on ${dayOf(wishes.consentedAt)}.`,
    ...(wishes.optedOutAt === null ? [] : [`You opted out on ${dayOf(wishes.optedOutAt)}.`]),
    ...(thanks ? [thanks] : []),
    "You can have all of it (my-data export), or have it deleted for good (my-data delete).",
  ].join("\n");
}

function formatName(name: string): string {
  return name === "" ? "I do not know your name." : `I know you as ${name}.`;
}

function formatSince({ answers, facts, rules, moves = [] }: PersonData): string {
  const times = [...answers, ...rules, ...moves].map(({ at }) => at);
  const [first] = [...times, ...facts.map(({ since }) => since)].toSorted();
  return first === undefined ? "" : ` The oldest is from ${dayOf(first)}.`;
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}
