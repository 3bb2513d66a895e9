/** Writes a release's README.md: metadata for Hugging Face, then the description. */

import { createHash } from "node:crypto";
import { stringify } from "yaml";
import type { Tombstone } from "../../core/campaign/release.js";
import { escapeMarkdown } from "../../core/markdown.js";
import { many } from "../../core/words/wording.js";
import type { ReleasedStudy, ReleaseSettings } from "./manifest.js";
import type { AgreementFigures } from "./quality.js";
import type { ReleaseRows } from "./rows.js";
import type { GroupReport } from "./small-groups.js";
import { splitOf, splits } from "./tables.js";

interface CardRequest {
  readonly version: string;
  readonly settings: ReleaseSettings;
  readonly rows: ReleaseRows;
  readonly agreement: AgreementFigures;
  readonly tombstones: readonly Tombstone[];
  readonly groups: GroupReport;
  readonly files: readonly string[];
}

export function writeCard(request: CardRequest): string {
  return `---\n${writeFrontMatter(request)}---\n\n${writeBody(request)}`;
}

const configs = {
  questions: "data/{split}.jsonl",
  table: "table/{split}.parquet",
  trajectories: "trajectories/{split}.jsonl",
  tuples: "tuples/{split}.jsonl",
  conversations: "conversations/{split}.jsonl",
  ambik: "ambik/{split}.csv",
  ambik_answers: "ambik-answers/{split}.jsonl",
  quality: "quality/{split}.jsonl",
} as const;

function writeFrontMatter({ settings, rows, files }: CardRequest): string {
  const content = {
    license: settings.license.toLowerCase(),
    language: ["en"],
    pretty_name: "Clarifying questions of a household agent",
    tags: ["clarifying-questions", "embodied", "alfworld", "human-in-the-loop"],
    size_categories: [sizeCategory(rows.questions.length + rows.rowAnswers.length)],
    configs: Object.entries(configs).flatMap(([name, pattern], at) => {
      const data = splits
        .map((split) => ({ split, path: pattern.replace("{split}", split) }))
        .filter(({ path }) => files.includes(path));
      if (data.length === 0) return [];
      return [{ config_name: name, ...(at === 0 && { default: true }), data_files: data }];
    }),
  };
  // Keeps each text on one line, so that none can end the metadata.
  return stringify(content, { blockQuote: false, lineWidth: 0 });
}

function sizeCategory(count: number): string {
  if (count < 1000) return "n<1K";
  return count < 10_000 ? "1K<n<10K" : count < 100_000 ? "10K<n<100K" : "100K<n<1M";
}

function writeBody(request: CardRequest): string {
  return [
    `# Clarifying questions of a household agent\n\nVersion ${escapeMarkdown(request.version)}. Made with \`sous release\`.`,
    collection(request),
    studyText(request.settings),
    fields,
    agreementText(request.agreement),
    terms(request.settings),
    limits(request.settings),
    smallGroups(request.groups),
    withdrawn(request.tombstones),
  ].join("\n\n");
}

function collection({ rows, settings }: CardRequest): string {
  const { questions, trajectories, tuples, rowAnswers } = rows;
  const ballots = questions.flatMap((row) => row.ballots);
  const homes = new Set(trajectories.map(({ household }) => household));
  const people = new Set(ballots.map(({ person }) => person));
  const training = questions.filter(({ trainingAllowed }) => trainingAllowed).length;
  const perSplit = splits.map((split) => {
    const inSplit = questions.filter(({ household }) => splitOf(household) === split);
    const households = new Set(inSplit.map(({ household }) => household)).size;
    return `| ${split} | ${households} | ${inSplit.length} |`;
  });
  return `## Collection

An agent plays household tasks in a text world. When it lacks a fact it asks people, in a chat or on a page,
and uses their answers. Each row is one question with its answers, the facts they became, the agent's next
actions, and how the task ended.${settings.campaign === null ? "" : ` Campaign: ${escapeMarkdown(settings.campaign)}.`}

${many(questions.length, "question")} and ${many(ballots.length, "answer")} of ${many(people.size, "person", "people")} in ${many(homes.size, "household")}, ${many(trajectories.length, "trajectory", "trajectories")}, ${many(tuples.length, "state-action tuple")}. ${many(training, "question")} may be trained on (\`trainingAllowed\`).${formatRowAnswers(rowAnswers)}

| | |
|---|---|
| answers by platform | ${countBy(ballots.map(({ platform }) => platform))} |
| answers by route | ${countBy(ballots.map(({ route }) => route))} |
| answers by who gave them | ${countBy(ballots.map((ballot) => ballot.people))} |
| answers to questions for unseen answers that others could read, or that came after others' words | ${ballots.filter(({ sawOthers }) => sawOthers).length} |
| late answers | ${ballots.filter(({ late }) => late).length} |
| questions by mode | ${countBy(questions.map(({ mode }) => mode))} |
| questions by state | ${countBy(questions.map(({ state }) => state))} |

| split | households with questions | questions |
|---|---|---|
${perSplit.join("\n")}

Splits are by household: no home is in two splits, and a home stays in its split from version to version.`;
}

