/** Why: which facts, from whom and when, led to the last action, and which spared a question. */
import type { StepRecord } from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import type { Household, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { phraseQuestion } from "../../desk/phrase-question.js";
import { simulate } from "../households.js";

interface WhyContext {
  readonly memory: Memory;
  readonly labels: ReadonlyMap<string, string>;
  readonly when: (at: number) => string;
}

const mostFacts = 8;

/** @param timeZone of the times in the text */
export async function formatWhy(
  memory: Memory,
  household: Household,
  timeZone: string,
): Promise<string> {
  const episode = (await memory.episodes.list(household.id)).at(-1);
  if (!episode) return `Nothing was played in ${household.title} yet. Start with: play kitchen`;
  const labels = labelsOf(simulate(household).ownerView());
  const context = { memory, labels, when: createWhen(timeZone) };
  const records = await memory.episodes.steps(episode.id);
  const last = records.findLast(({ step }) => step.kind === "act");
  return [
    `${household.title}, round ${episode.round}: ${episode.task.sentence}`,
    ...(last ? await formatAction(context, last) : ["I have done nothing yet."]),
    ...(await formatSpared(context, records)),
  ].join("\n");
}

async function formatAction(context: WhyContext, { step, because }: StepRecord): Promise<string[]> {
  if (step.kind !== "act") return [];
  const facts = await context.memory.facts.byIds(because);
  const lines = await Promise.all(
    facts.slice(0, mostFacts).map((fact) => formatFact(context, fact)),
  );
  return [
    `What I did last: ${step.thought} (${step.command})`,
    ...(lines.length > 0 ? ["It rests on:", ...lines] : ["It rests on no fact that I was told."]),
    ...(facts.length > mostFacts ? [`- and ${facts.length - mostFacts} more`] : []),
  ];
}

/** "- a mug is in cabinet 5: Ana said so (21 Nov, 10:03), asked "Where is a mug?"" */
async function formatFact({ memory, labels, when }: WhyContext, fact: Fact): Promise<string> {
  const question = fact.question ? await memory.questions.get(fact.question) : null;
  const asked = question && fact.source === "answer" ? `, asked "${question.text}"` : "";
  return `- ${phraseFact(fact, labels)}: ${sourceOf(fact)} (${when(fact.validFrom)})${asked}${since(fact)}`;
}

function sourceOf({ source, personName }: Fact): string {
  switch (source) {
    case "answer":
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
  { memory, labels, when }: WhyContext,
  records: readonly StepRecord[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const { step, because } of records) {
    if (step.kind !== "ask" || !["notebook", "reused"].includes(step.handling)) continue;
    const facts = await memory.facts.byIds(because);
    const fact = facts.find(({ source }) => source === "answer") ?? facts[0];
    if (!fact) continue;
    const known = `${sourceOf(fact)} (${when(fact.validFrom)}): ${phraseFact(fact, labels)}`;
    lines.push(`I did not ask "${phraseQuestion(step.need)}" again. ${known}.`);
  }
  return lines;
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
