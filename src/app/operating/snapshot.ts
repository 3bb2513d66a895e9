/** Collects what the web page shows of a home. */
import type { Memory } from "../../../memory/stores.js";
import type {
  AskedQuestion,
  ConversationItem,
  EpisodeStory,
  HomeSnapshot,
  TimelineItem,
} from "../../core/bot.js";
import type { Episode, StepRecord } from "../../core/episode/episode.js";
import { humanPolicy } from "../../core/episode/turn.js";
import type { Reader } from "../../core/episode/watch.js";
import type { Fact } from "../../core/memory/fact.js";
import { latestSightings } from "../../core/memory/notebook.js";
import type { Household } from "../../core/memory/stores.js";
import { type Question, remarksId } from "../../core/question/question.js";
import { buildCard, showQuestion } from "../../desk/deliver/card.js";
import { presentNote } from "../../desk/deliver/deliver.js";
import {
  labelsOf,
  nameOfSayer,
  phraseFact,
  phraseFactEnd,
  readEndings,
  type Sayer,
} from "../../desk/words/phrase.js";
import { phraseAnswer, phraseNeed, phraseWeighed } from "../../desk/words/phrase-question.js";
import { waitingOrders } from "../play/open-episode.js";

const conversationLength = 40;
/** Rounds shown. Older ones are loaded when chosen. */
const conversationRounds = 5;
/** Facts that have ended are shown only while among the newest. */
const newestFacts = 100;

/** Collects a home's state, with its last rounds or the chosen task. Null when that task is of another home. */
export async function takeSnapshot(
  memory: Memory,
  shown: Pick<HomeSnapshot, "owner" | "mode"> & { readonly home: Pick<Household, "id" | "title"> },
  { episode: chosen, reader }: { episode?: string | undefined; reader?: Reader | undefined } = {},
): Promise<HomeSnapshot | null> {
  const { home, owner, mode } = shown;
  const household = home.id;
  const episode = chosen
    ? await memory.episodes.get(chosen)
    : await memory.episodes.last(household);
  if (chosen && episode?.household !== household) return null;
  const first = Math.max(0, (episode?.round ?? 0) - conversationRounds + 1);
  const episodes = chosen && episode ? [episode] : await memory.episodes.list(household, first);
  const facts = await memory.facts.list({ household, disputed: true });
  const newest = await memory.facts.lastTold(household, newestFacts);
  const isNewest = new Set(newest.map(({ id }) => id));
  const older = facts.filter(({ id, source }) => source === "answer" && !isNewest.has(id));
  const labels = labelsOf(owner);
  const records = episode ? await memory.episodes.steps(episode.id) : [];
  return {
    household,
    title: home.title,
    card: episode ? await buildCard(memory, episode.id) : null,
    mode,
    owner,
    seen: [...latestSightings(facts).keys()],
    conversation: await serializeConversation(memory, episodes, reader),
    timeline: records.map((record) => toTimeline(record, labels)),
    facts: await serializeFacts(memory, [...older, ...newest], labels, reader),
    reused: await serializeReuse(memory, episodes, labels),
    queue: (await waitingOrders(memory, household)).map(({ id, task }) => ({
      id,
      sentence: task.sentence,
    })),
  };
}

async function serializeFacts(
  memory: Memory,
  facts: readonly Fact[],
  labels: ReadonlyMap<string, string>,
  reader: Reader | undefined,
): Promise<HomeSnapshot["facts"]> {
  const endings = await readEndings(memory, facts);
  const known = reader && (await memory.people.find(reader.platform, reader.workspace, reader.id));
  const nameOf = (sayer: Sayer) =>
    known && sayer.person === known.id ? "you" : nameOfSayer(sayer);
  return facts.map((fact) => ({
    text: phraseFact(fact, labels),
    by: fact.personName,
    status: fact.status === "valid" && fact.dispute ? "disputed" : fact.status,
    ended: phraseFactEnd(fact, endings.get(fact.supersededBy ?? ""), nameOf),
  }));
}

export async function serializeEpisode(memory: Memory, id: string): Promise<EpisodeStory | null> {
  const card = await buildCard(memory, id);
  if (!card) return null;
  const records = await memory.episodes.steps(id);
  const view = (await memory.questions.list({ episode: id })).at(-1)?.view.owner;
  const labels = view ? labelsOf(view) : new Map<string, string>();
  return { card, timeline: records.map((record) => toTimeline(record, labels)) };
}

