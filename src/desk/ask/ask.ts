/** Meets a need from the notebook or an earlier answer, joins an open question, or posts a new one. */
import type { AskRequest, AskVerdict } from "../../core/desk.js";
import {
  type AskHandling,
  type AskOutcome,
  decidedBy,
  type Episode,
  type StepRecord,
} from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import { lookLabels } from "../../core/looks.js";
import { choosesGoal, factsWithin, isAboutMeant, subjectOf } from "../../core/notebook.js";
import type { Choice, Need, Question, QuestionMode } from "../../core/question.js";
import { type Random, seededRandom } from "../../core/random.js";
import { doubtAbout } from "../../core/reuse.js";
import type { AskWrite } from "../../core/stores.js";
import { capitalise } from "../../core/wording.js";
import { type DeskParts, partsFor } from "../parts.js";
import { labelsOf, phraseHeard } from "../words/phrase.js";
import { phraseDoubt, phraseQuestion } from "../words/phrase-question.js";
import { adjudication, findDisputed } from "./adjudicate.js";
import { type KnownThing, knownThings, offerChoices } from "./choices.js";
import { assign, claimOf, newQuestion, planTimers, readClaimValue } from "./new-question.js";
import { findOffers, offeredChoice, type Standing } from "./offers.js";
import { findKnown, findOpen, type Known, type Same } from "./same-question.js";

export async function ask(given: DeskParts, request: AskRequest): Promise<AskVerdict> {
  const { memory } = given;
  const parts = await partsFor(given, request.episode);
  const { episode, need } = request;
  const known = request.eager ? null : await findKnown(parts, request);
  if (known) {
    const doubted = request.ask ? await askAgain(parts, request, known) : null;
    return doubted ?? goBy(parts, request, known);
  }
  if (!request.ask) return withhold(parts, request, request.refusal);
  const disputed = await findDisputed(memory, episode, need);
  const open = disputed
    ? disputed.open && { question: disputed.open }
    : await findOpen(parts, request);
  if (open) return join(parts, request, open);
  const assignment = await assign(parts, request);
  if (assignment.kind === "nobody") return withhold(parts, request, assignment.reason);
  const assignee = assignment.kind === "person" ? assignment.person.id : null;
  return disputed
    ? poseAgain(parts, request, { disputed: disputed.facts, assignee })
    : pose(parts, request, assignee);
}

async function goBy(parts: DeskParts, request: AskRequest, known: Known): Promise<AskVerdict> {
  await record(parts, {
    record: stepRecord(request, { ...known, outcome: "answered" }),
    question: null,
    waitsFor: null,
  });
  const { handling, facts } = known;
  return { handling, facts, outcome: "answered", question: null };
}

/** Asks despite an answer; null when the answer is not doubtful, or nobody may be asked. */
async function askAgain(
  parts: DeskParts,
  request: AskRequest,
  { facts }: Known,
): Promise<AskVerdict | null> {
  const { memory } = parts;
  const { episode, need, because } = request;
  const ids = facts.map(({ id }) => id);
  const experience = await memory.reuse.experience(episode.household, ids);
  const doubt = doubtAbout(need, facts, { round: episode.round, experience });
  if (!doubt) return null;
  const reason = phraseDoubt(doubt, need);
  const doubting = { ...request, because: [...because, ...ids], why: reason, reason };
  const open = await findOpen(parts, request);
  if (open) return join(parts, doubting, open);
  const assignment = await assign(parts, request);
  if (assignment.kind === "nobody") return null;
  return pose(parts, doubting, assignment.kind === "person" ? assignment.person.id : null);
}

async function withhold(
  parts: DeskParts,
  request: AskRequest,
  reason?: string,
): Promise<AskVerdict> {
  await record(parts, {
    record: stepRecord(request, { handling: "withheld", outcome: "withheld", reason }),
    question: null,
    waitsFor: null,
  });
  return { handling: "withheld", outcome: "withheld", question: null, facts: [] };
}

type Asking = AskRequest & { readonly reason?: string };

async function join(parts: DeskParts, request: Asking, same: Same): Promise<AskVerdict> {
  const { id } = same.question;
  const { reason } = request;
  await record(parts, {
    record: stepRecord(withLikeness(request, same), {
      handling: "joined",
      outcome: null,
      question: id,
      reason,
    }),
    question: null,
    waitsFor: id,
  });
  return { handling: "joined", outcome: null, question: id, facts: [] };
}

function withLikeness(request: Asking, { similarity }: Same): Asking {
  if (similarity === undefined) return request;
  const alike = `The open question is ${Math.round(similarity * 100)} % like it.`;
  return { ...request, alike: [alike, request.alike ?? ""].join(" ").trim() };
}

async function pose(
  parts: DeskParts,
  request: Asking,
  assignee: string | null,
): Promise<AskVerdict> {
  const { episode, need, why, view, propensity } = request;
  const question = newQuestion(parts, {
    episode,
    need,
    why,
    view,
    propensity,
    assignee,
    text: request.text ?? (await wordQuestion(parts, request)),
    choices: offerChoices({
      ...request,
      view: view.owner,
      known: await findKnownThings(parts, request),
      random: orderFor(request),
    }),
    mode: modeOf(need, episode),
    adjudicates: null,
  });
  const isDoubted = request.reason !== undefined;
  return post(parts, request, {
    question: isDoubted ? question : await withOffers(parts, request, question),
  });
}

/** Seeded, so that the same question of a task always gets the same order. */
function orderFor({ episode: { seed, household, round }, need }: AskRequest): Random {
  const { func, adjective = "", noun } = need;
  return seededRandom(seed, "choices", household, String(round), func, adjective, noun);
}

