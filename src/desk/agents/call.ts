/** Builds the message that shows people an outside agent's question. */
import type { Memory } from "../../../memory/stores.js";
import type { Call, HeardAnswer } from "../../core/bot.js";
import { latestAnswers } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { showQuestion } from "../deliver/card.js";
import { boundOf } from "./bound.js";
import { countAnswers } from "./words.js";

/** @param isElsewhere adds a link to the audience's channel, for a message posted in another one */
export async function buildAskedCall(
  memory: Memory,
  episode: string,
  isElsewhere = false,
): Promise<Call | null> {
  const id = await memory.asks.inEpisode(episode);
  const question = id === null ? null : await memory.questions.get(id);
  const asked = question && (await memory.asks.asked(question.id));
  if (!question || !asked) return null;
  const agent = await memory.asks.agent(asked.agent);
  const picture = await memory.asks.picture(question.id);
  const bound = await boundOf(memory, question);
  const { household, text, state } = question;
  return {
    household,
    home: asked.audience,
    asker: { agent: asked.agent, runBy: agent?.runBy ?? "" },
    ...(asked.urgency === "high" && { urgent: true as const }),
    ...(picture && { picture }),
    asked: text,
    ...(bound && { bound }),
    added: await addedTo(memory, episode),
    question: state === "open" ? await showQuestion(memory, question) : null,
    heard: state === "open" ? null : await hear(memory, question, bound !== null),
    conversation: isElsewhere ? ((await memory.outbox.card(episode))?.ref ?? null) : null,
  };
}

/** Starts each line with the agent's name, so that no line passes for one of Sous. */
export function clarified(agent: string, words: string): string {
  return words.replace(/^/gm, `${agent} adds: `);
}

export async function clarifications({ outbox }: Memory, episode: string) {
  return (await outbox.list({ episode })).filter(({ id }) => id.startsWith("k-"));
}

async function addedTo(memory: Memory, episode: string): Promise<readonly string[]> {
  const notes = await clarifications(memory, episode);
  return notes.flatMap(({ note }) => note?.text.split("\n") ?? []);
}

async function hear(memory: Memory, question: Question, isBound: boolean): Promise<HeardAnswer> {
  const latest = latestAnswers(await memory.questions.ballots(question.id), question.quorum);
  const { answer, tied } = countAnswers(question, latest);
  const counted = latest.filter(({ late }) => !late);
  const last = counted.at(-1);
  const said = tied ? "people disagree" : (answer?.label ?? answer?.quote);
  return {
    question: isBound ? "" : question.text,
    answer: question.state === "answered" && said != null ? said : endings[question.state],
    by: byWhom(question, { people: answer?.people ?? 0, all: counted.length }, last?.personName),
    seconds: Math.max(0, ((last?.at ?? question.askedAt) - question.askedAt) / 1000),
  };
}

const endings: Readonly<Record<Question["state"], string>> = {
  open: "",
  answered: "taken back",
  declined: "nobody knew",
  expired: "no answer",
  cancelled: "withdrawn",
};

function byWhom(
  { state, quorum }: Question,
  { people, all }: { readonly people: number; readonly all: number },
  name: string | undefined,
): string | null {
  if (state !== "answered" || people === 0) return null;
  return quorum > 1 ? `${people} of ${all}` : name || null;
}