function formatRowAnswers(rows: ReleaseRows["rowAnswers"]): string {
  if (rows.length === 0) return "";
  const ids = new Set(rows.map(({ id }) => id));
  const people = new Set(rows.map(({ person }) => person));
  return ` In addition, ${many(rows.length, "answer")} of ${many(people.size, "person", "people")} to ${many(ids.size, "row")} of AmbiK.`;
}

function countBy(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([value, count]) => `${escapeMarkdown(value)} ${count}`).join(", ") || "none";
}

const fields = `## Files and fields

- \`answers.csv\` and \`answers.parquet\`: one flat line per answer, for R, pandas and spreadsheets: the question in words and parts (\`need_*\`), whose home (\`home\`, a pseudonym), who answered (\`person\`), when (\`given\`, as exact as the times of this release), how (\`channel\`, \`route\`), what (\`words\` where a reviewer passed them, \`choice\`), what Sous understood (\`reading\`), \`right\` (\`true\`, \`false\`, or \`unknown\` where the home has no single right answer), \`seconds\` since the question was shown, \`seconds_from_opened\` since this person opened it, and \`reused\`: in how many other tasks of the release the robot relied on it.
- \`data/*.jsonl\`: questions with everything that belongs to them. \`table/*.csv\` and \`table/*.parquet\`: the same, one line per question, nested fields as JSON.
- \`trajectories/*.jsonl\`: episodes step by step. \`tuples/*.jsonl\`: state and action (LDM2). \`conversations/*.jsonl\`: chat format for fine-tuning (ABA-IL), only rows that may be trained on. \`ambik/*.csv\`: answered questions in AmbiK's columns, in our own sentences.
- \`ambik-answers/*.jsonl\` and \`ambik-answers/*.csv\`: people's answers to rows of AmbiK, by AmbiK's ids: \`id\`, \`ambiguity_type\`, \`answer\` and \`user_intent\` as in AmbiK (look up its sentences by the id), \`mode\`, \`told\` (persona: share of the given intent that the answer tells), and who answered how. No id is in two splits. These are preferences: no quality is worked out from them.
- \`quality/*.jsonl\` and \`quality/*.csv\`: for each question the aggregated \`answer\` with its \`confidence\`, the \`majority\`'s answer and, where questions share their choices, \`dawidSkene\`'s, what people \`said\`, and the \`disagreement\` (share of pairs of people who gave different answers). \`people.jsonl\`: for each person how often they agree with the aggregated answer, and hints for a reader (\`flags\`). No answer was left out because of them.
- \`designs/*.json\`: the designs of the campaigns.
- \`worlds.jsonl\`: homes (\`world\`) and what answering people were shown (\`view\`), by the hash of their content.
- \`tombstones.jsonl\`: withdrawn rows of earlier versions. Remove them from copies.

| field | meaning |
|---|---|
| \`household\`, \`episode\`, \`person\`, \`id\` | pseudonyms: hashes under a secret key that is not published. Each campaign has its own: the same person or home has another pseudonym in another campaign |
| \`form\` | what is asked: function word, adjective, noun; \`sentence\` is the wording |
| \`mode\` | what the answering person sees: everything (owner), nothing (keeper), the thing that is meant (persona), the choices (open) |
| \`askPolicy\`, \`propensity\` | when the agent asks, and the probability that it asked here |
| \`arm\` | the household's arm of the experiment, its probability, whether earlier rounds were remembered, and what people were offered first |
| \`why\`, \`reason\` | why it asks; why the question ended, where its state does not say so |
| \`choices\`, \`things\` | the buttons, without who owns a thing (in old rows its looks or its number stand instead), and all things of the home |
| \`offered\` | answers to earlier questions that were offered as its first buttons: in campaigns whose design says so |
| \`ballots\` | answers: \`choice\` as pressed, \`claims\` as understood, \`text\` only where a reviewer has passed the words, \`route\`, \`late\`, \`sawOthers\` (others could read it, or it came after others' words; left out of agreement), \`sameAs\` (the earlier question that its person called the same, by pressing the answer to it), \`people\` (real or simulated), \`seconds\`, \`secondsFromOpened\`, \`right\`, \`reused\` (as in \`answers.csv\`) |
| \`facts\` | what the answers became, and whether it was true |
| \`actions\`, \`reward\`, \`end\` | what the agent did up to its next question; how the task ended |
| \`moves\` | what people moved between tasks, needed to play episodes again step by step |
| \`number\`, \`known\` | a fact's number in its household, and how many facts were known at a step |
| \`worth\` | the same episode played without the answers: steps, success and commands |
| times | \`at\` to the hour or day; \`order\` counts what happened in one household |
| \`trainingAllowed\` | whether the terms of the platform let the row be used for training |`;

