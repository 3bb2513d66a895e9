/** Meets a need (a missing fact) from known facts or an earlier answer, joins an open question, or posts a new one. */
import type { AskRequest, AskVerdict } from "../../core/episode/desk.js";
import {
  type AskHandling,
  type AskOutcome,
  decidedBy,
  type Episode,
  type StepRecord,
} from "../../core/episode/episode.js";
import { lookLabels } from "../../core/episode/looks.js";
import type { Fact } from "../../core/memory/fact.js";
import { choosesGoal, factsWithin, isAboutMeant, subjectOf } from "../../core/memory/notebook.js";
import { doubtAbout } from "../../core/memory/reuse.js";
import type { Choice, Need, Question, QuestionMode } from "../../core/question/question.js";
import { type Random, seededRandom } from "../../core/random.js";
import { capitalise } from "../../core/words/wording.js";
import { type DeskParts, partsFor } from "../parts.js";
import { ownerIn } from "../remarks/whose.js";
import { labelsOf, phraseHeard } from "../words/phrase.js";
import { phraseDoubt, phraseQuestion } from "../words/phrase-question.js";
import { adjudication, findDisputed } from "./adjudicate.js";
import { type KnownThing, knownThings, offerChoices } from "./choices.js";
import { assign, claimOf, newQuestion, planTimers, readClaimValue } from "./new-question.js";
import { type EarlierAnswer, findOffers, offeredChoice } from "./offers.js";
import { findKnown, findOpen, type Known, type Same } from "./same-question.js";

export async function ask(given: DeskParts, request: AskRequest): Promise<AskVerdict> {
  const parts = await partsFor(given, request.episode);
  const known = request.eager ? null : await findKnown(parts, request);
  if (known) {
    const doubting = request.ask ? await doubted(parts, request, known) : null;
    const asked = doubting && (await askPeople(parts, doubting, null));
    if (asked) return asked;
    return recordHandling(parts, request, { ...known, outcome: "answered" });
  }
  const withhold = (reason?: string) =>
    recordHandling(parts, request, { handling: "withheld", outcome: "withheld", reason });
  if (!request.ask) return withhold(request.refusal);
  const disputed = await findDisputed(parts.memory, request.episode, request.need);
  const asked = await askPeople(parts, request, disputed);
  return asked ?? withhold("everybody has had their questions for today");
}

/** Joins an open question or poses one; null if nobody may be asked today. */
async function askPeople(
  parts: DeskParts,
  request: Asking,
  disputed: Awaited<ReturnType<typeof findDisputed>>,
): Promise<AskVerdict | null> {
  const open = disputed
    ? disputed.open && { question: disputed.open }
    : await findOpen(parts, request);
  if (open)
    return recordHandling(parts, withLikeness(request, open), {
      handling: "joined",
      question: open.question,
    });
  const assignment = await assign(parts, request);
  if (!assignment) return null;
  const { assignee } = assignment;
  const claims = disputed?.facts ?? [];
  const dispute = claims[0]?.dispute;
  const about = dispute ? await parts.memory.questions.get(dispute) : null;
  const question = about
    ? adjudication(parts, request, { about, claims, assignee })
    : await pose(parts, request, assignee);
  const ids = about ? claims.map(({ id }) => id) : [];
  return recordHandling(parts, request, { handling: "posted", question, disputed: ids });
}

type Asking = AskRequest & { readonly reason?: string };

/** Adds to the request why to ask despite a known answer; null when the answer is not doubtful. */
async function doubted(
  { memory }: DeskParts,
  request: AskRequest,
  { facts }: Known,
): Promise<Asking | null> {
  const { episode, need, because } = request;
  const ids = facts.map(({ id }) => id);
  const experience = await memory.reuse.experience(episode.household, ids);
  const doubt = doubtAbout(need, facts, { round: episode.round, experience });
  if (!doubt) return null;
  const reason = phraseDoubt(doubt, need);
  return { ...request, because: [...because, ...ids], why: reason, reason };
}

