/** Questions of a simulated campaign. */
import { drawNormal, type Random } from "../../core/random.js";

/** Each question has candidates of its own; their names occur in no other question. */
export interface SimulatedQuestion {
  readonly id: string;
  /** In the order in which they are shown. */
  readonly candidates: readonly string[];
  /** One of the candidates, or "bad". */
  readonly truth: string;
  /** Subtracted from people's ability (log-odds); mean 0, standard deviation 1. */
  readonly difficulty: number;
  /** The wrong candidate that looks right; null when there is none. */
  readonly lure: string | null;
  readonly gold: boolean;
}

export interface QuestionSettings {
  readonly questions: number;
  /** Share of questions whose truth the campaign knows. */
  readonly gold?: number;
}

/** Share of questions that cannot be answered. */
const badShare = 0.03;

/** Questions with three to six candidates each, the truth anywhere among them. */
export function makeQuestions(
  { questions, gold = 0.1 }: QuestionSettings,
  random: Random,
): readonly SimulatedQuestion[] {
  return Array.from({ length: questions }, (_, at) => {
    const candidates = Array.from(
      { length: 3 + Math.floor(random() * 4) },
      (_, n) => `q${at}:${n}`,
    );
    const [right, wrong] = [random(), random()].map((share) =>
      Math.floor(share * candidates.length),
    );
    const isBad = random() < badShare;
    const truth = isBad ? "bad" : (candidates[right ?? 0] ?? "bad");
    const others = candidates.filter((candidate) => candidate !== truth);
    return {
      id: `q${at}`,
      candidates,
      truth,
      difficulty: drawNormal(random),
      lure: others[(wrong ?? 0) % others.length] ?? null,
      gold: random() < gold,
    };
  });
}
