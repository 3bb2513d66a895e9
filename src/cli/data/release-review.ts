/** Lets a reviewer keep, redact or drop people's texts (`sous release review`). */
import { userInfo } from "node:os";
import * as clack from "@clack/prompts";
import { Option } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../app/operating/clock.js";
import { decide, listReview, type ReviewItem } from "../../app/release/release-review.js";
import { createReviewDesk } from "../../app/review/review-desk.js";
import type { ReviewLogLine } from "../../core/campaign/review.js";
import { InputError } from "../../core/errors.js";
import { type ReviewDecision, reviewDecisions } from "../../core/question/exchange.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, writeMemory } from "../storage/database.js";

interface ReviewOptions extends DataOptions {
  readonly campaign?: string;
  readonly all?: boolean;
  readonly ballot?: string;
  readonly decide?: ReviewDecision;
  readonly hide?: readonly string[];
  readonly exclude?: string;
  readonly include?: string;
  readonly notASecret?: string;
  readonly secret?: string;
  readonly reason?: string;
  readonly reviewer: string;
  readonly log?: boolean;
}

export function reviewCommand(): SousCommand {
  return dataCommand("review")
    .description("review people's texts one by one: keep, redact or drop each")
    .option("--campaign <id>", "only this campaign")
    .option("--all", "also answers with an earlier decision")
    .option("--ballot <id>", "decide about this answer without a prompt (with --decide)")
    .addOption(new Option("--decide <what>", "the decision").choices(reviewDecisions))
    .option("--hide <words...>", "with --decide redact: words to hide, in every place")
    .option("--exclude <question>", "keep the task of this question out of releases")
    .addOption(
      new Option("--include <question>", "let it into releases again").conflicts([
        "exclude",
        "ballot",
      ]),
    )
    .option("--not-a-secret <words>", "let these words into releases (with --reason)")
    .addOption(
      new Option("--secret <words>", "let them block releases again (with --reason)").conflicts([
        "notASecret",
        "ballot",
      ]),
    )
    .option("--reason <text>", "why; kept in the audit log")
    .addOption(
      new Option("--reviewer <name>", "who decides; kept in the audit log").default(
        userInfo().username,
        "your name on this computer",
      ),
    )
    .option("--log", "print the audit log")
    .notes(`
A release contains a text only after a reviewer has passed it. The review points out what looks like a name,
address, id or secret. The page /review of "sous serve" does the same.

Examples:
  sous release review --db team.db
  sous release review --db team.db --json                 lists the texts without a prompt
  sous release review --db team.db --ballot b-12 --decide redact --hide Peter 555-0100
  sous release review --db team.db --exclude q-7
  sous release review --db team.db --not-a-secret Will --reason "it is the verb"`)
    .action(runReview);
}

async function runReview(options: ReviewOptions): Promise<void> {
  const write = (work: (memory: Memory) => Promise<void>) =>
    writeMemory(options, "sous release review", work);
  const { ballot } = options;
  if (ballot === undefined && (options.decide ?? options.hide))
    throw new InputError("Name the answer: --ballot <id>. --json lists the answers.");
  if (options.log) return readMemory(options, (memory) => printLog(memory, options));
  if (options.notASecret ?? options.secret)
    return write((memory) => decideClearance(memory, options));
  if (options.exclude ?? options.include) return write((memory) => decideExchange(memory, options));
  if (ballot !== undefined) return write((memory) => decideOne(memory, options));
  if (!options.json) return write((memory) => askAbout(memory, options));
  return readMemory(options, async (memory) => {
    shared.printJson({ items: await listWaiting(memory, options) });
  });
}

/** Lists texts without a decision; with `--all`, all texts. */
async function listWaiting(
  memory: Memory,
  { campaign, all }: ReviewOptions,
): Promise<readonly ReviewItem[]> {
  const items = await listReview(memory, campaign ?? null);
  return items.filter(({ review }) => all || review === null);
}

async function printLog(memory: Memory, options: ReviewOptions): Promise<void> {
  const newest = await createReviewDesk(memory, systemClock).log(Number.POSITIVE_INFINITY);
  const log = newest.toReversed();
  const lines = log.map((line) =>
    visibleLine(`${new Date(line.at).toISOString()}  ${formatDecision(line)} (${line.reviewer})`),
  );
  shared.printEither(options, { log }, lines, "Nothing was decided yet.");
}

