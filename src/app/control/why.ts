/** Why: which facts, from whom and when, led to the last action, and which spared a question. */
import type { StepRecord } from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import { inPeoplesWords } from "../../core/peoples-words.js";
import { isStandingId } from "../../core/question.js";
import type { OwnerView } from "../../core/scene.js";
import type { Household, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { phraseQuestion } from "../../desk/phrase-question.js";
import { phraseWeighed } from "../../desk/phrase-weighed.js";
import { simulate } from "../households.js";
import { createHomeWords, type HomeWords } from "./home-words.js";
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

/** @param timeZone of the times in the text */
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
  const last = records.findLast(({ step }) => step.kind === "act");
  return [
    `${household.title}, round ${episode.round}: ${episode.task.sentence}`,
    ...(last ? await formatAction(context, last) : ["I have done nothing yet."]),
    ...(await formatSpared(context, records)),
    ...formatWeighed(records),
  ].join("\n");
}

/** What the newest weighing of each question came to. */
function formatWeighed(records: readonly StepRecord[]): readonly string[] {
  const newest = new Map<string, string>();
  for (const { step } of records) {
    if (step.kind !== "ask" || !step.weighed) continue;
    const wasAsked = step.handling === "posted" || step.handling === "joined";
    if (!wasAsked && step.handling !== "withheld") continue;
    const question = phraseQuestion(step.need);
    const did = wasAsked ? "asked" : "did not ask";
    newest.set(question, `I ${did} "${question}": ${phraseWeighed(step.weighed, wasAsked)}.`);
  }
  return [...newest.values()];
}

/** For a person who sees their own words only. */
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
  const facts = await context.memory.facts.byIds(because);
  const told: Fact[] = [];
  for (const fact of facts) if (await mayTell(context, fact)) told.push(fact);
  const lines = await Promise.all(
    told.slice(0, mostFacts).map((fact) => formatFact(context, fact)),
  );
  const left = facts.length - lines.length;
  // A thought may name people and repeat what they said.
  let thought = true;
  for (const fact of facts) thought &&= isNobodys(fact) || (await context.scope.mayQuote(fact));
  return [
    `What I did last: ${inPeoplesWords(thought && step.thought ? step.thought : step.command, context.view)}`,
    ...(facts.length > 0 ? ["It rests on:", ...lines] : ["It rests on no fact that I was told."]),
    ...(left > 0 ? [`- and ${left} more`] : []),
    ...(step.alike === undefined ? [] : [step.alike]),
  ];
}

/** Nobody said it: it was seen, or worked out. */
function isNobodys({ person, source }: Fact): boolean {
  return person === null && source !== "answer";
}

async function mayTell({ scope, isOfHome }: WhyContext, fact: Fact): Promise<boolean> {
  return isOfHome(fact) || scope.mayQuote(fact);
}

/** "- a mug is in cabinet 5: Ana said so (21 Nov, 10:03), asked "Where is a mug?"" */
async function formatFact(context: WhyContext, fact: Fact): Promise<string> {
  const { memory, labels, when, scope } = context;
  const mayQuote = await scope.mayQuote(fact);
  const isQuoted = fact.source === "answer" && mayQuote;
  const question =
    isQuoted && fact.question && !isStandingId(fact.question)
      ? await memory.questions.get(fact.question)
      : null;
  const asked = question ? `, asked "${question.text}"` : "";
  return `- ${phraseFact(fact, labels)}: ${sourceOf(fact, mayQuote)} (${when(fact.validFrom)})${asked}${since(fact)}`;
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

function since({ status }: Fact): string {
  switch (status) {
    case "valid":
      return "";
    case "contradicted":
      return "; it has turned out otherwise since";
    case "superseded":
      return "; it has changed since";
    case "retracted":
      return "; it was taken back since";
  }
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
    if (!["notebook", "reused"].includes(step.handling)) continue;
    const facts = await memory.facts.byIds(because);
    const fact = facts.find(({ source }) => source === "answer") ?? facts[0];
    if (!fact || !(await mayTell(context, fact))) continue;
    const source = sourceOf(fact, await context.scope.mayQuote(fact));
    const known = `${source} (${when(fact.validFrom)}): ${phraseFact(fact, labels)}`;
    lines.push(`I did not ask "${phraseQuestion(step.need)}" again${why}. ${known}.`);
  }
  return lines;
}

/** A question in other words was open, and one answer served both. */
async function formatJoined(
  { memory, scope }: WhyContext,
  { step, question }: StepRecord,
): Promise<readonly string[]> {
  if (step.kind !== "ask" || step.alike === undefined) return [];
  const own = phraseQuestion(step.need);
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
