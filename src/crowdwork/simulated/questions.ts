import { drawNormal, type Random } from "../../core/random.js";

/** Candidates' names are unique to their question. */
export interface SimulatedQuestion {
  readonly id: string;
  readonly candidates: readonly string[];
  /** A candidate or "bad". */
  readonly truth: string;
  readonly difficulty: number;
  /** A wrong candidate that looks right. */
  readonly lure: string | null;
  readonly gold: boolean;
}

export interface QuestionSettings {
  readonly questions: number;
  readonly gold?: number;
}

const badShare = 0.03;

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