function agreementText(figures: AgreementFigures): string {
  const { questions, pairwise, alpha, kappa, preferences, preferencesPairwise } = figures;
  if (questions + preferences === 0)
    return "## Agreement\n\nNo question has answers of several people.";
  const formatValue = (value: number | null) => (value === null ? "not defined" : value.toFixed(3));
  return `## Agreement

${questions} questions of fact have answers of several people. The share of pairs of people who gave the same answer is ${formatValue(pairwise)}; alpha (nominal, with chance agreement over each question's own candidates where they differ) is ${formatValue(alpha)}, and the mean kappa of two people is ${formatValue(kappa)}. Late answers and answers given in sight of others' are left out.

${preferences} questions of preference (\`mode\` persona or open) have answers of several people; the share of pairs with the same answer is ${formatValue(preferencesPairwise)}. People want different things, so a difference is no error, and nobody's quality rests on it.

Answers are aggregated by a one-coin model: each person is right with a probability of their own, and people who share mistakes beyond chance count as one. \`quality\` also has the majority's answer and, for ${figures.shared} questions of fact that share their choices with others, Dawid and Skene's answer with its confidence. Flagged people: ${figures.flagged} of ${figures.people} (too fast, machine-like, always the same place, copying, contradicting themselves). Flags are hints, not verdicts.`;
}

function terms({ license, permissions, imported = [] }: ReleaseSettings): string {
  const given = listPermissions(permissions);
  const brought = imported.flatMap((one) => [
    `- License: ${escapeMarkdown(one.license)}`,
    ...listPermissions(one.permissions).map((line) => `  ${line}`),
  ]);
  return `## License and terms

License: ${escapeMarkdown(license)}. Discord's developer policy and Slack's terms restrict training on messages: rows of these platforms have \`trainingAllowed: false\` unless permission is recorded.${given.length > 0 ? `\n\nRecorded permissions:\n${given.join("\n")}` : " None is recorded."}${brought.length > 0 ? `\n\nSome rows come from imported releases. Their terms hold for these rows only:\n${brought.join("\n")}` : ""}`;
}

function listPermissions(permissions: ReleaseSettings["permissions"]): readonly string[] {
  return Object.entries(permissions).map(
    ([platform, note]) => `- ${escapeMarkdown(platform)}: ${escapeMarkdown(note)}`,
  );
}

function limits({ includeSimulated, time }: ReleaseSettings): string {
  return `## Limits

- The release has only episodes of campaigns. Everybody whose answers an episode rests on had agreed before answering; other episodes are left out as a whole.
- Free text is included only where a reviewer has read and passed it; hidden parts read \`[…]\`.
- The agent's thoughts are left out, because they quote people.
- Times are rounded down to the ${time}. How long an answer took is exact.
- ${includeSimulated ? "Rows of simulated people are included and marked." : "Rows of simulated people are not included."}
- Few people answered, and they chose to take part: they represent nobody else.`;
}