async function findKnownThings(
  { memory }: DeskParts,
  { episode, need, view, tried }: AskRequest,
): Promise<readonly KnownThing[]> {
  const facts = factsWithin(episode, await memory.facts.list({ household: episode.household }));
  const subject = subjectOf(need);
  const isRuledOut = (id: string) =>
    tried?.has(id) ||
    facts.some(
      (fact) =>
        fact.relation === "is" &&
        fact.subject === subject &&
        !fact.polarity &&
        fact.objects.includes(id),
    );
  return knownThings(need.noun, facts, view.owner.held).filter(({ id }) => !isRuledOut(id));
}

async function wordQuestion({ phraser }: DeskParts, request: AskRequest): Promise<string> {
  const { episode, need, why, view, seq } = request;
  const named = need.thing
    ? lookLabels(view.owner).get(need.thing)
    : view.meant && labelsOf(view.owner).get(view.meant);
  const plain = phraseQuestion(need, named);
  const charge = { household: episode.household, episode: episode.id, seq };
  return (await phraser?.phrase({ need, plain, why, charge })) ?? plain;
}

async function poseAgain(
  parts: DeskParts,
  request: AskRequest,
  { disputed, assignee }: { disputed: readonly Fact[]; assignee: string | null },
): Promise<AskVerdict> {
  const { episode, view } = request;
  const dispute = disputed[0]?.dispute ?? "";
  const about = await parts.memory.questions.get(dispute);
  if (!about) return pose(parts, request, assignee);
  const question = adjudication(parts, { episode, about, view, claims: disputed, assignee });
  return post(parts, request, { question, disputed: disputed.map(({ id }) => id) });
}

async function post(
  parts: DeskParts,
  request: Asking,
  { question, disputed = [] }: { question: Question; disputed?: readonly string[] },
): Promise<AskVerdict> {
  const { id } = question;
  const { reason } = request;
  await record(parts, {
    record: stepRecord(request, { handling: "posted", outcome: null, question: id, reason }),
    question,
    waitsFor: id,
    timers: planTimers(parts, question, request.episode.bot),
    disputed,
  });
  return { handling: "posted", outcome: null, question: id, facts: [] };
}

function record({ memory, clock }: DeskParts, write: AskWrite): Promise<void> {
  return memory.questions.recordAsk(write, clock.now());
}

function modeOf(need: Need, episode: Episode): QuestionMode {
  if (isAboutMeant(need)) return "persona";
  return choosesGoal(episode.task, need) ? "open" : episode.mode;
}

function stepRecord(
  request: AskRequest,
  dealt: {
    readonly handling: AskHandling;
    readonly outcome: AskOutcome | null;
    readonly reason?: string | undefined;
    readonly question?: string;
    readonly facts?: readonly Fact[];
  },
): StepRecord {
  const { episode, seq, engine, thought, need, because, factWatermark } = request;
  const { handling, outcome, reason, question = null, facts = [] } = dealt;
  return {
    episode: episode.id,
    seq,
    step: {
      kind: "ask",
      thought,
      need,
      handling,
      outcome,
      ...(reason && { reason }),
      ...(request.weighed && { weighed: request.weighed }),
      ...decidedBy(request),
    },
    observationHash: null,
    engine,
    because: [...new Set([...because, ...facts.map(({ id }) => id)])],
    question,
    ...choiceOf(request, handling, reason),
    factWatermark,
    at: 0,
  };
}

function choiceOf(
  { propensity, candidates, scores }: AskRequest,
  handling: AskHandling,
  reason: string | undefined,
): Pick<StepRecord, "propensity" | "scores"> {
  const isChosen =
    handling === "posted" ||
    handling === "joined" ||
    (handling === "withheld" && reason === undefined);
  return {
    ...(isChosen && { propensity }),
    ...(scores && {
      scores: Object.fromEntries(candidates.map((id, index) => [id, scores[index] ?? 0])),
    }),
  };
}

/**
 * Offers nothing in campaigns by default, with a quorum, or when people answer from memory or in a role; in open
 * tasks, only the assignee's own earlier choices.
 */
async function withOffers(
  { memory, rules }: DeskParts,
  { episode, need, view, eager }: AskRequest,
  question: Question,
): Promise<Question> {
  const isAllowed = rules.offers ?? !episode.campaign;
  const isPlain = !eager && !need.thing && !view.anyWords && episode.arm?.first !== "text";
  const isKnowing = episode.mode === "owner" && question.mode !== "persona";
  if (!isAllowed || !isPlain || !isKnowing || question.quorum > 1) return question;
  const { household } = episode;
  const like = { text: question.text, state: "answered" } as const;
  const near = await memory.questions.findAlike(household, need, like);
  if (near.length === 0) return question;
  const isOpen = question.mode === "open";
  const all = await memory.facts.list({ household });
  const usable = new Set((isOpen ? all : factsWithin(episode, all)).map((fact) => fact.ballot));
  const labels = labelsOf(view.owner);
  const added: Choice[] = [];
  const choiceFor = ({ ballot, said }: Standing, nth: number): string | null => {
    if (!usable.has(ballot.id) || (isOpen && ballot.person !== question.assignee)) return null;
    const option = question.choices.find(({ value }) => value === said);
    if (option) return option.id;
    const { objects } = readClaimValue(said);
    if (!objects.every((id) => labels.has(id))) return null;
    const label = capitalise(phraseHeard([claimOf(need, objects)], need, labels));
    added.push({ id: offeredChoice(nth), label, value: said });
    return offeredChoice(nth);
  };
  const { timeZone } = rules;
  const offers = await findOffers(memory, { question, near, timeZone }, choiceFor);
  if (offers.length === 0) return question;
  return { ...question, choices: [...question.choices, ...added], offers };
}
