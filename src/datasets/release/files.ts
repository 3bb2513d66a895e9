/** Makes a release's files in memory; omits empty ones. */
import type { Tombstone } from "../../core/campaign/release.js";
import type { Conversation } from "../../core/question/conversation.js";
import { toChatLine } from "../openai-chat.js";
import { designFile, serializeDesign, writeCard } from "./card.js";
import { toAmbik, toAnswerTable, toParquet } from "./flat-tables.js";
import type { ObservedFlag, ReleaseSettings } from "./manifest.js";
import { agreementOf, type JudgedAnswers, withObserved, writeQualityFiles } from "./quality.js";
import { writeRowAnswerFiles } from "./row-answers.js";
import { type QuestionRow, questionShape, type ReleaseRows } from "./rows.js";
import type { GroupReport } from "./small-groups.js";
import {
  type ColumnReaders,
  columnsOf,
  splitOf,
  splitRows,
  splits,
  toCsv,
  toJsonLines,
  toTable,
} from "./tables.js";

const formColumns: ColumnReaders<QuestionRow> = {
  func: ["STRING", ({ form }) => form.func],
  adjective: ["STRING", ({ form }) => form.adjective ?? null],
  noun: ["STRING", ({ form }) => form.noun],
};

const columns: ColumnReaders<QuestionRow> = Object.fromEntries(
  Object.entries(columnsOf(questionShape)).flatMap(([name, column]) => {
    if (name === "form") return Object.entries(formColumns);
    return name === "deadline" ? [] : [[name, column]];
  }),
);

export type ReleaseFiles = ReadonlyMap<string, string | Uint8Array>;

export function writeReleaseFiles(request: {
  readonly version: string;
  readonly settings: ReleaseSettings;
  readonly rows: ReleaseRows;
  readonly tombstones: readonly Tombstone[];
  readonly conversations: readonly Conversation[];
  readonly judged: JudgedAnswers;
  readonly observed: readonly ObservedFlag[];
  readonly groups: GroupReport;
}): ReleaseFiles {
  const { rows, settings, version, tombstones, conversations } = request;
  const files = new Map<string, string | Uint8Array>();
  const householdOf = ({ household }: { readonly household: string }) => household;
  const questions = splitRows(rows.questions, householdOf);
  const trajectories = splitRows(rows.trajectories, householdOf);
  const tuples = splitRows(rows.tuples, householdOf);
  const trainable = rows.trajectories.filter(({ trainingAllowed }) => trainingAllowed);
  const mayTrainOn = new Set(trainable.map(({ episode }) => episode));
  for (const split of splits) {
    if (questions[split].length > 0) {
      const table = toTable(columns, questions[split]);
      files.set(`data/${split}.jsonl`, toJsonLines(questions[split]));
      files.set(`table/${split}.csv`, toCsv(table));
      files.set(`table/${split}.parquet`, toParquet(table));
    }
    const ambik = toAmbik(questions[split], trajectories[split]);
    if (ambik.rows.length > 0) files.set(`ambik/${split}.csv`, toCsv(ambik));
    const parts = { trajectories: trajectories[split], tuples: tuples[split] };
    for (const [part, content] of Object.entries(parts)) {
      if (content.length > 0) files.set(`${part}/${split}.jsonl`, toJsonLines(content));
    }
    const chat = conversations.filter(
      ({ id, home }) => mayTrainOn.has(id) && splitOf(home) === split,
    );
    if (chat.length > 0)
      files.set(`conversations/${split}.jsonl`, toJsonLines(chat.map(toChatLine)));
  }
  const answers = toAnswerTable(rows, version);
  if (answers.rows.length > 0) {
    files.set("answers.csv", toCsv(answers));
    files.set("answers.parquet", toParquet(answers));
  }
  const judged = withObserved(request.judged, request.observed);
  const judgedFiles = writeQualityFiles(rows.questions, judged);
  for (const [path, content] of [...judgedFiles, ...writeRowAnswerFiles(rows.rowAnswers)])
    files.set(path, content);
  files.set("worlds.jsonl", toJsonLines(rows.worlds));
  files.set("tombstones.jsonl", toJsonLines(tombstones));
  for (const [campaign, study] of Object.entries(settings.studies ?? {}))
    files.set(designFile(campaign), serializeDesign(study));
  const manifest = { format: "sous-release-1", version, settings, flags: request.observed };
  files.set("release.json", `${JSON.stringify(manifest, null, 2)}\n`);
  const agreement = agreementOf(judged);
  const paths = [...files.keys()];
  files.set("README.md", writeCard({ ...request, agreement, files: paths }));
  return files;
}
