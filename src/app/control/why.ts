/** Answers `/sous why`: which facts a task used, and why it asked or did not ask. */
import type { Memory } from "../../../memory/stores.js";
import type { StepRecord } from "../../core/episode/episode.js";
import type { OwnerView } from "../../core/episode/scene.js";
import { asSaid, type Fact, type NewFact } from "../../core/memory/fact.js";
import { meantAdjective, preferredAdjective } from "../../core/memory/notebook.js";
import type { Household } from "../../core/memory/stores.js";
import { inPeoplesWords } from "../../core/question/peoples-words.js";
import { isRemarksId, type Question } from "../../core/question/question.js";
import { definite, everydayLabel, everydayName, manners } from "../../core/words/names.js";
import { joinWords, many, wordsIn } from "../../core/words/wording.js";
import { sayGuess } from "../../desk/deliver/card-end.js";
import {
  labelsOf,
  nameOfSayer,
  phraseFact,
  phraseFactEnd,
  readEndings,
} from "../../desk/words/phrase.js";
import { phraseNeed, phraseWeighed } from "../../desk/words/phrase-question.js";
import { simulate } from "../play/households.js";
import type { Scope } from "./scope.js";

interface WhyContext {
  readonly memory: Memory;
  readonly view: OwnerView;
  readonly labels: ReadonlyMap<string, string>;
  readonly scope: Scope;
  readonly isOfHome: HomeWords;
  readonly when: (at: number) => string;
}

const mostFacts = 8;

export async function formatWhy(
  memory: Memory,
  household: Household,
  { scope, timeZone }: { readonly scope: Scope; readonly timeZone: string },
): Promise<string> {
  const view = simulate(household).ownerView();
  const labels = labelsOf(view);
  const isOfHome = createHomeWords(household, labels);
  const context = { memory, view, labels, scope, isOfHome, when: createWhen(timeZone) };
  if (scope.reachOf(household.id) === "own") return formatOwn(context, household);
  const episode = await scope.lastEpisode(household.id);
  if (!episode)
    return `Nothing was played in ${household.title} yet. Start with: ${scope.say("play kitchen")}`;
  const records = await memory.episodes.steps(episode.id);
  const questions = await memory.questions.list({ episode: episode.id });
  const answers = await memory.facts.toldIn(episode.id);
  const { guess } = sayGuess(episode, records, questions, answers);
  const actions = records.filter(({ step }) => step.kind === "act");
  const count = many(actions.length, "step");
  const { end } = episode;
  const isDone = end?.kind === "terminated";
  const last = actions.at(-1);
  const now = last ? await formatAction(context, last) : ["I have done nothing yet."];
  return [
    `${household.title}, round ${episode.round}: ${episode.task.sentence}`,
    ...(end
      ? [isDone ? `It’s done, in ${count}.` : `It isn’t done: it ended after ${count}.`]
      : now),
    ...(await formatBasis(context, records, questions)),
    ...(await formatSpared(context, records)),
    ...(guess ? [guess] : []),
    ...formatWeighed(context, records),
  ].join("\n");
}

async function formatBasis(
  context: WhyContext,
  records: readonly StepRecord[],
  questions: readonly Question[],
): Promise<readonly string[]> {
  const { memory, scope } = context;
  const answered: Fact[] = [];
  for (const { id } of questions) answered.push(...(await memory.facts.toldTo(id)));
  const spared = new Set(records.filter(isSpared).flatMap(({ because }) => because));
  const used = records.flatMap(({ step, because }) => (step.kind === "act" ? because : []));
  const ids = [...new Set([...answered.map(({ id }) => id), ...used])].filter(
    (id) => !spared.has(id),
  );
  const facts = await memory.facts.byIds(ids);
  const lines: string[] = [];
  for (const fact of facts) {
    if (!(await mayTell(context, fact))) continue;
    lines.push((await formatFact(context, fact)) + formatUse(context, records, fact));
  }
  const left = facts.length - Math.min(lines.length, mostFacts);
  const unanswered: string[] = [];
  for (const { text, state, episode } of questions.filter(hasNoAnswer(facts)))
    if (await scope.mayQuote({ person: null, episode }))
      unanswered.push(`I asked "${text}": ${outcomes[state]}.`);
  if (facts.length === 0 && spared.size === 0 && unanswered.length === 0)
    return ["Nobody told me; I found everything myself."];
  return [
    ...(lines.length > 0 ? ["What I went by:", ...lines.slice(0, mostFacts)] : []),
    ...(left > 0 ? [`- and ${left} more`] : []),
    ...unanswered,
  ];
}

