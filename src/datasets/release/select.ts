/** Selects what may be released: whole episodes of campaigns, if everybody whose answers they use has consented. */

import type { Memory } from "../../../memory/stores.js";
import type { Episode, StepRecord } from "../../core/episode/episode.js";
import { isReleasable } from "../../core/episode/scene.js";
import type { Turn } from "../../core/episode/turn.js";
import type { Fact } from "../../core/memory/fact.js";
import type { Ballot, Household } from "../../core/memory/stores.js";
import { excludedQuestions, type Review } from "../../core/question/exchange.js";
import type { Question } from "../../core/question/question.js";
import { knownPeople } from "./known-people.js";
import type { ReleaseSettings } from "./manifest.js";
import type { RowAnswerRow } from "./rows.js";

type Refusal = "open" | "simulated" | "consent" | "deleted" | "excluded";

export interface SourceEpisode {
  readonly episode: Episode & { readonly endedAt: number };
  readonly campaign: string | null;
  readonly steps: readonly StepRecord[];
  readonly questions: readonly SourceQuestion[];
}

export interface SourceQuestion {
  readonly question: Question & { readonly settledAt: number };
  /** Only answers that were understood and not taken back. */
  readonly ballots: readonly Ballot[];
}

export type SourceHousehold = Awaited<ReturnType<typeof findSource>>["households"][number];

export interface SourceRowAnswer {
  readonly question: Question;
  readonly arm: Episode["arm"] | null;
  readonly ballot: Ballot;
  /** `answer` names the chosen thing, or has the person's words, which nobody has reviewed yet. */
  readonly says: Pick<RowAnswerRow, "id" | "mode" | "ambiguity_type" | "user_intent" | "told"> & {
    readonly answer: string;
  };
}

/** What imported releases say about use for training. Holds only for their own rows. */
export interface ImportedTerms {
  readonly published: ReadonlyMap<string, boolean>;
  /** Permissions of releases imported before `published` was stored. */
  readonly permissions: ReleaseSettings["permissions"];
  /** Seconds by answer: since it was shown, since it was opened. */
  readonly took: ReadonlyMap<string, readonly [number | null, number | null]>;
}

export type LeftOut = Readonly<Record<Refusal, number>>;

type Wanted = Pick<ReleaseSettings, "campaign" | "includeSimulated">;

export type Selected = Awaited<ReturnType<typeof selectRelease>>;

export async function selectRelease(
  memory: Memory,
  given: {
    readonly settings: ReleaseSettings;
    readonly rowAnswers: readonly SourceRowAnswer[];
    readonly imported: {
      readonly terms: ImportedTerms;
      readonly rowAnswers: readonly RowAnswerRow[];
    };
  },
) {
  const { releases, tuples, episodes } = memory;
  const { households, leftOut } = await findSource(memory, given.settings);
  const importedIds = await releases.importedIds();
  const homes = await Promise.all(
    households.map(async (source) => ({ source, tuples: await tuples.list(source.household.id) })),
  );
  const played = await Promise.all(
    (await releases.campaignEpisodes()).map(async ({ id, campaign }) => {
      const imported = importedIds.has(id) ? await episodes.get(id) : null;
      return { id, campaign, importedHome: imported?.household ?? null };
    }),
  );
  return {
    ...given,
    homes,
    leftOut,
    importedIds,
    played,
    reviews: latestReviews(await releases.reviews()),
    tombstones: await releases.tombstones(),
    known: await knownPeople(memory, importedIds),
  };
}

export function latestReviews(log: readonly Review[]): ReadonlyMap<string, Review> {
  return new Map(log.map((review) => [review.ballot, review]));
}

/** Reads the episodes that may be released, and counts the others. */
export async function findSource(memory: Memory, wanted: Wanted) {
  const campaigns = new Map(
    (await memory.releases.campaignEpisodes()).map(({ id, campaign }) => [id, campaign]),
  );
  const rules = {
    wanted,
    agreed: await readConsents(memory),
    excluded: excludedQuestions(await memory.releases.exclusions()),
  };
  const leftOut = { open: 0, simulated: 0, consent: 0, deleted: 0, excluded: 0 };
  const households = [];
  for (const household of await memory.households.list()) {
    if (!isReleasable(household.content)) continue;
    const home = { ...rules, ...(await readHome(memory, household)) };
    const byCampaign = new Map<string | null, SourceEpisode[]>();
    const played: { readonly round: number; readonly campaign: string | null }[] = [];
    for (const episode of await memory.episodes.list(household.id)) {
      const campaign = campaigns.get(episode.id);
      if (campaign === undefined) continue;
      played.push({ round: episode.round, campaign });
      if (wanted.campaign !== null && campaign !== wanted.campaign) continue;
      const steps = await memory.episodes.steps(episode.id);
      const turns = await memory.turns.list(episode.id);
      const judged = judge(home, episode, steps, turns);
      if (typeof judged === "string") leftOut[judged] += 1;
      else {
        const episodes = byCampaign.get(campaign) ?? [];
        byCampaign.set(campaign, [...episodes, { ...judged, campaign, steps }]);
      }
    }
    for (const [campaign, episodes] of byCampaign) {
      const facts = factsOf(home, episodes);
      const ids = new Set(facts.map(({ id }) => id));
      const marks = (await memory.facts.marks(household.id)).filter(({ id }) => ids.has(id));
      // Things that people moved between two tasks belong to the campaign of the next task, else of the last.
      const moves = (await memory.episodes.moves(household.id)).filter(({ afterRound }) => {
        const next = played.find(({ round }) => round > afterRound) ?? played.at(-1);
        return next?.campaign === campaign;
      });
      households.push({ household, campaign, episodes, facts, marks, moves });
    }
  }
  return {
    /** Excludes AmbiK, whose sentences are not ours: only answers to its rows are released. */
    households,
    leftOut,
  };
}

