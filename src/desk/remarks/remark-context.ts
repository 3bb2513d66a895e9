import type { Episode } from "../../core/episode/episode.js";
import { classOf, type Fact, isInstance, type NewFact } from "../../core/memory/fact.js";
import type { BallotReading } from "../../core/memory/stores.js";
import { isStandingId, type Question } from "../../core/question/question.js";
import type { BallotContext } from "../hear/understand.js";

export interface Reused {
  readonly fact: Fact;
  readonly question: Question;
}

/** What claims are read in; answers are read without their episode. */
export interface Listening extends BallotContext {
  readonly episode?: Episode;
  readonly asked: Question | null;
}

export interface RemarkContext extends Listening {
  readonly episode: Episode;
  readonly doing: string;
  readonly isPaused: boolean;
  /** The orders that the home takes, for people who ask for help; otherwise empty. */
  readonly abilities: string;
  /** The reply to the remark as an order; null when it is none. */
  readonly ordered: string | null;
  readonly reused: readonly Reused[];
}

export interface Heard {
  readonly understood: BallotReading;
  /** With "unclear" they are asked back and not noted yet. */
  readonly claims: readonly NewFact[];
  readonly wrong: readonly Fact[];
  readonly text: string;
}

export const nothing = { understood: "unclear", claims: [], wrong: [] } as const;

export const canTell = "You can tell me where things are, or whose they are.";

export const help = `I didn't understand that. ${canTell}`;

/** The kind of the question, or else of the task. */
export function kindMeant({ asked, episode }: Listening): string {
  return asked && !isStandingId(asked.id) ? asked.need.noun : (episode?.task.object ?? "");
}

/** Returns the claims that the task relies on, newest first. */
export function reliedOn(context: Listening): readonly Fact[] {
  const noun = kindMeant(context);
  return context.facts
    .filter(({ source, subject, polarity }) => {
      const kind = isInstance(subject) ? classOf(subject) : (subject.split(" ").at(-1) ?? "");
      return source === "answer" && polarity && kind === noun;
    })
    .toReversed();
}