function withLikeness(request: Asking, { similarity }: Same): Asking {
  if (similarity === undefined) return request;
  const alike = `The open question is ${Math.round(similarity * 100)} % like it.`;
  return { ...request, alike: [alike, request.alike ?? ""].join(" ").trim() };
}

async function pose(parts: DeskParts, request: Asking, assignee: string | null): Promise<Question> {
  const { episode, need, why, view, propensity } = request;
  const question = newQuestion(parts, episode, {
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
  });
  return request.reason === undefined ? withOffers(parts, request, question) : question;
}

/** Orders choices by a seed, so that the same question of a task always gets the same order. */
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
  const owned = (of: string) => ownerIn(of.split(" ")[0] ?? "") !== null;
  const isElses = ({ polarity, objects, dispute, ...fact }: Fact) =>
    polarity && objects.length === 1 && dispute === null && owned(fact.subject) && owned(subject);
  const rulesOut = (fact: Fact) => (fact.subject === subject ? !fact.polarity : isElses(fact));
  const denied = facts.filter((fact) => fact.relation === "is" && rulesOut(fact));
  const ruledOut = new Set([...(tried ?? []), ...denied.flatMap(({ objects }) => objects)]);
  return knownThings(need.noun, facts, view.owner.held).filter(({ id }) => !ruledOut.has(id));
}

async function wordQuestion({ phraser }: DeskParts, request: AskRequest): Promise<string> {
  const { episode, need, why, view, seq } = request;
  const named = need.thing
    ? lookLabels(view.owner).get(need.thing)
    : view.meant && labelsOf(view.owner).get(view.meant);
  const plain = phraseQuestion(need, named);
  const charge = { household: episode.household, episode: episode.id, seq };
  return (await phraser?.(plain, why, charge)) ?? plain;
}

function modeOf(need: Need, episode: Episode): QuestionMode {
  if (isAboutMeant(need)) return "persona";
  return choosesGoal(episode.task, need) ? "open" : episode.mode;
}

interface Handling {
  readonly handling: AskHandling;
  /** How the need was met; absent while the step waits for an answer. */
  readonly outcome?: AskOutcome;
  readonly reason?: string | undefined;
  readonly question?: Question;
  readonly facts?: readonly Fact[];
  readonly disputed?: readonly string[];
}

/** Writes the step, the way its need was met ("handling"), and the new question, if one is posed. */
async function recordHandling(
  parts: DeskParts,
  request: Asking,
  { handling, outcome, question, facts = [], disputed = [], ...given }: Handling,
): Promise<AskVerdict> {
  const { episode, seq, engine, thought, need, because, factWatermark } = request;
  const reason = given.reason ?? request.reason;
  const waitsFor = question?.id ?? null;
  const record: StepRecord = {
    episode: episode.id,
    seq,
    step: {
      kind: "ask",
      thought,
      need,
      handling,
      outcome: outcome ?? null,
      ...(reason && { reason }),
      ...(request.weighed && { weighed: request.weighed }),
      ...decidedBy(request),
    },
    observationHash: null,
    engine,
    because: [...new Set([...because, ...facts.map(({ id }) => id)])],
    question: waitsFor,
    ...choiceOf(request, handling, reason),
    factWatermark,
    at: 0,
  };
  const posted = handling === "posted" && question ? question : null;
  const timers = posted ? planTimers(parts, posted, episode.bot) : [];
  await parts.memory.questions.recordAsk(
    { record, question: posted, waitsFor, timers, disputed },
    parts.clock.now(),
  );
  return { handling, outcome: outcome ?? null, question: waitsFor, facts };
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
 * Adds answers to earlier, similar questions as choices; none in campaigns by default, if several people must answer,
 * or if people answer from memory or in a role. Where people choose the goal, adds only the assignee's own.
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
  const choiceFor = ({ ballot, said }: EarlierAnswer, nth: number): string | null => {
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
