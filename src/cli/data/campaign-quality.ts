/** Prints how good a campaign's answers are (`sous campaign quality`). */
import { visibleLine } from "../../../bots/present/visible-text.js";
import {
  type JudgedCampaign,
  type NamedPerson,
  type PlatformQuality,
  type QualityReport,
  reportQuality,
  toBrief,
  type WordedQuestion,
} from "../../app/campaigns/quality.js";
import { many } from "../../core/words/wording.js";
import type { Aggregation, Aggregations } from "../../crowdwork/quality/aggregations.js";
import type { Share } from "../../crowdwork/statistics/significance.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory } from "../storage/database.js";

export function qualityCommand(): SousCommand {
  return dataCommand("quality")
    .description("show the quality of answers by person, by question, and overall")
    .argument("<id>", "the campaign")
    .option(
      "--questions <n>",
      "how many questions to list, those with the most disagreement",
      shared.wholeNumber(0),
      10,
    )
    .notes(`
- Flags are hints: they drop no answer.
- Agreement leaves out answers given in sight of others. All figures leave out what you excluded on /review.
- Times run from when the person opened the question, or from its delivery if that is unknown.
- People may differ rightly on questions about their wishes.
- An imported release (sous release import) has no design, so no question is gold.
- Dawid and Skene's model is estimated for each set of choices that at least five questions share.

Examples:
  sous campaign quality pilot
  sous campaign quality pilot --questions 30
  sous campaign quality pilot --db study.db --json`)
    .action(runQuality);
}

async function runQuality(id: string, options: DataOptions & { questions: number }): Promise<void> {
  const report = await readMemory(options, (memory) => reportQuality(memory, id));
  shared.printEither(options, report, describeQuality(report, options.questions));
}

function describeQuality(report: QualityReport, mostQuestions: number): readonly string[] {
  const { people, questions } = report;
  const differing = questions.filter(({ disagreement }) => (disagreement ?? 0) > 0);
  const named = differing.slice(0, mostQuestions);
  return shared.present([
    `${report.campaign}: ${formatQuality(report)}`,
    !report.designed &&
      "  its design is not stored here, only its rows: no question is gold, and answer times are known only from flags",
    ...formatAggregations(report.aggregations),
    ...(report.platforms.length > 1 ? report.platforms.flatMap(formatPlatform) : []),
    people.length > 0 && "\nPeople, those to look at first:",
    ...people.flatMap(formatPerson),
    named.length > 0 &&
      `\nQuestions on which people differ (${named.length} of ${differing.length}):`,
    ...named.map(formatQuestion),
  ]);
}

/** Summarises all platforms in one line. */
export function formatQuality({
  overall,
  people,
  questions,
  excluded,
}: Pick<JudgedCampaign, "overall" | "people" | "questions" | "excluded">): string {
  const { answers, sawOthers, unread, alpha, kappa } = overall;
  const { gold, flagged } = toBrief({ overall, people });
  const wishes = questions.filter(({ preference }) => preference).length;
  const parts = shared.present([
    `alpha ${figure(alpha)}, kappa ${figure(kappa)} over ${many(answers, "answer")}`,
    `${sawOthers} left out that saw others', ${unread} not understood`,
    gold.of > 0 && `${gold.right} of ${gold.of} right on gold`,
    excluded.questions > 0 &&
      `${many(excluded.questions, "exchange")} with ${many(excluded.answers, "answer")} left out that the review has excluded`,
    wishes > 0 && `${many(wishes, "question")} of preference apart`,
    `${flagged} of ${many(people.length, "person", "people")} to look at`,
  ]);
  return parts.join("; ");
}

function formatPlatform({ platform, people, overall, aggregations }: PlatformQuality) {
  const { answers, alpha, kappa } = overall;
  return [
    `on ${platform}: alpha ${figure(alpha)}, kappa ${figure(kappa)} over ${many(answers, "answer")} of fact; ${many(people, "person", "people")}`,
    ...formatAggregations(aggregations),
  ];
}

function formatAggregations(aggregations: Aggregations): readonly string[] {
  const { questions, majority, oneCoin, dawidSkene } = aggregations;
  if (questions === 0) return ["  nobody has claimed anything yet"];
  const formatAggregation = ({ gold, world }: Aggregation) =>
    `gold ${formatShare(gold)}, of all that the world knows ${formatShare(world)}`;
  const unlike = ({ unlikeMajority }: Aggregation, of: number) =>
    `unlike the majority in ${unlikeMajority} of ${of}`;
  return [
    `  majority     ${formatAggregation(majority)}`,
    `  one-coin     ${formatAggregation(oneCoin)}, ${unlike(oneCoin, questions)}`,
    ...(dawidSkene
      ? [
          `  Dawid-Skene  ${formatAggregation(dawidSkene)}, ${unlike(dawidSkene, dawidSkene.questions)} that share their choices`,
          `    there: majority ${formatShare(dawidSkene.majority.world)}, one-coin ${formatShare(dawidSkene.oneCoin.world)} of the answers that the world knows`,
        ]
      : ["  Dawid-Skene  not defined: too few questions have the same choices"]),
  ];
}

function formatPerson({
  person,
  name,
  answers,
  gold,
  consistent,
  quality,
  unsure,
  flags,
}: NamedPerson) {
  return [
    `  ${person}${name === person ? "" : `  ${visibleLine(name)}`}: ${many(answers, "answer")}, quality ${figure(quality)}, gold ${formatShare(gold)}, as others ${formatShare(consistent)}, don't know ${unsure.count}`,
    ...flags.map(({ kind, reason }) => `    ${kind}: ${reason}`),
  ];
}

function formatQuestion({ question, text, said, disagreement, ...one }: WordedQuestion): string {
  const labels = Object.entries(said).map(([label, count]) => `${label} ${count}`);
  const answer = one.preference
    ? "preference"
    : `${one.label ?? "none"} (${figure(one.confidence)})`;
  return `  ${visibleLine(
    `${question}  ${text} ${labels.join(", ")}; pairs that differ ${figure(disagreement)}; answer ${answer}`,
  )}`;
}

function formatShare({ count, of, share, interval: [low, high] }: Share): string {
  if (share === null) return "none";
  return `${count} of ${of} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

function figure(value: number | null): string {
  return value === null ? "none" : value.toFixed(2);
}
