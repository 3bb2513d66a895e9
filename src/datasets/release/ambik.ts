/** Questions in the columns of AmbiK's files, in our own sentences. */
import type { BallotRow, FactRow, QuestionRow, TrajectoryRow } from "./rows.js";
import type { Table } from "./tables.js";

const columns = [
  "id",
  "environment_short",
  "environment_full",
  "unambiguous_direct",
  "ambiguity_type",
  "amb_shortlist",
  "ambiguous_task",
  "question",
  "answer",
  "plan_for_clear_task",
  "plan_for_amb_task",
  "end_of_ambiguity",
  "user_intent",
  "variants",
  "take_amb",
];

/**
 * Answered questions. Plans are the commands that were given: those of the ambiguous task up to the
 * question, those of the clear one to the end. `ambiguity_type` is "preferences" where people say what they
 * mean or like best, and "whereabouts", which AmbiK does not have, where they say how the home is.
 */
export function toAmbik(
  questions: readonly QuestionRow[],
  trajectories: readonly TrajectoryRow[],
): Table {
  const episodes = new Map(trajectories.map((one) => [one.episode, one]));
  const rows = questions
    .filter(({ state }) => state === "answered")
    .flatMap((question) => {
      const trajectory = episodes.get(question.episode);
      return trajectory ? [cellsOf(question, trajectory)] : [];
    });
  return {
    columns: columns.map((name) => ({ name, type: "STRING" })),
    rows: rows.map((cells, at) => [String(at + 1), ...cells]),
  };
}

function cellsOf(question: QuestionRow, { task, steps }: TrajectoryRow): readonly string[] {
  const asked = steps.findIndex((step) => step.question === question.id);
  const commandsOf = (part: typeof steps) =>
    part.flatMap(({ step }) => (step.kind === "act" ? [step.command] : []));
  const before = commandsOf(steps.slice(0, Math.max(0, asked)));
  const answer = answerOf(question);
  const things = question.things.join(", ");
  const isMeant = question.mode === "persona" || question.mode === "open";
  return [
    things,
    `In this home there are: ${things}.`,
    `${task.sentence} (${answer})`,
    isMeant ? "preferences" : "whereabouts",
    question.choices.map(({ label }) => label).join(", "),
    task.sentence,
    question.sentence,
    answer,
    numbered(commandsOf(steps)),
    numbered(before),
    String(before.length),
    answer,
    question.choices.map(({ label }) => label).join("\n"),
    "",
  ];
}

/**
 * As it was understood: what was chosen, or where things are said to be. Of several people's answers the last
 * of those that became facts.
 */
function answerOf({ ballots, choices, facts }: QuestionRow): string {
  const given = ballots.filter(({ late, understood }) => !late && understood !== "unclear");
  const becameFact = ({ claims }: BallotRow): boolean =>
    claims.length > 0 && claims.every((claim) => facts.some((fact) => saysSame(fact, claim)));
  const last = given.findLast(becameFact) ?? given.at(-1);
  const choice = choices.find(({ id }) => id === last?.choice);
  if (choice) return choice.label;
  const claims = last?.claims ?? [];
  if (claims.length === 0) return last?.understood === "dont_know" ? "I do not know." : "";
  return claims
    .map(({ subject, relation, objects, polarity }) => {
      const verb = relation === "is" ? "is" : relation === "holds" ? "holds" : "is at";
      return `${subject} ${verb}${polarity ? "" : " not"} ${objects.join(" or ")}`;
    })
    .join("; ");
}

type Said = Pick<FactRow, "subject" | "relation" | "objects" | "polarity">;

function saysSame(one: Said, other: Said): boolean {
  const words = ({ subject, relation, objects, polarity }: Said): string =>
    JSON.stringify([subject, relation, polarity, objects.toSorted()]);
  return words(one) === words(other);
}

function numbered(commands: readonly string[]): string {
  return commands.map((command, at) => `${at + 1}. ${command}`).join("\n");
}
