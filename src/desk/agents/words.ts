/** Reads and compares the words of answers to outside agents' questions, and the labels of their choices. */
import { reservedChoices } from "../../core/bot.js";
import type { Ballot, BallotReading } from "../../core/memory/stores.js";
import type { Asked } from "../../core/question/asking.js";
import type { Choice, Question } from "../../core/question/question.js";

/** Normalizes white space and case, and drops a final "?", "." or "!", to compare texts. */
export function sameWords(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/[?.!]$/, "")
    .trim();
}

/** Labels of our own buttons below a question's choices. */
export const waysOut = ["I don't know", "Bad question", "Something else…", "In your own words…"];

/** Maps each letter to the first of its group of look-alikes. */
const alike = new Map(
  "aаα eеε oоο0 pрρ cс yуυ xхχ sѕ jј dԁ qԛ wԝω hһн kкκ mм tтτ bв vν nηп lіι1il|ӏ '’‘`"
    .split(" ")
    .flatMap((group) => {
      const [like = "", ...others] = group;
      return others.map((other) => [other, like] as const);
    }),
);

/** Scripts with letters that look like plain Latin ones. */
const likeLatin =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}\p{Script=Deseret}\p{Script=Osage}\p{Script=Canadian_Aboriginal}]/u;

/** True if people could take one label for the other, so an agent's choice can't pass for another or for our button. */
export function lookAlike(one: string, other: string): boolean {
  const [ours, theirs] = [lookOf(one), lookOf(other)];
  return ours.length === theirs.length && ours.every((letter, at) => isLike(letter, theirs[at]));
}

function isLike(one: string, other = ""): boolean {
  const [simple = "", foreign = ""] = [one, other].sort();
  return one === other || (/[a-z0136]/.test(simple) && foreign > "~" && likeLatin.test(foreign));
}

function lookOf(label: string): readonly string[] {
  const bare = sameWords(label.normalize("NFD").replace(/[\u0300-\u036F]/g, ""));
  const letters = [...bare].map((letter) => alike.get(letter) ?? letter).join("");
  return [...letters.replaceAll("rn", "m").replaceAll("vv", "w")];
}

/** Starts the id of each choice that approves; other choices decline. */
export const approving = "y";
export const isApproving = (choice: string): boolean => choice.startsWith(approving);

export function choiceIn(
  { choice, text }: Pick<Ballot, "choice" | "text">,
  { choices }: Question,
): Choice | null {
  const words = sameWords(text ?? "");
  return (
    choices.find(({ id, label }) =>
      choice === null ? sameWords(label) === words : id === choice,
    ) ?? null
  );
}

/** True for words that a person adds after answering or after the end: people go on talking in threads. */
export function isTalk(
  { message }: Ballot,
  { state }: Question,
  before: readonly Ballot[],
): boolean {
  const isEdit = before.some((one) => one.message === message);
  return message !== null && !isEdit && (state !== "open" || before.length > 0);
}

/**
 * Classifies an answer. Words that end in "?" ask back. Later words (`isTalk`) count only if they name a choice.
 * @param before the person's earlier answers
 */
export function readWords(
  ballot: Ballot,
  question: Question,
  { asked, before }: { readonly asked: Asked; readonly before: readonly Ballot[] },
): BallotReading {
  const { choice, text } = ballot;
  if (choice === reservedChoices.dontKnow) return "dont_know";
  if (choice === reservedChoices.badQuestion) return "bad_question";
  if (choiceIn(ballot, question)) return "choice";
  const words = (text ?? "").trim();
  if (words.endsWith("?")) return "bad_question";
  if (asked.onlyChoices || !/[\p{L}\p{N}]/u.test(words)) return "unclear";
  if (isTalk(ballot, question, before)) return "unclear";
  return /^(?:i )?(?:don['’]?t know|no idea|not sure)[.!]?$/i.test(words) ? "dont_know" : "fact";
}

export interface Said {
  /** The agent's id of the choice; null for free text. */
  readonly choice: string | null;
  readonly label: string | null;
  readonly quote: string | null;
  readonly people: number;
}

/** Counts equal answers; leaves out late ones and "I don't know". @param latest each person's latest answer */
export function countAnswers(question: Question, latest: readonly Ballot[]) {
  const found = new Map<string, Said>();
  for (const ballot of latest) {
    if (ballot.late || ballot.understood === "dont_know") continue;
    const choice = choiceIn(ballot, question);
    const quote = choice ? null : (ballot.text ?? "");
    const key = choice ? `choice ${choice.value}` : `words ${sameWords(quote ?? "")}`;
    const people = (found.get(key)?.people ?? 0) + 1;
    found.set(key, { choice: choice?.value ?? null, label: choice?.label ?? null, quote, people });
  }
  const said = [...found.values()].sort((a, b) => b.people - a.people);
  const [first = null, second] = said;
  const tied = second !== undefined && second.people === first?.people;
  return {
    answer: tied ? null : first,
    others: tied ? said : said.slice(1),
    tied,
  };
}
