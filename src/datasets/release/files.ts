/** Makes a release's files in memory; omits empty ones. */
import type { Tombstone } from "../../core/campaign/release.js";
import type { Conversation } from "../../core/question/conversation.js";
import { toChatLine } from "../openai-chat.js";
import { designFile, serializeDesign, writeCard } from "./card.js";
import { toAmbik, toAnswerTable, toParquet } from "./flat-tables.js";
import type { ObservedFlag, ReleaseSettings } from "./manifest.js";
import { addFlags, agreementOf, type JudgedAnswers, writeQualityFiles } from "./quality.js";
import { writeRowAnswerFiles } from "./row-answers.js";
import { type QuestionRow, questionShape, type ReleaseRows } from "./rows.js";
import type { GroupReport } from "./small-groups.js";
import {
  type ColumnReaders,
  columnsOf,
  toCsv,
  toJsonLines,
  toTable,
  writeSplits,
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
  const { questions, trajectories, tuples } = rows;
  const trainable = trajectories.filter(({ trainingAllowed }) => trainingAllowed);
  const mayTrainOn = new Set(trainable.map(({ episode }) => episode));
  const answers = toAnswerTable(rows, version);
  const people = addFlags(request.judged.people, request.observed);
  const judged = { ...request.judged, people };
  const manifest = { format: "sous-release-1", version, settings, flags: request.observed };
  const files = new Map<string, string | Uint8Array>([
    ...writeSplits(questions, householdOf, {
      "data/{split}.jsonl": toJsonLines,
      "table/{split}.csv": (part) => toCsv(toTable(columns, part)),
      "table/{split}.parquet": (part) => toParquet(toTable(columns, part)),
    }),
    ...writeSplits(
      questions.filter(({ state }) => state === "answered"),
      householdOf,
      { "ambik/{split}.csv": (part) => toCsv(toAmbik(part, trajectories)) },
    ),
    ...writeSplits(trajectories, householdOf, { "trajectories/{split}.jsonl": toJsonLines }),
    ...writeSplits(tuples, householdOf, { "tuples/{split}.jsonl": toJsonLines }),
    ...writeSplits(
      conversations.filter(({ id }) => mayTrainOn.has(id)),
      ({ home }) => home,
      { "conversations/{split}.jsonl": (part) => toJsonLines(part.map(toChatLine)) },
    ),
    ...writeQualityFiles(questions, judged),
    ...writeRowAnswerFiles(rows.rowAnswers),
    ["worlds.jsonl", toJsonLines(rows.worlds)],
    ["tombstones.jsonl", toJsonLines(tombstones)],
    ["release.json", `${JSON.stringify(manifest, null, 2)}\n`],
  ]);
  if (answers.rows.length > 0) {
    files.set("answers.csv", toCsv(answers));
    files.set("answers.parquet", toParquet(answers));
  }
  for (const [campaign, study] of Object.entries(settings.studies ?? {}))
    files.set(designFile(campaign), serializeDesign(study));
  const agreement = agreementOf(judged);
  files.set("README.md", writeCard({ ...request, agreement, files: [...files.keys()] }));
  return files;
}

function householdOf({ household }: { readonly household: string }): string {
  return household;
}
