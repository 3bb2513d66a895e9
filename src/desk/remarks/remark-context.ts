/** Defines what is needed to read an answer or a remark (something said unasked). */
import type { Episode } from "../../core/episode/episode.js";
import { classOf, type Fact, isInstance, type NewFact } from "../../core/memory/fact.js";
import type { Ballot, BallotReading } from "../../core/memory/stores.js";
import type { Grounder } from "../../core/question/grounding.js";
import { isRemarksId, type Question } from "../../core/question/question.js";

export interface Reused {
  readonly fact: Fact;
  readonly question: Question;
}

export interface BallotContext {
  readonly question: Question;
  readonly ballot: Ballot;
  readonly ballots: readonly Ballot[];
  /** Valid facts of the household, disputed ones included. */
  readonly facts: readonly Fact[];
  readonly grounder: Grounder;
  /** The answer's text. For a press that confirms earlier words, those words. */
  readonly words: string;
  /** The question that the words are about: the one answered, or the last one before a remark. */
  readonly asked?: Question | null;
  readonly episode?: Episode;
  readonly episodeEnded: boolean;
  readonly now: number;
}

export interface RemarkContext extends BallotContext {
  readonly episode: Episode;
  readonly asked: Question | null;
  readonly doing: string;
  readonly isPaused: boolean;
  /** Sous's reply if the remark was an order; null if it was none. */
  readonly ordered: string | null;
  readonly reused: readonly Reused[];
}

export interface Heard {
  readonly understood: BallotReading;
  /** Claims to store. If `understood` is "unclear", they are asked back first. */
  readonly claims: readonly NewFact[];
  readonly wrong: readonly Fact[];
  readonly text: string;
}

export const nothing = { understood: "unclear", claims: [], wrong: [] } as const;

export const canTell = "You can tell me where things are, or whose they are.";

export const help = `I didn't understand that. ${canTell}`;

/** Returns the kind of thing that the question asks about, or else the task. */
export function kindMeant({ asked, episode }: BallotContext): string {
  return asked && !isRemarksId(asked.id) ? asked.need.noun : (episode?.task.object ?? "");
}

/** Returns what answers told about the kind of thing that is meant, newest first. */
export function reliedOn(context: BallotContext): readonly Fact[] {
  const noun = kindMeant(context);
  return context.facts
    .filter(({ source, subject, polarity }) => {
      const kind = isInstance(subject) ? classOf(subject) : (subject.split(" ").at(-1) ?? "");
      return source === "answer" && polarity && kind === noun;
    })
    .toReversed();
}
