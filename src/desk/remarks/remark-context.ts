/** What a remark is read with, and what it comes to. */
import type { Episode } from "../../core/episode.js";
import { classOf, type Fact, isInstance, type NewFact } from "../../core/fact.js";
import { isStandingId, type Question } from "../../core/question.js";
import type { BallotReading } from "../../core/stores.js";
import type { BallotContext } from "../understand.js";

/** An earlier answer, and the question that it answered. */
export interface Reused {
  readonly fact: Fact;
  readonly question: Question;
}

/** What a remark is read with, beside what every ballot is read with. */
export interface RemarkContext extends BallotContext {
  readonly episode: Episode;
  /** The open question, or else the last one; null before the first. */
  readonly asked: Question | null;
  /** What the robot does, in its own words. */
  readonly doing: string;
  readonly isPaused: boolean;
  /** The earlier answers about what is bought that the episode rests on. */
  readonly reused: readonly Reused[];
}

/** What a remark comes to. */
export interface Heard {
  readonly understood: BallotReading;
  /** What it says. With "unclear" it is asked back, and not noted yet. */
  readonly claims: readonly NewFact[];
  /** What it corrects. */
  readonly wrong: readonly Fact[];
  readonly text: string;
}

export const nothing = { understood: "unclear", claims: [], wrong: [] } as const;

export const canTell = "You can tell me where things are, or whose they are.";

export const help = `I didn't understand that. ${canTell}`;

/** The claims on which the present task rests, the newest first. */
export function reliedOn({ facts, asked, episode }: RemarkContext): readonly Fact[] {
  const noun = asked && !isStandingId(asked.id) ? asked.need.noun : episode.task.object;
  return facts
    .filter(({ source, subject, polarity }) => {
      const kind = isInstance(subject) ? classOf(subject) : (subject.split(" ").at(-1) ?? "");
      return source === "answer" && polarity && kind === noun;
    })
    .toReversed();
}
