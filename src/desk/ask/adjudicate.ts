/** Finds facts of several people that contradict each other (a dispute), and asks which is right. */
import type { Memory } from "../../../memory/stores.js";
import type { Episode } from "../../core/episode/episode.js";
import { claimKey, type Fact, type NewFact } from "../../core/memory/fact.js";
import { contradicts, factsMeeting, factsWithin } from "../../core/memory/notebook.js";
import type { DisputeWrite, FactWrite } from "../../core/memory/stores.js";
import type { Need, Question, QuestionView } from "../../core/question/question.js";
import { capitalise } from "../../core/words/wording.js";
import type { DeskParts } from "../parts.js";
import { labelsOf, phraseDispute, phraseHeard } from "../words/phrase.js";
import { claimValue, newQuestion, planTimers } from "./new-question.js";

/** Finds a dispute about new facts, and the question that settles it: the open one or a new one. */
export async function findDispute(
  parts: DeskParts,
  given: {
    readonly question: Question;
    readonly facts: readonly FactWrite[];
    readonly replaced: readonly string[];
  },
): Promise<DisputeWrite | null> {
  const { question, facts, replaced } = given;
  const closed = new Set([...replaced, ...facts.flatMap(({ supersedes }) => supersedes)]);
  const known = (
    await claimsOfPeople(parts.memory, await episodeOf(parts.memory, question))
  ).filter(({ id, dispute }) => !closed.has(id) && dispute !== question.id);
  const old = known.filter((fact) => facts.some((write) => isAgainst(write, fact)));
  const fresh = facts.filter(
    (write) =>
      old.some((fact) => isAgainst(write, fact)) ||
      facts.some((other) => other.person !== write.person && contradicts(other, write)),
  );
  if (fresh.length === 0) return null;
  const ids = [...fresh, ...old].map(({ id }) => id);
  const joined = await openDispute(parts.memory, old);
  if (joined) return { question: joined.id, adjudication: null, timers: [], facts: ids };
  const along = known.filter(
    (fact) => fact.dispute && old.some((one) => one.dispute === fact.dispute),
  );
  const claims = [...along, ...old, ...fresh];
  return { ...(await pose(parts, { about: question, claims })), facts: ids };
}

function isAgainst(write: FactWrite, known: Fact): boolean {
  return known.person !== write.person && contradicts(write, known);
}

/** Finds disputed facts about the need, and the open question that would settle them. */
export async function findDisputed(
  memory: Memory,
  episode: Episode,
  need: Need,
): Promise<{ readonly facts: readonly Fact[]; readonly open: Question | null } | null> {
  const claims = await claimsOfPeople(memory, episode);
  const disputed = claims.filter(({ dispute }) => dispute !== null);
  const about = new Set(factsMeeting(need, disputed).map(({ dispute }) => dispute));
  const facts = disputed.filter(({ dispute }) => about.has(dispute));
  return facts.length > 0 ? { facts, open: await openDispute(memory, facts) } : null;
}

export function adjudication(
  parts: DeskParts,
  { episode, view }: { readonly episode: Episode; readonly view: QuestionView },
  given: {
    readonly about: Pick<Question, "id" | "adjudicates" | "need" | "mode">;
    readonly claims: readonly NewFact[];
    readonly assignee: string | null;
  },
): Question {
  const { about, assignee } = given;
  const labels = labelsOf(view.owner);
  const claims = [...new Map(given.claims.map((claim) => [claimKey(claim), claim])).values()];
  // Drops the thing of a yes-no question, so that choices are sentences: "yes" would answer the old question.
  const { thing: _, ...need } = about.need;
  return newQuestion(parts, episode, {
    view,
    assignee,
    need,
    mode: about.mode,
    text: phraseDispute(claims, need, labels),
    why: "They cannot all be right.",
    choices: claims.map((claim, index) => ({
      id: `c${index}`,
      label: capitalise(phraseHeard([claim], need, labels)),
      value: claimValue(claim),
    })),
    quorum: 1,
    fallback: "explore",
    adjudicates: about.adjudicates ?? about.id,
  });
}

/** Poses the question in the home's open task. Without one, stores it as closed, until a task needs the fact. */
async function pose(
  parts: DeskParts,
  { about, claims }: { about: Question; claims: readonly NewFact[] },
): Promise<Omit<DisputeWrite, "facts">> {
  const { memory, clock } = parts;
  const unfinished = await memory.episodes.unfinished();
  const open = unfinished.find(({ household }) => household === about.household);
  const episode = open ?? (await episodeOf(memory, about));
  const posed = adjudication(parts, { ...about, episode }, { about, claims, assignee: null });
  const timers = open ? planTimers(parts, posed, open.bot) : [];
  const waits = { state: "cancelled", reason: "no task was open", settledAt: clock.now() } as const;
  return { question: posed.id, adjudication: open ? posed : { ...posed, ...waits }, timers };
}

async function episodeOf(memory: Memory, { episode: id }: Question): Promise<Episode> {
  const episode = await memory.episodes.get(id);
  if (!episode) throw new Error(`There is no episode ${id}.`);
  return episode;
}

async function claimsOfPeople(memory: Memory, episode: Episode): Promise<readonly Fact[]> {
  const { household } = episode;
  const facts = await memory.facts.list({ household, disputed: true });
  return factsWithin(episode, facts).filter(({ source }) => source === "answer");
}

async function openDispute(memory: Memory, facts: readonly Fact[]): Promise<Question | null> {
  for (const { dispute } of facts) {
    const question = dispute === null ? null : await memory.questions.get(dispute);
    if (question?.state === "open") return question;
  }
  return null;
}
