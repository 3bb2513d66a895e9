import type { Note } from "../core/bot.js";
import type { Memory } from "../core/stores.js";
import { isOutdated } from "./same-person.js";

/** Offers "Fix" and "Take back" only while the receipt's ballot is valid. */
export async function presentNote({ questions }: Memory, note: Note): Promise<Note> {
  const ballot = note.ballot === null ? null : await questions.ballot(note.ballot);
  if (!ballot) return note;
  if (ballot.retracted) return withoutBallot(note, "taken back");
  const outdated = isOutdated(ballot, await questions.ballots(ballot.question));
  return outdated ? withoutBallot(note, "replaced") : note;
}

function withoutBallot(note: Note, became: string): Note {
  return { ...note, text: `${note.text} (${became})`, ballot: null };
}
