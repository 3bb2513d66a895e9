/** A simulated crowd as the rows have it: what was said, by whom, and what is true. */
import type { RatedAnswer } from "../../../src/core/campaign.js";
import { qualityOf } from "../../../src/crowdwork/simulated/answers.js";
import type { SimulatedCrowd } from "../../../src/crowdwork/simulated/crowd.js";
import type { LivePeople } from "./people.js";
import { simulateQuestion } from "./questions.js";
import type { LiveQuestion } from "./rows.js";

interface Kept {
  readonly questions: readonly LiveQuestion[];
  readonly rated: readonly RatedAnswer[];
  readonly crowds: readonly Pick<LivePeople, "people" | "given">[];
  readonly seed: number;
}

/** Only questions whose truth the world knows are in it, and of what was thought only what was said. */
export function rebuildCrowd({ questions, rated, crowds, seed }: Kept): SimulatedCrowd {
  const people = crowds.flatMap((crowd) => crowd.people);
  const names = new Set(people.map(({ id }) => id));
  const known = new Set(questions.flatMap(({ id, truth }) => (truth === null ? [] : [id])));
  const answers = rated.filter(({ person, question }) => names.has(person) && known.has(question));
  const said = new Set(answers.map(nameOf));
  const asked = new Set(answers.map(({ question }) => question));
  const simulated = questions
    .filter(({ id }) => asked.has(id))
    .map((question) => simulateQuestion(question, seed));
  const given = crowds
    .flatMap((crowd) => crowd.given)
    .filter(({ answer }) => said.has(nameOf(answer)));
  return { people, questions: simulated, answers, quality: qualityOf(people, simulated, given) };
}

function nameOf({ question, person }: Pick<RatedAnswer, "question" | "person">): string {
  return JSON.stringify([question, person]);
}
