import { drawNormal, type Random } from "../../core/random.js";

/** Candidates' names are unique to their question. */
export type SimulatedQuestion = ReturnType<typeof makeQuestions>[number];

export interface QuestionSettings {
  readonly questions: number;
  readonly gold?: number;
}

const badShare = 0.03;

export function makeQuestions({ questions, gold = 0.1 }: QuestionSettings, random: Random) {
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
      /** A candidate or "bad". */
      truth,
      difficulty: drawNormal(random),
      /** A wrong candidate that looks right. */
      lure: others[(wrong ?? 0) % others.length] ?? null,
      gold: random() < gold,
    };
  });
}
