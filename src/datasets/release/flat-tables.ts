/** Writes a release's flat tables: questions in AmbiK's columns, one line per answer, and Parquet. */
import { parquetWriteBuffer } from "hyparquet-writer";
import { claimKey } from "../../core/memory/fact.js";
import type { BallotRow, QuestionRow, ReleaseRows, TrajectoryRow } from "./rows.js";
import { type ColumnReaders, fieldColumns, splitOf, type Table, toTable } from "./tables.js";

/**
 * Converts answered questions. The ambiguous task's plan is the commands before the question; the clear task's, all
 * commands. `ambiguity_type` is "preferences" for what people mean or like best, else "whereabouts", which AmbiK lacks.
 */
export function toAmbik(
  questions: readonly QuestionRow[],
  trajectories: readonly TrajectoryRow[],
): Table {
  const episodes = new Map(trajectories.map((one) => [one.episode, one]));
  const rows = questions
    .flatMap((question) => {
      const trajectory = episodes.get(question.episode);
      return trajectory ? [{ question, trajectory }] : [];
    })
    .map(({ question, trajectory }, at) => toAmbikRow(at + 1, question, trajectory));
  return toTable(fieldColumns("STRING", ...Object.keys(rows[0] ?? {})), rows);
}

function toAmbikRow(
  number: number,
  question: QuestionRow,
  { task, steps }: TrajectoryRow,
): Readonly<Record<string, string>> {
  const asked = steps.findIndex((step) => step.question === question.id);
  const commandsOf = (part: typeof steps) =>
    part.flatMap(({ step }) => (step.kind === "act" ? [step.command] : []));
  const before = commandsOf(steps.slice(0, Math.max(0, asked)));
  const answer = answerOf(question);
  const things = question.things.join(", ");
  const choices = question.choices.map(({ label }) => label);
  const isMeant = question.mode === "persona" || question.mode === "open";
  return {
    id: String(number),
    environment_short: things,
    environment_full: `In this home there are: ${things}.`,
    unambiguous_direct: `${task.sentence} (${answer})`,
    ambiguity_type: isMeant ? "preferences" : "whereabouts",
    amb_shortlist: choices.join(", "),
    ambiguous_task: task.sentence,
    question: question.sentence,
    answer,
    plan_for_clear_task: formatPlan(commandsOf(steps)),
    plan_for_amb_task: formatPlan(before),
    end_of_ambiguity: String(before.length),
    user_intent: answer,
    variants: choices.join("\n"),
    take_amb: "",
  };
}

function answerOf({ ballots, choices, facts }: QuestionRow): string {
  const given = ballots.filter(({ late, understood }) => !late && understood !== "unclear");
  const stored = new Set(facts.map(claimKey));
  const becameFact = ({ claims }: BallotRow): boolean =>
    claims.length > 0 && claims.every((claim) => stored.has(claimKey(claim)));
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

function formatPlan(commands: readonly string[]): string {
  return commands.map((command, at) => `${at + 1}. ${command}`).join("\n");
}

const columns: ColumnReaders<{
  row: QuestionRow;
  ballot: BallotRow;
  task: string | null;
  version: string;
}> = {
  answer: ["STRING", ({ ballot }) => ballot.id],
  campaign: ["STRING", ({ row }) => row.campaign],
  arm: ["STRING", ({ row }) => row.arm?.name ?? null],
  home: ["STRING", ({ row }) => row.household],
  split: ["STRING", ({ row }) => splitOf(row.household)],
  round: ["DOUBLE", ({ row }) => row.round],
  task: ["STRING", ({ task }) => task],
  question: ["STRING", ({ row }) => row.id],
  question_text: ["STRING", ({ row }) => row.sentence],
  need_func: ["STRING", ({ row }) => row.form.func],
  need_adjective: ["STRING", ({ row }) => row.form.adjective ?? null],
  need_noun: ["STRING", ({ row }) => row.form.noun],
  mode: ["STRING", ({ row }) => row.mode],
  person: ["STRING", ({ ballot }) => ballot.person],
  people: ["STRING", ({ ballot }) => ballot.people],
  channel: ["STRING", ({ ballot }) => ballot.platform],
  route: ["STRING", ({ ballot }) => ballot.route],
  words: ["STRING", ({ ballot }) => ballot.text],
  choice: ["STRING", ({ row, ballot }) => labelOf(row, ballot)],
  reading: ["STRING", ({ ballot }) => sayReading(ballot)],
  right: ["STRING", ({ ballot }) => (ballot.right === null ? "unknown" : String(ballot.right))],
  late: ["BOOLEAN", ({ ballot }) => ballot.late],
  seconds: ["DOUBLE", ({ ballot }) => ballot.seconds],
  seconds_from_opened: ["DOUBLE", ({ ballot }) => ballot.secondsFromOpened],
  reused: ["DOUBLE", ({ ballot }) => ballot.reused],
  given: ["STRING", ({ ballot }) => ballot.given.at],
  // The language of questions and buttons. People may reply in others.
  language: ["STRING", () => "en"],
  version: ["STRING", ({ version }) => version],
};

export function toAnswerTable({ questions, trajectories }: ReleaseRows, version: string): Table {
  const tasks = new Map(trajectories.map(({ episode, task }) => [episode, task.sentence]));
  const lines = questions.flatMap((row) =>
    row.ballots.map((ballot) => ({ row, ballot, task: tasks.get(row.episode) ?? null, version })),
  );
  return toTable(columns, lines);
}

function labelOf({ choices }: QuestionRow, { choice }: BallotRow): string | null {
  return choices.find(({ id }) => id === choice)?.label ?? choice;
}

/** Writes an answer's claims ("mug at fridge 1"), else how the answer was understood. */
function sayReading({ claims, understood }: BallotRow): string {
  const said = claims.map(({ subject, relation, objects, polarity }) => {
    const verb = relation === "at" ? (polarity ? "at" : "not at") : polarity ? "is" : "is not";
    return `${subject} ${verb} ${objects.join(" or ")}`;
  });
  return said.length > 0 ? said.join("; ") : understood;
}

export function toParquet({ columns, rows }: Table): Uint8Array {
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    type,
    nullable: true,
    data: rows.map((row) => row[at] ?? null),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