export async function serializeQuestion(memory: Memory, id: string): Promise<AskedQuestion | null> {
  const row = await memory.questions.get(id);
  return row && askedAs(memory, row);
}

export async function askedAs(memory: Memory, row: Question): Promise<AskedQuestion> {
  const episode = await memory.episodes.get(row.episode);
  const isOn = episode?.mode === "keeper" && episode.end === null;
  const player = episode?.policy === humanPolicy ? await memory.turns.player(episode.id) : null;
  return {
    question: await showQuestion(memory, row),
    secret: isOn || row.mode === "keeper",
    ...(player && { player: { ...player, id: player.platformId } }),
  };
}

function toTimeline({ seq, step }: StepRecord, labels: ReadonlyMap<string, string>): TimelineItem {
  const { kind } = step;
  const thought = kind === "begin" ? "" : step.thought;
  const observation = kind === "ask" ? "" : step.observation;
  const asked = kind === "ask" ? `${phraseNeed(step.need, labels)} ${handled(step)}` : "";
  return { seq, kind, thought, text: kind === "act" ? step.command : asked, observation };
}

function handled(step: Extract<StepRecord["step"], { kind: "ask" }>): string {
  switch (step.handling) {
    case "posted":
      return `(${[step.reason && "asked again", step.outcome].filter(Boolean).join(", ") || "asked"})`;
    case "joined":
      return "(somebody is already being asked)";
    case "reused":
      return `(not asked: ${step.reason ?? "it was answered before"})`;
    case "notebook":
      return "(not asked: the notebook knows)";
    case "withheld":
      return `(not asked: ${step.reason ?? (step.weighed ? phraseWeighed(step.weighed, false) : "I look for myself")})`;
  }
}

async function serializeConversation(
  memory: Memory,
  episodes: readonly Episode[],
  reader: Reader | undefined,
): Promise<readonly ConversationItem[]> {
  const items: ConversationItem[] = [];
  for (const episode of episodes) {
    const card = await buildCard(memory, episode.id);
    if (card) items.push({ kind: "card", id: episode.id, at: episode.startedAt, card });
    for (const delivery of await memory.outbox.list({ episode: episode.id })) {
      if (delivery.kind !== "note" || !delivery.note) continue;
      const note = await presentNote(memory, delivery.note);
      items.push({ kind: "note", id: delivery.id, at: delivery.createdAt, note });
    }
    const unasked = await memory.questions.get(remarksId(episode.id));
    const asked = await memory.questions.list({ episode: episode.id });
    for (const question of unasked ? [...asked, unasked] : asked) {
      const { id, text, state, askedAt } = question;
      if (state !== "open" && question !== unasked)
        items.push({ kind: "asked", id, at: askedAt, text });
      if (isBlind(question)) continue;
      for (const ballot of await memory.questions.ballots(question.id)) {
        const { id, at, personName: by } = ballot;
        const text = phraseAnswer(ballot, question);
        const isOwn =
          reader?.platform === ballot.platform &&
          reader.workspace === ballot.workspace &&
          reader.id === ballot.platformId;
        items.push({ kind: "answer", id, at, by, isOwn, text });
      }
    }
  }
  return items.sort((a, b) => a.at - b.at).slice(-conversationLength);
}

/** Whether answers of several people are still hidden. */
export function isBlind({ quorum, state }: Question): boolean {
  return quorum > 1 && state === "open";
}

/** Says why questions were not asked: "Ana said that a mug is in cabinet 5; I did not ask again." */
async function serializeReuse(
  memory: Memory,
  episodes: readonly Episode[],
  labels: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const episode of episodes) {
    for (const { step, because } of await memory.episodes.steps(episode.id)) {
      if (step.kind !== "ask" || (step.handling !== "notebook" && step.handling !== "reused"))
        continue;
      const facts = await memory.facts.byIds(because);
      const fact = facts.find((one) => one.source === "answer") ?? facts[0];
      if (!fact) continue;
      const source =
        fact.source === "answer"
          ? `${fact.personName ?? "Somebody"} said that ${phraseFact(fact, labels)}`
          : `I saw it myself (${phraseFact(fact, labels)})`;
      lines.push(`Round ${episode.round}: ${source}; I did not ask again.`);
    }
  }
  return lines;
}
