import { z } from "zod";
import type { Tombstone } from "../../core/campaign/release.js";
import type { Conversation } from "../../core/question/conversation.js";
import { type CountTokens, checkLine, toChatLine } from "../openai-chat.js";
import { designFile, serializeDesign, writeCard } from "./card.js";
import { toAmbik, toAnswerTable, toParquet } from "./flat-tables.js";
import type { ObservedFlag, ReleaseSettings } from "./manifest.js";
import {
  agreementOf,
  type JudgeAnswers,
  judgeRows,
  withObserved,
  writeQualityFiles,
} from "./quality.js";
import { writeRowAnswerFiles } from "./row-answers.js";
import {
  type QuestionRow,
  questionShape,
  type ReleasedTime,
  type ReleaseRows,
  timeShape,
} from "./rows.js";
import type { GroupReport } from "./small-groups.js";
import {
  type ColumnReaders,
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
  Object.entries(questionShape.shape).flatMap(([name, shape]) => {
    if (name === "form") return Object.entries(formColumns);
    return name === "deadline" ? [] : [[name, readerOf(name as keyof QuestionRow, shape)]];
  }),
);

function readerOf(name: keyof QuestionRow, shape: z.ZodType): ColumnReaders<QuestionRow>[string] {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return readerOf(name, shape.unwrap() as z.ZodType);
  if (shape === timeShape) return ["STRING", (row) => (row[name] as ReleasedTime).at];
  if (shape instanceof z.ZodNumber) return ["DOUBLE", (row) => row[name] as number];
  if (shape instanceof z.ZodBoolean) return ["BOOLEAN", (row) => row[name] as boolean];
  const hasParts = [z.ZodObject, z.ZodArray, z.ZodDiscriminatedUnion].some(
    (kind) => shape instanceof kind,
  );
  return ["STRING", (row) => (hasParts ? JSON.stringify(row[name]) : (row[name] as string | null))];
}

interface FilesRequest {
  readonly version: string;
  readonly settings: ReleaseSettings;
  readonly rows: ReleaseRows;
  readonly tombstones: readonly Tombstone[];
  readonly conversations: readonly Conversation[];
  readonly countTokens: CountTokens;
  readonly judge: JudgeAnswers;
  readonly observed: readonly ObservedFlag[];
  readonly groups: GroupReport;
}

export type ReleaseFiles = ReadonlyMap<string, string | Uint8Array>;

/** Makes a release's files in memory. Omits empty ones. */
export function writeReleaseFiles(request: FilesRequest): ReleaseFiles {
  const { rows, settings, version, tombstones } = request;
  const files = new Map<string, string | Uint8Array>();
  const householdOf = ({ household }: { readonly household: string }) => household;
  const questions = splitRows(rows.questions, householdOf);
  const trajectories = splitRows(rows.trajectories, householdOf);
  const tuples = splitRows(rows.tuples, householdOf);
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
    const chat = chatLines(request, split);
    if (chat.length > 0) files.set(`conversations/${split}.jsonl`, toJsonLines(chat));
  }
  const answers = toAnswerTable(rows, version);
  if (answers.rows.length > 0) {
    files.set("answers.csv", toCsv(answers));
    files.set("answers.parquet", toParquet(answers));
  }
  const judged = withObserved(judgeRows(rows.questions, request.judge), request.observed);
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

function chatLines({ conversations, rows, countTokens }: FilesRequest, split: string) {
  const allowed = new Set(
    rows.trajectories
      .filter(({ trainingAllowed }) => trainingAllowed)
      .map(({ episode }) => episode),
  );
  return conversations
    .filter(({ id, home }) => allowed.has(id) && splitOf(home) === split)
    .map((conversation) => {
      const line = toChatLine(conversation);
      const checked = checkLine(JSON.stringify(line), countTokens);
      if ("problem" in checked) throw new RangeError(`${conversation.id}: ${checked.problem}`);
      return line;
    });
}
