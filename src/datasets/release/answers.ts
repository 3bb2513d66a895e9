/** One flat row for each answer, for statistics programs. */
import type { BallotRow, QuestionRow, ReleaseRows } from "./rows.js";
import { splitOf } from "./splits.js";
import { type ColumnReaders, type Table, toTable } from "./tables.js";

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
  // Questions and buttons are written in English; people may reply in other languages.
  language: ["STRING", () => "en"],
  version: ["STRING", ({ version }) => version],
};

/** In the order of the questions. */
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

/** "mug at fridge 1", "Ana's mug is not mug 2"; how the answer was understood where it claims nothing. */
function sayReading({ claims, understood }: BallotRow): string {
  const said = claims.map(({ subject, relation, objects, polarity }) => {
    const verb = relation === "at" ? (polarity ? "at" : "not at") : polarity ? "is" : "is not";
    return `${subject} ${verb} ${objects.join(" or ")}`;
  });
  return said.length > 0 ? said.join("; ") : understood;
}