function formatDecision(line: ReviewLogLine): string {
  if (line.about === "clearance")
    return `“${line.words}”  ${line.cleared ? "not a secret" : "a secret again"}: ${line.reason}`;
  if (line.about === "exchange")
    return `${line.question}  ${line.excluded ? "excluded" : "included again"}`;
  const { ballot, decision, hidden } = line;
  return `${ballot}  ${decision}${hidden.length > 0 ? `, ${many(hidden.length, "part")} hidden` : ""}`;
}

async function decideExchange(memory: Memory, options: ReviewOptions): Promise<void> {
  const { exclude, include, reviewer } = options;
  const question = exclude ?? include ?? "";
  const excluded = exclude !== undefined;
  const desk = createReviewDesk(memory, systemClock);
  await desk.decide({ about: "exchange", question, excluded, reviewer });
  const words = `${question}: ${excluded ? "excluded" : "included again"}`;
  shared.printEither(options, { question, excluded }, words);
}

async function decideClearance(memory: Memory, options: ReviewOptions): Promise<void> {
  const { notASecret, secret, reason = "", reviewer } = options;
  const words = notASecret ?? secret ?? "";
  const cleared = notASecret !== undefined;
  if (reason.trim() === "")
    throw new InputError("Say why: --reason <text>. It is kept in the log.");
  const desk = createReviewDesk(memory, systemClock);
  await desk.decide({ about: "clearance", words, cleared, reason, reviewer });
  const said = visibleLine(`“${words}”: ${cleared ? "not a secret" : "a secret again"}`);
  shared.printEither(options, { words, cleared }, said);
}

async function decideOne(memory: Memory, options: ReviewOptions): Promise<void> {
  const items = await listReview(memory, options.campaign ?? null);
  const item = items.find(({ ballot }) => ballot === options.ballot);
  if (!item) throw new InputError(`Answer "${options.ballot}" has no words to review.`);
  if (!options.decide)
    throw new InputError("Say what to do with it: --decide keep, redact or drop");
  const { decide: decision, hide: words = [], reviewer } = options;
  await decide(memory, { item, decision, words, reviewer, at: systemClock.now() });
  shared.printEither(options, { ballot: item.ballot, decision }, `${item.ballot}: ${decision}`);
}

async function askAbout(memory: Memory, options: ReviewOptions): Promise<void> {
  const items = await listWaiting(memory, options);
  if (items.length === 0) return shared.print("There is nothing to read.");
  if (!process.stdin.isTTY)
    throw new InputError("Reviewing needs a terminal. Without one, use --json and --ballot.");
  for (const [index, item] of items.entries()) {
    shared.print(`\n${index + 1} of ${items.length}  ${visibleLine(item.question)}`);
    shared.print(`  ${visibleLine(item.text)}`);
    for (const { kind, from, to } of item.suspicious)
      shared.print(`  ${kind}: ${visibleLine(item.text.slice(from, to))}`);
    if (!(await askOne(memory, item, options.reviewer))) return;
  }
}

/** @returns false when the reviewer stops here; earlier decisions stay */
async function askOne(memory: Memory, item: ReviewItem, reviewer: string): Promise<boolean> {
  const choice = await clack.selectKey({
    message: "Keep, redact or drop this text?",
    options: [
      { value: "k", label: "keep" },
      { value: "r", label: "redact" },
      { value: "d", label: "drop" },
      { value: "q", label: "quit" },
    ],
  });
  if (clack.isCancel(choice) || choice === "q") return false;
  const decision = reviewDecisions.find((one) => one.startsWith(choice)) ?? "drop";
  const words = decision === "redact" ? await askWords(item) : [];
  if (words === null) return false;
  await decide(memory, { item, decision, words, reviewer, at: systemClock.now() });
  return true;
}

async function askWords({ text, suspicious }: ReviewItem): Promise<readonly string[] | null> {
  const answer = await clack.text({
    message: "What should be hidden? Put / between several parts.",
    initialValue: suspicious.map(({ from, to }) => text.slice(from, to)).join(" / "),
    validate: (value) => {
      const missing = partsOf(value ?? "").find(
        (part) => !text.toLowerCase().includes(part.toLowerCase()),
      );
      if (missing !== undefined) return `"${missing}" does not occur in it.`;
      return partsOf(value ?? "").length === 0 ? "Say at least one part." : undefined;
    },
  });
  return clack.isCancel(answer) ? null : partsOf(answer);
}

function partsOf(text: string): readonly string[] {
  return text
    .split(" / ")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
