/** The dataset's card: what Hugging Face reads at the top, and what people read below. */
import { stringify } from "yaml";
import type { Tombstone } from "../../core/release.js";
import type { AgreementFigures } from "./agreement.js";
import type { ReleaseRows, ReleaseSettings } from "./rows.js";
import { splitOf, splits } from "./splits.js";

export interface CardRequest {
  readonly version: string;
  readonly settings: ReleaseSettings;
  readonly rows: ReleaseRows;
  readonly agreement: AgreementFigures;
  readonly tombstones: readonly Tombstone[];
  /** Every path of the release but the card's own. */
  readonly files: readonly string[];
}

/** README.md. */
export function writeCard(request: CardRequest): string {
  return `---\n${writeFrontMatter(request)}---\n\n${writeBody(request)}`;
}

/** The parts of a release that are loaded by name. */
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
  return stringify({
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
  });
}

function sizeCategory(count: number): string {
  if (count < 1000) return "n<1K";
  return count < 10_000 ? "1K<n<10K" : count < 100_000 ? "10K<n<100K" : "100K<n<1M";
}

function writeBody(request: CardRequest): string {
  return [
    `# Clarifying questions of a household agent\n\nVersion ${request.version}. Made with \`sous release\`.`,
    collection(request),
    fields,
    agreementText(request.agreement),
    terms(request.settings),
    limits(request.settings),
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
and goes on with what they say. Each row is one question with its answers, the facts they became, what the
agent did next, and how the task ended.${settings.campaign === null ? "" : ` Campaign: ${settings.campaign}.`}

${questions.length} questions and ${ballots.length} answers of ${people.size} people in ${homes.size} households, ${trajectories.length} trajectories, ${tuples.length} state-action tuples. ${training} questions may be trained on (\`trainingAllowed\`).${formatRowAnswers(rowAnswers)}

| | |
|---|---|
| answers by platform | ${countBy(ballots.map(({ platform }) => platform))} |
| answers by route | ${countBy(ballots.map(({ route }) => route))} |
| answers by who gave them | ${countBy(ballots.map((ballot) => ballot.people))} |
| answers that were to be given unseen, and were given where others could read them or after others' words stood there | ${ballots.filter(({ sawOthers }) => sawOthers).length} |
| late answers | ${ballots.filter(({ late }) => late).length} |
| questions by mode | ${countBy(questions.map(({ mode }) => mode))} |
| questions by state | ${countBy(questions.map(({ state }) => state))} |

| split | households with questions | questions |
|---|---|---|
${perSplit.join("\n")}

Splits are by household: nothing of a home is in two of them, and a home stays in its split from version to version.`;
}

function formatRowAnswers(rows: ReleaseRows["rowAnswers"]): string {
  if (rows.length === 0) return "";
  const ids = new Set(rows.map(({ id }) => id));
  const people = new Set(rows.map(({ person }) => person));
  return ` Besides, ${rows.length} answers of ${people.size} people to ${ids.size} rows of AmbiK.`;
}

function countBy(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([value, count]) => `${value} ${count}`).join(", ") || "none";
}

const fields = `## Files and fields

- \`data/*.jsonl\`: questions with all that belongs to them. \`table/*.csv\` and \`table/*.parquet\`: the same, one line each, parts as JSON.
- \`trajectories/*.jsonl\`: episodes step by step. \`tuples/*.jsonl\`: state and action (LDM2). \`conversations/*.jsonl\`: chat format for fine-tuning (ABA-IL), only what may be trained on. \`ambik/*.csv\`: answered questions in AmbiK's columns, in our own sentences.
- \`ambik-answers/*.jsonl\` and \`ambik-answers/*.csv\`: where rows of AmbiK were put to people, their answers by AmbiK's ids: \`id\`, \`ambiguity_type\`, \`answer\` and \`user_intent\` as AmbiK has them (its sentences are found there by the id), \`mode\`, \`told\` (persona: share of the given intent that the answer tells), and who answered how. No id is in two splits. They are preferences: no quality is worked out from them.
- \`quality/*.jsonl\` and \`quality/*.csv\`: of each question the aggregated \`answer\` with its \`confidence\`, the \`majority\`'s and, where questions share their choices, \`dawidSkene\`'s, what people \`said\`, and the \`disagreement\` (share of pairs of people who do not say the same). \`people.jsonl\`: of each person how often they say what others say, and what to look at (\`flags\`). Nothing was left out for it.
- \`worlds.jsonl\`: homes (\`world\`) and what answering people were shown (\`view\`), by the hash of their content.
- \`tombstones.jsonl\`: rows of former versions that were withdrawn. Remove them from copies.

| field | meaning |
|---|---|
| \`household\`, \`episode\`, \`person\`, \`id\` | pseudonyms: hashes under a secret key that is not published |
| \`form\` | what is asked: function word, adjective, noun; \`sentence\` is how it was put |
| \`mode\` | what the answering person sees: everything (owner), nothing (keeper), the thing that is meant (persona), the choices (open) |
| \`askPolicy\`, \`propensity\` | when the agent asks, and the probability with which it asked here |
| \`arm\` | of an experiment: the arm into which the household was drawn, how likely that was, whether earlier rounds were remembered, and what people were offered first |
| \`why\`, \`reason\` | why it asks; why the question ended where its state does not say |
| \`choices\`, \`things\` | the buttons, and all things of the home that could be spoken of |
| \`ballots\` | answers: \`choice\` as pressed, \`claims\` as understood, \`text\` only where a person has passed the words, \`route\`, \`late\`, \`sawOthers\` (given where others could read it, or after others' words stood there; left out of agreement), \`people\` (real or simulated) |
| \`facts\` | what the answers became, and whether it held |
| \`actions\`, \`reward\`, \`end\` | what the agent did up to its next question; how the task ended |
| \`moves\` | what people moved between tasks: with it every episode can be played again step by step |
| \`number\`, \`known\` | which of the household's facts a fact is, and how many of them were known at a step |
| \`worth\` | the same episode played without the answers: steps and success |
| times | \`at\` to the hour or day; \`order\` counts what happened in one household |
| \`trainingAllowed\` | whether the terms of the platform let the row be used for training |`;

function agreementText(figures: AgreementFigures): string {
  const { questions, pairwise, alpha, kappa, preferences, preferencesPairwise } = figures;
  if (questions + preferences === 0)
    return "## Agreement\n\nNo question has answers of several people.";
  const formatValue = (value: number | null) => (value === null ? "not defined" : value.toFixed(3));
  return `## Agreement

${questions} questions of fact have answers of several people. Two people who answered the same question said the same with a share of ${formatValue(pairwise)}; alpha (nominal, chance agreement over each question's own candidates where they differ) is ${formatValue(alpha)}, mean kappa of two people ${formatValue(kappa)}. Late answers and those given in sight of others' are left out of this.

${preferences} questions of preference (\`mode\` persona or open) have answers of several people, who said the same with a share of ${formatValue(preferencesPairwise)}: people want different things, so this is no error, and nobody's quality rests on it.

Answers are aggregated by a one-coin model of people: everybody is right with a probability of their own, and people who share mistakes beyond chance count once. Beside it \`quality\` has the majority's answer, and of ${figures.shared} questions of fact that share their choices with others, Dawid and Skene's with its confidence. Flagged people: ${figures.flagged} of ${figures.people} (too fast, machine-like, always the same place, copying, contradicting themselves): hints, not verdicts.`;
}

function terms({ license, permissions }: ReleaseSettings): string {
  const given = Object.entries(permissions).map(([platform, note]) => `- ${platform}: ${note}`);
  return `## License and terms

License: ${license}. Discord's developer policy and Slack's terms restrict training on what is said there: rows of these platforms have \`trainingAllowed: false\` unless permission is recorded.${given.length > 0 ? `\n\nRecorded permissions:\n${given.join("\n")}` : " None is recorded."}`;
}

function limits({ includeSimulated, time }: ReleaseSettings): string {
  return `## Limits

- Only episodes of campaigns in which everybody whose answers they rest on had agreed before answering. An episode with anybody else's answer is left out as a whole.
- Free text is there only where a person has read and passed it; hidden parts read \`[…]\`.
- What the agent thought is left out, because it quotes people.
- Times are coarsened to the ${time}; how long answers took is not in the data, but for the flags of people whose answers were strikingly fast.
- ${includeSimulated ? "Rows of simulated people are included and marked." : "Rows of simulated people are not included."}
- People who answer are few and chose to take part: they stand for nobody else.`;
}

function withdrawn(tombstones: readonly Tombstone[]): string {
  return `## Withdrawn\n\n${tombstones.length === 0 ? "Nothing was withdrawn so far." : `${tombstones.length} rows of former versions were withdrawn; \`tombstones.jsonl\` names them.`}\n`;
}