function smallGroups({ k, people, groups, advice }: GroupReport): string {
  const intro = `## Small groups\n\n${many(people, "real person", "real people")} answered.`;
  if (groups.length === 0)
    return `${intro} Every combination of campaign, platform, arm, home, time and route is shared by at least ${k} people.`;
  const lines = groups.map(
    ({ by, ...one }) =>
      `| ${by.join(" × ")} | ${one.groups} | ${one.small} | ${one.unique} | ${one.people} |`,
  );
  return `${intro} Somebody who knows these things of a person may find them where fewer than ${k} people share them. Do not try to.

| known | combinations | of fewer than ${k} people | of one person | people in these |
|---|---|---|---|---|
${lines.join("\n")}

For the publisher:

${advice.map((one) => `- ${escapeMarkdown(one)}`).join("\n")}`;
}

function withdrawn(tombstones: readonly Tombstone[]): string {
  return `## Withdrawn\n\n${tombstones.length === 0 ? "Nothing has been withdrawn." : `${many(tombstones.length, "row")} of earlier versions ${tombstones.length === 1 ? "was" : "were"} withdrawn; \`tombstones.jsonl\` names them.`}\n`;
}

export function designFile(campaign: string): string {
  return `designs/${campaign}.json`;
}

export function serializeDesign({ design }: ReleasedStudy): string {
  return `${JSON.stringify(design, null, 2)}\n`;
}

/** Returns the texts that people read before they agreed: the publisher's own words, contact included. */
export function textsOfStudies({ studies = {} }: ReleaseSettings): readonly string[] {
  return Object.values(studies).flatMap(({ design: { consent, practice, ...design } }) => {
    const { title, instructions, debrief, researcher, contact, duration, pay, ethics } = design;
    const given = [title, instructions, debrief, researcher, contact, duration, pay, ethics];
    const practised = practice.flatMap(({ text, choices }) => [text, ...choices]);
    return [consent.text, ...practised, ...given.flatMap((text) => text ?? [])];
  });
}

function studyText({ studies = {}, designs = {} }: ReleaseSettings): string {
  const ids = [...new Set([...Object.keys(designs), ...Object.keys(studies)])].sort();
  const parts = ids.map((id) => {
    const study = studies[id];
    const frozen = designs[id];
    if (study) return describe(id, study, frozen);
    return `### ${escapeMarkdown(id)}\n\nSHA-256 of its frozen design: \`${frozen}\`. The design itself is not known here.`;
  });
  return ["## What people were told and paid", ...(parts.length > 0 ? parts : ["Not known."])].join(
    "\n\n",
  );
}

function describe(id: string, study: ReleasedStudy, frozen: string | undefined): string {
  const { design, startedOn, closedOn } = study;
  const { title, consent, instructions, practice, debrief, minimumAge } = design;
  const { pay, ethics, researcher, contact, duration } = design;
  const hash = createHash("sha256").update(serializeDesign(study)).digest("hex");
  const whole = frozen
    ? `; as it was frozen before the first question, with its channel and completion code, as JSON with its keys in order: \`${frozen}\``
    : "";
  const about = {
    dates: `${startedOn ?? "not started"} to ${closedOn ?? "now: it still runs"}`,
    researcher,
    contact,
    duration,
    pay,
    ethics,
    "minimum age": String(minimumAge),
  };
  const rows = Object.entries(about).map(
    ([name, text]) => `| ${name} | ${text ? escapeMarkdown(text) : "not stated"} |`,
  );
  const exercises = practice.map(
    ({ text, choices, answer }) =>
      `- ${[text, ...choices].map(escapeMarkdown).join(" / ")} (right: ${escapeMarkdown(answer)})`,
  );
  return [
    `### ${escapeMarkdown(id)}: ${escapeMarkdown(title)}`,
    `| | |\n|---|---|\n${rows.join("\n")}\n| design | [${designFile(id)}](${designFile(id)}), SHA-256 \`${hash}\`${whole} |`,
    `Consent (version ${escapeMarkdown(consent.version)}):\n\n${quote(consent.text)}`,
    `Instructions:\n\n${quote(instructions)}`,
    `Practice before the first answer:${exercises.length > 0 ? `\n\n${exercises.join("\n")}` : " none."}`,
    `At the end:\n\n${quote(debrief)}`,
  ].join("\n\n");
}

function quote(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${escapeMarkdown(line)}`.trimEnd());
  return lines.join("\n");
}