function hasNoAnswer(facts: readonly Fact[]): (question: Question) => boolean {
  return ({ id, state }) => state !== "answered" && !facts.some(({ question }) => question === id);
}

const outcomes: Readonly<Record<Question["state"], string>> = {
  open: "I’m waiting for an answer",
  answered: "it was answered",
  declined: "nobody knew",
  expired: "nobody answered in time",
  cancelled: "it was withdrawn",
};

function isSpared({ step }: StepRecord): boolean {
  return step.kind === "ask" && (step.handling === "notebook" || step.handling === "reused");
}

/** Says what followed from a fact: ". So I went to the cabinet and took the blue mug" */
function formatUse({ labels }: WhyContext, records: readonly StepRecord[], { id }: Fact): string {
  const deeds = records.flatMap(({ step, because }) =>
    step.kind === "act" && because.includes(id) ? nameDeed(step.command, labels) : [],
  );
  const shown = [...new Set(deeds)].filter(
    (deed) => !deeds.includes(deed.replace(/^opened /, "went to ")) || !deed.startsWith("opened "),
  );
  return shown.length === 0 ? "" : `. So I ${joinWords(shown, "and")}`;
}

function nameDeed(command: string, labels: ReadonlyMap<string, string>): string {
  const name = (id: string): string => definite(labels.get(id) ?? everydayLabel(id));
  const [, verb = "", what = ""] =
    /^(go to|open|examine|take|use) (.+?)(?: from .+)?$/.exec(command) ?? [];
  const did = deeds.get(verb);
  return did ? `${did} ${name(what)}` : `did “${command}”`;
}

const deeds: ReadonlyMap<string, string> = new Map([
  ["go to", "went to"],
  ["open", "opened"],
  ["examine", "looked at"],
  ["take", "took"],
  ["use", "used"],
]);

/** Says why questions were or were not worth asking, by the newest estimates. */
function formatWeighed({ labels }: WhyContext, records: readonly StepRecord[]): readonly string[] {
  const newest = new Map<string, string>();
  for (const { step } of records) {
    if (step.kind !== "ask" || !step.weighed) continue;
    const wasAsked = step.handling === "posted" || step.handling === "joined";
    if (!wasAsked && step.handling !== "withheld") continue;
    const question = phraseNeed(step.need, labels);
    const did = wasAsked ? "asked" : "did not ask";
    newest.set(question, `I ${did} "${question}": ${phraseWeighed(step.weighed, wasAsked)}.`);
  }
  return [...newest.values()];
}

/** Lists the caller's own statements, when they may see no others. */
async function formatOwn(context: WhyContext, { id, title }: Household): Promise<string> {
  const { memory, scope } = context;
  const said = scope.person === null ? [] : await memory.facts.saidBy(scope.person);
  const own = said.filter((fact) => fact.source === "answer" && fact.household === id);
  if (own.length === 0) return `I know nothing from you about ${title}.`;
  const lines = own.slice(-mostFacts).map((fact) => formatFact(context, fact));
  return [`What I know from you about ${title}:`, ...(await Promise.all(lines))].join("\n");
}

async function formatAction(context: WhyContext, { step, because }: StepRecord): Promise<string[]> {
  if (step.kind !== "act") return [];
  // A thought may quote the facts behind it, so it is shown only if the caller may see who said all of them.
  let thought = true;
  for (const fact of await context.memory.facts.byIds(because))
    thought &&= isNobodys(fact) || (await context.scope.mayQuote(fact));
  return [
    `What I did last: ${inPeoplesWords(thought && step.thought ? step.thought : step.command, context.view)}`,
    ...(step.alike === undefined ? [] : [step.alike]),
  ];
}

/** True for facts that were seen or inferred. */
function isNobodys({ person, source }: Fact): boolean {
  return person === null && source !== "answer";
}

async function mayTell({ scope, isOfHome }: WhyContext, fact: Fact): Promise<boolean> {
  return isOfHome(fact) || scope.mayQuote(fact);
}