type HomeRows = Awaited<ReturnType<typeof readHome>>;
type JudgedHome = HomeRows & {
  readonly wanted: Wanted;
  readonly agreed: Consents;
  readonly excluded: ReadonlySet<string>;
};

async function readHome(memory: Memory, { id }: Household) {
  const facts = await memory.facts.list({ household: id, valid: false });
  const questions = await memory.questions.list({ household: id });
  const ballots = new Map<string, readonly Ballot[]>();
  for (const { id: question } of questions) {
    ballots.set(question, await memory.questions.ballots(question));
  }
  return {
    ballots,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    questions: new Map(questions.map((question) => [question.id, question])),
  };
}

/** @param turns empty for imported episodes @returns why the episode stays out, or its questions */
function judge(
  home: JudgedHome,
  episode: Episode,
  steps: readonly StepRecord[],
  turns: readonly Turn[],
): Omit<SourceEpisode, "campaign" | "steps"> | Refusal {
  const { endedAt } = episode;
  if (endedAt === null) return "open";
  const asked = [...home.questions.values()].filter((question) => question.episode === episode.id);
  const because = steps.flatMap((step) => step.because);
  if (because.some((id) => !home.facts.has(id))) return "deleted";
  if (because.some((id) => isTaught(home.facts.get(id)))) return "consent";
  const isSimulated = episode.bot === "simulated";
  if (isSimulated && !home.wanted.includeSimulated) return "simulated";
  const refused = refusePlayer(home, episode, turns);
  if (refused) return refused;
  for (const question of basisOf(asked, steps, home.facts)) {
    const refusal = refuseQuestion(home, question);
    if (refusal) return refusal;
  }
  const questions: SourceQuestion[] = [];
  for (const question of asked) {
    const { settledAt, state } = question;
    if (settledAt === null || state === "open") return "open";
    const ballots = (home.ballots.get(question.id) ?? []).filter(
      ({ retracted, understood }) => !retracted && understood !== null,
    );
    if (state === "answered" && ballots.length === 0) return "deleted";
    questions.push({ question: { ...question, settledAt }, ballots });
  }
  return { episode: { ...episode, endedAt }, questions };
}

/** Collects an episode's own questions, those it waited for, and those whose answers it used. @slice replay */
export function basisOf(
  asked: readonly Pick<Question, "id">[],
  steps: readonly StepRecord[],
  facts: ReadonlyMap<string, Fact>,
): ReadonlySet<string> {
  return new Set([
    ...asked.map(({ id }) => id),
    ...steps.flatMap(({ question }) => question ?? []),
    ...steps.flatMap(({ because }) => because.flatMap((id) => facts.get(id)?.question ?? [])),
  ]);
}

function refusePlayer(
  { agreed }: JudgedHome,
  episode: Episode,
  turns: readonly Turn[],
): Refusal | null {
  for (const { taken } of turns) {
    if (!taken) continue;
    if (taken.person === null) return "deleted";
    if (!agreed(episode.campaign, taken.person, taken.at)) return "consent";
  }
  return null;
}

/** Refuses a question unless all who answered consented, also those who took the answer back, as its effects show. */
function refuseQuestion(home: JudgedHome, id: string): Refusal | null {
  const { agreed, excluded, wanted } = home;
  if (excluded.has(id)) return "excluded";
  const question = home.questions.get(id);
  if (question?.purpose !== "campaign") return "consent";
  for (const { person, platform, at } of home.ballots.get(id) ?? []) {
    if (platform === "simulated" && !wanted.includeSimulated) return "simulated";
    if (platform !== "simulated" && !agreed(question.campaign, person, at)) return "consent";
  }
  return null;
}

/** Whether the person had agreed by then, and has not withdrawn since. */
type Consents = (campaign: string | null | undefined, person: string, at: number) => boolean;

/** Reads consents. Campaigns of this database need consent to their own text, all else to research in general. */
export async function readConsents(memory: Memory): Promise<Consents> {
  const people = new Map((await memory.people.list()).map((person) => [person.id, person]));
  const campaigns = new Map<string, ReadonlyMap<string, number>>();
  for (const { id, design } of await memory.campaigns.list()) {
    const enrolled = await memory.campaigns.enrolments(id);
    const times = enrolled.flatMap(({ person, consentVersion, consentAt }) =>
      consentVersion === design.consent.version && consentAt !== null
        ? [[person, consentAt] as const]
        : [],
    );
    campaigns.set(id, new Map(times));
  }
  return (campaign, person, at) => {
    const enrolled = campaigns.get(campaign ?? "");
    const since = enrolled ? enrolled.get(person) : people.get(person)?.consentedAt;
    return since != null && since <= at;
  };
}

/** True for facts that a person taught unasked, which belong to no campaign. */
function isTaught(fact: Fact | undefined): boolean {
  return fact !== undefined && fact.question === null && fact.person !== null;
}

function factsOf(home: HomeRows, episodes: readonly SourceEpisode[]): readonly Fact[] {
  const asked = episodes.flatMap(({ questions }) => questions);
  const questions = new Set(asked.map(({ question }) => question.id));
  const ballots = new Set(asked.flatMap((one) => one.ballots.map(({ id }) => id)));
  const played = new Set(episodes.map(({ episode }) => episode.id));
  const isOfAnswer = ({ question, ballot }: Fact) =>
    question !== null && questions.has(question) && (ballot === null || ballots.has(ballot));
  const isSeen = ({ question, person, episode }: Fact) =>
    question === null && person === null && episode !== null && played.has(episode);
  return [...home.facts.values()].filter(
    (fact) => fact.status !== "retracted" && (isOfAnswer(fact) || isSeen(fact)),
  );
}