/** Words a fact: "- a mug is in cabinet 5: Ana said so (21 Nov, 10:03), asked "Where is a mug?"" */
async function formatFact(context: WhyContext, fact: Fact): Promise<string> {
  const { memory, labels, when, scope } = context;
  const mayQuote = await scope.mayQuote(fact);
  const isQuoted = fact.source === "answer" && mayQuote;
  const question =
    isQuoted && fact.question && !isRemarksId(fact.question)
      ? await memory.questions.get(fact.question)
      : null;
  const asked = question ? `, asked "${question.text}"` : "";
  return `- ${phraseFact(fact, labels)}: ${sourceOf(fact, mayQuote)} (${when(fact.validFrom)})${asked}${await since(context, fact)}`;
}

function sourceOf({ source, personName }: Fact, mayQuote: boolean): string {
  switch (source) {
    case "answer":
      if (!mayQuote) return "I was told so elsewhere";
      return personName ? `${personName} said so` : "I was told so";
    case "observation":
      return "I saw it myself";
    case "inference":
      return "I worked it out";
    case "rule":
      return "that is so in every home";
  }
}

/** Says how a fact ended: "; Ana took it back". Names nobody whose words the caller may not see. */
async function since({ memory, scope }: WhyContext, fact: Fact): Promise<string> {
  const next = (await readEndings(memory, [fact])).get(fact.supersededBy ?? "");
  const mayName =
    (await scope.mayQuote(fact)) && (!next || isNobodys(next) || (await scope.mayQuote(next)));
  const end = phraseFactEnd(fact, next, mayName ? nameOfSayer : () => "somebody");
  return end === null ? "" : `; ${end}`;
}

async function formatSpared(
  context: WhyContext,
  records: readonly StepRecord[],
): Promise<string[]> {
  const { memory, labels, when } = context;
  const lines: string[] = [];
  for (const record of records) {
    const { step, because } = record;
    if (step.kind !== "ask") continue;
    const why = step.reason === undefined ? "" : ` (${step.reason})`;
    if (step.handling === "joined") lines.push(...(await formatJoined(context, record)));
    if (!isSpared(record)) continue;
    const facts = await memory.facts.byIds(because);
    const fact = facts.find(({ source }) => source === "answer") ?? facts[0];
    if (!fact || !(await mayTell(context, fact))) continue;
    const source = sourceOf(fact, await context.scope.mayQuote(fact));
    const known = `${source} (${when(fact.validFrom)}): ${phraseFact(fact, labels)}`;
    const use = formatUse(context, records, fact);
    lines.push(`I did not ask "${phraseNeed(step.need, labels)}" again${why}. ${known}${use}.`);
  }
  return lines;
}

/** Quotes the open question, worded differently, that the robot waited for instead of asking its own. */
async function formatJoined(
  { memory, scope, labels }: WhyContext,
  { step, question }: StepRecord,
): Promise<readonly string[]> {
  if (step.kind !== "ask" || step.alike === undefined) return [];
  const own = phraseNeed(step.need, labels);
  const joined = question === null ? null : await memory.questions.get(question);
  if (!joined || joined.text === own) return [];
  if (!(await scope.mayQuote({ person: null, episode: joined.episode }))) return [];
  return [`I did not ask "${own}": I waited for the answer to "${joined.text}". ${step.alike}`];
}

function createWhen(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (at) => format.format(at);
}

/** True if all words of a fact occur in the home's names and tasks, so none is personal. */
type HomeWords = (fact: Pick<NewFact, "subject" | "objects">) => boolean;

export function createHomeWords(
  { tasks }: Pick<Household, "tasks">,
  labels: ReadonlyMap<string, string>,
): HomeWords {
  const ids = [...labels.keys()].flatMap(wordsIn);
  const known = new Set([
    meantAdjective,
    preferredAdjective,
    ...manners,
    ...ids,
    ...ids.map(everydayName).flatMap(wordsIn),
    ...[...labels.values()].flatMap(wordsIn),
    ...tasks.flatMap(({ sentence }) => wordsIn(sentence)),
  ]);
  return ({ subject, objects }) =>
    !objects.includes(asSaid) &&
    [subject, ...objects].flatMap(wordsIn).every((word) => known.has(word));
}
